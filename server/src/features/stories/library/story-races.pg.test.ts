import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, type ComposeInput, makeKnownVisitor, ownerNamed } from '../../../../test/story-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { addAnswer } from './composes.store.ts';

let house: TestApp;
let reader: Visitor;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  sirenId = await makeSiren(await makeMember(house, 'Keeper'), { private: false });
  reader = await makeMember(house, 'Sailor');
});
afterAll(() => house.close());

/** A story with a sound in each of a few answers, and its last compose. */
async function soundStory() {
  const userId = await idOf(house, 'Sailor');
  const composes: ComposeInput[] = [];
  for (let n = 0; n < 5; n++) {
    composes.push([`Message ${n}`, 'Earlier.', { text: 'Shown.', audioId: (await keepAudio(house, 1, userId)).id }]);
  }
  const id = await beginStory(house, await ownerNamed(house, 'Sailor'), sirenId, composes);
  const [last] = await rowsOf(house, 'SELECT id FROM composes WHERE story_id = $1 ORDER BY position DESC LIMIT 1', [
    id,
  ]);
  return { id, composeId: Number(last?.id) };
}

/** Sounds of the reader's that no answer has. */
const orphans = async () =>
  rowsOf(
    house,
    `SELECT id FROM media WHERE kind = 'audio' AND user_id = $1
     AND NOT EXISTS (SELECT 1 FROM answers WHERE audio_id = media.id)`,
    [await idOf(house, 'Sailor')],
  );

describe('a story that is deleted', () => {
  it('while it is copied, read, turned and remembered leaves nothing half, and nobody a fault', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, composeId } = await soundStory();
      const answers = await Promise.all([
        reader.ask('POST', `/api/story/copy/${id}`),
        reader.ask('PUT', `/api/story/${id}/compose/${composeId}/alternate?media=url`, { index: round % 2 }),
        reader.ask('POST', `/api/story/${id}/memory/facts`, { text: 'It is winter.', compose_id: composeId }),
        reader.ask('GET', `/api/story/${id}`),
        reader.ask('DELETE', `/api/story/${id}`),
        reader.ask('POST', `/api/story/copy/${id}`),
      ]);
      for (const { statusCode, body } of answers) expect([200, 201, 404], body).toContain(statusCode);
      expect((await reader.ask('GET', `/api/story/${id}`)).statusCode).toBe(404);
    }
    expect(await orphans()).toEqual([]);
  });

  it('takes an answer along that comes in the same moment, or leaves no place for it', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, composeId } = await soundStory();
      const late = { text: 'Late.', createdAt: house.clock.now() };
      const [deleted] = await Promise.all([
        reader.ask('DELETE', `/api/story/${id}`),
        addAnswer(house.parts.database.db, composeId, late).catch(() => null),
      ]);
      expect(deleted?.statusCode, deleted?.body).toBe(200);
      expect(await rowsOf(house, 'SELECT 1 FROM answers WHERE compose_id = $1', [composeId])).toEqual([]);
    }
  });
});

describe("a visitor's stories", () => {
  it('become those of one account when several log in with the same cookie at once', async () => {
    const names = ['Twin1', 'Twin2', 'Twin3'];
    for (const name of names) await makeMember(house, name);
    const { visitor, owner } = makeKnownVisitor(house);
    const ids = [await beginStory(house, owner, sirenId), await beginStory(house, owner, sirenId)];
    const logins = await Promise.all(
      names.map((name) => {
        const browser = house.visitor();
        browser.visitorCookie = visitor.visitorCookie;
        return browser.ask('POST', '/api/user/login', {
          email: `${name.toLowerCase()}@example.org`,
          password: PASSWORD,
        });
      }),
    );
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await rowsOf(house, 'SELECT user_id, visitor FROM stories WHERE id = ANY($1::bigint[])', [ids]);
    expect(rows.map((row) => row.visitor)).toEqual([null, null]);
    expect(new Set(rows.map((row) => row.user_id)).size).toBe(1);
  });
});
