import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import { makeFlights } from './flights.ts';
import { answerOf, type Outcome, openPaypalClient, type PaypalCall, WHO } from './paypal-client.ts';

export interface PaypalCredentials {
  /** Of the API, without a path; a function where the address is not known before the first call. */
  url: string | (() => string);
  clientId: string;
  secret: string;
}

export interface AccountCall<T> extends PaypalCall<T> {
  /** Makes a creating call safe to repeat. */
  requestId?: string | undefined;
}

/** PayPal's API as one merchant sees it. */
export interface PaypalAccount {
  ask<T>(call: AccountCall<T>, signal: AbortSignal): Promise<Outcome<T>>;
  close(): void;
}

interface Token {
  value: string;
  /** When to ask for a new one. */
  until: number;
}

/** So long before its end a token is not used any more: it has to last for the call, too. */
const SPARE_SECONDS = 60;

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
  expires_in: z.number().positive(),
});

/** Signs calls with a token that is cached until shortly before it expires, and renewed by one call for all. */
export function openPaypalAccount(credentials: PaypalCredentials, tuning: UpstreamTuning): PaypalAccount {
  const { clientId, secret, url } = credentials;
  const { clock = systemClock } = tuning;
  const client = openPaypalClient(url, tuning);
  const renewals = makeFlights<Token>(WHO);
  const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  let token: Token | undefined;
  const now = () => clock.now().getTime();

  const renew = async (signal: AbortSignal): Promise<Token> => {
    const answer = await client.send(
      {
        method: 'POST',
        path: '/v1/oauth2/token',
        headers: { authorization: basic },
        body: 'grant_type=client_credentials',
        shape: tokenAnswer,
      },
      signal,
    );
    const { access_token: value, expires_in: seconds } = answerOf(answer);
    token = { value, until: now() + Math.max(seconds - SPARE_SECONDS, seconds / 2) * 1000 };
    return token;
  };
  const current = async (signal: AbortSignal): Promise<string> => {
    if (token && token.until > now()) return token.value;
    return (await renewals('token', renew, signal)).value;
  };

  return {
    ask: async (call, signal) => {
      for (let mayRenew = true; ; mayRenew = false) {
        const bearer = await current(signal);
        const headers = {
          ...call.headers,
          authorization: `Bearer ${bearer}`,
          ...(call.requestId && { 'paypal-request-id': call.requestId }),
        };
        const outcome = await client.send({ ...call, headers }, signal);
        if (outcome.ok || outcome.status !== 401 || !mayRenew) return outcome;
        // Tokens can end before their time; but a newer one may be here already.
        if (token?.value === bearer) token = undefined;
      }
    },
    close: client.close,
  };
}
