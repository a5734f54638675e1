import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { goOn, makeReader, makeReplyHouse, type ReplyHouse, resetHouse } from '../../../../test/reply-steps.ts';
import { beginStory, type ComposeInput, ownerNamed } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';

const AGE = 'In this tale Mia is 15 years old.';
const INTIMATE = 'Then undress and kiss me.';
const NEUTRAL: ComposeInput = [
  'What is the weather like at the harbour today?',
  'A grey morning, then the sun came out over the boats. I sat on the pier with a book about lighthouses and watched ' +
    'the ferry come in. The keeper waved, as he does every day at noon, and the gulls were loud. I had bread with ' +
    'cheese and an apple, and I thought about the letters that I still have to answer.',
];

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse({ RATE_LIMIT_SCALE: '100' });
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(() => house.close());

const makeStory = async (...composes: ComposeInput[]) =>
  beginStory(house, await ownerNamed(house, 'Reader'), house.sirenId, composes.length > 0 ? composes : [NEUTRAL]);
const pin = async (id: number, text: string) =>
  (await user.ask('POST', `/api/story/${id}/memory/facts`, { text })).statusCode;
const sum = async (id: number, summary: string) =>
  (await user.ask('PATCH', `/api/story/${id}/memory`, { summary })).statusCode;
const say = async (id: number, user_input: string, more = {}) =>
  (await user.ask('POST', `/api/story/${id}?media=url`, { user_input, ...more })).statusCode;

describe('an age that was said', () => {
  it('in a fact or in the summary counts for what is said after', async () => {
    const pinned = await makeStory(NEUTRAL, NEUTRAL, NEUTRAL);
    expect([await pin(pinned, AGE), await say(pinned, INTIMATE)]).toEqual([201, 406]);
    const summed = await makeStory(NEUTRAL, NEUTRAL, NEUTRAL);
    expect([await sum(summed, AGE), await say(summed, INTIMATE)]).toEqual([200, 406]);
    // Joined with summary and facts, also tender words count.
    expect(await say(summed, 'Then kiss me.')).toBe(406);
    expect(await say(summed, 'Good night.')).toBe(200);
  });

  it('in a message long ago counts for what is said after, and for what is pinned', async () => {
    const story = await makeStory([AGE, 'I see.'], ...Array<ComposeInput>(10).fill(NEUTRAL));
    expect(await say(story, INTIMATE)).toBe(406);
    expect(await pin(story, INTIMATE)).toBe(406);
    expect(await sum(story, INTIMATE)).toBe(406);
    expect(await say(story, INTIMATE, { edited: true, compose_index: 0 })).toBe(200);
  });

  it('in an answer long ago counts the same', async () => {
    const story = await makeStory(['How old is she?', AGE], ...Array<ComposeInput>(8).fill(NEUTRAL));
    expect(await say(story, INTIMATE)).toBe(406);
    expect(await say(story, 'And then?')).toBe(200);
  });
});

describe('intimacy that was said', () => {
  it('in the summary, in a fact or long ago counts for an age that follows', async () => {
    const summed = await makeStory();
    expect([await sum(summed, INTIMATE), await pin(summed, AGE), await say(summed, AGE)]).toEqual([200, 406, 406]);
    const pinned = await makeStory();
    expect([await pin(pinned, INTIMATE), await sum(pinned, AGE), await say(pinned, AGE)]).toEqual([201, 406, 406]);
    const storyId = await makeStory([INTIMATE, 'Slowly.'], ...Array<ComposeInput>(8).fill(NEUTRAL));
    expect([await say(storyId, AGE), await pin(storyId, AGE)]).toEqual([406, 406]);
    expect(await pin(storyId, 'In this tale Mia is 35 years old.')).toBe(201);
  });

  it('between grown people stays theirs, with families and memories around it', async () => {
    const story = await makeStory(
      ['My daughter turned five today and we had a huge cake.', 'Lovely.'],
      ['When I was 15 I moved to Leeds with my parents.', 'And now?'],
      ['Now I am 45 and nervous about dating.', 'I am 38 myself.'],
      NEUTRAL,
      NEUTRAL,
    );
    expect(await pin(story, 'They met at a school for adults.')).toBe(201);
    expect(await say(story, INTIMATE)).toBe(200);
  });
});

describe('an answer', () => {
  const answer = async (id: number, pieces: string[]) => {
    house.writer.pieces = () => pieces;
    const { error, text } = await goOn(house, user, id, { user_input: 'And then?' });
    expect(text).not.toMatch(/undress/);
    return error?.code ?? null;
  };
  const neutral = NEUTRAL[1] as string;

  it('is judged with the answers before it and with what is remembered', async () => {
    const storyId = await makeStory(['Who is she?', AGE], NEUTRAL, NEUTRAL);
    expect(await answer(storyId, ['Good. ', INTIMATE])).toBe('reply_refused');
    const pinned = await makeStory(NEUTRAL, NEUTRAL);
    expect(await pin(pinned, AGE)).toBe(201);
    expect(await answer(pinned, ['Good. ', INTIMATE])).toBe('reply_refused');
    expect(await answer(pinned, ['Good night.'])).toBeNull();
    const summed = await makeStory(NEUTRAL, NEUTRAL);
    expect(await sum(summed, AGE)).toBe(200);
    for (const pieces of [[INTIMATE], INTIMATE.match(/.{1,4}/g) ?? []]) {
      expect(await answer(summed, pieces)).toBe('reply_refused');
    }
  });

  it('is judged as a whole, however much stands between', async () => {
    const story = await makeStory();
    const words = `${AGE} ${neutral} ${neutral} ${INTIMATE}`;
    expect(await answer(story, [words])).toBe('reply_refused');
    expect(await answer(story, words.match(/.{1,5}/g) ?? [])).toBe('reply_refused');
    const turned = `${INTIMATE} ${neutral} ${neutral} ${AGE} Good night.`;
    for (const pieces of [[turned], turned.match(/.{1,5}/g) ?? []]) {
      house.writer.pieces = () => pieces;
      const { error, text } = await goOn(house, user, story, { user_input: 'And then?' });
      expect([error?.code, text.includes('15 years old')]).toEqual(['reply_refused', false]);
    }
  });
});

it('what one could say next is judged with the story too', async () => {
  const story = await makeStory();
  await pin(story, AGE);
  const { complete } = house.writer;
  const list = ['How are you?', INTIMATE, 'Tell me about the sea.', 'What is in the letter?'];
  house.writer.complete = async () => ({ list });
  try {
    const answer = await user.ask('POST', `/api/story/suggestion/${story}`, {});
    expect(answer.json()).toEqual(list.filter((text) => text !== INTIMATE));
  } finally {
    house.writer.complete = complete;
  }
});

it('a refusal is noted once for each way it was found, under its story', async () => {
  const story = await makeStory([AGE, 'I see.'], ...Array<ComposeInput>(5).fill(NEUTRAL));
  await say(story, INTIMATE);
  const notes = await rowsOf(house, 'SELECT field, category FROM refusals WHERE subject = $1', [`story:${story}`]);
  expect(notes).toEqual([{ field: 'user_input', category: 'minors' }]);
});

it('a slow moderation server is asked all at once about a message', async () => {
  const story = await makeStory(NEUTRAL, NEUTRAL);
  await pin(story, 'It is winter.');
  const { moderation } = house.parts.providers;
  let waiting = 0;
  let release = () => {};
  const together = new Promise<void>((resolve) => {
    release = resolve;
  });
  house.parts.providers.moderation = {
    kind: 'slow',
    judge: async ({ kind }) => {
      // Alone, after the last turns, and joined with summary and facts.
      if (kind === 'chat' && ++waiting === 3) release();
      await together;
      return { allowed: true };
    },
  };
  try {
    expect(await say(story, 'Good evening.')).toBe(200);
  } finally {
    house.parts.providers.moderation = moderation;
  }
});
