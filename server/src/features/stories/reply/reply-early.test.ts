import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GREETING, makeGate } from '../../../../test/fake-writer.ts';
import { idOf } from '../../../../test/media-steps.ts';
import {
  begin,
  eventsOf,
  idIn,
  makeReader,
  makeReplyHouse,
  type ReplyHouse,
  readReply,
  resetHouse,
  send,
} from '../../../../test/reply-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';
import { reserveCredits } from '../../billing/credits.service.ts';

let house: ReplyHouse;
let user: Visitor;
let storyId: number;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
  storyId = idIn(await begin(house, user));
  house.writer.asked.length = 0;
  house.writer.calls.length = 0;
});
afterAll(() => house.close());

const ask = async (body: object) => {
  const answer = await user.ask('POST', `/api/story/${storyId}?media=url`, body);
  return [answer.statusCode, answer.json().code];
};
const isLeft = (call: number) => house.writer.calls[call]?.signal.aborted;
const messages = async () => (await readStory(user, storyId)).composes.map(({ user_input }) => user_input);

describe('an answer that costs nothing', () => {
  it('is asked for once, and told from its beginning', async () => {
    const answer = await send(house, user, `/api/story/${storyId}`, { user_input: 'And then?' });
    const { events } = await readReply(eventsOf(answer));
    expect(events.flatMap((event) => ('chunk' in event ? event.chunk : '')).join('')).toBe(GREETING.join(''));
    expect(house.writer.asked).toHaveLength(1);
    expect(await messages()).toEqual(['Hello, who are you?', 'And then?']);
  });

  it('is asked for while its message is stored, and left where that cannot be: nothing of it stays', async () => {
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
    };
    const first = await send(house, user, `/api/story/${storyId}`, { user_input: 'One' });
    expect(await ask({ user_input: 'Two' })).toEqual([409, 'reply_running']);
    expect([house.writer.asked.length, isLeft(0), isLeft(1)]).toEqual([2, false, true]);
    gate.open();
    await readReply(eventsOf(first));
    expect(await messages()).toEqual(['Hello, who are you?', 'One']);
  });

  it('is not asked for where its message is outdated', async () => {
    expect(await ask({ user_input: 'Two', last_compose_id: 1 })).toEqual([409, 'conflict']);
    expect(house.writer.asked).toEqual([]);
  });

  it('ends with an error where the engine fails, and its message goes back', async () => {
    house.writer.pieces = () => {
      throw new Error('No voice today.');
    };
    const answer = await send(house, user, `/api/story/${storyId}`, { user_input: 'One' });
    const { events } = await readReply(eventsOf(answer));
    expect(events.at(-1)).toMatchObject({
      code: 'reply_failed',
      error: expect.stringMatching(/Nothing was charged\.$/),
    });
    expect(await messages()).toEqual(['Hello, who are you?']);
  });
});

it('an answer that costs something is not asked for before it is paid for', async () => {
  const payer = { user: await idOf(house, 'Reader') };
  await reserveCredits(house.context(), payer, { key: 'all-images', amounts: { images: 10 }, note: 'All' });
  expect((await ask({ user_input: 'Show me', generate_images: true }))[0]).toBe(402);
  expect(house.writer.asked).toEqual([]);
});

describe('an engine whose replies are async generators', () => {
  const untilAborted = async function* (_prompt: unknown, { signal }: { signal: AbortSignal }): AsyncGenerator<string> {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield 'Too late.';
  };

  it('is told at once that a message could not be stored', async () => {
    house.writer.isGenerator = true;
    house.writer.pieces = untilAborted;
    await send(house, user, `/api/story/${storyId}`, { user_input: 'One' });
    expect(await ask({ user_input: 'Two' })).toEqual([409, 'reply_running']);
    expect([isLeft(0), isLeft(1)]).toEqual([false, true]);
  });

  it('is told at once that its reply is stopped, also before its first piece', async () => {
    house.writer.isGenerator = true;
    house.writer.pieces = untilAborted;
    const answer = await send(house, user, `/api/story/${storyId}`, { user_input: 'One' });
    await user.ask('POST', `/api/story/${storyId}/stop`);
    expect((await readReply(eventsOf(answer))).error?.code).toBe('reply_stopped');
    expect(isLeft(0)).toBe(true);
  });
});
