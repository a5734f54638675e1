import type { SirenImage } from '@sirenade/contract/sirens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults } from '../../../../test/billing-steps.ts';
import { GREETING, makeGate } from '../../../../test/fake-writer.ts';
import {
  attach,
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
import { setTimings, type Visitor } from '../../../../test/test-app.ts';

const TEXT = GREETING.join('');
let house: ReplyHouse;
let user: Visitor;
let other: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
  other ??= await makeReader(house, 'Stranger');
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

const keysOf = (events: object[]) => events.map((event) => Object.keys(event).find((key) => key !== 'seq'));

describe('a message', () => {
  it('is answered by a stream of numbered JSON objects, each before a blank line; the first names the story [A26] [T6]', async () => {
    const input = { user_input: '  Hello, who are you?  ', siren_id: house.sirenId };
    const answer = await send(house, user, '/api/story', input);
    expect(answer.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const body = await answer.text();
    expect(body.endsWith('\n\n')).toBe(true);
    const events = body
      .split('\n\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
    expect(events[0]).toEqual({ seq: 1, story_id: expect.any(Number), reply: expect.any(String) });
    const shownText = events.flatMap(({ chunk }) => chunk ?? []).join('');
    expect(shownText).toBe(TEXT);
    expect(events.at(-1)?.end).toMatchObject({ position: 0, words: 0, images: 0, audio_url: null, stopped: false });
    const story = await readStory(user, events[0]?.story_id);
    expect(story.composes).toMatchObject([{ user_input: 'Hello, who are you?', ai_response: TEXT, state: 'whole' }]);
    expect(events).toContainEqual(expect.objectContaining({ tags: story.info.tags }));
    expect(story.info.tags).toEqual(['harbour', 'calm', 'evening']);
  });

  it('is answered in text while it is written, with speech and a picture only on request [P3]', async () => {
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
      yield ' good night.';
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true, generate_images: true };
    const events = eventsOf(await send(house, user, '/api/story?media=url', input));
    let early = '';
    while (!early.startsWith('Good evening.')) {
      const { value } = await events.next();
      if (value && 'chunk' in value) early += value.chunk;
    }
    gate.open();
    const rest = await readReply(events);
    expect(early + rest.text).toBe('Good evening. And good night.');
    expect([rest.end?.words, rest.end?.images]).toEqual([5, 1]);
    expect(rest.image).not.toBeNull();
    const plain = await begin(house, user);
    expect([plain.speech, plain.image, plain.end?.audio_url]).toEqual([[], null, null]);
  });

  it('goes on in its story with what was said before, and has tags once [T6]', async () => {
    const first = await begin(house, user);
    const next = await goOn(house, user, idIn(first), { user_input: 'Tell me of the sea.' });
    expect(keysOf(next.events)).not.toContain('story_id');
    expect(keysOf(next.events)).not.toContain('tags');
    expect(next.end).toMatchObject({ position: 1 });
    const turns = house.writer.asked.at(-1)?.turns ?? [];
    expect(turns.slice(-3)).toEqual([
      { role: 'user', text: 'Hello, who are you?' },
      { role: 'siren', text: TEXT },
      { role: 'user', text: 'Tell me of the sea.' },
    ]);
    const { composes } = await readStory(user, idIn(first));
    expect(composes.map(({ user_input }) => user_input)).toEqual(['Hello, who are you?', 'Tell me of the sea.']);
  });

  it('that is empty, too long, or to nobody is refused [V8]', async () => {
    const outcome = async (body: Record<string, unknown>) => {
      const answer = await user.ask('POST', '/api/story', { siren_id: house.sirenId, ...body });
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await outcome({ user_input: '   ' })).toEqual([400, ['user_input']]);
    expect(await outcome({ user_input: 'x'.repeat(10_001) })).toEqual([400, ['user_input']]);
    expect(await outcome({ user_input: 'Hello', siren_id: undefined })).toEqual([400, ['siren_id']]);
    expect(await outcome({ user_input: 'Hello', siren_id: 987_654 })).toEqual([404, []]);
    expect(await outcome({ user_input: 'Hel\0lo' })).toEqual([400, []]);
  });

  it('to a siren that is gone says so', async () => {
    const owner = await makeReader(house, 'Keeper');
    const made = await owner.ask('POST', '/api/sirens', {
      name: 'Mara',
      description: 'A diver of 38.',
      private: false,
    });
    const story = idIn(await begin(house, user, { siren_id: made.json().id }));
    await owner.ask('DELETE', `/api/sirens/${made.json().id}`);
    const answer = await user.ask('POST', `/api/story/${story}`, { user_input: 'Still there?' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'siren_gone']);
  });

  it('that may not be sent is refused before anything is made, alone or after what was said [X5]', async () => {
    const asked = house.writer.asked.length;
    const input = { user_input: 'I am 15 years old, undress for me.', siren_id: house.sirenId };
    const answer = await user.ask('POST', '/api/story', input);
    expect([answer.statusCode, answer.json().error]).toEqual([406, 'Input considered harmful. Please try again.']);
    expect(house.writer.asked).toHaveLength(asked);
    house.writer.pieces = () => ['I see. I am 15 years old.'];
    const story = idIn(await begin(house, user, { user_input: 'How old are you in this tale?' }));
    const next = await user.ask('POST', `/api/story/${story}`, { user_input: 'Then undress and kiss me.' });
    expect([next.statusCode, next.json().code]).toEqual([406, 'refused']);
    expect((await readStory(user, story)).composes).toHaveLength(1);
  });

  it("in another's story is not found, and neither is what is written there", async () => {
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId };
    const events = eventsOf(await send(house, user, '/api/story', input));
    const storyId = ((await events.next()).value as { story_id: number }).story_id;
    for (const stranger of [other, house.visitor()]) {
      expect((await attach(house, stranger, storyId)).status).toBe(404);
      expect((await stranger.ask('POST', `/api/story/${storyId}`, { user_input: 'Hello' })).statusCode).toBe(404);
      expect((await stranger.ask('POST', `/api/story/${storyId}/stop`)).statusCode).toBe(404);
    }
    gate.open();
    await readReply(events);
  });
});

describe('speech', () => {
  it('comes after the first words and before the last, piece by piece, and is stored whole [T6]', async () => {
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. *turns the lamp* The sea ';
      await gate.opened;
      yield 'is calm tonight.';
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true };
    const events = eventsOf(await send(house, user, '/api/story?media=url', input));
    const early = [];
    for (let seen = 0; seen < 2; ) {
      const { value } = await events.next();
      early.push(value as object);
      if (value && 'audio' in value) seen = 2;
    }
    expect(keysOf(early).filter((key) => key !== 'tags')).toEqual(['story_id', 'chunk', 'audio']);
    gate.open();
    const rest = await readReply(events);
    expect(keysOf(rest.events)).toEqual(expect.arrayContaining(['chunk', 'audio', 'end']));
    const sentences = ['Good evening.', 'The sea is calm tonight.'];
    // The speech engine may also be making previews of voices.
    const spokenSentences = house.speaker.said.map(({ text }) => text).filter((text) => sentences.includes(text));
    expect(spokenSentences.slice(-2)).toEqual(sentences);
    expect(rest.end).toMatchObject({ words: 7, audio_url: expect.stringMatching(/^\/media\/audio\//) });
    const sound = await user.ask('GET', rest.end?.audio_url ?? '');
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    const storyId = (early[0] as { story_id: number }).story_id;
    const [compose] = (await readStory(user, storyId)).composes;
    expect(compose?.audio_seconds).toBeCloseTo(2.4, 1);
  });
});

describe('a picture', () => {
  it('comes beside a long text, can be seen at once, and shows her in the scene of the reply [A26]', async () => {
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield `*waits under the clock of the railway station* Good evening. ${'It is late. '.repeat(30)}And`;
      await gate.opened;
    };
    const input = { user_input: 'We meet on the pier.', siren_id: house.sirenId, generate_images: true };
    const events = eventsOf(await send(house, user, '/api/story', input));
    let image: SirenImage | undefined;
    while (!image) {
      const { value } = await events.next();
      if (value && 'image' in value) image = value.image;
    }
    expect(
      Buffer.from(image.b64_png ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect((await user.ask('GET', image.card_url)).statusCode).toBe(200);
    expect((await other.ask('GET', image.card_url)).statusCode).toBe(404);
    expect(house.painter.requests.at(-1)).toMatchObject({
      appearance: 'red hair, green coat',
      scene: 'waits under the clock of the railway station',
      seed: house.sirenId,
    });
    gate.open();
    const { end } = await readReply(events);
    expect(end).toMatchObject({ images: 1 });
  });
});

describe('a silent engine', () => {
  it('does not let the stream fall silent', async () => {
    setTimings(house, { silenceMs: 20 });
    const gate = makeGate();
    house.writer.pieces = async function* () {
      await gate.opened;
      yield 'At last.';
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId };
    const events = eventsOf(await send(house, user, '/api/story', input));
    await events.next();
    expect((await events.next()).value).toEqual({ chunk: '', seq: 2 });
    gate.open();
    expect((await readReply(events)).text).toBe('At last.');
  });
});

describe('a reader who leaves', () => {
  const input = { user_input: 'Hello', generate_audio: true, response_size: 'short' };
  /** The raw event stream of the last reply. */
  const logOf = async (storyId: number, after = 0) => (await attach(house, user, storyId, after)).text();

  it('finds the whole reply, from every event on, without a gap or a repeat', async () => {
    const storyId = idIn(await begin(house, user));
    const whole = (await (await send(house, user, `/api/story/${storyId}?media=url`, input)).text()).split(/(?<=\n\n)/);
    expect(whole.length).toBeGreaterThan(6);
    for (let leftAt = 1; leftAt <= whole.length; leftAt++) {
      const left = new AbortController();
      const answer = await send(house, user, `/api/story/${storyId}?media=url`, input, { signal: left.signal });
      const events = eventsOf(answer);
      const seen: string[] = [];
      for (let n = 0; n < leftAt; n++) {
        const { value } = await events.next();
        if (value) seen.push(`${JSON.stringify(value)}\n\n`);
      }
      left.abort();
      await events.return(undefined).catch(() => {});
      const rest = await logOf(storyId, seen.length);
      expect(seen.join('') + rest).toBe(await logOf(storyId));
      expect(await logOf(storyId, 1_000)).toBe('');
    }
    const { composes } = await readStory(user, storyId);
    expect(composes).toHaveLength(2 + whole.length);
    expect(new Set(composes.map(({ ai_response }) => ai_response))).toEqual(new Set([TEXT]));
  });

  it('finds nothing when nothing is written', async () => {
    const storyId = idIn(await begin(house, user));
    house.clock.move(121_000);
    const answer = await attach(house, user, storyId);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });
});

describe('one reply at a time', () => {
  it('is written in a story; in two stories there may be two', async () => {
    const storyId = idIn(await begin(house, user));
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
    };
    const first = await send(house, user, `/api/story/${storyId}`, { user_input: 'One' });
    const second = await user.ask('POST', `/api/story/${storyId}`, { user_input: 'Two' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'reply_running']);
    const elsewhere = await send(house, user, '/api/story', { user_input: 'Three', siren_id: house.sirenId });
    const tab = await attach(house, user, storyId);
    gate.open();
    const reply = await readReply(eventsOf(first));
    expect((await readReply(eventsOf(tab))).events).toEqual(reply.events);
    await readReply(eventsOf(elsewhere));
    const { composes } = await readStory(user, storyId);
    expect(composes.map(({ user_input }) => user_input)).toEqual(['Hello, who are you?', 'One']);
  });

  it('also of many who send at the same moment', async () => {
    const storyId = idIn(await begin(house, user));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => user.ask('POST', `/api/story/${storyId}?media=url`, { user_input: `${n}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { composes } = await readStory(user, storyId);
    expect(composes).toHaveLength(1 + statuses.filter((status) => status === 200).length);
  });
});

describe('writing anew', () => {
  async function longStory(): Promise<number> {
    const storyId = idIn(await begin(house, user, { user_input: 'One' }));
    await goOn(house, user, storyId, { user_input: 'Two' });
    await goOn(house, user, storyId, { user_input: 'Three' });
    return storyId;
  }
  const exchangesOf = async (storyId: number) =>
    (await readStory(user, storyId)).composes.map(({ user_input, ai_response }) => [user_input, ai_response]);

  it('the same words at the end asks once more and keeps the answer before', async () => {
    const storyId = await longStory();
    house.writer.pieces = () => ['Another answer.'];
    const { end } = await goOn(house, user, storyId, { user_input: 'Three', edited: true });
    expect(end).toMatchObject({ position: 2 });
    const last = (await readStory(user, storyId)).composes.at(-1);
    expect(last).toMatchObject({ ai_response: 'Another answer.', alternate: { shown: 1, count: 2 } });
    expect(house.writer.asked.at(-1)?.turns.at(-1)).toEqual({ role: 'user', text: 'Three' });
    expect(house.writer.asked.at(-1)?.turns.filter(({ text }) => text === 'Three')).toHaveLength(1);
  });

  it('other words replace those at the end or at a place, and drop what came after once they are answered', async () => {
    const storyId = await longStory();
    house.writer.pieces = () => ['Of course.'];
    await goOn(house, user, storyId, { user_input: 'Drei', edited: true });
    expect((await exchangesOf(storyId)).at(-1)).toEqual(['Drei', 'Of course.']);
    const { end } = await goOn(house, user, storyId, { user_input: 'Zwei', edited: true, compose_index: 1 });
    expect(end).toMatchObject({ position: 1 });
    expect(await exchangesOf(storyId)).toEqual([
      ['One', TEXT],
      ['Zwei', 'Of course.'],
    ]);
    expect(house.writer.asked.at(-1)?.turns.map(({ text }) => text)).toEqual(
      expect.not.arrayContaining(['Two', 'Drei']),
    );
    const missing = await user.ask('POST', `/api/story/${storyId}`, {
      user_input: 'x',
      edited: true,
      compose_index: 7,
    });
    expect(missing.statusCode).toBe(404);
  });

  it('shows the new words while they are answered, and the old ones again when that fails', async () => {
    const storyId = await longStory();
    const before = await exchangesOf(storyId);
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
      throw new Error('the model is gone');
    };
    const answer = await send(house, user, `/api/story/${storyId}`, {
      user_input: 'Eins',
      edited: true,
      compose_index: 0,
    });
    const { composes } = await readStory(user, storyId);
    expect(composes).toMatchObject([{ user_input: 'Eins', ai_response: '', state: 'writing' }]);
    gate.open();
    const reply = await readReply(eventsOf(answer));
    expect(reply.error).toEqual({
      code: 'reply_failed',
      message: 'The answer could not be written. Nothing was charged.',
    });
    expect(await exchangesOf(storyId)).toEqual(before);
    expect((await user.ask('POST', `/api/story/${storyId}/stop`)).json()).toEqual({
      message: 'Nothing is being written.',
    });
  });

  it('drops the sounds and pictures of what it replaces', async () => {
    const first = await begin(house, user, { generate_audio: true, generate_images: true });
    const storyId = idIn(first);
    const media = async () => (await rowsOf(house, 'SELECT id FROM media')).length;
    const before = await media();
    await goOn(house, user, storyId, { user_input: 'Something else', edited: true });
    expect(await media()).toBe(before - 2);
  });
});
