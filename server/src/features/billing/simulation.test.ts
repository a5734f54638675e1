import { afterAll, beforeAll, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { SUITE_MS } from '../../../../scripts/lib/test-limits.mjs';
import { compareBooks, openSimulation, runMonths, type Simulation } from '../../../test/billing-simulation.ts';
import { ledgerFaults } from '../../../test/billing-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';

const SEED = Number(process.env.SIM_SEED ?? 20_261_115);
const SUBSCRIPTIONS = Number(process.env.SIM_SUBSCRIPTIONS ?? depth(5, 20));
const MONTHS = Number(process.env.SIM_MONTHS ?? 12);

let house: TestApp;
let simulation: Simulation;
beforeAll(async () => {
  house = await makeTestApp({ RATE_LIMIT_SCALE: '1000000' });
  simulation = await openSimulation(house, SUBSCRIPTIONS, SEED);
  console.info(
    `billing: seed ${SEED}, ${SUBSCRIPTIONS} people, ${MONTHS} months (SIM_SEED, SIM_SUBSCRIPTIONS, SIM_MONTHS)`,
  );
});
afterAll(async () => {
  await simulation.close();
  await house.close();
});

it('grants every paid month exactly once and none from a forgery, whatever is lost, repeated, reordered or cut off', {
  timeout: SUITE_MS,
}, async () => {
  await runMonths(simulation, MONTHS);
  const account = await compareBooks(simulation);
  expect(await ledgerFaults(house)).toEqual([]);
  const { authentic, forged } = simulation.noticeCounts;
  console.info(`billing: ${JSON.stringify({ ...account, notices: authentic, forgeries: forged })}`);
  expect(forged).toBeGreaterThan(0);
  expect(account.granted).toBeGreaterThan((SUBSCRIPTIONS * MONTHS) / 3);
  expect(account.refunded).toBeGreaterThan(0);
});
