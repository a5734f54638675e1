import { z } from 'zod';
import type { Problem, SandboxCore } from './sandbox-billing.ts';
import { activate, approve, giveBack, stop } from './sandbox-changes.ts';
import { type SandboxFaults, sandboxFaults } from './sandbox-faults.ts';
import { json, jsonOf, redirect, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import type { SandboxSubscription } from './sandbox-state.ts';

export type SandboxAction = 'approve' | 'decline-next' | 'refund' | 'reverse' | 'suspend' | 'activate' | 'cancel';

/** Controls of the sandbox beside PayPal's API. */
export interface SandboxControls {
  core: SandboxCore;
  advance(by: { days?: number | undefined; months?: number | undefined }): void;
  setFaults(faults: Partial<SandboxFaults>): void;
  release(): void;
  /** Where the overview is. */
  homePath(): string;
  overview(): unknown;
}

const amount = z.coerce.number().int().min(0);
const advanceBody = z.object({ days: amount.max(3660).optional(), months: amount.max(120).optional() });
const actionBody = z.object({ cents: amount.min(1).optional() });
const PATH = /^\/_control\/subscriptions\/([\w-]+)\/([\w-]+)$/;

/** Does something to a subscription; says why not where it cannot be done. */
export function act(
  core: SandboxCore,
  subscription: SandboxSubscription,
  action: SandboxAction,
  cents?: number,
): Problem | null {
  switch (action) {
    case 'approve':
      return approve(core, subscription);
    case 'decline-next':
      subscription.declinesNext = true;
      return null;
    case 'refund':
    case 'reverse': {
      const kind = action === 'refund' ? 'REFUNDED' : 'REVERSED';
      return giveBack(core, subscription, kind, cents) ? null : 'SUBSCRIPTION_STATUS_INVALID';
    }
    case 'suspend':
      return stop(core, subscription, 'SUSPENDED');
    case 'cancel':
      return stop(core, subscription, 'CANCELLED');
    case 'activate':
      return activate(core, subscription);
  }
}

const ACTIONS = new Set<string>(['approve', 'decline-next', 'refund', 'reverse', 'suspend', 'activate', 'cancel']);
const isAction = (text: string): text is SandboxAction => ACTIONS.has(text);
const isForm = ({ headers }: SandboxRequest) =>
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '');

/** A form sends text only, and leaves out unticked boxes. */
function readFaults(form: Record<string, unknown>): unknown {
  const { unknownPlans, ...shares } = form;
  const numbers = Object.entries(shares).map(([name, value]) => [name, Number(value)]);
  return { ...Object.fromEntries(numbers), unknownPlans: unknownPlans === 'true' };
}

/** Answers the buttons of the overview, and the same calls with JSON. */
export function answerControl(controls: SandboxControls, request: SandboxRequest): SandboxAnswer {
  const { method, path, body } = request;
  const { core } = controls;
  const fromForm = isForm(request);
  const form = fromForm ? Object.fromEntries(new URLSearchParams(body.toString('utf8'))) : {};
  const input = fromForm ? form : body.length === 0 ? {} : jsonOf(request);
  const fine = () => (fromForm ? redirect(controls.homePath()) : json(200, controls.overview()));
  const refuse = (status: number, error: string) => json(status, { error });

  if (method === 'GET' && path === '/_control/state') return json(200, controls.overview());
  if (method !== 'POST') return refuse(404, 'There is no such control.');
  if (path === '/_control/release') {
    controls.release();
    return fine();
  }
  if (path === '/_control/advance') {
    const by = advanceBody.safeParse(input);
    if (!by.success) return refuse(400, 'The clock moves forward, by whole days or months.');
    controls.advance(by.data);
    return fine();
  }
  if (path === '/_control/faults') {
    const faults = sandboxFaults.partial().safeParse(fromForm ? readFaults(form) : input);
    if (!faults.success) return refuse(400, z.prettifyError(faults.error));
    controls.setFaults(faults.data as Partial<SandboxFaults>);
    return fine();
  }
  const [, id = '', action = ''] = path.match(PATH) ?? [];
  const subscription = core.state.subscriptions.get(id);
  const asked = actionBody.safeParse(input);
  if (!subscription || !isAction(action) || !asked.success) return refuse(404, 'There is no such control.');
  const issue = act(core, subscription, action, asked.data.cents);
  return issue && !fromForm ? refuse(422, issue) : fine();
}
