import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines, settleIntros } from '../../../../test/siren-steps.ts';
import { beginStory, makeKnownVisitor, ownerNamed } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Completion } from '../../../providers/text/text.ts';

const LINES = ['May I stay?', 'Who lit the lamp?', 'Tell me of the sea.', 'I bring news from town.'];
const quick = quickEngines();
const moderator = makeTestModerator();
let asked: Completion[] = [];
let answer: () => { list: string[] } | { text: string };
const providers = {
  ...quick,
  moderation: moderator,
  text: {
    ...quick.text,
    complete: async (request: Completion, options: Parameters<typeof quick.text.complete>[1]) => {
      if (request.purpose !== 'suggestions') return quick.text.complete(request, options);
      asked.push(request);
      return answer();
    },
  },
};

let house: TestApp;
let maker: Visitor;
let reader: Visitor;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers });
  maker = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  sirenId = await makeSiren(maker, { private: false, personality: 'Fears the fog.' });
});
afterAll(() => house.close());
beforeEach(() => {
  asked = [];
  answer = () => ({ list: LINES });
  moderator.refuse = () => false;
});

const first = (visitor: Visitor, body: unknown = { siren_id: sirenId }) =>
  visitor.ask('POST', '/api/story/suggestion', body);
const next = (visitor: Visitor, id: number, body: unknown = {}) =>
  visitor.ask('POST', `/api/story/suggestion/${id}`, body);
const turnsAsked = () => asked.at(-1)?.prompt.turns.map(({ role, text }) => `${role}: ${text}`);

describe('what one could say', () => {
  it('is suggested to anybody before the first word, as an answer to how she introduces herself [A27] [R8]', async () => {
    await settleIntros(house);
    for (const visitor of [house.visitor(), makeKnownVisitor(house).visitor, reader]) {
      const got = await first(visitor);
      expect([got.statusCode, got.json()]).toEqual([200, LINES]);
      expect(turnsAsked()).toEqual(['siren: Good evening.']);
    }
    expect(JSON.stringify(asked)).not.toContain('fog');
  });

  it('is suggested in an own chat from what was said last [A27] [R8]', async () => {
    const composes = Array.from({ length: 9 }, (_, n): [string, string] => [`Message ${n}`, `Answer ${n}`]);
    const id = await beginStory(house, await ownerNamed(house, 'Sailor'), sirenId, composes);
    expect((await next(reader, id, { siren_id: 1 })).json()).toEqual(LINES);
    expect(turnsAsked()?.slice(-2)).toEqual(['user: Message 8', 'siren: Answer 8']);
    const known = makeKnownVisitor(house);
    const theirs = await beginStory(house, known.owner, sirenId, [['Good evening.']]);
    expect((await next(known.visitor, theirs)).json()).toEqual(LINES);
    expect(turnsAsked()).toEqual(['user: Good evening.']);
  });

  it('costs nothing and opens nothing', async () => {
    const stranger = house.visitor();
    const got = await first(stranger);
    expect(got.headers['set-cookie']).toBeUndefined();
    expect(await rowsOf(house, "SELECT 1 FROM credit_accounts WHERE owner LIKE 'visitor:%'")).toEqual([]);
    expect((await reader.ask('GET', '/api/user')).json().payments.words_left).toBe(0);
  });

  it('needs a siren that can be seen', async () => {
    const hidden = await makeSiren(maker);
    for (const id of [hidden, 999_999_999]) expect((await first(reader, { siren_id: id })).statusCode).toBe(404);
    for (const body of [{}, { siren_id: '1' }, { siren_id: 0 }, { siren_id: 1.5 }, null, []]) {
      expect((await first(reader, body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    const gone = await makeSiren(maker, { private: false });
    const id = await beginStory(house, await ownerNamed(house, 'Sailor'), gone);
    await maker.ask('DELETE', `/api/sirens/${gone}`);
    const closed = await next(reader, id);
    expect([closed.statusCode, closed.json().code]).toEqual([404, 'siren_gone']);
    expect(asked).toEqual([]);
  });

  it('is made from her card where the engine brings no list or too little', async () => {
    for (const brought of [{ list: [] }, { list: ['One', 'one.', 'Two'] }, { text: 'Prose.' }]) {
      answer = () => brought;
      const got = await first(reader);
      expect([got.statusCode, got.json().length], JSON.stringify(brought)).toEqual([200, 5]);
    }
    const refusal = { allowed: false, category: 'minors', reason: 'test/rule' } as const;
    moderator.refuse = ({ text }) => text?.includes('?') === true && refusal;
    const got = await first(reader);
    const lines: string[] = got.statusCode === 200 ? got.json() : [];
    expect(lines.filter((line) => line.includes('?'))).toEqual([]);
  });

  it('is not offered when the engine is away or full', async () => {
    for (const code of ['busy', 'unavailable'] as const) {
      answer = () => {
        throw new AppError(code);
      };
      expect((await first(reader)).json().code).toBe(code);
    }
  });

  it('leaves out what may not be shown', async () => {
    const refusal = { allowed: false, category: 'minors', reason: 'test/rule' } as const;
    moderator.refuse = ({ text }) => text?.startsWith('Who lit') === true && refusal;
    expect((await first(reader)).json()).toEqual(LINES.filter((line) => !line.startsWith('Who lit')));
    moderator.refuse = ({ text }) => LINES.includes(text ?? '') && refusal;
    const others: string[] = (await first(reader)).json();
    expect(others.filter((line) => LINES.includes(line))).toEqual([]);
    expect(others.length).toBeGreaterThanOrEqual(3);
    moderator.refuse = ({ text }) => /[.?]/.test(text ?? '') && refusal;
    const none = await first(reader);
    expect([none.statusCode, none.json().code]).toEqual([503, 'unavailable']);
  });

  it('is asked for sixty times in ten minutes at most', async () => {
    const small = await useTestApp({ RATE_LIMIT_SCALE: '0.05' }, { providers });
    const id = await makeSiren(await makeMember(small, 'Keeper'), { private: false });
    const ask = async (visitor: Visitor) => (await first(visitor, { siren_id: id })).statusCode;
    const statuses = [];
    // Visitors are limited by address: a new cookie gives no new allowance.
    for (let n = 0; n < 4; n++) statuses.push(await ask(makeKnownVisitor(small, '192.0.2.7').visitor));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await ask(small.visitor('192.0.2.8'))).toBe(200);
  });
});
