import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, ownerNamed, readStory, say } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listFacts, updateSummary } from '../memory/memory.store.ts';
import type { StoryOwner } from '../stories.tables.ts';
import { addAnswer, replaceFrom, turnsOf } from './composes.store.ts';

let house: TestApp;
let db: Db;
let reader: Visitor;
let owner: StoryOwner;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  db = house.parts.database.db;
  const maker = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  sirenId = await makeSiren(maker, { private: false });
});
afterAll(() => house.close());

const answer = (text: string) => ({ text, createdAt: house.clock.now() });
const replace = (id: number, position: number, text: string) => replaceFrom(db, id, position, text, house.clock.now());
const textsOf = async (id: number) => (await turnsOf(db, id)).map(({ userInput, text }) => `${userInput} ${text}`);
const memoryOf = async (id: number) => {
  const { summary, summarised, facts } = (await reader.ask('GET', `/api/story/${id}/memory`)).json();
  return { summary, summarised, facts: facts.map((fact: { text: string }) => fact.text) };
};
const pin = (id: number, text: string, composeId?: number) =>
  reader.ask('POST', `/api/story/${id}/memory/facts`, { text, compose_id: composeId });

describe('what was said', () => {
  it('is not what only stands for an answer, and ends where it is told to', async () => {
    const id = await beginStory(house, owner, sirenId, [
      ['One', 'a'],
      ['Two', { text: '', state: 'empty' }],
      ['Three', 'c'],
    ]);
    expect((await turnsOf(db, id)).map(({ text }) => text)).toEqual(['a', '', 'c']);
    expect((await turnsOf(db, id, 1, 2)).map(({ userInput }) => userInput)).toEqual(['Two']);
    expect((await readStory(reader, id)).composes[1]?.ai_response).toBe('Unable to generate a response.');
  });

  it('is read in its order, from any position on, with the answer that is shown', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'a', 'b'], ['Two', 'c'], ['Three']]);
    expect(await turnsOf(db, id)).toMatchObject([
      { position: 0, userInput: 'One', text: 'b' },
      { position: 1, userInput: 'Two', text: 'c' },
      { position: 2, userInput: 'Three', text: '' },
    ]);
    expect(await turnsOf(db, id, 2)).toMatchObject([{ position: 2, userInput: 'Three', text: '' }]);
  });

  it('is replaced from the message that is edited on [T8]', async () => {
    const id = await beginStory(house, owner, sirenId, [
      ['One', 'a'],
      ['Two', 'b'],
      ['Three', 'c'],
    ]);
    const { compose } = await replace(id, 1, 'Second');
    await addAnswer(db, compose.id, answer('x'));
    expect(await textsOf(id)).toEqual(['One a', 'Second x']);
    await say(house, id, [['Then', 'y']]);
    expect(await textsOf(id)).toEqual(['One a', 'Second x', 'Then y']);
  });

  it('begins otherwise in the list when its first message is edited', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'a']]);
    await replace(id, 0, `${'🌊'.repeat(300)} and more`);
    const begins = (await readStory(reader, id)).info.first_compose;
    expect([begins.isWellFormed(), begins.length]).toEqual([true, 500]);
  });

  it('names the sounds and pictures that an edit leaves behind', async () => {
    const userId = await idOf(house, 'Sailor');
    const [sound, earlier, picture] = [
      await keepAudio(house, 1, userId),
      await keepAudio(house, 2, userId),
      await keepImage(house, '#445566', { userId }),
    ];
    const remaining = await keepAudio(house, 3, userId);
    const id = await beginStory(house, owner, sirenId, [
      ['One', { text: 'a', audioId: remaining.id }],
      ['Two', { text: 'b', audioId: earlier.id }, { text: 'c', audioId: sound.id }],
      ['Three', { text: 'd', imageId: picture.id }],
    ]);
    const { mediaIds } = await replace(id, 1, 'Second');
    expect(mediaIds.toSorted()).toEqual([sound.id, earlier.id, picture.id].toSorted());
  });

  it('has no place for an answer to a message that is gone', async () => {
    const id = await beginStory(house, owner, sirenId, []);
    const [compose] = await say(house, id, [['One']]);
    await replace(id, 0, 'Other');
    expect(await addAnswer(db, compose?.id ?? 0, answer('late'))).toBeNull();
  });
});

describe('what is remembered', () => {
  const long = Array.from({ length: 8 }, (_, n): [string, string] => [`Message ${n}`, `Answer ${n}`]);
  const remember = (id: number, summarised: number, edited = false) =>
    updateSummary(db, id, { summary: `The first ${summarised}.`, summarised, edited });

  it('goes back to what it was before it stood for a message that is edited', async () => {
    const id = await beginStory(house, owner, sirenId, long);
    await remember(id, 2);
    await remember(id, 4, true);
    await remember(id, 6);
    await replace(id, 6, 'Not in it yet');
    expect(await memoryOf(id)).toMatchObject({ summary: 'The first 6.', summarised: 6 });
    await replace(id, 5, 'In the last one');
    expect(await memoryOf(id)).toMatchObject({ summary: 'The first 4.', summarised: 4 });
    expect(await rowsOf(house, 'SELECT summary_edited FROM stories WHERE id = $1', [id])).toEqual([
      { summary_edited: true },
    ]);
    await replace(id, 0, 'All new');
    expect(await memoryOf(id)).toMatchObject({ summary: '', summarised: 0 });
    expect(await rowsOf(house, 'SELECT 1 FROM story_summaries WHERE story_id = $1', [id])).toEqual([]);
  });

  it('goes back when a message it stands for is answered once more', async () => {
    const id = await beginStory(house, owner, sirenId, long);
    await remember(id, 6);
    await remember(id, 8);
    const last = (await readStory(reader, id)).composes[7];
    await addAnswer(db, last?.id ?? 0, answer('Another'));
    expect(await memoryOf(id)).toMatchObject({ summary: 'The first 6.', summarised: 6 });
  });

  it('keeps its summary when a message is answered for the first time', async () => {
    const id = await beginStory(house, owner, sirenId, long.slice(0, 2));
    await remember(id, 2);
    await say(house, id, [['Next', 'Yes']]);
    expect(await memoryOf(id)).toMatchObject({ summarised: 2 });
  });

  it('loses a fact with the message it was pinned from, and no other', async () => {
    const id = await beginStory(house, owner, sirenId, long);
    const { composes } = await readStory(reader, id);
    await pin(id, 'She likes tea.', composes[1]?.id);
    await pin(id, 'He is a sailor.', composes[5]?.id);
    await pin(id, 'It is winter.');
    await replace(id, 4, 'Another way');
    expect((await memoryOf(id)).facts).toEqual(['She likes tea.', 'It is winter.']);
  });

  it('holds a fact while the answer it was pinned from is shown', async () => {
    const id = await beginStory(house, owner, sirenId, [['One', 'a']]);
    const compose = (await readStory(reader, id)).composes[0];
    await pin(id, 'Her name is Isla.', compose?.id);
    const show = (index: number) =>
      reader.ask('PUT', `/api/story/${id}/compose/${compose?.id}/alternate?media=url`, { index });
    await addAnswer(db, compose?.id ?? 0, answer('b'));
    expect((await memoryOf(id)).facts).toEqual([]);
    expect(await listFacts(db, id)).toEqual([]);
    expect((await show(0)).statusCode).toBe(200);
    expect((await memoryOf(id)).facts).toEqual(['Her name is Isla.']);
  });
});
