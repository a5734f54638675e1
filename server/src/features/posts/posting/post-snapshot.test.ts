import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { composesWithMedia, orphans, postChat, sharePost } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, type ComposeInput, GREETING, ownerNamed, readStory, say } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { findUsedPictures } from '../../../app.ts';

let house: TestApp;
let author: Visitor;
let maker: Visitor;
let reader: Visitor;
let makerId: number;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  author = await makeMember(house, 'Sailor');
  maker = await makeMember(house, 'Maker');
  reader = await makeMember(house, 'Reader');
  makerId = await idOf(house, 'Maker');
  siren = await placeSiren(house, makerId, { name: 'Isla' });
});
afterAll(() => house.close());

const sailor = () => ({ visitor: author, username: 'Sailor' });
const everybody = () => [reader, house.visitor()];
const composesOf = async (by: Visitor, id: number) =>
  (await readStory(by, id)).composes.map(({ user_input, ai_response }) => [user_input, ai_response]);
const statusOf = async (by: Visitor, url: string) => (await by.ask('GET', url)).statusCode;

describe('a posted chat', () => {
  it('is read by everybody as it was posted: what its owner writes later, or left out, stays theirs', async () => {
    const composes: ComposeInput[] = [['A secret', 'Yes.'], GREETING, ['Bye', 'First.', 'Come back.']];
    const { storyId, postId } = await postChat(house, sailor(), siren, { composes, from: 1, tags: ['night'] });
    await say(house, storyId, [['A later secret', 'Yes.']]);
    await rowsOf(house, `UPDATE stories SET tags = '{later}' WHERE id = $1`, [storyId]);
    for (const by of everybody()) {
      const story = await readStory(by, storyId);
      expect(story).toMatchObject({
        mine: false,
        closed: null,
        siren_id: siren,
        info: { post_id: postId, tags: ['night'], first_compose: 'Good evening.', user: { username: 'Sailor' } },
      });
      expect(story.composes).toMatchObject([
        { user_input: 'Good evening.', alternate: { shown: 0, count: 1 }, state: 'whole' },
        { user_input: 'Bye', ai_response: 'Come back.', alternate: { shown: 0, count: 1 } },
      ]);
      expect(JSON.stringify(story)).not.toMatch(/secret|First|later/);
    }
    expect(await composesOf(author, storyId)).toHaveLength(4);
  });

  it('can be continued: others copy what is posted, its owner the whole [A28] [T7] [R3]', async () => {
    const { composes } = await composesWithMedia(house, 'Sailor');
    const all: ComposeInput[] = [['A secret', 'Yes.'], ...composes, ['Another secret', 'Yes.']];
    const { storyId } = await postChat(house, sailor(), siren, { composes: all, from: 1, to: 1, tags: ['night'] });
    for (const by of everybody()) {
      const answer = await by.ask('POST', `/api/story/copy/${storyId}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const twin = await readStory(by, answer.json().story_id);
      expect(twin).toMatchObject({
        mine: true,
        info: { post_id: null, tags: ['night'], first_compose: 'Good evening.' },
      });
      expect(twin.composes).toMatchObject([{ user_input: 'Good evening.', ai_response: 'Come in.', audio_seconds: 2 }]);
      expect(await statusOf(by, twin.composes[0]?.audio_url ?? '')).toBe(200);
    }
    const own = (await author.ask('POST', `/api/story/copy/${storyId}`)).json().story_id;
    expect(await composesOf(author, own)).toHaveLength(3);
  });

  it('says of an answer that it was stopped, in the post, the chat and what is continued of it', async () => {
    const composes: ComposeInput[] = [
      ['Tell me all of it.', { text: 'Once there', state: 'stopped' }],
      ['And?', 'And so on.'],
    ];
    const { storyId, postId } = await postChat(house, sailor(), siren, { composes });
    const states = [{ state: 'stopped' }, { state: 'whole' }];
    expect((await reader.ask('GET', `/api/post/${postId}`)).json().composes).toMatchObject(states);
    expect((await readStory(reader, storyId)).composes).toMatchObject(states);
    const copy = (await reader.ask('POST', `/api/story/copy/${storyId}`)).json().story_id;
    expect((await readStory(reader, copy)).composes).toMatchObject(states);
  });

  it("has sound and pictures of its own, for everybody; those of the chat stay its owner's", async () => {
    const { composes, mediaIds } = await composesWithMedia(house, 'Sailor');
    const { storyId, postId } = await postChat(house, sailor(), siren, { composes });
    const [compose] = (await readStory(reader, storyId)).composes;
    const addresses = [compose?.audio_url, compose?.image_url, compose?.image?.card_url].map(String);
    for (const url of addresses) {
      expect(mediaIds.some((id) => url.includes(id))).toBe(false);
      for (const by of everybody()) expect(await statusOf(by, url)).toBe(200);
    }
    const originals = [`/media/audio/${mediaIds[0]}.mp3`, `/media/images/${mediaIds[1]}/card.webp`];
    for (const url of originals) {
      expect(await statusOf(author, url)).toBe(200);
      for (const by of everybody()) expect(await statusOf(by, url)).toBe(404);
    }
    const whole = (await reader.ask('GET', `/api/story/${storyId}`)).json();
    expect(whole.composes[0].audio.length).toBeGreaterThan(100);
    const [shared] = await rowsOf(house, 'SELECT image_id FROM shared_composes WHERE story_id = $1', [storyId]);
    expect([...(await findUsedPictures(house.context(), [String(shared?.image_id)]))]).toEqual([shared?.image_id]);
    expect((await reader.ask('GET', `/api/post/${postId}?media=url`)).json().composes).toMatchObject([
      { user_input: 'Good evening.', audio_seconds: 2 },
    ]);
  });

  it('is gone for others at once when its siren turns private, is hidden or deleted, and comes back with it', async () => {
    const { composes } = await composesWithMedia(house, 'Sailor');
    for (const [away, back] of [
      ['private = true', 'private = false'],
      [`hidden_at = now(), hidden_reason = 'x'`, `hidden_at = NULL, hidden_reason = ''`],
      ['deleted_at = now()', null],
    ]) {
      const shy = await placeSiren(house, makerId, {});
      const { storyId, postId } = await postChat(house, sailor(), shy, { composes });
      const [compose] = (await readStory(reader, storyId)).composes;
      const urls = [
        `/api/story/${storyId}`,
        `/api/post/${postId}`,
        String(compose?.audio_url),
        String(compose?.image_url),
      ];
      const seen = async (by: Visitor) => {
        const statuses = [];
        for (const url of urls) statuses.push(await statusOf(by, url));
        return statuses;
      };
      await rowsOf(house, `UPDATE sirens SET ${away} WHERE id = $1`, [shy]);
      for (const by of [reader, maker, house.visitor()]) {
        expect(await seen(by)).toEqual([404, 404, 404, 404]);
        expect((await by.ask('POST', `/api/story/copy/${storyId}`)).statusCode).toBe(404);
        expect((await by.ask('DELETE', `/api/story/${storyId}`)).statusCode).toBe(404);
      }
      expect(await seen(author)).toEqual([200, 200, 200, 200]);
      if (back === null) continue;
      await rowsOf(house, `UPDATE sirens SET ${back} WHERE id = $1`, [shy]);
      for (const by of everybody()) expect(await seen(by)).toEqual([200, 200, 200, 200]);
    }
  });

  it("is nobody else's to write in, stop or delete", async () => {
    const { storyId } = await postChat(house, sailor(), siren);
    for (const [method, path, body] of [
      ['POST', `/api/story/${storyId}`, { user_input: 'Hello' }],
      ['POST', `/api/story/${storyId}/stop`, undefined],
      ['DELETE', `/api/story/${storyId}`, undefined],
    ] as const) {
      expect((await reader.ask(method, path, body)).statusCode, path).toBe(403);
    }
    for (const path of ['memory', 'stream']) expect(await statusOf(reader, `/api/story/${storyId}/${path}`)).toBe(404);
    expect((await reader.ask('POST', `/api/story/suggestion/${storyId}`, {})).statusCode).toBe(404);
  });

  it('takes its post and all of its sound and pictures along when it is deleted', async () => {
    const before = await orphans(house);
    const { composes } = await composesWithMedia(house, 'Sailor');
    const { storyId, postId } = await postChat(house, sailor(), siren, { composes });
    expect((await author.ask('DELETE', `/api/story/${storyId}`)).statusCode).toBe(200);
    expect(await statusOf(author, `/api/post/${postId}`)).toBe(404);
    expect(await rowsOf(house, 'SELECT 1 FROM posts WHERE id = $1', [postId])).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM search.post_tags WHERE post_id = $1', [postId])).toEqual([]);
    expect(await orphans(house)).toEqual(before);
  });

  it("leaves a picture that became a siren's", async () => {
    const { composes } = await composesWithMedia(house, 'Sailor');
    const { storyId, postId } = await postChat(house, sailor(), siren, { composes });
    const [shared] = await rowsOf(house, 'SELECT image_id FROM shared_composes WHERE story_id = $1', [storyId]);
    const own = await placeSiren(house, await idOf(house, 'Sailor'), {});
    await rowsOf(house, 'INSERT INTO siren_images (siren_id, media_id, position) VALUES ($1, $2, 0)', [
      own,
      shared?.image_id,
    ]);
    expect((await author.ask('DELETE', `/api/post/${postId}`)).statusCode).toBe(200);
    expect(await statusOf(reader, `/media/images/${shared?.image_id}/card.webp`)).toBe(200);
  });

  it('stays when an eleventh begins: the oldest that is not posted makes room [K15]', async () => {
    const full = await makeMember(house, 'Fuller');
    const mine = await ownerNamed(house, 'Fuller');
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) ids.push(await beginStory(house, mine, siren, [[`Story ${n}`, 'Yes.']]));
    const postId = await sharePost(full, ids[0] ?? 0);
    const twin = (await full.ask('POST', `/api/story/copy/${ids[5]}`)).json().story_id;
    const stored = (
      await rowsOf(house, 'SELECT id FROM stories WHERE user_id = $1', ['user' in mine ? mine.user : 0])
    ).map(({ id }) => Number(id));
    expect(stored.toSorted()).toEqual([ids[0], ...ids.slice(2), twin].toSorted());
    const cards: { id: number; post_id: number | null }[] = (await full.ask('GET', '/api/story')).json();
    expect(cards.find(({ id }) => id === ids[0])?.post_id).toBe(postId);
    expect(cards.filter(({ post_id }) => post_id !== null)).toHaveLength(1);
  });
});
