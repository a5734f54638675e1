import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeGate } from '../../../../test/fake-writer.ts';
import {
  begin,
  eventsOf,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  resetHouse,
  send,
} from '../../../../test/reply-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Twice');
});
afterAll(async () => {
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

const messagesOf = async (storyId: number) =>
  (await readStory(user, storyId)).composes.map(({ user_input }) => user_input).join(', ');
const idsOf = async (storyId: number) => (await readStory(user, storyId)).composes.map(({ id }) => id);

describe('a message from a window that has not seen all of a story', () => {
  /** A story of two exchanges; the second window has seen only the first. */
  async function wentOn() {
    const storyId = idIn(await begin(house, user, { user_input: 'One' }));
    const [known = 0] = await idsOf(storyId);
    await goOn(house, user, storyId, { user_input: 'Two', last_compose_id: known });
    return { storyId, known };
  }
  const ask = async (storyId: number, body: object) => {
    const answer = await user.ask('POST', `/api/story/${storyId}?media=url`, body);
    return [answer.statusCode, answer.statusCode === 200 ? null : answer.json().code];
  };

  it('is refused, and nothing is lost or charged', async () => {
    const { storyId, known } = await wentOn();
    const stale = [409, 'conflict'];
    expect(await ask(storyId, { user_input: 'Three', last_compose_id: known })).toEqual(stale);
    expect(await ask(storyId, { user_input: 'Three', last_compose_id: null })).toEqual(stale);
    const redo = { user_input: 'One', edited: true, compose_index: 0, compose_id: known, last_compose_id: known };
    expect(await ask(storyId, redo)).toEqual(stale);
    expect(await ask(storyId, { user_input: 'Uno', edited: true, compose_index: 1, compose_id: known })).toEqual(stale);
    expect(await ask(storyId, { user_input: 'Uno', edited: true, compose_index: 7, compose_id: known })).toEqual(stale);
    expect(await messagesOf(storyId)).toBe('One, Two');
  });

  it('is taken once the window has caught up; an edit goes where its exchange is', async () => {
    const { storyId, known } = await wentOn();
    const [, last = 0] = await idsOf(storyId);
    expect(await ask(storyId, { user_input: 'Three', last_compose_id: last })).toEqual([200, null]);
    expect(await messagesOf(storyId)).toBe('One, Two, Three');
    const newest = (await idsOf(storyId)).at(-1);
    const edit = { user_input: 'Uno', edited: true, compose_id: known, last_compose_id: newest };
    expect(await ask(storyId, edit)).toEqual([200, null]);
    expect(await messagesOf(storyId)).toBe('Uno');
    expect(await ask(storyId, edit)).toEqual([409, 'conflict']);
  });

  it('hears of an answer that is still being written as of that', async () => {
    const storyId = idIn(await begin(house, user, { user_input: 'One' }));
    const [known = 0] = await idsOf(storyId);
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
    };
    const first = await send(house, user, `/api/story/${storyId}`, { user_input: 'Two', last_compose_id: known });
    expect(await ask(storyId, { user_input: 'Three', last_compose_id: known })).toEqual([409, 'reply_running']);
    gate.open();
    await readReply(eventsOf(first));
  });

  it('is taken as the address says where it does not tell what it has seen', async () => {
    const { storyId } = await wentOn();
    expect(await ask(storyId, { user_input: 'One', edited: true, compose_index: 0 })).toEqual([200, null]);
    expect(await messagesOf(storyId)).toBe('One');
  });

  it('is the same message when it is sent again under its key, however far the story has come', async () => {
    const storyId = idIn(await begin(house, user, { user_input: 'One' }));
    const [known = 0] = await idsOf(storyId);
    const body = { user_input: 'Two', last_compose_id: known };
    const headers = { 'idempotency-key': 'the-same-wish' };
    for (let times = 0; times < 2; times++) {
      const answer = await user.ask('POST', `/api/story/${storyId}?media=url`, body, headers);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await messagesOf(storyId)).toBe('One, Two');
  });
});
