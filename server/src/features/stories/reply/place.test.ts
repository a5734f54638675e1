import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, readStory, say, startReply } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { findLastCompose } from '../library/composes.store.ts';
import { insertNextAnswer } from './finish.store.ts';
import { insertNextMessage } from './place.store.ts';

let house: TestApp;
let reader: Visitor;
let userId: number;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  const maker = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  userId = await idOf(house, 'Sailor');
  sirenId = await makeSiren(maker, { private: false });
});
afterAll(() => house.close());

const begin = () => beginStory(house, { user: userId }, sirenId);
async function send(storyId: number, over: { userId?: number; last?: { id: number; answerId: number | null } } = {}) {
  const { db } = house.parts.database;
  const found = await findLastCompose(db, storyId);
  if (!found) throw new Error('There is no message.');
  const reply = {
    id: `short-${storyId}`,
    reservationKey: '',
    requestKey: null,
    requestHash: '',
    userInput: 'And then?',
  };
  const last = { ...found, ...over.last };
  return insertNextMessage(db, { ...reply, storyId, userId: over.userId ?? userId, last }, house.clock.now());
}
const storeAnswer = (storyId: number, replyId: string, position: number) =>
  insertNextAnswer(
    house.parts.database.db,
    { storyId, replyId, position, text: 'Then it rained.', state: 'stopped' },
    house.clock.now(),
  );
const countOf = async (table: 'composes' | 'answers', storyId: number) => {
  const of = table === 'composes' ? 'story_id = $1' : 'compose_id IN (SELECT id FROM composes WHERE story_id = $1)';
  return (await rowsOf(house, `SELECT id FROM ${table} WHERE ${of}`, [storyId])).length;
};

describe('a message on the short way', () => {
  it('stands at the end, and its answer after it', async () => {
    const id = await begin();
    house.clock.move(5_000);
    expect(await send(id)).toBe(true);
    expect((await readStory(reader, id)).composes).toMatchObject([
      {},
      { user_input: 'And then?', state: 'writing', ai_response: '' },
    ]);
    expect(await storeAnswer(id, `short-${id}`, 1)).toEqual(expect.any(Number));
    expect((await readStory(reader, id)).composes[1]).toMatchObject({ ai_response: 'Then it rained.' });
    const [story] = await rowsOf(house, 'SELECT updated_at FROM stories WHERE id = $1', [id]);
    expect(story?.updated_at).toEqual(house.clock.now());
    const [reply] = await rowsOf(house, 'SELECT state, answer_id FROM replies WHERE id = $1', [`short-${id}`]);
    expect(reply).toMatchObject({ state: 'done', answer_id: expect.anything() });
  });

  it('changes nothing in the story of somebody else', async () => {
    const id = await begin();
    expect(await send(id, { userId: userId + 1 })).toBe(false);
    expect(await countOf('composes', id)).toBe(1);
  });

  it('changes nothing where something else stands at the end by now', async () => {
    const id = await begin();
    const before = await findLastCompose(house.parts.database.db, id);
    await say(house, id, [['Wait.', 'I wait.']]);
    expect(await send(id, { last: { id: before?.id ?? 0, answerId: before?.answerId ?? null } })).toBe(false);
    const last = await findLastCompose(house.parts.database.db, id);
    expect(await send(id, { last: { id: last?.id ?? 0, answerId: (last?.answerId ?? 0) + 1 } })).toBe(false);
    expect(await countOf('composes', id)).toBe(2);
  });
});

describe('an answer on the short way', () => {
  it('is not stored twice, nor after its reply has ended', async () => {
    const id = await begin();
    await send(id);
    await storeAnswer(id, `short-${id}`, 1);
    expect(await storeAnswer(id, `short-${id}`, 1)).toBeNull();
    expect(await countOf('answers', id)).toBe(2);
  });

  it('is not stored at another place, nor for what only replaces something', async () => {
    const id = await begin();
    await send(id);
    expect(await storeAnswer(id, `short-${id}`, 0)).toBeNull();
    const other = await begin();
    const compose = await findLastCompose(house.parts.database.db, other);
    const replyId = await startReply(house, other, { composeId: compose?.id ?? 0, kind: 'redo' });
    expect(await storeAnswer(other, replyId, 0)).toBeNull();
    expect([await countOf('answers', id), await countOf('answers', other)]).toEqual([1, 1]);
  });
});
