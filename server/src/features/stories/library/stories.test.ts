import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage, makeTestStorage } from '../../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import {
  beginStory,
  type ComposeInput,
  GREETING,
  makeKnownVisitor,
  ownerNamed,
  readStory,
  say,
  startReply,
} from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { imageKey } from '../../media/media.rules.ts';
import type { StoryOwner } from '../stories.tables.ts';

const CLOSED = 'This siren is not here any more. You can still read what was said.';

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

/** A story with sound and a picture in its only answer. */
async function storyWithMedia() {
  const userId = await idOf(house, 'Sailor');
  const audio = await keepAudio(house, 2, userId);
  const image = await keepImage(house, '#224466', { userId });
  const words = [{ word: 'Come', start: 0, end: 0.4 }];
  const answer = { text: 'Come in.', audioId: audio.id, audioWords: words, imageId: image.id };
  return { id: await beginStory(house, owner, sirenId, [['Good evening.', answer]]), audio, image, words };
}

describe('the last chats', () => {
  it('are ten at most, the newest first, each with its siren [K15]', async () => {
    const sailor = await makeMember(house, 'Lister');
    const media = await keepImage(house, '#113355', { userId: await idOf(house, 'Keeper') });
    const pictured = await makeSiren(maker, { name: 'Ondine', private: false, images: [media.id] });
    const ids: number[] = [];
    for (let n = 0; n < 11; n++) {
      const composes: [string, string][] = [[`Message ${n}`, 'Yes.']];
      ids.push(await beginStory(house, await ownerNamed(house, 'Lister'), n % 2 ? pictured : sirenId, composes));
    }
    const answer = await sailor.ask('GET', '/api/story');
    expect(answer.statusCode, answer.body).toBe(200);
    const cards = answer.json();
    expect(cards.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 10));
    expect(cards[1]).toEqual({
      id: ids[9],
      siren: { id: pictured, name: 'Ondine', cover_url: `/media/images/${media.id}/card.webp` },
      first_compose: 'Message 9',
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      post_id: null,
    });
    expect(cards[0].siren).toEqual({ id: sirenId, name: 'Isla', cover_url: null });
  });

  it('come to the front when something is said in them', async () => {
    const sailor = await makeMember(house, 'Returner');
    const mine = await ownerNamed(house, 'Returner');
    const first = await beginStory(house, mine, sirenId);
    const second = await beginStory(house, mine, sirenId);
    house.clock.move(1000);
    await say(house, first, [['Are you still here?', 'I am.']]);
    const cards = (await sailor.ask('GET', '/api/story')).json();
    expect(cards.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  });

  it('keep the name of a siren that is gone, without her picture', async () => {
    const sailor = await makeMember(house, 'Keepsake');
    const media = await keepImage(house, '#553311', { userId: await idOf(house, 'Keeper') });
    const renamedSiren = await makeSiren(maker, { name: 'Renamed', private: false, images: [media.id] });
    await beginStory(house, await ownerNamed(house, 'Keepsake'), renamedSiren);
    const see = async () => {
      const [{ id, siren }] = (await sailor.ask('GET', '/api/story')).json();
      expect((await readStory(sailor, id)).siren).toEqual(siren);
      return siren;
    };
    expect(await see()).toMatchObject({ name: 'Renamed', cover_url: expect.any(String) });
    await maker.ask('DELETE', `/api/sirens/${renamedSiren}`);
    expect(await see()).toEqual({ id: renamedSiren, name: 'Isla', cover_url: null });
  });

  it('are none for somebody who never chatted', async () => {
    const answer = await house.visitor().ask('GET', '/api/story');
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

describe('a chat', () => {
  it('is read with everything that was said, in its order [A25] [E8] [E9]', async () => {
    const id = await beginStory(house, owner, sirenId, [GREETING, ['Who are you?', 'I keep the light.']]);
    const story = await readStory(reader, id);
    expect(story).toMatchObject({
      id,
      siren_id: sirenId,
      siren: { id: sirenId, name: 'Isla', cover_url: null },
      info: {
        user_id: await idOf(house, 'Sailor'),
        post_id: null,
        tags: ['sea'],
        first_compose: 'Good evening.',
        user: { username: 'Sailor', avatar: null },
      },
      mine: true,
      closed: null,
    });
    expect(story.composes.map(({ user_input, ai_response }) => [user_input, ai_response])).toEqual([
      ['Good evening.', 'Come in, the kettle is on.'],
      ['Who are you?', 'I keep the light.'],
    ]);
    expect(story.composes[0]).toEqual({
      id: expect.any(Number),
      user_input: 'Good evening.',
      ai_response: 'Come in, the kettle is on.',
      audio_url: null,
      audio_words: [],
      audio_seconds: null,
      image_url: null,
      image: null,
      created_at: house.clock.now().toISOString(),
      alternate: { shown: 0, count: 1 },
      state: 'whole',
    });
  });

  it('says what it began with, whose it is, and where it is posted [E8]', async () => {
    const { visitor, owner: nobody } = makeKnownVisitor(house);
    const begun = { tags: ['sea'], first_compose: 'Good evening.', post_id: null };
    const anonymous = await readStory(visitor, await beginStory(house, nobody, sirenId));
    expect(anonymous.info).toEqual({ ...begun, user_id: null, user: null });

    const id = await beginStory(house, owner, sirenId);
    const mine = { user_id: await idOf(house, 'Sailor'), user: { username: 'Sailor', avatar: null } };
    expect((await readStory(reader, id)).info).toEqual({ ...begun, ...mine });
    const { id: post_id } = (await reader.ask('POST', '/api/post', { story_id: id })).json();
    await say(house, id, [['And then?', 'The tide came in.']]);
    const posted = await readStory(reader, id);
    expect(posted.info).toEqual({ ...begun, ...mine, post_id });
    expect(posted.composes.map(({ user_input }) => user_input)).toEqual(['Good evening.', 'And then?']);
  });

  it('has its sound and pictures in base64 and by address, or by address alone [E9]', async () => {
    const { id, audio, image, words } = await storyWithMedia();
    const [light] = (await readStory(reader, id)).composes;
    expect(light).toMatchObject({
      audio_url: `/media/audio/${audio.id}.mp3`,
      audio_words: words,
      audio_seconds: 2,
      image_url: `/media/images/${image.id}/full.webp`,
      image: { id: image.id, width: 512, height: 768 },
    });
    expect(light).not.toHaveProperty('audio');
    expect(JSON.stringify(light)).not.toContain('b64_png');
    const [whole] = (await readStory(reader, id, '')).composes;
    const audioFile = await reader.ask('GET', light?.audio_url ?? '');
    expect(Buffer.from(whole?.audio ?? '', 'base64').equals(audioFile.rawPayload)).toBe(true);
    const seen = await reader.ask('GET', `/media/images/${image.id}/full.png`);
    expect(Buffer.from(whole?.b64_png ?? '', 'base64').equals(seen.rawPayload)).toBe(true);
    expect(whole?.image?.b64_png).toBe(whole?.b64_png);
  });

  it('is read also while one of its files cannot be', async () => {
    const userId = await idOf(house, 'Sailor');
    const image = await keepImage(house, '#010203', { userId });
    const audio = await keepAudio(house, 1, userId);
    const answer = { text: 'Come in.', audioId: audio.id, imageId: image.id };
    const id = await beginStory(house, owner, sirenId, [['Good evening.', answer]]);
    await house.parts.providers.storage.remove(imageKey(image.hash, 'full.png'));
    const [compose] = (await readStory(reader, id, '')).composes;
    expect(compose).toMatchObject({
      ai_response: 'Come in.',
      image_url: expect.any(String),
      audio: expect.any(String),
    });
    expect(compose).not.toHaveProperty('b64_png');
  });

  it('embeds no more than an answer can carry: the newest sounds, and the addresses of all', async () => {
    const storage = makeTestStorage();
    const large = await useTestApp({}, { providers: { ...quickEngines(), storage } });
    const member = await makeMember(large, 'Talker');
    const userId = await idOf(large, 'Talker');
    const seeds: ComposeInput[] = [];
    for (const seconds of [1, 2, 3, 4]) {
      seeds.push([`${seconds}`, { text: 'Yes.', audioId: (await keepAudio(large, seconds, userId)).id }]);
    }
    const id = await beginStory(large, { user: userId }, await makeSiren(member), seeds);
    for (const key of storage.files.keys()) storage.files.set(key, Buffer.alloc(10 * 1024 * 1024));
    const { composes } = await readStory(member, id, '');
    expect(composes.map(({ audio, audio_url }) => [audio !== undefined, audio_url !== null])).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('cannot be gone on with once its siren is deleted, private or hidden, and is still read', async () => {
    for (const change of ['delete', 'private', 'hidden', 'erased'] as const) {
      const gone = await makeSiren(maker, { private: false });
      const id = await beginStory(house, owner, gone);
      expect((await readStory(reader, id)).closed, change).toBeNull();
      if (change === 'delete') await maker.ask('DELETE', `/api/sirens/${gone}`);
      if (change === 'private') await maker.ask('PUT', `/api/sirens/${gone}`, { private: true });
      if (change === 'hidden') await rowsOf(house, 'UPDATE sirens SET hidden_at = now() WHERE id = $1', [gone]);
      if (change === 'erased') await rowsOf(house, 'DELETE FROM sirens WHERE id = $1', [gone]);
      const story = await readStory(reader, id);
      expect([story.closed, story.composes.length, story.siren_id], change).toEqual([
        CLOSED,
        1,
        change === 'erased' ? null : gone,
      ]);
    }
  });

  it("stays open for the siren's own maker when she is private or hidden", async () => {
    const own = await makeSiren(maker, { private: true });
    const id = await beginStory(house, await ownerNamed(house, 'Keeper'), own);
    await rowsOf(house, 'UPDATE sirens SET hidden_at = now() WHERE id = $1', [own]);
    expect((await readStory(maker, id)).closed).toBeNull();
  });

  it('says which answer is on its way, which was stopped, and which never came', async () => {
    const id = await beginStory(house, owner, sirenId, [
      ['One', { text: 'Half of', state: 'stopped' }],
      ['Two', 'Whole.'],
      ['Three'],
    ]);
    const states = async () => (await readStory(reader, id)).composes.map(({ state }) => state);
    expect(await states()).toEqual(['stopped', 'whole', 'stopped']);
    const last = (await readStory(reader, id)).composes[2];
    await startReply(house, id, { composeId: last?.id ?? 0, kind: 'next', userInput: 'Three' });
    expect(await states()).toEqual(['stopped', 'whole', 'writing']);
  });

  it('shows new words in the place of a message while they are answered, and the old ones when that fails [T8]', async () => {
    const id = await beginStory(house, owner, sirenId, [GREETING, ['Two', 'Yes.'], ['Three', 'Three.']]);
    const before = await readStory(reader, id);
    await startReply(house, id, { composeId: before.composes[1]?.id ?? 0, kind: 'edit', userInput: 'Second' });
    const { composes } = await readStory(reader, id);
    expect(composes.map(({ user_input, ai_response, state }) => [user_input, ai_response, state])).toEqual([
      [...GREETING, 'whole'],
      ['Second', '', 'writing'],
    ]);
    await rowsOf(house, `UPDATE replies SET state = 'failed' WHERE story_id = $1`, [id]);
    expect(await readStory(reader, id)).toEqual(before);
  });

  it('is known by a number that tells nothing about others', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await beginStory(house, owner, sirenId, []));
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    // Of twenty numbers below 2^53 hardly any are small, and none are neighbours.
    expect(Math.max(...ids)).toBeGreaterThan(2 ** 48);
    const sorted = ids.toSorted((a, b) => a - b);
    expect(sorted.every((id, at) => at === 0 || id - (sorted[at - 1] ?? 0) > 1000)).toBe(true);
  });

  it('of an odd or unknown number is refused or not found', async () => {
    const unknown = ['1', '9007199254740991', '7e3'];
    const invalidIds = ['0', '-1', '1.5', '9007199254740992', 'x', '%00', '1e400', 'null', '[]'];
    for (const id of unknown) expect((await reader.ask('GET', `/api/story/${id}`)).statusCode, id).toBe(404);
    for (const id of invalidIds) expect((await reader.ask('GET', `/api/story/${id}`)).statusCode, id).toBe(400);
  });
});
