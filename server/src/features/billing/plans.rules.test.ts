import { CURRENCY, isPaidPlan, paidPlans, plans } from '@sirenade/contract/limits';
import { describe, expect, it } from 'vitest';
import {
  addMonth,
  isMonthOver,
  isRefunded,
  monthName,
  nextCheck,
  nextCheckUnreported,
  paidThrough,
  renewsMonth,
  stateUnreported,
  waitForPayment,
} from './plans.rules.ts';

const date = (text: string) => new Date(`${text}Z`);
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the plans', () => {
  it.each([
    ['mini_creator', 5, 2000, 30],
    ['creator', 15, 7000, 100],
    ['mega_creator', 30, 20_000, 220],
    ['ultra_creator', 50, 40_000, 500],
    ['ultimate_creator', 90, 80_000, 1000],
  ] as const)(
    '%s costs %i US dollars a month for %i words and %i images [K1] [K2] [K3] [K4] [K5] [K7] [E14]',
    (...plan) => {
      const [name, price, words, images] = plan;
      expect(plans[name]).toMatchObject({ price, words, images });
      expect(CURRENCY).toBe('USD');
    },
  );

  it('are these five; what is arranged by contact, and what every object has, is none [K6] [R9]', () => {
    expect(paidPlans).toEqual(['mini_creator', 'creator', 'mega_creator', 'ultra_creator', 'ultimate_creator']);
    for (const name of ['trial', 'custom_creator', 'constructor', 'toString', '__proto__', '']) {
      expect(isPaidPlan(name)).toBe(false);
    }
  });

  it('are named with their month', () => {
    expect(monthName('creator', date('2026-11-30T23:59:59'))).toBe('Creator plan, November');
    expect(monthName('mini_creator', date('2026-12-01T00:00:00'))).toBe('Mini Creator plan, December');
  });
});

describe('a month', () => {
  it.each([
    ['2026-11-15T10:00:00', '2026-12-15T10:00:00'],
    ['2026-12-31T10:00:00', '2027-01-31T10:00:00'],
    ['2027-01-31T10:00:00', '2027-02-28T10:00:00'],
    ['2028-01-30T23:59:59', '2028-02-29T23:59:59'],
    ['2026-08-31T00:00:00', '2026-09-30T00:00:00'],
  ])('from %s ends at %s', (from, to) => {
    expect(addMonth(date(from))).toEqual(date(to));
  });

  it('reaches to the next payment, or a month when that date is none or too far', () => {
    const at = date('2026-01-31T08:00:00');
    const paid = [{ paidAt: at, state: 'completed' as const }];
    expect(paidThrough(paid, date('2026-02-28T10:00:00'))).toEqual(date('2026-02-28T10:00:00'));
    expect(paidThrough(paid, null)).toEqual(date('2026-02-28T08:00:00'));
    expect(paidThrough(paid, date('2026-03-31T10:00:00'))).toEqual(date('2026-02-28T08:00:00'));
    expect(paidThrough(paid, date('2026-01-30T10:00:00'))).toEqual(date('2026-02-28T08:00:00'));
  });

  it('counts from the newest payment that was not given back or declined', () => {
    const payments = [
      { paidAt: date('2026-03-10T00:00:00'), state: 'completed' as const },
      { paidAt: date('2026-05-10T00:00:00'), state: 'refunded' as const },
      { paidAt: date('2026-04-10T00:00:00'), state: 'partially_refunded' as const },
      { paidAt: date('2026-05-11T00:00:00'), state: 'declined' as const },
      { paidAt: date('2026-05-12T00:00:00'), state: 'pending' as const },
    ];
    expect(paidThrough(payments, null)).toEqual(date('2026-05-10T00:00:00'));
    expect(paidThrough(payments.slice(1, 2), null)).toBeNull();
    expect(paidThrough([], date('2026-05-10T00:00:00'))).toBeNull();
  });

  const month = (subscriptionId: number, day: string) => ({ subscriptionId, paidAt: date(`2026-${day}T00:00:00`) });

  it('takes the place of the one before it', () => {
    expect(renewsMonth(month(1, '02-10'), [])).toBe(true);
    expect(renewsMonth(month(1, '02-10'), [month(1, '01-10')])).toBe(true);
    expect(renewsMonth(month(2, '04-10'), [month(1, '01-10')])).toBe(true);
  });

  it('adds to another plan that is still paid, and to a later month that was seen first', () => {
    expect(renewsMonth(month(2, '01-20'), [month(1, '01-10')])).toBe(false);
    expect(renewsMonth(month(1, '02-10'), [month(1, '01-10'), month(2, '01-20')])).toBe(false);
    expect(renewsMonth(month(1, '01-10'), [month(1, '02-10')])).toBe(false);
  });

  it('is over when it was followed by another, or by the calendar', () => {
    const now = date('2026-02-01T00:00:00');
    expect(isMonthOver(month(1, '01-10'), [month(1, '01-10')], now)).toBe(false);
    expect(isMonthOver(month(1, '01-10'), [month(1, '01-10'), month(2, '01-20')], now)).toBe(false);
    expect(isMonthOver(month(1, '01-10'), [month(1, '01-25')], now)).toBe(true);
    expect(isMonthOver(month(1, '01-01'), [], now)).toBe(true);
  });
});

describe('money given back', () => {
  const paid = (day: string, state: 'completed' | 'refunded' | 'declined' | 'pending' | 'partially_refunded') => ({
    paidAt: date(`2026-${day}T00:00:00`),
    state,
  });

  it('ends a plan when it is the newest that came, whatever was tried after it', () => {
    expect(isRefunded([paid('01-10', 'completed'), paid('02-10', 'refunded')])).toBe(true);
    expect(isRefunded([paid('02-10', 'refunded'), paid('03-10', 'declined'), paid('03-11', 'pending')])).toBe(true);
  });

  it('does not when it is of an older month, or a part', () => {
    expect(isRefunded([paid('02-10', 'completed'), paid('01-10', 'refunded')])).toBe(false);
    expect(isRefunded([paid('02-10', 'partially_refunded')])).toBe(false);
    expect(isRefunded([paid('02-10', 'pending')])).toBe(false);
    expect(isRefunded([])).toBe(false);
  });
});

describe('money under way', () => {
  const now = date('2026-11-15T12:00:00');
  const reported = (text: string | null) => ({ lastPaymentAt: text === null ? null : date(text) });
  const listed = (text: string, state: 'completed' | 'pending' = 'completed') => [{ paidAt: date(text), state }];

  it('that the provider announced but did not list is looked for soon, then daily, for a year', () => {
    expect(waitForPayment(reported('2026-11-15T11:00:00'), listed('2026-10-15T11:00:00'), now)).toBe(10 * MINUTE);
    expect(waitForPayment(reported('2026-11-15T11:00:00'), [], now)).toBe(10 * MINUTE);
    expect(waitForPayment(reported('2026-11-11T11:00:00'), listed('2026-10-11T11:00:00'), now)).toBe(DAY);
    expect(waitForPayment(reported('2025-11-11T11:00:00'), [], now)).toBeNull();
  });

  it('that is pending is looked for every hour, then daily', () => {
    expect(waitForPayment(reported('2026-11-15T11:00:00'), listed('2026-11-15T11:00:00', 'pending'), now)).toBe(
      60 * MINUTE,
    );
    expect(waitForPayment(null, listed('2026-11-01T11:00:00', 'pending'), now)).toBe(DAY);
  });

  it('is none when the payment is listed, at a slightly different time, or none was announced', () => {
    expect(waitForPayment(reported('2026-11-15T11:00:00'), listed('2026-11-15T10:58:00'), now)).toBeNull();
    expect(waitForPayment(reported(null), [], now)).toBeNull();
    expect(waitForPayment(null, listed('2026-11-15T10:58:00'), now)).toBeNull();
  });
});

describe('a subscription that the provider does not report', () => {
  const now = date('2026-11-15T12:00:00');
  const from = (ms: number) => new Date(now.getTime() + ms);
  const row = { state: 'active' as const, createdAt: now, startedAt: now, paidThrough: now, cancelWantedAt: null };

  it('runs to the end of what was paid and some days more', () => {
    expect(stateUnreported({ ...row, paidThrough: from(-2 * DAY) }, now)).toBe('active');
    expect(stateUnreported({ ...row, paidThrough: from(-4 * DAY) }, now)).toBe('expired');
    expect(stateUnreported({ ...row, state: 'suspended', startedAt: from(-4 * DAY), paidThrough: null }, now)).toBe(
      'expired',
    );
    expect(stateUnreported({ ...row, state: 'cancelled', paidThrough: from(-4 * DAY) }, now)).toBe('cancelled');
  });

  it('lapses when it was never approved', () => {
    expect(stateUnreported({ ...row, state: 'pending' }, now)).toBe('pending');
    expect(stateUnreported({ ...row, state: 'intended', createdAt: from(-4 * DAY) }, now)).toBe('lapsed');
  });

  it('is not looked at every few minutes, and no more at all once it is over', () => {
    expect(nextCheckUnreported(row, now)).toEqual(from(DAY));
    expect(nextCheckUnreported({ ...row, cancelWantedAt: now }, now)).toEqual(from(60 * MINUTE));
    expect(nextCheckUnreported({ ...row, state: 'lapsed' }, now)).toBeNull();
  });
});

describe('looking at the provider again', () => {
  const now = date('2026-11-15T12:00:00');
  const row = { state: 'active' as const, createdAt: now, startedAt: now, paidThrough: null, cancelWantedAt: null };
  const inMs = (changes: Partial<Parameters<typeof nextCheck>[0]>) => {
    const next = nextCheck({ ...row, ...changes }, now);
    return next && next.getTime() - now.getTime();
  };
  const from = (ms: number) => new Date(now.getTime() + ms);

  it('happens every ten minutes while an approval is fresh, then every hour', () => {
    expect(inMs({ state: 'pending' })).toBe(10 * MINUTE);
    expect(inMs({ state: 'pending', createdAt: from(-4 * 60 * MINUTE) })).toBe(60 * MINUTE);
    expect(inMs({ startedAt: null })).toBe(10 * MINUTE);
    expect(inMs({ startedAt: null, createdAt: from(-4 * 60 * MINUTE) })).toBe(60 * MINUTE);
  });

  it('happens daily for what runs, and soon after a payment was due', () => {
    expect(inMs({ paidThrough: from(20 * DAY) })).toBe(DAY);
    expect(inMs({ paidThrough: from(30 * MINUTE) })).toBe(90 * MINUTE);
    expect(inMs({ paidThrough: from(-DAY) })).toBe(6 * 60 * MINUTE);
    expect(inMs({ state: 'suspended' })).toBe(DAY);
  });

  it('happens soon while a cancel is still to be carried out', () => {
    expect(inMs({ cancelWantedAt: now, paidThrough: from(9 * DAY) })).toBe(10 * MINUTE);
    expect(inMs({ state: 'suspended', cancelWantedAt: now })).toBe(10 * MINUTE);
  });

  it('ends when nothing can happen any more', () => {
    expect(inMs({ state: 'cancelled', paidThrough: from(9 * DAY) })).toBe(DAY);
    expect(inMs({ state: 'cancelled', paidThrough: from(-1) })).toBeNull();
    expect(inMs({ state: 'expired' })).toBeNull();
    expect(inMs({ state: 'lapsed' })).toBeNull();
  });
});
