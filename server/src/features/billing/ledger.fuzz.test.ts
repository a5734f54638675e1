import { creditKinds } from '@sirenade/contract/billing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { SUITE_MS } from '../../../../scripts/lib/test-limits.mjs';
import { ledgerFaults, newUser } from '../../../test/billing-steps.ts';
import { carryOut, drawOperations, HOLD_LIFETIME, type Operation, type Outcome } from '../../../test/ledger-load.ts';
import { LedgerModel } from '../../../test/ledger-model.ts';
import { seededDraws } from '../../../test/seeded.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { findCredits } from './credits.service.ts';

const SEED = Number(process.env.LEDGER_SEED ?? 20_261_115);
const COUNT = Number(process.env.LEDGER_OPERATIONS ?? depth(600, 3000));
const USERS = 8;
/** Checking the whole ledger takes longer the more entries it has. */
const CHECK_EVERY = Math.max(500, Math.floor(COUNT / 40));

let house: TestApp;
const names = new Map<number, string>();
beforeAll(async () => {
  house = await makeTestApp();
  for (let n = 0; n < USERS; n++) names.set(await newUser(house, `Fuzzed${n}`), `Fuzzed${n}`);
  console.info(`ledger: seed ${SEED}, ${COUNT} operations (LEDGER_SEED and LEDGER_OPERATIONS change them)`);
});
afterAll(() => house.close());

/** Applies an operation to the model; returns the outcome that the ledger should have. */
function expectOf(model: LedgerModel, operation: Operation, now: number): Outcome['end'] | undefined {
  switch (operation.kind) {
    case 'hold': {
      const { user, key, amounts } = operation;
      return model.hold(user, key, amounts, now, HOLD_LIFETIME) ? 'done' : 'refused';
    }
    case 'settle':
      if (!model.holds.has(operation.key)) return 'refused';
      model.end(operation.key, 'settled', operation.used);
      return 'done';
    case 'release':
      model.end(operation.key, 'released', {});
      return 'done';
    case 'trial':
      model.trial(operation.user);
      return 'done';
    case 'month':
      model.month(operation.user, operation.paymentId, operation.plan, operation.renews);
      return 'done';
    case 'refund':
      model.refund(operation.user, operation.paymentId, operation.plan);
      return 'done';
    case 'end of month':
      model.expire(operation.user);
      return 'done';
    case 'correct':
      return model.correct(operation.user, operation.what, operation.amount) ? 'done' : 'refused';
    case 'sweep':
      model.sweep(now, [...names.keys()]);
      return 'done';
  }
}

it('keeps its books under crashes, repetitions and any order: no credit is lost, made or spent twice', {
  timeout: SUITE_MS,
}, async () => {
  const draws = seededDraws(SEED);
  const model = new LedgerModel();
  const users = [...names.keys()];
  const ctx = house.context();
  const ends = { done: 0, refused: 0, crashed: 0 };
  const compare = async (at: number) => {
    expect(await ledgerFaults(house), `seed ${SEED}, after ${at}`).toEqual([]);
    for (const user of users) {
      const wanted = Object.fromEntries(creditKinds.map((kind) => [kind, model.spendable(user, kind)]));
      expect(await findCredits(ctx, { user }), `seed ${SEED}, after ${at}, user ${names.get(user)}`).toEqual(wanted);
    }
  };
  for (const [at, operation] of drawOperations(draws, users, COUNT).entries()) {
    if (draws.chance(0.02)) house.clock.move(draws.below(HOLD_LIFETIME));
    const outcome = await carryOut(ctx, operation, (user) => names.get(user) ?? '', draws.chance(0.08));
    ends[outcome.end] += 1;
    if (outcome.end !== 'crashed') {
      const wanted = expectOf(model, operation, house.clock.now().getTime());
      expect(outcome.end, `seed ${SEED}, operation ${at}: ${JSON.stringify(operation)}`).toBe(wanted);
    }
    if (at % CHECK_EVERY === CHECK_EVERY - 1) await compare(at);
  }
  await compare(COUNT);
  console.info(`ledger: ${ends.done} done, ${ends.refused} refused, ${ends.crashed} cut off before their commit`);
  for (const share of [ends.done / 2, ends.refused * 12, ends.crashed * 20]) expect(share).toBeGreaterThan(COUNT / 4);
});
