import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { certificateId, type KeyPair } from './certificate.ts';
import { type Clock, systemClock } from './clock.ts';
import { overviewPage } from './pages/sandbox-overview.ts';
import { openSandboxApi } from './sandbox-api.ts';
import { answerApproval } from './sandbox-approval.ts';
import { type Problem, type SandboxCore, settleDue } from './sandbox-billing.ts';
import { beginPending } from './sandbox-changes.ts';
import { act, answerControl, type SandboxAction } from './sandbox-control.ts';
import { NO_FAULTS, type SandboxFaults } from './sandbox-faults.ts';
import { json, redirect, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import { type DeliveryReport, openOutbox } from './sandbox-outbox.ts';
import { makeSeal } from './sandbox-seal.ts';
import { addIntervals, idFor, type SandboxSubscription, strikes } from './sandbox-state.ts';
import { openSandboxStore } from './sandbox-store.ts';

type Address = string | (() => string);

export interface SandboxOptions {
  /** Where the app's payment adapter reaches the sandbox, with its path. */
  apiUrl: Address;
  /** Where browsers reach it; the same unless given. */
  pageUrl?: Address | undefined;
  /** Where notices go; null for nowhere. */
  webhookUrl: string | null | (() => string | null);
  /** Throws for a write that a page of another site asked for, as the app around it does. */
  checkOrigin(method: string, headers: IncomingHttpHeaders, pageUrl: URL): void;
  /** The folder in which the state survives a restart. */
  folder?: string | undefined;
  /** Makes everything happen the same way again; secret and random unless given. */
  seed?: string | undefined;
  /** Sign the notices of a sandbox that has none yet; made for it unless given. */
  keys?: KeyPair | undefined;
  /** The app's clock; the sandbox's own runs ahead of it once it was moved. */
  clock?: Clock | undefined;
  /** Milliseconds before a notice that was not taken is sent again. */
  retryWait?: ((attempt: number) => number) | undefined;
  /** How many notices are sent at the same time. */
  noticesAtOnce?: number | undefined;
}

/** A payment provider for development that moves no money, used where none is configured. */
export interface PaymentSandbox {
  clientId: string;
  secret: string;
  webhookId: string;
  /** Signs its notices; PEM. */
  certificate: string;
  answer(request: SandboxRequest): Promise<SandboxAnswer>;
  now(): Date;
  /** Moves the clock and takes the payments that come due; without a distance only those that are due now. */
  advance(by?: { days?: number | undefined; months?: number | undefined }): void;
  faults(): SandboxFaults;
  setFaults(faults: Partial<SandboxFaults>): void;
  /** Every subscription as it really stands. */
  subscriptions(): SandboxSubscription[];
  act(id: string, action: SandboxAction, cents?: number): Problem | null;
  /** Sends the notices that were held back. */
  release(): void;
  /** Settles when no notice is on its way any more. */
  settled(): Promise<void>;
  /** The newest notices, oldest first. */
  notices(): DeliveryReport[];
  close(): Promise<void>;
}

const CLIENT = 'sandbox';
const STALL = 60_000;
const LARGEST_BODY = 64 * 1024;
const LONGEST_WAIT = 600_000;
const notFound = () => json(404, { error: 'Nothing was found here.' });
const read = (address: Address) => (typeof address === 'string' ? address : address()).replace(/\/+$/, '');

/** Opens a payment sandbox; it answers once a server hands it requests. */
export async function openPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { apiUrl, pageUrl = apiUrl, webhookUrl, folder, clock = systemClock } = options;
  const file = folder === undefined ? undefined : join(folder, 'payments.json');
  const { state, identity, save } = await openSandboxStore(file, options.seed, clock.now(), options.keys);
  const secret = idFor(state.seed, 32, 'secret');
  const webhookId = idFor(state.seed, 17, 'webhook');
  const { certificate, keys } = identity;
  const certificateFile = certificateId(certificate);
  const stopped = new AbortController();
  let faults = NO_FAULTS;
  let hasChanged = false;
  let calls = 0;
  let dueAt = 0;

  const outbox = openOutbox({
    seed: state.seed,
    faults: () => faults,
    webhookUrl: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
    seal: makeSeal({
      seed: state.seed,
      webhookId,
      key: keys.privateKey,
      clock,
      certificateUrl: () => `${read(apiUrl)}/v1/notifications/certs/${certificateFile}`,
    }),
    retryWait: options.retryWait ?? ((attempt) => Math.min(1_000 * 2 ** attempt, LONGEST_WAIT)),
    atOnce: options.noticesAtOnce ?? 4,
  });
  const core: SandboxCore = {
    state,
    get faults() {
      return faults;
    },
    now: () => clock.now().getTime() + state.moved,
    emit: (event) => {
      hasChanged = true;
      // The next due time may have changed with it.
      dueAt = 0;
      outbox.post(event);
    },
  };
  const api = openSandboxApi({ core, clientId: CLIENT, secret, certificate, pageUrl: () => read(pageUrl) });

  const sandbox: Omit<PaymentSandbox, 'answer'> = {
    clientId: CLIENT,
    secret,
    webhookId,
    certificate,
    now: () => new Date(core.now()),
    advance: ({ days = 0, months = 0 } = {}) => {
      beginPending(core);
      const now = core.now();
      state.moved += addIntervals(addIntervals(now, 'MONTH', months), 'DAY', days) - now;
      dueAt = settleDue(core);
      outbox.release();
    },
    faults: () => faults,
    setFaults: (wanted) => {
      faults = { ...faults, ...wanted };
    },
    subscriptions: () => structuredClone([...state.subscriptions.values()]),
    act: (id, action, cents) => {
      const subscription = state.subscriptions.get(id);
      if (!subscription) throw new Error(`The sandbox has no subscription ${id}.`);
      return act(core, subscription, action, cents);
    },
    release: outbox.release,
    settled: outbox.settled,
    notices: outbox.reports,
    close: async () => {
      stopped.abort();
      outbox.close();
      await save();
    },
  };
  const controls = {
    ...sandbox,
    core,
    homePath: () => `${new URL(read(pageUrl)).pathname}/`,
    overview: () => ({
      now: sandbox.now(),
      faults,
      subscriptions: sandbox.subscriptions(),
      notices: outbox.reports(),
    }),
  };

  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});

  const callApi = async (request: SandboxRequest): Promise<SandboxAnswer> => {
    const { slowMs, stalls } = faults;
    if (slowMs > 0) await wait(slowMs);
    const answer = api.answer(request);
    if (!strikes(stalls, state.seed, 'stalls', ++calls)) return answer;
    await wait(STALL);
    return { ...answer, cut: true };
  };

  const route = async (request: SandboxRequest): Promise<SandboxAnswer> => {
    const { method, path, headers, isLocal } = request;
    if (request.body.length > LARGEST_BODY) return json(413, { error: 'That is too large.' });
    options.checkOrigin(method, headers, new URL(read(pageUrl)));
    if (path === '/webapps/billing/subscriptions') return answerApproval(core, request);
    // Payers may come from anywhere; all other paths are for the app and its developer.
    if (!isLocal) return notFound();
    if (path.startsWith('/v1/')) return callApi(request);
    if (path.startsWith('/_control/')) return answerControl(controls, request);
    if (path === '' && method === 'GET') return redirect(controls.homePath());
    return path === '/' && method === 'GET' ? overviewPage(core, outbox.reports()) : notFound();
  };

  return {
    ...sandbox,
    answer: async (request) => {
      if (core.now() >= dueAt) dueAt = settleDue(core);
      const answer = await route(request);
      if (hasChanged || request.method !== 'GET') {
        hasChanged = false;
        dueAt = settleDue(core);
        await save();
      }
      return answer;
    },
  };
}
