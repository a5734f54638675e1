import { limits, type PaidPlan, paidPlans, plans } from '@sirenade/contract/limits';
import type { PaymentSandbox } from '@sirenade/paypal-sandbox';
import { type ServedSandbox, servePaymentSandbox } from '@sirenade/paypal-sandbox/serve';
import { expect } from 'vitest';
import type { Context, UserActor } from '../src/context.ts';
import { activate } from '../src/features/billing/activation.service.ts';
import { sweepCredits, sweepSubscriptions } from '../src/features/billing/billing-sweep.service.ts';
import { catchUp } from '../src/features/billing/catch-up.service.ts';
import { checkOut } from '../src/features/billing/checkout.service.ts';
import { paymentMemory } from '../src/features/billing/facts.service.ts';
import { grantTrial } from '../src/features/billing/grants.service.ts';
import { followNotice, noticeJob } from '../src/features/billing/notices.service.ts';
import { addMonth } from '../src/features/billing/plans.rules.ts';
import { AppError } from '../src/platform/app-error.ts';
import { checkOrigin } from '../src/platform/http/origin-guard.ts';
import { type PaypalSettings, paypal } from '../src/providers/payments/paypal.ts';
import { rowsOf } from './account-steps.ts';
import { type Draws, seededDraws } from './seeded.ts';
import type { TestApp } from './test-app.ts';

/** Injected faults, as shares of all notices, all calls and all lists of payments. */
export const TROUBLE = {
  lostNotices: 0.2,
  duplicatedNotices: 0.2,
  reorderedNotices: 0.2,
  forgedNotices: 0.1,
  failsBefore: 0.02,
  failsAfter: 0.05,
  cutsAfter: 0.02,
  emptyLists: 0.1,
  lateLists: 0.1,
  oddLists: 0.1,
  pendingReads: 1,
};
const NO_TROUBLE = Object.fromEntries(Object.keys(TROUBLE).map((name) => [name, 0]));
const TIMEOUTS = { connect: 5_000, firstByte: 10_000, idle: 10_000, total: 20_000 };
const AT_ONCE = 8;
const HOUR = 3_600_000;

type SandboxSubscription = ReturnType<PaymentSandbox['subscriptions']>[number];

export interface Simulation {
  house: TestApp;
  served: ServedSandbox;
  users: UserActor[];
  draws: Draws;
  noticeCounts: { authentic: number; forged: number };
  /** Jobs that are to be done. One that fails is not tried again: then only the sweeps are left. */
  queue: (() => Promise<unknown>)[];
  close(): Promise<void>;
}

/** Users by the hundred, without the time that passwords and mails take. */
async function makeUsers(house: TestApp, count: number): Promise<UserActor[]> {
  const rows = await rowsOf(
    house,
    `INSERT INTO users (username, username_key, email, email_key, password_hash, verified_at, terms_version, terms_accepted_at)
     SELECT 'Sim' || n, 'sim' || n, 'sim' || n || '@example.org', 'sim' || n || '@example.org', '', now(), '', now()
     FROM generate_series(1, $1) n RETURNING id, username`,
    [count],
  );
  for (const row of rows) await grantTrial(house.context(), Number(row.id));
  const rights = { sessionId: '', verified: true, authorized: true, roles: [], twoFactor: false };
  return rows.map((row) => ({ kind: 'user', id: Number(row.id), username: String(row.username), ...rights }));
}

/** Takes the place of the job queue, so that jobs run side by side and a lost one stays lost. */
function takeJobs(house: TestApp): Simulation['queue'] {
  const queue: Simulation['queue'] = [];
  const ctx = house.context();
  house.parts.jobs.send = async ({ afterCommit }, { name }, data) => {
    const job = data as { subscriptionId: number; providerId: string; paymentId: string };
    const work = name === noticeJob.name ? () => followNotice(ctx, job) : () => catchUp(ctx, job.subscriptionId);
    if (afterCommit) afterCommit.push(() => queue.push(work));
    else queue.push(work);
  };
  return queue;
}

/** The app and the payment sandbox, each on a port of its own, with the app's adapter between them. */
export async function openSimulation(house: TestApp, count: number, seed: number): Promise<Simulation> {
  const address = await house.app.listen({ host: '127.0.0.1', port: 0 });
  const served = await servePaymentSandbox({
    checkOrigin,
    webhookUrl: `${address}/api/webhooks/paypal`,
    seed: String(seed),
    clock: house.clock,
    retryWait: () => 20,
    noticesAtOnce: AT_ONCE,
  });
  const { clientId, secret, webhookId, certificate } = served.sandbox;
  const memory = paymentMemory(house.parts.database.db);
  const settings: PaypalSettings = { url: served.url, clientId, secret, webhookId, memory, sandbox: { certificate } };
  const provider = paypal(settings, { clock: house.clock, retries: 0, timeouts: TIMEOUTS });
  const noticeCounts = { authentic: 0, forged: 0 };
  house.parts.providers.payments = {
    ...provider,
    readNotice: async (request, call) => {
      const notice = await provider.readNotice(request, call);
      noticeCounts[notice ? 'authentic' : 'forged'] += 1;
      return notice;
    },
  };
  const close = async () => {
    provider.close();
    await served.close();
  };
  const users = await makeUsers(house, count);
  return { house, served, users, draws: seededDraws(seed), noticeCounts, queue: takeJobs(house), close };
}

/** Does work for every item, some of it concurrently. */
async function forAll<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** As people do: try again a few times when it did not work. */
async function retry<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 0; attempt < 6; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return undefined;
}

/** From the first click over the approval page to the activation; most steps may fail on the way. */
export async function buyInSandbox(ctx: Context, plan: PaidPlan): Promise<void> {
  const checkout = await retry(() => checkOut(ctx, plan));
  if (!checkout?.approvalUrl) return;
  const { origin } = new URL(checkout.approvalUrl);
  const body = new URLSearchParams({ choice: 'approve' });
  const answer = await fetch(checkout.approvalUrl, { method: 'POST', redirect: 'manual', body, headers: { origin } });
  const back = new URL(answer.headers.get('location') ?? '');
  const returned = Object.fromEntries(back.searchParams);
  await retry(() => activate(ctx, returned, []));
}

/** Lets notices arrive and jobs work until there is nothing more to do. */
async function drain({ served, queue }: Simulation): Promise<void> {
  do {
    await served.sandbox.settled();
    await forAll(queue.splice(0), async (work) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    });
  } while (queue.length > 0);
}

/** Waits for pending notices and jobs, and then runs the sweeps, which find lost ones. */
async function settle(simulation: Simulation): Promise<void> {
  const ctx = simulation.house.context();
  await drain(simulation);
  await sweepSubscriptions(ctx);
  await drain(simulation);
  await sweepCredits(ctx);
}

/** Actions of users and of the provider in a month. */
async function live(simulation: Simulation, month: number): Promise<void> {
  const { house, served, users, draws } = simulation;
  const { sandbox } = served;
  const byReference = new Map(sandbox.subscriptions().map((each) => [each.customId, each]));
  const rows = await rowsOf(
    house,
    `SELECT user_id, reference FROM subscriptions WHERE state IN ('active', 'suspended')`,
  );
  const subscriptionIds = new Map(rows.map((row) => [row.user_id, byReference.get(String(row.reference))?.id]));
  const plan = users.map((user) => ({ user, dice: draws.share(), plan: draws.pick(paidPlans) }));
  await forAll(plan, async ({ user, dice, plan }) => {
    const ctx = house.context(user);
    const id = subscriptionIds.get(user.id);
    if (month === 0) await buyInSandbox(ctx, plan);
    else if (id === undefined || dice < 0.03) {
      if (dice < 0.3) await buyInSandbox(ctx, plan);
    } else if (dice < 0.06) await checkOut(ctx, 'trial');
    else if (dice < 0.1) sandbox.act(id, 'decline-next');
    else if (dice < 0.12) sandbox.act(id, 'cancel');
    else if (dice < 0.17) sandbox.act(id, 'refund');
    else if (dice < 0.19) sandbox.act(id, 'reverse');
    else if (dice < 0.21) sandbox.act(id, 'refund', 100);
    else if (dice < 0.5) sandbox.act(id, 'activate');
  });
}

/** Runs the months, with trouble on the way, and then a calm day on which all that was missed is made good. */
export async function runMonths(simulation: Simulation, months: number): Promise<void> {
  const { house, served } = simulation;
  const { sandbox } = served;
  sandbox.setFaults(TROUBLE);
  for (let month = 0; month < months; month++) {
    await live(simulation, month);
    await settle(simulation);
    house.clock.set(new Date(addMonth(house.clock.now()).getTime() + HOUR));
    sandbox.advance();
    await settle(simulation);
  }
  sandbox.setFaults(NO_TROUBLE);
  sandbox.advance();
  for (let round = 0; round < 4; round++) {
    house.clock.move(2 * HOUR);
    await settle(simulation);
  }
  house.clock.move(24 * HOUR);
  await settle(simulation);
}

const STATES: Record<SandboxSubscription['status'], string[]> = {
  APPROVAL_PENDING: ['pending', 'lapsed'],
  APPROVED: ['pending', 'lapsed'],
  ACTIVE: ['active'],
  SUSPENDED: ['suspended'],
  CANCELLED: ['cancelled'],
  EXPIRED: ['expired'],
};

export interface Account {
  subscriptions: number;
  payments: number;
  granted: number;
  refunded: number;
}

/** Compares our books with the provider's, subscription by subscription and payment by payment. */
export async function compareBooks({ house, served, users }: Simulation): Promise<Account> {
  const truth = served.sandbox.subscriptions();
  const rows = await rowsOf(house, 'SELECT * FROM subscriptions');
  const rowOf = new Map(rows.map((row) => [row.provider_id, row]));
  const payments = await rowsOf(house, 'SELECT * FROM subscription_payments');
  const entries = await rowsOf(house, `SELECT * FROM credit_entries WHERE cause LIKE 'payment:%'`);
  const paid = new Map<string, { userId: unknown; plan: PaidPlan }>();
  const neverGranted = new Set<string>();
  const wrongStates: unknown[] = [];
  for (const subscription of truth) {
    const row = rowOf.get(subscription.id);
    // A lost answer leaves a checkout at the provider whose approval link we never got.
    if (!row) {
      expect(subscription.status).toBe('APPROVAL_PENDING');
      continue;
    }
    if (!STATES[subscription.status].includes(String(row.state)))
      wrongStates.push([subscription.id, subscription.status, row.state]);
    for (const { id, status } of subscription.transactions) {
      if (status === 'DECLINED' || status === 'PENDING') neverGranted.add(id);
      else paid.set(id, { userId: row.user_id, plan: row.plan as PaidPlan });
    }
  }
  expect(wrongStates).toEqual([]);

  const granted = payments.filter((payment) => payment.granted_at !== null);
  const unknown = payments.filter(
    ({ payment_id }) => !paid.has(String(payment_id)) && !neverGranted.has(String(payment_id)),
  );
  expect(unknown, 'payments the provider never took').toEqual([]);
  // A payment that was refunded before it was first read granted nothing.
  const missed = [...paid.keys()].filter((id) => {
    const payment = payments.find(({ payment_id }) => payment_id === id);
    return payment?.granted_at == null && payment?.state !== 'refunded';
  });
  expect(missed, 'paid months that were not granted').toEqual([]);
  const kinds = new Map<string, number>();
  for (const { cause, kind, amount, user_id } of entries) {
    const id = String(cause).slice('payment:'.length);
    const month = paid.get(id);
    expect(month, `a grant for ${id}`).toBeDefined();
    expect([user_id, amount]).toEqual([month?.userId, month && plans[month.plan][kind as 'words' | 'images']]);
    kinds.set(id, (kinds.get(id) ?? 0) + 1);
  }
  expect(
    [...kinds.values()].filter((count) => count !== 2),
    'months granted more or less than once',
  ).toEqual([]);
  expect(kinds.size).toBe(granted.length);
  await compareBalances(house, users, truth, rows);
  return {
    subscriptions: truth.length,
    payments: paid.size,
    granted: granted.length,
    refunded: payments.filter(({ refunded_at }) => refunded_at !== null).length,
  };
}

/** No credits were spent: every user has the trial, and one month if their newest one is paid and still runs. */
async function compareBalances(
  house: TestApp,
  users: UserActor[],
  truth: SandboxSubscription[],
  rows: Record<string, unknown>[],
): Promise<void> {
  const accounts = await rowsOf(house, `SELECT user_id, balance FROM credit_accounts WHERE kind = 'words'`);
  const now = house.clock.now();
  for (const user of users) {
    const own = rows.filter((row) => row.user_id === user.id && row.started_at !== null);
    if (own.length !== 1) continue;
    const subscription = truth.find(({ id }) => id === own[0]?.provider_id);
    const newest = subscription?.transactions.findLast(({ status }) => status !== 'DECLINED');
    const runs = newest && newest.status !== 'REFUNDED' && addMonth(new Date(newest.at)) > now;
    const wanted = limits.trial.words + (runs ? plans[own[0]?.plan as PaidPlan].words : 0);
    expect(accounts.find(({ user_id }) => user_id === user.id)?.balance, user.username).toBe(wanted);
  }
}
