import type { Siren } from '@sirenade/contract/sirens';
import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Providers } from '../src/context.ts';
import { rowsOf } from './account-steps.ts';
import type { TestApp, Visitor } from './test-app.ts';

/** Engines that answer at once, so that the intros of new sirens keep nothing waiting. */
export function quickEngines(): Pick<Providers, 'text' | 'speech'> {
  return {
    text: {
      kind: 'quick',
      window: 4096,
      async *stream() {
        yield { piece: 'Good evening.' };
        yield { usage: { promptTokens: 1, replyTokens: 2, finish: 'stop' } };
      },
      complete: async (input) => (input.list ? { list: ['calm', 'harbour', 'evening'] } : { text: 'Good evening.' }),
    },
    speech: {
      kind: 'quick',
      async *speak() {
        yield { audio: silentMp3(1), seconds: 1, words: [], timed: false };
      },
    },
  };
}

/** A multipart form as a browser sends it. */
export function formOf(fields: Record<string, string> | [string, string][]): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = '----form-0123456789abcdef';
  const parts = (Array.isArray(fields) ? fields : Object.entries(fields)).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Sends a form. */
export function sendForm(
  visitor: Visitor,
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const { body, headers } = formOf(fields);
  return visitor.ask(method, url, body, headers);
}

/** A verified user, without waiting for the mail. */
export async function makeMember(house: TestApp, username: string): Promise<Visitor> {
  const member = await house.signUp(username);
  await rowsOf(house, 'UPDATE users SET verified_at = now() WHERE username = $1', [username]);
  return member;
}

export const ISLA = { name: 'Isla', description: 'A lighthouse keeper of forty who collects storms.' };

/** Makes a siren and gives her id. */
export async function makeSiren(visitor: Visitor, input: Record<string, unknown> = {}): Promise<number> {
  const answer = await visitor.ask('POST', '/api/sirens', { ...ISLA, ...input });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

/** A siren as somebody sees her. */
export async function seeSiren(visitor: Visitor, id: number, query = '?media=url'): Promise<Siren> {
  const answer = await visitor.ask('GET', `/api/sirens/${id}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The row of a siren. */
export async function sirenRow(house: TestApp, id: number): Promise<Record<string, unknown>> {
  const [row] = await rowsOf(house, 'SELECT * FROM sirens WHERE id = $1', [id]);
  if (!row) throw new Error(`There is no siren ${id}.`);
  return row;
}

/** Waits until every intro that was asked for is made or given up. */
export async function settleIntros(house: TestApp): Promise<void> {
  const waiting = async () => (await rowsOf(house, "SELECT 1 FROM siren_intros WHERE state = 'making'")).length;
  await expect.poll(waiting, { interval: 50, message: 'intros on their way' }).toBe(0);
}
