import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import { idOf } from '../../../../test/media-steps.ts';
import {
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
import { useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { reserveCredits, settleReservation } from '../../billing/credits.service.ts';

let house: ReplyHouse;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(() => resetHouse(house));
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

const creditsOf = async (user: Visitor) => (await paymentsOf(user)).slice(1);
/** Spends the trial words of an account until this many are left. */
async function setWordsLeft(name: string, words: number, of = 500): Promise<void> {
  const payer = { user: await idOf(house, name) };
  await reserveCredits(house.context(), payer, {
    key: `spent:${name}:${words}`,
    amounts: { words: of - words },
    note: 'Spent',
  });
  await settleReservation(house.context(), `spent:${name}:${words}`, { words: of - words });
}
const ask = async (user: Visitor, body: Record<string, unknown>, path = '/api/story') => {
  const input = { user_input: 'Hello', siren_id: house.sirenId, ...body };
  const answer = await user.ask('POST', `${path}?media=url`, input);
  return answer.statusCode === 200 ? [200] : [answer.statusCode, answer.json().error];
};

describe('words', () => {
  it('are held while she speaks and charged as they were spoken, not what is done between asterisks', async () => {
    const user = await makeReader(house, 'Listener');
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield '*turns the lamp* Good evening. And';
      await gate.opened;
      yield ' good night.';
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true, response_size: 'short' };
    const events = eventsOf(await send(house, user, '/api/story', input));
    await events.next();
    const [account] = await rowsOf(
      house,
      `SELECT balance, held FROM credit_accounts WHERE owner = $1 AND kind = 'words'`,
      [`user:${await idOf(house, 'Listener')}`],
    );
    expect(account).toEqual({ balance: 500, held: 40 });
    gate.open();
    const { end } = await readReply(events);
    expect(end?.words).toBe(5);
    expect(await creditsOf(user)).toEqual([495, 10]);
  });

  it('that are left go as far as they go, and without any there is no reply [X5]', async () => {
    const user = await makeReader(house, 'Frugal');
    await setWordsLeft('Frugal', 4);
    house.writer.pieces = () => ['Good evening. ', 'The sea is calm.'];
    const { end, missing, text } = await begin(house, user, { generate_audio: true });
    expect([end?.words, missing, text]).toEqual([2, ['audio'], 'Good evening. The sea is calm.']);
    await setWordsLeft('Frugal', 0, 2);
    expect(await ask(user, { generate_audio: true })).toEqual([402, 'You need audio words to generate audio.']);
    expect(await ask(user, {})).toEqual([200]);
  });

  it('pay for the whole of a long reply when there are enough of them [T12]', async () => {
    const user = await makeReader(house, 'Hearer');
    const long = Array.from({ length: 30 }, () => 'The sea is calm tonight and so am I. ');
    house.writer.pieces = () => long;
    const { end, missing } = await begin(house, user, { generate_audio: true, response_size: 'short' });
    expect([end?.words, missing]).toEqual([270, []]);
    expect(await creditsOf(user)).toEqual([230, 10]);
  });

  it('that are few are shared by the chats that go on at the same time', async () => {
    const user = await makeReader(house, 'Sharer');
    await setWordsLeft('Sharer', 104);
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
      yield 'The sea is calm.';
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true, response_size: 'extra long' };
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(eventsOf(await send(house, user, '/api/story?media=url', input)));
    gate.open();
    const replies = await Promise.all(answers.map((events) => readReply(events)));
    expect(replies.map(({ end, missing }) => [end?.words, missing])).toEqual(Array(3).fill([6, []]));
    expect(await creditsOf(user)).toEqual([86, 10]);
  });

  it('that are set aside for another answer are said to be, and not to be used up', async () => {
    const user = await makeReader(house, 'Waiter');
    await setWordsLeft('Waiter', 44);
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. ';
      await gate.opened;
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true };
    const first = eventsOf(await send(house, user, '/api/story?media=url', input));
    // The first reply must be running before the writer of the fake engine is replaced.
    for (let event = await first.next(); !event.done && !('chunk' in event.value && event.value.chunk); )
      event = await first.next();
    house.writer.pieces = () => ['Good evening. ', 'The sea is calm.'];
    const second = await begin(house, user, { generate_audio: true });
    expect(second.events.filter((event) => 'missing' in event)).toMatchObject([
      { message: 'Your other audio words are set aside for another answer. The rest is text only.' },
    ]);
    gate.open();
    await readReply(first);
    expect(await creditsOf(user)).toEqual([40, 10]);
  });

  it('of a voice that fails are not charged, and the text comes', async () => {
    const user = await makeReader(house, 'Patient');
    house.speaker.before = () => {
      throw new AppError('unavailable');
    };
    const { end, missing, text } = await begin(house, user, { generate_audio: true });
    expect([end?.words, end?.audio_url, missing]).toEqual([0, null, ['audio']]);
    expect(text).toContain('Good evening.');
    expect(await creditsOf(user)).toEqual([500, 10]);
  });
});

describe('pictures', () => {
  it('are charged when they came, and not when they did not [T12]', async () => {
    const user = await makeReader(house, 'Viewer');
    const first = await begin(house, user, { generate_images: true });
    expect([first.end?.images, first.image?.id]).toEqual([1, expect.any(String)]);
    expect(await creditsOf(user)).toEqual([500, 9]);
    house.painter.before = () => {
      throw new AppError('busy');
    };
    const next = await goOn(house, user, idIn(first), { user_input: 'And now?', generate_images: true });
    expect([next.end?.images, next.image, next.missing]).toEqual([0, null, ['image']]);
    expect(await creditsOf(user)).toEqual([500, 9]);
  });

  it('for one credit come once, however many ask at the same moment', async () => {
    const user = await makeReader(house, 'Eager');
    for (let n = 0; n < 9; n++) await begin(house, user, { generate_images: true });
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Good evening. And';
      await gate.opened;
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_images: true };
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(house, user, '/api/story', input)));
    gate.open();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(29);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(await creditsOf(user)).toEqual([500, 0]);
  });
});

describe('a visitor', () => {
  it('has 20 free chats, with speech and pictures as far as their words and images go [V12] [V13] [R1] [P5]', async () => {
    const visitor = house.visitor('198.51.100.7');
    for (let n = 0; n < 3; n++) expect(await ask(visitor, { generate_images: true })).toEqual([200]);
    expect(await ask(visitor, { generate_images: true })).toEqual([401, "You've used up your free image credits."]);
    house.writer.pieces = () => [`${'word '.repeat(100)}.`];
    for (let n = 0; n < 3; n++) expect(await ask(visitor, { generate_audio: true })).toEqual([200]);
    expect(await ask(visitor, { generate_audio: true })).toEqual([401, "You've used up your free audio credits."]);
    for (let n = 6; n < 20; n++) expect(await ask(visitor, {})).toEqual([200]);
    expect(await ask(visitor, {})).toEqual([401, 'Please log in to chat.']);
    expect((await visitor.ask('GET', '/api/story')).json()).toHaveLength(10);
  });

  it('goes on in their own story, which nobody else finds', async () => {
    const [visitor, stranger] = [house.visitor('198.51.100.8'), house.visitor('198.51.100.9')];
    const answer = await visitor.ask('POST', '/api/story?media=url', { user_input: 'Hello', siren_id: house.sirenId });
    const id = JSON.parse(answer.body.split('\n\n')[0] ?? '').story_id;
    expect(await ask(visitor, {}, `/api/story/${id}`)).toEqual([200]);
    expect((await readStory(visitor, id)).composes).toHaveLength(2);
    await ask(stranger, {});
    expect((await ask(stranger, {}, `/api/story/${id}`))[0]).toBe(404);
  });
});

describe('an account', () => {
  it('that is not verified has 20 chats and neither speech nor pictures [V12] [V13] [R2]', async () => {
    const user = await house.signUp('Newcomer');
    expect(await ask(user, { generate_audio: true })).toEqual([403, 'You must verify your email to generate audio.']);
    expect(await ask(user, { generate_images: true })).toEqual([403, 'You must verify your email to generate images.']);
    for (let n = 0; n < 20; n++) expect(await ask(user, {})).toEqual([200]);
    expect(await ask(user, {})).toEqual([403, 'Please verify your email to chat.']);
  });

  it('that is verified chats as much as it likes [R3]', async () => {
    const user = await makeReader(house, 'Talker');
    for (let n = 0; n < 21; n++) expect(await ask(user, {})).toEqual([200]);
    expect(await creditsOf(user)).toEqual([500, 10]);
  });

  it('that is suspended does not chat, verified or not', async () => {
    const [verified, unverified] = [await makeReader(house, 'Gone'), await house.signUp('GoneToo')];
    await rowsOf(house, `UPDATE users SET suspended_at = now() WHERE username IN ('Gone', 'GoneToo')`);
    expect(await ask(verified, {})).toEqual([403, 'This account is suspended.']);
    expect(await ask(unverified, {})).toEqual([403, 'This account is suspended.']);
  });
});

describe('the same request once more', () => {
  const input = () => ({ user_input: 'Hello', siren_id: house.sirenId, generate_audio: true });

  it('50 times at the same moment is one reply, charged once, told to all alike', async () => {
    const user = await makeReader(house, 'Insistent');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(house, user, '/api/story?media=url', input(), { key: 'one' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    expect(await creditsOf(user)).toEqual([490, 10]);
    expect((await user.ask('GET', '/api/story')).json()).toHaveLength(1);
  });

  it('in a story is one message', async () => {
    const user = await makeReader(house, 'Repeating');
    const storyId = idIn(await begin(house, user));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send(house, user, `/api/story/${storyId}`, { user_input: 'Again' }, { key: 'k' }),
      ),
    );
    await Promise.all(answers.map((answer) => readReply(eventsOf(answer))));
    expect((await readStory(user, storyId)).composes).toHaveLength(2);
  });

  it('is told from what is stored when it was long ago', async () => {
    const user = await makeReader(house, 'Latecomer');
    const first = await readReply(eventsOf(await send(house, user, '/api/story?media=url', input(), { key: 'late' })));
    const forgetful = { ...house.parts.live, read: async () => null };
    const { read } = house.parts.live;
    house.parts.live.read = forgetful.read;
    const again = await readReply(eventsOf(await send(house, user, '/api/story?media=url', input(), { key: 'late' })));
    house.parts.live.read = read;
    expect([again.text, again.storyId, again.end]).toEqual([first.text, first.storyId, first.end]);
    const seconds = (parts: { seconds: number }[]) => parts.reduce((sum, part) => sum + part.seconds, 0);
    expect(seconds(again.speech)).toBeCloseTo(seconds(first.speech), 1);
    expect(await creditsOf(user)).toEqual([490, 10]);
  });

  it('with another input is a conflict; of another person it is another request', async () => {
    const [user, other] = [await makeReader(house, 'Mindful'), await makeReader(house, 'Mindless')];
    await readReply(eventsOf(await send(house, user, '/api/story', input(), { key: 'mine' })));
    const changed = await send(house, user, '/api/story', { ...input(), user_input: 'Bye' }, { key: 'mine' });
    expect([changed.status, ((await changed.json()) as { error: string }).error]).toEqual([
      409,
      'This request was used for another message.',
    ]);
    const theirs = await readReply(eventsOf(await send(house, other, '/api/story', input(), { key: 'mine' })));
    expect(theirs.storyId).not.toBeNull();
  });

  it('may be tried again after it failed', async () => {
    const user = await makeReader(house, 'Persistent');
    house.writer.pieces = () => {
      throw new AppError('busy');
    };
    const failed = await readReply(eventsOf(await send(house, user, '/api/story', input(), { key: 'again' })));
    expect(failed.error?.code).toBe('busy');
    await resetHouse(house);
    const next = await readReply(eventsOf(await send(house, user, '/api/story', input(), { key: 'again' })));
    expect(next.end?.words).toBe(10);
  });
});

describe('messages', () => {
  it('are 60 in five minutes at most', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '0.1' }, { providers: { text: house.writer } });
    const user = await strict.signUp('Hasty');
    const outcome = async () =>
      (await user.ask('POST', '/api/story', { user_input: 'Hello', siren_id: 987_654 })).statusCode;
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push(await outcome());
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  });
});
