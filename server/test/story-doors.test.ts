import { stories } from '@sirenade/contract/stories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from './account-steps.ts';
import { makeGate } from './fake-writer.ts';
import { attach, begin, idIn, makeReader, makeReplyHouse, type ReplyHouse, resetHouse, send } from './reply-steps.ts';
import { makeMember } from './siren-steps.ts';
import { makeKnownVisitor, readStory } from './story-steps.ts';
import type { Visitor } from './test-app.ts';

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse({ RATE_LIMIT_SCALE: '100000' });
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(() => house.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const calls = Object.keys(stories).map((key) => key.split(' ') as [Method, string]);

describe('an answer that is being written', () => {
  it('is nobody else’s to hear, to stop or to speak into, whoever asks', async () => {
    const storyId = idIn(await begin(house, user));
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
      yield 'The sea is calm.';
    };
    const answer = await send(house, user, `/api/story/${storyId}`, { user_input: 'Hello' });
    const admin = await makeMember(house, 'Admiral');
    await rowsOf(house, `UPDATE users SET roles = '{admin}', two_factor_enabled_at = now() WHERE username = 'Admiral'`);
    const strangers = {
      nobody: house.visitor(),
      visitor: makeKnownVisitor(house).visitor,
      unverified: await house.signUp('Unverified'),
      other: await makeReader(house, 'Other'),
      admin,
    };
    const asked: [Method, string, object?][] = [
      ['GET', `/api/story/${storyId}/stream?after=0`],
      ['GET', `/api/story/${storyId}/stream?after=1`],
      ['POST', `/api/story/${storyId}/stop`],
      ['POST', `/api/story/${storyId}`, { user_input: 'Hello' }],
      ['POST', `/api/story/${storyId}`, { user_input: 'Hello', edited: true }],
    ];
    for (const [name, stranger] of Object.entries(strangers)) {
      for (const [method, path, body] of asked) {
        expect([name, path, (await stranger.ask(method, path, body)).statusCode]).toEqual([name, path, 404]);
      }
    }
    gate.open();
    await answer.text();
    expect((await attach(house, strangers.other, storyId)).status).toBe(404);
    expect((await readStory(user, storyId)).composes.at(-1)).toMatchObject({
      ai_response: 'Good evening. The sea is calm.',
      state: 'whole',
    });
  });
});

describe('calls about stories', () => {
  const MARK = 'zq7-marked-secret';
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const bodies: [string, string][] = [
    ['nothing in it', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', `"${MARK}"`],
    ['wrong types', JSON.stringify({ user_input: [MARK], siren_id: MARK, text: 1, summary: {}, index: MARK })],
    ['NUL and half characters', '{"user_input":"a\\u0000\\ud800","siren_id":1e308,"text":"\\u0000","index":-1}'],
    ['numbers at the edge', '{"user_input":"Hello","siren_id":9007199254740993,"compose_index":-1,"index":1e308}'],
    ['a prototype', '{"__proto__":{"user_input":"x"},"constructor":{"prototype":{}}}'],
    ['half of JSON', `{"user_input":"${MARK}`],
    ['a hundred thousand brackets', deep(100_000)],
    ['far too long a message', JSON.stringify({ user_input: 'x'.repeat(10_001), siren_id: 1 })],
  ];

  it.each(bodies)('with %s are refused, tell nothing of it, and the server lives', async (_name, raw) => {
    const storyId = idIn(await begin(house, user));
    const before = await readStory(user, storyId);
    for (const [method, path] of calls) {
      if (method === 'GET' || method === 'DELETE') continue;
      const url = path.replace(':id', `${storyId}`).replace(/:\w+/g, '1');
      const answer = await user.ask(method, url, raw, { 'content-type': 'application/json' });
      const { statusCode, body } = answer;
      // Those that need no body, or only another, may be carried out.
      const isFine = statusCode < 400 && /stop|copy|suggestion|memory/.test(path);
      expect([url, statusCode, isFine || (statusCode >= 400 && statusCode < 500)]).toEqual([url, statusCode, true]);
      expect(body).not.toContain(MARK);
      expect(body).not.toMatch(/\n\s+at |node_modules|\/src\//);
    }
    expect((await readStory(user, storyId)).composes).toEqual(before.composes);
    expect((await user.ask('GET', '/readyz')).statusCode).toBe(200);
  });

  it.each(['0', '-1', '1e308', '9007199254740993', '%00', 'x', '../1', '1%27--'])(
    'with %s for a story are refused',
    async (id) => {
      for (const [method, path] of calls.filter(([, path]) => path.includes(':id'))) {
        const url = path.replace(':id', id).replace(/:\w+/g, '1');
        const body = method === 'GET' || method === 'DELETE' ? undefined : { user_input: 'Hello', text: 'x', index: 0 };
        const { statusCode } = await user.ask(method, url, body);
        expect([method, url, statusCode >= 400 && statusCode < 500]).toEqual([method, url, true]);
      }
    },
  );
});
