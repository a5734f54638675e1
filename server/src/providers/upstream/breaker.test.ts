import { describe, expect, it } from 'vitest';
import { type Breaker, makeBreaker, type Permit } from './breaker.ts';

const changes: boolean[] = [];
function setUp() {
  let now = 1_000_000;
  changes.length = 0;
  const clock = { now: () => new Date(now) };
  const breaker = makeBreaker({ failures: 5, rest: 5_000 }, clock, (open) => changes.push(open));
  return { breaker, pass: (ms: number) => (now += ms) };
}
const permitOf = (breaker: Breaker): Permit => {
  const permit = breaker.admit();
  if (typeof permit === 'number') throw new Error(`closed for ${permit} s`);
  return permit;
};
const isAdmitted = (breaker: Breaker): boolean => typeof breaker.admit() !== 'number';
const fail = (breaker: Breaker, times: number, retryAfter?: number) => {
  for (let n = 0; n < times; n++) permitOf(breaker).failed(retryAfter);
};

describe('the breaker', () => {
  it('opens after five failures in a row, and says how long to wait', () => {
    const { breaker } = setUp();
    fail(breaker, 5);
    expect(breaker.admit()).toBe(5);
    expect(changes).toEqual([true]);
  });

  it('stays closed while successes come between failures', () => {
    const { breaker } = setUp();
    for (let n = 0; n < 10; n++) {
      fail(breaker, 4);
      permitOf(breaker).succeeded();
    }
    expect(changes).toEqual([]);
  });

  it('lets exactly one request try when the rest is over', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(4_999);
    expect(breaker.admit()).toBe(1);
    pass(1);
    const probe = permitOf(breaker);
    expect(breaker.admit()).toBe(1);
    probe.succeeded();
    expect(changes).toEqual([true, false]);
    fail(breaker, 4);
    expect(isAdmitted(breaker)).toBe(true);
  });

  it('rests again when the probe fails', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(5_000);
    permitOf(breaker).failed();
    expect(breaker.admit()).toBe(5);
    pass(5_000);
    permitOf(breaker).succeeded();
    expect(isAdmitted(breaker)).toBe(true);
    expect(changes).toEqual([true, true, false]);
  });

  it('lets others in at the first byte of a probe, and opens at once when one of them fails', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(5_000);
    const probe = permitOf(breaker);
    probe.answered();
    const next = permitOf(breaker);
    next.failed();
    expect(breaker.admit()).toBe(5);
  });

  it('learns nothing from a probe that its user cancelled', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(5_000);
    permitOf(breaker).dropped();
    expect(changes).toEqual([true]);
    // It neither closed nor prolonged anything: the next one is a probe again, and alone.
    const probe = permitOf(breaker);
    expect(breaker.admit()).toBe(1);
    probe.succeeded();
    expect(changes).toEqual([true, false]);
    expect(isAdmitted(breaker)).toBe(true);
  });

  it('rests for as long as the server asked, but looks again after a minute', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5, 30);
    pass(5_000);
    expect(breaker.admit()).toBe(25);
    pass(25_000);
    permitOf(breaker).failed(3_600);
    expect(breaker.admit()).toBe(60);
  });

  it('counts each request once, and late failures do not prolong the rest', () => {
    const { breaker, pass } = setUp();
    const [twice, late] = [permitOf(breaker), permitOf(breaker)];
    for (let n = 0; n < 9; n++) twice.failed();
    expect(isAdmitted(breaker)).toBe(true);
    fail(breaker, 4);
    pass(3_000);
    late.failed();
    expect(breaker.admit()).toBe(2);
  });
});
