import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { SUITE_MS } from '../../../../scripts/lib/test-limits.mjs';
import { rowsOf } from '../../../test/account-steps.ts';
import { ledgerFaults, newUser, spendableOf } from '../../../test/billing-steps.ts';
import { carryOut, drawOperations, HOLD_LIFETIME } from '../../../test/ledger-load.ts';
import { seededDraws } from '../../../test/seeded.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { isDatabaseAway } from '../../platform/db/faults.ts';
import { reserveCredits, settleReservation } from './credits.service.ts';
import { correctCredits, grantTrial } from './grants.service.ts';

const SEED = Number(process.env.LEDGER_SEED ?? 20_261_115);
const COUNT = Number(process.env.LEDGER_OPERATIONS ?? depth(500, 2000));
const WORKERS = 64;

let house: TestApp;

/** With so many concurrent calls some time out waiting for a connection; those are retried. */
async function retryTimeouts<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

describe('spending at the same time', () => {
  it('gives one credit to one of a hundred who ask at once, in every round', async () => {
    const user = await newUser(house, 'Onecredit');
    const ctx = house.context();
    for (let round = 0; round < depth(3, 20); round++) {
      await correctCredits(ctx, 'Onecredit', 'images', 1, 'One more');
      const asked = await Promise.allSettled(
        Array.from({ length: 100 }, (_, n) =>
          retryTimeouts(() =>
            reserveCredits(ctx, { user }, { key: `one-${round}-${n}`, amounts: { images: 1 }, note: 'Picture' }),
          ),
        ),
      );
      const won = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.key] : []));
      const codes = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
      expect(won).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['out_of_images']));
      await settleReservation(ctx, won[0] ?? '', { images: 1 });
      expect(await spendableOf(house, user)).toEqual([0, 0]);
    }
    expect(await ledgerFaults(house)).toEqual([]);
  });

  it('charges a reservation once when fifty calls settle it at once', async () => {
    const user = await newUser(house, 'Manysettle');
    const ctx = house.context();
    await grantTrial(ctx, user);
    await reserveCredits(ctx, { user }, { key: 'many', amounts: { words: 300, images: 2 }, note: 'Reply' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        retryTimeouts(() => settleReservation(ctx, 'many', { words: 100 + n, images: 1 })),
      ),
    );
    const words = new Set(answers.map((answer) => answer.words));
    expect(words.size).toBe(1);
    expect(await spendableOf(house, user)).toEqual([500 - ([...words][0] ?? 0), 9]);
  });

  it('never lets visitors beyond the cap of the day, nor a visitor beyond their own', async () => {
    const ctx = { ...house.context(), config: { ...house.config, visitorDailyCap: 50 } };
    const ask = (n: number) =>
      reserveCredits(
        ctx,
        { visitor: `crowd${n % 40}`, address: `198.51.100.${n % 30}` },
        { key: `cap-${n}`, amounts: { chats: 1, words: 5 }, note: 'Reply' },
      );
    const asked = await Promise.allSettled(Array.from({ length: 300 }, (_, n) => retryTimeouts(() => ask(n))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const faults = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(faults)).toEqual(new Set(['free_chats_used']));
    expect(await ledgerFaults(house)).toEqual([]);
  });

  it(`keeps the books with ${WORKERS} at work, crashes and repetitions among them`, {
    timeout: SUITE_MS,
  }, async () => {
    const names = new Map<number, string>();
    for (let n = 0; n < 5; n++) names.set(await newUser(house, `Crowded${n}`), `Crowded${n}`);
    console.info(`ledger: seed ${SEED}, ${COUNT} operations by ${WORKERS} workers`);
    const draws = seededDraws(SEED + 1);
    const operations = drawOperations(draws, [...names.keys()], COUNT).entries();
    const charged = new Map<string, Set<string>>();
    const ctx = house.context();
    const work = async () => {
      for (const [at, operation] of operations) {
        if (at % 400 === 0) house.clock.move(HOLD_LIFETIME / 3);
        const crash = draws.chance(0.08);
        const outcome = await retryTimeouts(() => carryOut(ctx, operation, (user) => names.get(user) ?? '', crash));
        if (operation.kind !== 'settle' || outcome.end !== 'done') continue;
        const answers = charged.get(operation.key) ?? new Set();
        charged.set(operation.key, answers.add(JSON.stringify(outcome.answer)));
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    expect(await ledgerFaults(house), `seed ${SEED}`).toEqual([]);
    // Every call that settles a reservation gets the same charge.
    for (const [key, answers] of charged) expect([...answers], key).toHaveLength(1);
    expect(charged.size).toBeGreaterThan(COUNT / 10);
  });
});

describe('erasing an account while it spends', () => {
  it('ends in an erased account and neither hangs nor leaves anything behind', async () => {
    for (let round = 0; round < 15; round++) {
      const deletedUser = await house.signUp(`Leaving${round}`);
      const [row] = await rowsOf(house, 'SELECT id FROM users WHERE username = $1', [`Leaving${round}`]);
      const user = Number(row?.id);
      const ctx = house.context();
      await grantTrial(ctx, user);
      const spend = async (n: number) => {
        const key = `leaving-${round}-${n}`;
        await reserveCredits(ctx, { user }, { key, amounts: { words: 9, images: 1 }, note: 'Reply' });
        await settleReservation(ctx, key, { words: 3 });
      };
      const spending = Array.from({ length: 12 }, (_, n) => spend(n));
      const [deleted, spent] = await Promise.all([
        deletedUser.ask('DELETE', '/api/user'),
        Promise.allSettled(spending),
      ]);
      const faults = spent.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      const DEADLOCK = '40P01';
      expect(faults.filter((fault) => (fault.cause?.code ?? fault.code) === DEADLOCK)).toEqual([]);
      expect(deleted.statusCode, deleted.body).toBe(200);
      for (const table of ['credit_accounts', 'credit_entries', 'credit_holds']) {
        expect(await rowsOf(house, `SELECT 1 FROM ${table} WHERE user_id = $1`, [user]), table).toEqual([]);
      }
    }
  });
});
