import type { Api } from '@sirenade/contract/api';
import type { CallReply } from '@sirenade/contract/endpoint';
import { type ErrorCode, errorCatalogue, type FieldErrors } from '@sirenade/contract/errors';
import type { Response } from './calls.ts';

/** What a call is answered with beside a plain reply. */
interface Special {
  special: 'fails' | 'never' | 'streams' | 'breaks';
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

type Reply<K extends keyof Api> = CallReply<Api[K]> | Special;

/** How calls are answered, by the key of their endpoint; a function sees the address that was asked for. */
export type Answers = { [K in keyof Api]?: Reply<K> | ((asked: URL) => Reply<K>) };

/** An error, as the server says it. */
export function fails(code: ErrorCode, errors?: FieldErrors): Special {
  const [status, error] = errorCatalogue[code];
  return { special: 'fails', status, body: JSON.stringify({ error, code, errors }) };
}

/** No answer, as long as somebody looks. */
export const never: Special = { special: 'never' };

/** An answer that no server of ours gives, and that breaks what shows it. */
export const breaks: Special = { special: 'breaks', body: '[{}]' };

/** The events of a stream; it stays open after the last. */
export function streams(events: object[]): Special {
  const body = events.map((event) => `${JSON.stringify(event)}\n\n`).join('');
  return { special: 'streams', status: 200, body, headers: { 'x-stays-open': '1' } };
}

const isSpecial = (reply: unknown): reply is Special =>
  typeof reply === 'object' && reply !== null && 'special' in reply;

/** Which endpoint an address is of; a path with more words of its own counts more. */
function findKey(answers: Answers, method: string, path: string): keyof Api | undefined {
  const parts = path.split('/');
  const fits = (key: string) => {
    const [verb, pattern = ''] = key.split(' ');
    const wanted = pattern.split('/');
    return (
      verb === method &&
      wanted.length === parts.length &&
      wanted.every((part, place) => part.startsWith(':') || part === parts[place])
    );
  };
  const found = (Object.keys(answers) as (keyof Api)[]).filter(fits);
  return found.sort((a, b) => a.split(':').length - b.split(':').length)[0];
}

/** What a call is answered with: null where nobody ever answers, undefined where nobody knows how. */
export function answer(answers: Answers, method: string, asked: URL): Response | null | undefined {
  const key = findKey(answers, method, asked.pathname);
  if (!key) return undefined;
  const given = answers[key];
  const reply: unknown = typeof given === 'function' ? given(asked) : given;
  const type = { 'content-type': 'application/json' };
  if (!isSpecial(reply)) return { status: 200, body: JSON.stringify(reply), headers: type };
  if (reply.special === 'never') return null;
  const { status = 200, body = '', headers = {} } = reply;
  return { status, body, headers: { ...type, ...headers } };
}
