import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, GREETING, makeKnownVisitor, ownerNamed, readStory, say } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { StoryOwner } from '../stories.tables.ts';

let house: TestApp;
let maker: Visitor;
let reader: Visitor;
let owner: StoryOwner;
let sirenId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  maker = await makeMember(house, 'Keeper');
  reader = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  sirenId = await makeSiren(maker, { private: false });
});
afterAll(() => house.close());

async function copy(visitor: Visitor, id: number): Promise<number> {
  house.clock.move(1000);
  const answer = await visitor.ask('POST', `/api/story/copy/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().story_id;
}
const exchangesOf = async (visitor: Visitor, id: number) =>
  (await readStory(visitor, id)).composes.map(({ user_input, ai_response }) => [user_input, ai_response]);

describe('a copy of a chat', () => {
  it('has all that was said as it was shown, and goes on by itself [A28] [T7]', async () => {
    const id = await beginStory(house, owner, sirenId, [GREETING, ['Two', 'First.', 'Second.'], ['No answer yet']]);
    const twin = await copy(reader, id);
    expect(twin).not.toBe(id);
    expect(await exchangesOf(reader, twin)).toEqual([GREETING, ['Two', 'Second.']]);
    const story = await readStory(reader, twin);
    expect(story).toMatchObject({
      mine: true,
      closed: null,
      siren_id: sirenId,
      info: { tags: ['sea'], first_compose: 'Good evening.', user: { username: 'Sailor' } },
    });
    expect(story.composes[1]?.alternate).toEqual({ shown: 0, count: 1 });
    await say(house, twin, [['Three', 'Three.']]);
    expect(await exchangesOf(reader, id)).toHaveLength(3);
    expect((await reader.ask('DELETE', `/api/story/${id}`)).statusCode).toBe(200);
    expect(await exchangesOf(reader, twin)).toEqual([GREETING, ['Two', 'Second.'], ['Three', 'Three.']]);
  });

  it('has sound and pictures of its own, of the same files, and pays for none of them', async () => {
    const userId = await idOf(house, 'Sailor');
    const [audio, image] = [await keepAudio(house, 2, userId), await keepImage(house, '#203040', { userId })];
    const words = [{ word: 'Come', start: 0, end: 0.4 }];
    const answerWithMedia = {
      text: 'Come in.',
      audioId: audio.id,
      audioWords: words,
      imageId: image.id,
      wordsCharged: 2,
    };
    const id = await beginStory(house, owner, sirenId, [
      ['One', answerWithMedia, { text: 'Quiet.' }],
      ['Two', answerWithMedia],
    ]);
    const twin = await copy(reader, id);
    const [first, second] = (await readStory(reader, twin)).composes;
    expect(first).toMatchObject({ ai_response: 'Quiet.', audio_url: null, image: null });
    expect(second).toMatchObject({ ai_response: 'Come in.', audio_words: words, audio_seconds: 2 });
    expect(second?.audio_url).not.toContain(audio.id);
    expect(second?.image?.id).not.toBe(image.id);
    const before = [
      await reader.ask('GET', `/media/audio/${audio.id}.mp3`),
      await reader.ask('GET', second?.audio_url ?? ''),
    ];
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(before[1]?.rawPayload.equals(before[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    await reader.ask('DELETE', `/api/story/${id}`);
    expect((await reader.ask('GET', `/media/audio/${audio.id}.mp3`)).statusCode).toBe(404);
    for (const url of [second?.audio_url, second?.image_url]) {
      expect((await reader.ask('GET', url ?? '')).statusCode).toBe(200);
    }
    const copied = await rowsOf(
      house,
      `SELECT m.user_id, m.request_key, a.words_charged FROM composes c JOIN answers a ON a.compose_id = c.id
       JOIN media m ON m.id IN (a.audio_id, a.image_id) WHERE c.story_id = $1`,
      [twin],
    );
    expect(copied).toEqual(Array(2).fill({ user_id: userId, request_key: null, words_charged: 0 }));
  });

  it('does not take along what is remembered', async () => {
    const id = await beginStory(house, owner, sirenId);
    await reader.ask('PATCH', `/api/story/${id}/memory`, { summary: 'A secret between us.' });
    await reader.ask('POST', `/api/story/${id}/memory/facts`, { text: 'Another one.' });
    const twin = await copy(reader, id);
    const memory = (await reader.ask('GET', `/api/story/${twin}/memory`)).json();
    expect(memory).toEqual({ summary: '', summarised: 0, facts: [] });
  });

  it("is a visitor's own where a visitor makes it", async () => {
    const known = makeKnownVisitor(house);
    const audio = await keepAudio(house, 1);
    const id = await beginStory(house, known.owner, sirenId, [['One', { text: 'a', audioId: audio.id }]]);
    const twin = await copy(known.visitor, id);
    const [compose] = (await readStory(known.visitor, twin)).composes;
    expect((await known.visitor.ask('GET', compose?.audio_url ?? '')).statusCode).toBe(200);
    expect((await reader.ask('GET', compose?.audio_url ?? '')).statusCode).toBe(404);
  });

  it('is not made of what nothing more can be written in', async () => {
    const gone = await makeSiren(maker, { private: false });
    const id = await beginStory(house, owner, gone);
    await maker.ask('DELETE', `/api/sirens/${gone}`);
    const answer = await reader.ask('POST', `/api/story/copy/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'siren_gone']);
  });

  it('is the eleventh: the oldest makes room, even where it is the one that was copied [K15]', async () => {
    const full = await makeMember(house, 'Fuller');
    const mine = await ownerNamed(house, 'Fuller');
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) ids.push(await beginStory(house, mine, sirenId, [[`Story ${n}`, 'Yes.']]));
    const twin = await copy(full, ids[0] ?? 0);
    const cards: { id: number }[] = (await full.ask('GET', '/api/story')).json();
    expect(cards.map(({ id }) => id)).toEqual([twin, ...ids.slice(1).toReversed()]);
    expect(await exchangesOf(full, twin)).toEqual([['Story 0', 'Yes.']]);
    expect((await full.ask('GET', `/api/story/${ids[0]}`)).statusCode).toBe(404);
  });
});
