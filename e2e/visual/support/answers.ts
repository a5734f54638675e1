import type { Api } from '@sirenade/contract/api';
import type { CallReply } from '@sirenade/contract/endpoint';
import { type ErrorCode, errorCatalogue, type FieldErrors } from '@sirenade/contract/errors';
import type { Response } from './calls.ts';

/** An answer other than a plain reply. */
interface Special {
  special: 'fails' | 'never' | 'streams' | 'breaks';
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

type Reply<K extends keyof Api> = CallReply<Api[K]> | Special;

/** How calls are answered, by the key of their endpoint; a function sees the address that was asked for. */
export type Answers = { [K in keyof Api]?: Reply<K> | ((address: URL) => Reply<K>) };

/** An error in the server's format. */
export function fails(code: ErrorCode, errors?: FieldErrors): Special {
  const [status, error] = errorCatalogue[code];
  return { special: 'fails', status, body: JSON.stringify({ error, code, errors }) };
}

/** A request that stays pending. */
export const never: Special = { special: 'never' };

/** An answer that our server never gives, and that breaks the component that renders it. */
export const breaks: Special = { special: 'breaks', body: '[{}]' };

/** The events of a stream; it stays open after the last. */
export function streams(events: object[]): Special {
  const body = events.map((event) => `${JSON.stringify(event)}\n\n`).join('');
  return { special: 'streams', status: 200, body, headers: { 'x-stays-open': '1' } };
}

const isSpecial = (reply: unknown): reply is Special =>
  typeof reply === 'object' && reply !== null && 'special' in reply;

/** The endpoint of an address; among several patterns, the one with the most literal parts. */
function findKey(answers: Answers, method: string, path: string): keyof Api | undefined {
  const parts = path.split('/');
  const fits = (key: string) => {
    const [verb, pattern = ''] = key.split(' ');
    const patternParts = pattern.split('/');
    return (
      verb === method &&
      patternParts.length === parts.length &&
      patternParts.every((part, place) => part.startsWith(':') || part === parts[place])
    );
  };
  const found = (Object.keys(answers) as (keyof Api)[]).filter(fits);
  return found.sort((a, b) => a.split(':').length - b.split(':').length)[0];
}

/** The response to a call: null if it stays pending, undefined if no answer is defined. */
export function answer(answers: Answers, method: string, address: URL): Response | null | undefined {
  const key = findKey(answers, method, address.pathname);
  if (!key) return undefined;
  const entry = answers[key];
  const reply: unknown = typeof entry === 'function' ? entry(address) : entry;
  const type = { 'content-type': 'application/json' };
  if (!isSpecial(reply)) return { status: 200, body: JSON.stringify(reply), headers: type };
  if (reply.special === 'never') return null;
  const { status = 200, body = '', headers = {} } = reply;
  return { status, body, headers: { ...type, ...headers } };
}
