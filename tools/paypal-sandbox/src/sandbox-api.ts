import { createHash, timingSafeEqual } from 'node:crypto';
import { certificateId } from './certificate.ts';
import type { SandboxCore } from './sandbox-billing.ts';
import { listPlans, listProducts, makePlan, makeProduct, showPlan, switchPlan } from './sandbox-catalogue.ts';
import { json, problem, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import { idFor, strikes } from './sandbox-state.ts';
import {
  actOn,
  type ListFault,
  listTransactions,
  makeSubscription,
  revise,
  showSubscription,
} from './sandbox-subscriptions.ts';

export interface ApiSettings {
  core: SandboxCore;
  clientId: string;
  secret: string;
  /** PEM */
  certificate: string;
  pageUrl(): string;
}

/** PayPal's REST API, as far as subscriptions need it. */
export interface SandboxApi {
  answer(request: SandboxRequest): SandboxAnswer;
}

const HOUR = 3_600_000;
const TOKEN_SECONDS = 9 * 3600;
const ANSWER_RETENTION = 72 * HOUR;
const REQUEST_ID = /^[\x20-\x7e]{1,108}$/;
const SUBSCRIPTION = /^\/v1\/billing\/subscriptions\/([\w-]+)(?:\/(\w+))?$/;
const PLAN = /^\/v1\/billing\/plans\/([\w-]+)(?:\/(activate|deactivate))?$/;

type Fault = 'failsBefore' | 'failsAfter' | 'cutsAfter' | 'endedTokens' | ListFault;
const nameOf = ({ method, path }: SandboxRequest) => `${method} ${path}`;

const isSame = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** Opens the API. */
export function openSandboxApi({ core, clientId, secret, certificate, pageUrl }: ApiSettings): SandboxApi {
  const { state } = core;
  const tokens = new Map<string, number>();
  /** Number of calls per endpoint, so that injected faults do not depend on the order of other calls. */
  const calls = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const certificatePath = `/v1/notifications/certs/${certificateId(certificate)}`;
  const missing = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

  const giveToken = ({ headers, body }: SandboxRequest): SandboxAnswer => {
    if (!isSame(headers.authorization ?? '', basic)) return json(401, { error: 'invalid_client' });
    const isAsked = new URLSearchParams(body.toString('utf8')).get('grant_type') === 'client_credentials';
    if (!isAsked) return json(400, { error: 'unsupported_grant_type' });
    for (const [token, until] of tokens) if (until < core.now()) tokens.delete(token);
    const token = `A21AA${idFor(state.seed, 32, 'access', state.serial++)}`;
    tokens.set(token, core.now() + TOKEN_SECONDS * 1000);
    const scope = 'https://uri.paypal.com/services/subscriptions';
    const facts = { app_id: 'APP-SANDBOX', expires_in: TOKEN_SECONDS, nonce: `${state.serial}` };
    return json(200, { scope, access_token: token, token_type: 'Bearer', ...facts });
  };

  /** Idempotent by PayPal-Request-Id: a successful answer is stored and repeated. */
  const makeOnce = (request: SandboxRequest, make: () => SandboxAnswer): SandboxAnswer => {
    const requestId = request.headers['paypal-request-id'];
    if (requestId === undefined) return make();
    if (typeof requestId !== 'string' || !REQUEST_ID.test(requestId)) return problem(400, 'INVALID_REQUEST');
    const name = `${request.path} ${requestId}`;
    const known = state.answers.get(name);
    if (known && known.at > core.now() - ANSWER_RETENTION) return { ...json(known.status, null), body: known.body };
    const answer = make();
    if (answer.status < 300) state.answers.set(name, { at: core.now(), status: answer.status, body: answer.body });
    return answer;
  };

  /** Whether a fault strikes the newest call of its kind. */
  const strikesCall = (fault: Fault, request: SandboxRequest): boolean => {
    const name = nameOf(request);
    return strikes(core.faults[fault], state.seed, fault, name, calls.get(name) ?? 0);
  };

  const aboutSubscription = (request: SandboxRequest, id: string, action: string | undefined): SandboxAnswer => {
    const subscription = state.subscriptions.get(id);
    if (!subscription) return missing();
    const { method } = request;
    if (method === 'GET' && action === undefined) return showSubscription(core, subscription, pageUrl());
    if (method === 'GET' && action === 'transactions') {
      return listTransactions(subscription, request, (fault) => strikesCall(fault, request));
    }
    if (method !== 'POST' || action === undefined) return missing();
    if (action === 'revise') return makeOnce(request, () => revise(core, subscription, request, pageUrl()));
    return /^(activate|cancel|suspend)$/.test(action) ? actOn(core, subscription, action, request) : missing();
  };

  const route = (request: SandboxRequest): SandboxAnswer => {
    const { method, path } = request;
    switch (`${method} ${path}`) {
      case 'GET /v1/catalogs/products':
        return listProducts(core, request);
      case 'POST /v1/catalogs/products':
        return makeOnce(request, () => makeProduct(core, request));
      case 'GET /v1/billing/plans':
        return listPlans(core, request);
      case 'POST /v1/billing/plans':
        return makeOnce(request, () => makePlan(core, request));
      case 'POST /v1/billing/subscriptions':
        return makeOnce(request, () => makeSubscription(core, request, pageUrl()));
    }
    const [, id, action] = path.match(SUBSCRIPTION) ?? [];
    if (id) return aboutSubscription(request, id, action);
    const [, plan, change] = path.match(PLAN) ?? [];
    if (plan && method === 'GET' && !change) return showPlan(core, plan);
    if (plan && method === 'POST' && change)
      return switchPlan(core, plan, change === 'activate' ? 'ACTIVE' : 'INACTIVE');
    return missing();
  };

  /** Runs the call, or an injected fault instead of it or after it. */
  const tryCall = (request: SandboxRequest): SandboxAnswer => {
    const name = nameOf(request);
    calls.set(name, (calls.get(name) ?? 0) + 1);
    const happens = (fault: Fault) => strikesCall(fault, request);
    if (happens('endedTokens')) return problem(401, 'AUTHENTICATION_FAILURE');
    if (happens('failsBefore')) return problem(500, 'INTERNAL_SERVER_ERROR');
    const answer = route(request);
    if (happens('failsAfter')) return problem(500, 'INTERNAL_SERVER_ERROR');
    return happens('cutsAfter') ? { ...answer, cut: true } : answer;
  };

  return {
    answer: (request) => {
      const { method, path, headers } = request;
      if (method === 'GET' && path === certificatePath) {
        return { status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: certificate };
      }
      if (method === 'POST' && path === '/v1/oauth2/token') return giveToken(request);
      const token = headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? '';
      if ((tokens.get(token) ?? 0) <= core.now()) return problem(401, 'AUTHENTICATION_FAILURE');
      return tryCall(request);
    },
  };
}
