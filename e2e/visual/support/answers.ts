import type { Route } from '@playwright/test';
import type { Api } from '@sirenade/contract/api';
import type { CallReply } from '@sirenade/contract/endpoint';
import { type ErrorCode, errorCatalogue, type FieldErrors } from '@sirenade/contract/errors';

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

/** Answers a call, or says that nobody knows how. */
export async function answer(route: Route, answers: Answers): Promise<string | null> {
  const request = route.request();
  const asked = new URL(request.url());
  const key = findKey(answers, request.method(), asked.pathname);
  if (!key) {
    await route.fulfill({ status: 404, json: { error: 'No answer is known.', code: 'not_found' } });
    return `Nobody has an answer to ${request.method()} ${asked.pathname}`;
  }
  const given = answers[key];
  const reply: unknown = typeof given === 'function' ? given(asked) : given;
  if (!isSpecial(reply)) await route.fulfill({ json: reply });
  else if (reply.special !== 'never') {
    const { status = 200, body = '', headers = {} } = reply;
    await route.fulfill({ status, body, headers: { 'content-type': 'application/json', ...headers } });
  }
  return null;
}
