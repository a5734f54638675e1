import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import {
  beginStory,
  GREETING,
  makeKnownVisitor,
  ownerNamed,
  readStory,
  startReply,
} from '../../../../test/story-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { StoryOwner } from '../stories.tables.ts';
import { sweepStories } from './story-deletion.service.ts';
import { dropOldest } from './story-drops.service.ts';

const DAY = 86_400_000;

let house: TestApp;
let maker: Visitor;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  maker = await makeMember(house, 'Keeper');
  sirenId = await makeSiren(maker, { private: false });
});
afterAll(() => house.close());

const countOf = async (table: string, where: string, value: unknown) =>
  (await rowsOf(house, `SELECT 1 FROM ${table} WHERE ${where}`, [value])).length;
const idsOf = async (visitor: Visitor) =>
  (await visitor.ask('GET', '/api/story')).json().map(({ id }: { id: number }) => id);

/** A story whose two answers have sound and pictures. */
async function fullStory(owner: StoryOwner, userId: number | null) {
  const media = [
    await keepAudio(house, 1, userId),
    await keepAudio(house, 2, userId),
    await keepImage(house, '#507090', { userId }),
  ];
  const [first, second, image] = media.map(({ id }) => id);
  const id = await beginStory(house, owner, sirenId, [
    [
      'One',
      { text: 'Earlier.', audioId: first ?? null },
      { text: 'Shown.', audioId: second ?? null, imageId: image ?? null },
    ],
  ]);
  return { id, mediaIds: media.map(({ id }) => id) };
}
const mediaLeft = (ids: string[]) => countOf('media', 'id = ANY($1::text[])', ids);

describe('deleting a chat', () => {
  it('takes all that was said, heard, seen and remembered [A29] [V16]', async () => {
    const reader = await makeMember(house, 'Deleter');
    const { id, mediaIds } = await fullStory(await ownerNamed(house, 'Deleter'), await idOf(house, 'Deleter'));
    await reader.ask('PATCH', `/api/story/${id}/memory`, { summary: 'Short.' });
    const answer = await reader.ask('DELETE', `/api/story/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Chat deleted successfully' }]);
    expect(await countOf('composes', 'story_id = $1', id)).toBe(0);
    expect(await countOf('story_summaries', 'story_id = $1', id)).toBe(0);
    expect(await mediaLeft(mediaIds)).toBe(0);
    expect((await reader.ask('DELETE', `/api/story/${id}`)).statusCode).toBe(404);
    expect(await idsOf(reader)).toEqual([]);
  });

  it('leaves a picture that became one of a siren', async () => {
    const reader = await makeMember(house, 'Painter');
    const { id, mediaIds } = await fullStory(await ownerNamed(house, 'Painter'), await idOf(house, 'Painter'));
    const own = await makeSiren(reader, { images: [mediaIds[2]] });
    await reader.ask('DELETE', `/api/story/${id}`);
    expect(await mediaLeft(mediaIds)).toBe(1);
    expect((await reader.ask('GET', `/api/sirens/${own}?media=url`)).json().images).toHaveLength(1);
  });
});

describe('the eleventh chat', () => {
  it('drops the oldest, with its sound, and none that is being answered [K15]', async () => {
    const reader = await makeMember(house, 'Eleven');
    const owner = await ownerNamed(house, 'Eleven');
    const running = await beginStory(house, owner, sirenId);
    const { id: oldest, mediaIds } = await fullStory(owner, await idOf(house, 'Eleven'));
    const compose = (await readStory(reader, running)).composes[0];
    await startReply(house, running, { composeId: compose?.id ?? 0, kind: 'redo' });
    const later: number[] = [];
    for (let n = 0; n < 9; n++) later.push(await beginStory(house, owner, sirenId));
    await inTransaction(house.context(), (ctx) => dropOldest(ctx, owner, later.at(-1) ?? 0));
    expect(await idsOf(reader)).toEqual([...later.toReversed(), running]);
    expect((await reader.ask('GET', `/api/story/${oldest}`)).statusCode).toBe(404);
    expect(await mediaLeft(mediaIds)).toBe(0);
    await inTransaction(house.context(), (ctx) => dropOldest(ctx, owner, later.at(-1) ?? 0));
    expect(await idsOf(reader)).toHaveLength(10);
  });
});

describe('the chats of a visitor', () => {
  const signUp = (visitor: Visitor, username: string) =>
    visitor.ask('POST', '/api/user/register', {
      username,
      email: `${username.toLowerCase()}@example.org`,
      password: PASSWORD,
      birthday: '1990-04-12',
    });

  it('are theirs still after they sign up, with sound, pictures and what is remembered', async () => {
    const { visitor, owner } = makeKnownVisitor(house);
    const { id, mediaIds } = await fullStory(owner, null);
    await visitor.ask('POST', `/api/story/${id}/memory/facts`, { text: 'It is winter.' });
    const before = await readStory(visitor, id);
    expect((await signUp(visitor, 'Joiner')).statusCode).toBe(201);
    expect(await idsOf(visitor)).toEqual([id]);
    const userId = await idOf(house, 'Joiner');
    const after = await readStory(visitor, id);
    expect(after.composes).toEqual(before.composes);
    expect(after).toMatchObject({ mine: true, info: { user_id: userId, user: { username: 'Joiner' } } });
    expect((await visitor.ask('GET', after.composes[0]?.audio_url ?? '')).statusCode).toBe(200);
    expect((await visitor.ask('GET', `/api/story/${id}/memory`)).json().facts).toHaveLength(1);
    expect(await countOf('media', 'id = ANY($1::text[]) AND user_id IS NOT NULL', mediaIds)).toBe(3);
  });

  it('are no longer for whoever has the cookie', async () => {
    const { visitor, owner } = makeKnownVisitor(house);
    const { id } = await fullStory(owner, null);
    const cookie = visitor.visitorCookie;
    const story = await readStory(visitor, id);
    await signUp(visitor, 'Moved');
    const old = house.visitor();
    old.visitorCookie = cookie;
    expect((await old.ask('GET', `/api/story/${id}`)).statusCode).toBe(404);
    expect((await old.ask('GET', story.composes[0]?.audio_url ?? '')).statusCode).toBe(404);
  });

  it('join those of an account at login; the ten newest stay [K15]', async () => {
    await makeMember(house, 'Comeback');
    const account = await ownerNamed(house, 'Comeback');
    const { visitor, owner } = makeKnownVisitor(house);
    const { id: oldest, mediaIds } = await fullStory(owner, null);
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) ids.push(await beginStory(house, n % 2 ? owner : account, sirenId));
    const login = await visitor.ask('POST', '/api/user/login', { email: 'comeback@example.org', password: PASSWORD });
    expect(login.statusCode, login.body).toBe(200);
    expect(await idsOf(visitor)).toEqual(ids.toReversed());
    expect(await countOf('stories', 'id = $1', oldest)).toBe(0);
    expect(await mediaLeft(mediaIds)).toBe(0);
  });
});

describe('the chats that visitors left behind', () => {
  it('go a year after the last word, with their sound; those of accounts stay', async () => {
    await makeMember(house, 'Patient');
    const { visitor, owner } = makeKnownVisitor(house);
    const account = await ownerNamed(house, 'Patient');
    const left = await fullStory(owner, null);
    const otherStory = await beginStory(house, account, sirenId);
    house.clock.move(300 * DAY);
    const recent = await beginStory(house, owner, sirenId);
    house.clock.move(66 * DAY);
    await sweepStories(house.context());
    expect(await idsOf(visitor)).toEqual([recent]);
    expect(await mediaLeft(left.mediaIds)).toBe(0);
    expect(await countOf('stories', 'id = $1', otherStory)).toBe(1);
    house.clock.move(-366 * DAY);
  });
});

describe('the chats of somebody who leaves', () => {
  it('are in their export first: every word, every answer, what is remembered, and no file', async () => {
    const reader = await makeMember(house, 'Exporter');
    const { id, mediaIds } = await fullStory(await ownerNamed(house, 'Exporter'), await idOf(house, 'Exporter'));
    const long = 'A long tale. '.repeat(700).trim();
    const second = await beginStory(house, await ownerNamed(house, 'Exporter'), sirenId, [[long, long], ['And?']]);
    await reader.ask('POST', `/api/story/${id}/memory/facts`, { text: 'It is winter.' });
    const answer = await reader.ask('GET', '/api/user/export');
    expect(answer.statusCode, answer.body).toBe(200);
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const [[newest, first], [earlier, shown, picture]] = [answer.json().stories, mediaIds];
    expect(newest).toMatchObject({
      id: second,
      composes: [
        { user_input: long, answers: [{ text: long }] },
        { user_input: 'And?', answers: [] },
      ],
    });
    expect(first).toEqual({
      id,
      siren: { id: sirenId, name: 'Isla' },
      tags: ['sea'],
      created_at: time,
      updated_at: time,
      memory: {
        summary: '',
        summarised: 0,
        facts: [{ id: expect.any(Number), text: 'It is winter.', compose_id: null }],
      },
      composes: [
        {
          user_input: 'One',
          created_at: time,
          answers: [
            {
              text: 'Earlier.',
              shown: false,
              stopped: false,
              audio_url: `/media/audio/${earlier}.mp3`,
              image_url: null,
              created_at: time,
            },
            {
              text: 'Shown.',
              shown: true,
              stopped: false,
              audio_url: `/media/audio/${shown}.mp3`,
              image_url: `/media/images/${picture}/full.webp`,
              created_at: time,
            },
          ],
        },
      ],
    });
  });

  it('go with their account, and those others had with their sirens stay readable', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const reader = await makeMember(house, 'Stayer');
    const { id, mediaIds } = await fullStory(await ownerNamed(house, 'Leaver'), await idOf(house, 'Leaver'));
    const theirs = await makeSiren(deletedUser, { private: false, name: 'Ondine' });
    const otherStory = await beginStory(house, await ownerNamed(house, 'Stayer'), theirs);
    expect((await deletedUser.ask('DELETE', '/api/user')).statusCode).toBe(200);
    expect(await countOf('stories', 'id = $1', id)).toBe(0);
    expect(await mediaLeft(mediaIds)).toBe(0);
    const story = await readStory(reader, otherStory);
    expect([story.siren_id, story.closed === null]).toEqual([null, false]);
    expect(story.composes.map(({ user_input, ai_response }) => [user_input, ai_response])).toEqual([GREETING]);
    expect((await reader.ask('GET', '/api/story')).json()[0].siren).toEqual({
      id: null,
      name: 'Isla',
      cover_url: null,
    });
  });
});
