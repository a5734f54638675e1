import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren } from '../../../../test/siren-steps.ts';
import { beginStory, readStory } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { readMigrations } from '../../../platform/db/migrate.ts';
import { turnsOf } from './composes.store.ts';

const NO_ANSWER = 'Unable to generate a response.';

let house: TestApp;
let reader: Visitor;
beforeAll(async () => {
  house = await makeTestApp();
  reader = await makeMember(house, 'Reader');
});
afterAll(() => house.close());

/** The tables as they were before the migration, with a sentence that stood for an answer. */
const BEFORE = `
  ALTER TABLE answers ADD COLUMN stopped boolean NOT NULL DEFAULT false;
  UPDATE answers SET stopped = true WHERE state = 'stopped';
  UPDATE answers SET text = '${NO_ANSWER}' WHERE state = 'empty';
  ALTER TABLE answers DROP COLUMN state;
  ALTER TABLE shared_composes ADD COLUMN stopped boolean NOT NULL DEFAULT false;
  ALTER TABLE shared_composes DROP COLUMN state;
  ALTER TABLE replies RENAME COLUMN heartbeat_at TO beat_at;`;

it('is found out of what was stored before there was one', async () => {
  const sirenId = await makeSiren(reader, { private: false });
  const storyId = await beginStory(house, { user: await idOf(house, 'Reader') }, sirenId, [
    ['One', 'Whole.'],
    ['Two', { text: 'Half', state: 'stopped' }],
    ['Three', { text: '', state: 'empty' }],
    ['Four', { text: '', state: 'stopped' }],
  ]);
  await house.parts.database.pool.query(BEFORE);
  const before = await rowsOf(house, 'SELECT text, stopped FROM answers ORDER BY id');
  expect(before.map(({ text }) => text)).toEqual(['Whole.', 'Half', NO_ANSWER, '']);
  const migration = readMigrations().find(({ name }) => name === '0015_answer_state.sql');
  await house.parts.database.pool.query(migration?.sql ?? '');
  expect(await rowsOf(house, 'SELECT text, state FROM answers ORDER BY id')).toEqual([
    { text: 'Whole.', state: 'whole' },
    { text: 'Half', state: 'stopped' },
    { text: '', state: 'empty' },
    { text: '', state: 'stopped' },
  ]);
  const { composes } = await readStory(reader, storyId);
  expect(composes.map(({ ai_response, state }) => [ai_response, state])).toEqual([
    ['Whole.', 'whole'],
    ['Half', 'stopped'],
    [NO_ANSWER, 'whole'],
    ['', 'stopped'],
  ]);
});

it('goes along where a chat is posted and continued, and nobody ever said the sentence', async () => {
  const sirenId = await makeSiren(reader, { private: false });
  const storyId = await beginStory(house, { user: await idOf(house, 'Reader') }, sirenId, [
    ['One', 'Whole.'],
    ['Two', { text: '', state: 'empty' }],
  ]);
  const posted = await reader.ask('POST', '/api/post', { story_id: storyId, title: 'A chat' });
  expect(posted.statusCode, posted.body).toBeLessThan(300);
  const other = await makeMember(house, 'Other');
  expect((await readStory(other, storyId)).composes[1]?.ai_response).toBe(NO_ANSWER);
  const copied = await other.ask('POST', `/api/story/copy/${storyId}`);
  const id = copied.json().story_id ?? copied.json().id;
  expect((await readStory(other, id)).composes[1]).toMatchObject({ ai_response: NO_ANSWER, state: 'whole' });
  expect((await turnsOf(house.parts.database.db, id)).map(({ text }) => text)).toEqual(['Whole.', '']);
});
