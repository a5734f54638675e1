import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { faultsOf } from '../../../../test/fake-faults.ts';
import { untilStopped } from '../../../../test/fake-painter.ts';
import { answerEvents, answerStatus, deadAddress, endless, fakeServer } from '../../../../test/fake-server.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import { idOf, makeTestStorage } from '../../../../test/media-steps.ts';
import {
  begin,
  eventsOf,
  goOn,
  heartbeats,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  resetHouse,
  send,
  settleReplies,
  untilLeft,
} from '../../../../test/reply-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import { PASSWORD, setTimings, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { openaiText } from '../../../providers/text/openai-text.ts';

const storage = makeTestStorage();
let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse({}, { providers: { storage } });
});
beforeEach(async () => {
  storage.before = () => {};
  house.parts.providers.text = house.writer;
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

const creditsOf = async (of = user) => (await paymentsOf(of)).slice(1);
const mediaIds = async () => (await rowsOf(house, 'SELECT id FROM media ORDER BY id')).map(({ id }) => id);
const exchangesOf = async (storyId: number) =>
  (await readStory(user, storyId)).composes.map(({ user_input, ai_response }) => [user_input, ai_response]);
const chunkOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Sends a message with speech and picture that fails; checks that no message, media or charge is left. */
async function failIn(storyId: number): Promise<{ message: string; code: string } | null> {
  const [credits, media, before] = [await creditsOf(), await mediaIds(), await exchangesOf(storyId)];
  const input = { user_input: 'And now?', generate_audio: true, generate_images: true };
  const { error, end } = await goOn(house, user, storyId, input);
  expect(end).toBeNull();
  expect([await creditsOf(), await exchangesOf(storyId)]).toEqual([credits, before]);
  // Polled: a picture that was being stored at that moment, also by an earlier reply, is removed a little later.
  const added = async () => (await mediaIds()).filter((id) => !media.includes(id));
  await expect.poll(added).toEqual([]);
  return error;
}

describe('an engine that fails', () => {
  it('before the first word or after some leaves nothing, charges nothing, and says so', async () => {
    const storyId = idIn(await begin(house, user));
    const faults: [unknown, string, string][] = [
      [
        new AppError('busy'),
        'busy',
        'Too many people are asking right now. Please try again in a moment. Nothing was charged.',
      ],
      [
        new AppError('unavailable'),
        'unavailable',
        'This is not available right now. Please try again later. Nothing was charged.',
      ],
      [new Error('secret'), 'reply_failed', 'The answer could not be written. Nothing was charged.'],
    ];
    for (const words of [[], ['Good evening. The sea is calm. And']]) {
      for (const [fault, code, message] of faults) {
        house.writer.pieces = function* () {
          yield* words;
          throw fault;
        };
        expect(await failIn(storyId)).toEqual({ code, message });
      }
    }
    await resetHouse(house);
    expect((await goOn(house, user, storyId, { user_input: 'And now?' })).end).toMatchObject({ position: 1 });
  });

  it('at the first message leaves the story open for another try', async () => {
    house.writer.pieces = () => {
      throw new AppError('unavailable');
    };
    const storyId = idIn(await begin(house, user));
    expect((await readStory(user, storyId)).composes).toEqual([]);
    await resetHouse(house);
    await goOn(house, user, storyId, { user_input: 'Once more' });
    const { composes, info } = await readStory(user, storyId);
    expect([composes.length, info.first_compose]).toEqual([1, 'Once more']);
  });

  it('at the first message lets that be sent as an edit too', async () => {
    house.writer.pieces = () => {
      throw new AppError('unavailable');
    };
    const storyId = idIn(await begin(house, user));
    await resetHouse(house);
    const input = { user_input: 'Once more', edited: true };
    expect((await goOn(house, user, storyId, input)).end).toMatchObject({ position: 0 });
    const further = await user.ask('POST', `/api/story/${storyId}`, { ...input, compose_index: 4 });
    expect(further.statusCode).toBe(404);
  });

  it('when its reader has gone leaves the message in the story, to be answered once more', async () => {
    const storyId = idIn(await begin(house, user));
    const client = new AbortController();
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
      throw new AppError('unavailable');
    };
    const credits = await creditsOf();
    const input = { user_input: 'And now?', generate_audio: true };
    const left = untilLeft(house);
    const answer = await send(house, user, `/api/story/${storyId}`, input, { signal: client.signal });
    const events = eventsOf(answer);
    await events.next();
    client.abort();
    await events.next().catch(() => {});
    await left;
    gate.open();
    await settleReplies(house);
    expect((await exchangesOf(storyId)).at(-1)).toEqual(['And now?', '']);
    expect(await creditsOf()).toEqual(credits);
    await resetHouse(house);
    const again = await goOn(house, user, storyId, { user_input: 'And now?', edited: true });
    expect(again.end).toMatchObject({ position: 1 });
    expect(await exchangesOf(storyId)).toHaveLength(2);
  });

  it('to say a word gets the reply that stands for none, which costs nothing', async () => {
    const visitor = house.visitor('198.51.100.20');
    house.writer.pieces = () => ['  ', '\n'];
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_images: true };
    const answer = await visitor.ask('POST', '/api/story?media=url', input);
    const events = answer.body.split('\n\n').slice(0, -1);
    expect(JSON.parse(events.at(-1) ?? '').end).toMatchObject({ words: 0, images: 0, stopped: false });
    const { composes } = await readStory(visitor, JSON.parse(events[0] ?? '').story_id);
    expect(composes).toMatchObject([{ ai_response: 'Unable to generate a response.', image: null }]);
    const used = await rowsOf(house, `SELECT 1 FROM credit_entries WHERE owner LIKE 'visitor:%' AND amount < 0`);
    expect(used).toEqual([]);
  });
});

describe('a text server', () => {
  const faults = faultsOf({
    type: 'text/event-stream',
    beginning: chunkOf('Good evening. The sea is calm.').repeat(2),
    piece: chunkOf('On and on. '),
    huge: `data: ${'x'.repeat(10_000_000)}`,
  }).filter(([name]) => name !== 'never ends');

  it.each(faults)('that %s ends the reply without a charge, and the next one is fine', async (_name, behaviour) => {
    const storyId = idIn(await begin(house, user));
    const server = await fakeServer(behaviour);
    const timeouts = { firstByte: 300, idle: 300 };
    const text = openaiText({ url: `${server.url}/v1`, model: 'm', window: 8192 }, { timeouts });
    house.parts.providers.text = text;
    expect(await failIn(storyId)).toMatchObject({ message: expect.stringMatching(/Nothing was charged\.$/) });
    house.parts.providers.text = house.writer;
    expect((await goOn(house, user, storyId, { user_input: 'Fine?' })).end).not.toBeNull();
    text.close();
    await server.close();
  });

  it('that never ends is left, and what it wrote by then is kept', async () => {
    const storyId = idIn(await begin(house, user));
    const server = await fakeServer(endless('text/event-stream', chunkOf('On and on. ')));
    const text = openaiText({ url: `${server.url}/v1`, model: 'm', window: 8192 });
    house.parts.providers.text = text;
    const { end, text: replyText } = await goOn(house, user, storyId, {
      user_input: 'And now?',
      response_size: 'short',
    });
    expect([end?.stopped, replyText.length > 1_000]).toEqual([true, true]);
    expect((await exchangesOf(storyId)).at(-1)).toEqual(['And now?', replyText]);
    text.close();
    await server.close();
  });

  it('that keeps failing is left alone, and asked again by itself', async () => {
    const storyId = idIn(await begin(house, user));
    const server = await fakeServer(answerStatus(500));
    const turns: boolean[] = [];
    const text = openaiText(
      { url: `${server.url}/v1`, model: 'm', window: 8192 },
      { clock: house.clock, onBreaker: (isOpen) => turns.push(isOpen) },
    );
    house.parts.providers.text = text;
    for (let n = 0; n < 5 && turns.length === 0; n++) await failIn(storyId);
    expect(turns).toEqual([true]);
    expect(server.seen.length).toBe(5);
    expect(await failIn(storyId)).toMatchObject({ code: 'unavailable' });
    expect(server.seen.length).toBe(5);
    server.behave(answerEvents({ choices: [{ delta: { content: 'Good evening.' } }] }, '[DONE]'));
    house.clock.move(5_000);
    expect((await goOn(house, user, storyId, { user_input: 'Well again?' })).text).toBe('Good evening.');
    expect(turns).toEqual([true, false]);
    text.close();
    await server.close();
  });

  it('that sends fields and markup of its own makes nothing but words', async () => {
    const storyId = idIn(await begin(house, user));
    const content = '<img src=x onerror=alert(1)> *waves* [x](javascript:alert(1))';
    const unexpectedFields = {
      execute: 'alert(1)',
      story_id: 1,
      error: 'no',
      end: {},
      tool_calls: [{ function: { name: 'rm' } }],
    };
    const server = await fakeServer(
      answerEvents(
        { ...unexpectedFields, error: undefined, choices: [{ delta: { ...unexpectedFields, content } }] },
        '[DONE]',
      ),
    );
    const text = openaiText({ url: `${server.url}/v1`, model: 'm', window: 8192 });
    house.parts.providers.text = text;
    const { events, end } = await goOn(house, user, storyId, { user_input: 'And now?' });
    expect(end).not.toBeNull();
    const keys = new Set(events.flatMap((event) => Object.keys(event)));
    expect([...keys].toSorted()).toEqual(['chunk', 'end', 'reply', 'seq']);
    expect((await exchangesOf(storyId)).at(-1)).toEqual(['And now?', content]);
    text.close();
    await server.close();
  });

  it('that is not there ends the reply without a charge', async () => {
    const storyId = idIn(await begin(house, user));
    const text = openaiText({ url: `${await deadAddress()}/v1`, model: 'm', window: 8192 });
    house.parts.providers.text = text;
    expect(await failIn(storyId)).toMatchObject({ code: 'unavailable' });
    text.close();
  });
});

describe('what she may not say', () => {
  it('never reaches the reader, is not stored, is not charged, and is noted for moderators', async () => {
    const storyId = idIn(await begin(house, user));
    house.writer.pieces = () => [
      'The lamp is lit. ',
      'I am 15 years old, ',
      'and I want to undress for you. ',
      'Stay.',
    ];
    const [before, credits] = [await exchangesOf(storyId), await creditsOf()];
    const answer = await send(house, user, `/api/story/${storyId}`, { user_input: 'Go on', generate_audio: true });
    const body = await answer.text();
    expect(body).toContain('The lamp is lit.');
    expect(body).toContain('"error":"The answer was not allowed here. Nothing was charged."');
    expect(body).not.toMatch(/undress|Stay/);
    expect(await exchangesOf(storyId)).toEqual(before);
    expect(await creditsOf()).toEqual(credits);
    const notes = await rowsOf(house, 'SELECT field FROM refusals WHERE subject = $1', [`reply:${storyId}`]);
    expect(notes).toEqual([{ field: 'reply' }]);
  });

  it('leaves the earlier answer when it was asked once more', async () => {
    const storyId = idIn(await begin(house, user));
    const before = await readStory(user, storyId);
    house.writer.pieces = () => ['I am 15 years old, and I want to undress for you.'];
    const { error } = await goOn(house, user, storyId, { user_input: 'Hello, who are you?', edited: true });
    expect(error?.code).toBe('reply_refused');
    expect(await readStory(user, storyId)).toEqual(before);
  });
});

describe('a full disk', () => {
  it('costs the sound and the picture, not the words', async () => {
    const storyId = idIn(await begin(house, user));
    const credits = await creditsOf();
    storage.before = (what) => {
      if (what === 'put') throw new Error('ENOSPC');
    };
    const input = { user_input: 'And now?', generate_audio: true, generate_images: true };
    const { end, missing, text } = await goOn(house, user, storyId, input);
    expect(missing.toSorted()).toEqual(['audio', 'image']);
    expect([end?.words, end?.images, end?.audio_url]).toEqual([0, 0, null]);
    expect((await exchangesOf(storyId)).at(-1)).toEqual(['And now?', text]);
    expect(await creditsOf()).toEqual(credits);
  });
});

describe('somebody who goes while she writes', () => {
  /** Begins an endless reply with speech and picture; returns its story and the rest of its events. */
  async function writing(reader: Visitor) {
    house.writer.pieces = async function* (_prompt, { signal }) {
      // One sentence to speak, and enough text for a picture.
      yield `Good evening. The sea ${'and the sea '.repeat(30)}`;
      await untilStopped({ signal });
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true, generate_images: true };
    const events = eventsOf(await send(house, reader, '/api/story', input));
    const storyId = ((await events.next()).value as { story_id: number }).story_id;
    for (const seen = new Set<string>(); !seen.has('audio') || !seen.has('image'); ) {
      const { value } = await events.next();
      for (const key of Object.keys(value ?? {})) seen.add(key);
    }
    return { storyId, events };
  }
  beforeEach(() => setTimings(house, { heartbeatMs: 20 }));

  it('by erasing the account leaves nothing, and the stream ends', async () => {
    const deletedUser = await makeReader(house, 'Leaver');
    const media = await mediaIds();
    const id = await idOf(house, 'Leaver');
    const { storyId, events } = await writing(deletedUser);
    const erased = await deletedUser.ask('DELETE', '/api/user', { current_password: PASSWORD });
    expect(erased.statusCode, erased.body).toBe(200);
    const { error } = await readReply(events);
    expect(error).toEqual({ code: 'not_found', message: 'This chat is gone. Nothing was charged.' });
    expect(await rowsOf(house, 'SELECT 1 FROM replies WHERE story_id = $1', [storyId])).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM credit_holds WHERE user_id = $1', [id])).toEqual([]);
    await expect.poll(mediaIds).toEqual(media);
  });

  it('by being suspended keeps what was written', async () => {
    const { events } = await writing(await makeReader(house, 'Suspended'));
    await rowsOf(house, `UPDATE users SET suspended_at = now() WHERE username = 'Suspended'`);
    expect((await readReply(events)).end).toMatchObject({ stopped: true, words: 2, images: 1 });
  });

  it('by logging out finds the whole answer on coming back', async () => {
    const reader = await makeReader(house, 'LoggedOut');
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
      yield 'The sea is calm.';
    };
    const events = eventsOf(await send(house, reader, '/api/story', { user_input: 'Hello', siren_id: house.sirenId }));
    const { story_id } = (await events.next()).value as { story_id: number };
    await reader.ask('POST', '/api/user/logout');
    // Every second heartbeat checks the owner's account.
    await heartbeats(house, story_id, 4);
    gate.open();
    expect(await readReply(events)).toMatchObject({
      text: 'Good evening. The sea is calm.',
      end: { stopped: false },
    });
  });

  it('by deleting the story pays for what was heard and seen, and is told so', async () => {
    const credits = await creditsOf();
    const media = await mediaIds();
    const { storyId, events } = await writing(user);
    expect((await user.ask('DELETE', `/api/story/${storyId}`)).statusCode).toBe(200);
    const message = 'This chat is gone. What came of the answer before was charged.';
    expect((await readReply(events)).error).toEqual({ code: 'not_found', message });
    expect(await creditsOf()).toEqual([Number(credits[0]) - 2, Number(credits[1]) - 1]);
    expect(await mediaIds()).toEqual(media);
  });
});
