import { emptyReply, foldReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentOf, type Line, scriptedServer } from '../../../../test/scripted-replies.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { type FollowEnd, followReply, ReplyLost, type ReplyStart } from './reply-connection.ts';

const request = {
  storyId: 5,
  body: {
    user_input: 'Hello',
    response_size: 'medium',
    generate_audio: true,
    generate_images: false,
    edited: false,
    lewdness_level: 'natural',
  } as const,
};
const sent: ReplyStart = { request, key: 'k1' };

const image = { id: 'i', url: '/i.webp', card_url: '/c', thumb_url: '/t', width: 4, height: 4 };
const end = { compose_id: 9, position: 0, words: 3, images: 1, audio_url: '/a.mp3', stopped: false };
const happenings = [
  { story_id: 5 },
  { chunk: 'Come ' },
  { chunk: '' },
  { chunk: 'closer. ' },
  { audio: 'AAAA', seconds: 1, words: [{ word: 'Come', start: 0, end: 0.4 }] },
  { tags: ['sea'] },
  { chunk: '*smiles*' },
  { image },
  { missing: 'audio', message: 'No more speech.' },
  { end },
];
const recorded = happenings.map((happening, n) => ({ ...happening, seq: n + 1 })) as ReplyEvent[];
const whole = recorded.reduce(foldReply, emptyReply);

interface Followed {
  reply: ReplySoFar;
  seqs: number[];
  links: string[];
  unreadable: number;
  outcome: Promise<FollowEnd>;
}

function follow(
  transport: Parameters<typeof followReply>[1]['transport'],
  start: ReplyStart = sent,
  environment = environmentOf(),
  signal = new AbortController().signal,
): Followed {
  const followed: Followed = { reply: emptyReply, seqs: [], links: [], unreadable: 0, outcome: Promise.reject() };
  const events = followReply(start, {
    transport,
    environment,
    signal,
    onLink: (link) => followed.links.at(-1) !== link && followed.links.push(link),
    onUnreadable: () => followed.unreadable++,
  });
  followed.outcome.catch(() => undefined);
  followed.outcome = (async () => {
    for (;;) {
      const step = await events.next();
      if (step.done) return step.value;
      followed.seqs.push(step.value.seq);
      followed.reply = foldReply(followed.reply, step.value);
    }
  })();
  followed.outcome.catch(() => undefined);
  return followed;
}

const failureOf = (followed: Followed) => followed.outcome.then(() => null).catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reply that comes in one go is followed to its end over one connection', async () => {
  const server = scriptedServer([recorded]);
  const followed = follow(server.transport);
  expect(await followed.outcome).toEqual({ how: 'over', wasLost: false });
  expect(followed.reply).toEqual(whole);
  expect(server.calls).toEqual(['send k1']);
});

test.each(recorded.map(({ seq }) => seq - 1))(
  'a connection that breaks after event %i is taken up there, without a gap or a repeat [T6]',
  async (count) => {
    const server = scriptedServer([[...recorded.slice(0, count), 'break'], recorded]);
    const followed = follow(server.transport);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await followed.outcome).wasLost).toBe(true);
    expect(followed.reply).toEqual(whole);
    expect(followed.seqs).toEqual(recorded.map(({ seq }) => seq));
    expect(server.calls).toEqual(['send k1', count === 0 ? 'send k1' : `attach 5 after ${count}`]);
  },
);

test('any split, loss and return of the stream folds to the same reply', async () => {
  const lines = fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      /** How many events the server repeats that were there before. */
      repeats: fc.nat({ max: 3 }),
      ending: fc.constantFrom<Line>('break', 'close', 'garbage', 'silence'),
      /** Attempts in between that fail to connect. */
      misses: fc.nat({ max: 2 }),
    }),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (broken) => {
      let had = 0;
      const links = broken.flatMap(({ count, repeats, ending, misses }) => {
        const missed = Array.from({ length: misses }, () => ['break'] as unknown[]);
        const next = recorded.slice(Math.max(0, had - repeats), had + count);
        had += count;
        return [...missed, [...next, ending, ...(ending === 'garbage' ? ['break'] : [])]];
      });
      const server = scriptedServer([...links, recorded], { repeats: true });
      const followed = follow(server.transport);
      for (let turns = 0; turns < 20; turns++) await vi.advanceTimersByTimeAsync(5_000);
      expect((await followed.outcome).how).toBe('over');
      expect(followed.reply).toEqual(whole);
      expect(followed.seqs).toEqual(recorded.map(({ seq }) => seq));
    }),
    { numRuns: 100 },
  );
});

test('ten seconds without data first bring us back by number, and ten more say that it took too long [X5] [K17]', async () => {
  const server = scriptedServer([[...recorded.slice(0, 2), 'silence'], ['silence']]);
  const followed = follow(server.transport);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.calls).toEqual(['send k1', 'attach 5 after 2']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failureOf(followed)).toMatchObject({ kind: 'silent' });
  expect(server.open()).toBe(0);
});

test('a reply is come back to by the name that its first event gave it', async () => {
  const named = recorded.map((event) => (event.seq === 1 ? { ...event, reply: 'r1' } : event));
  const server = scriptedServer([named.slice(0, 3), named.slice(3)]);
  const followed = follow(server.transport);
  await vi.runAllTimersAsync();
  expect((await followed.outcome).how).toBe('over');
  expect(server.calls).toEqual(['send k1', 'attach 5 after 3 of r1']);
});

test('a silence that the return ends is no failure, and the next one is the first again [K17]', async () => {
  const server = scriptedServer([
    [...recorded.slice(0, 2), 'silence'],
    [...recorded.slice(2, 4), 'silence'],
    recorded.slice(4),
  ]);
  const followed = follow(server.transport);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await followed.outcome).toEqual({ how: 'over', wasLost: true });
  expect(followed.reply).toEqual(whole);
});

test('a send whose answer was lost is sent again under the same key, and after three tries it has failed [X5]', async () => {
  const server = scriptedServer([['break'], ['break'], ['break']]);
  const followed = follow(server.transport, { request: { ...request, storyId: null }, key: 'k7' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failureOf(followed)).toMatchObject({ kind: 'send' });
  expect(server.calls).toEqual(['send k7', 'send k7', 'send k7']);
});

test('a refusal is handed on as it is, and not tried again [X5]', async () => {
  const refusal = new ApiFailure('Input considered harmful. Please try again.', 406, 'refused');
  const server = scriptedServer([[refusal]]);
  expect(await failureOf(follow(server.transport))).toBe(refusal);
  expect(server.calls).toHaveLength(1);
});

test('a server that is away for a moment is asked again, one that no longer knows the story is not', async () => {
  const away = new ApiFailure('This is not available right now.', 503, 'unavailable');
  const notFound = new ApiFailure('Nothing was found here.', 404, 'not_found');
  const server = scriptedServer([[...recorded.slice(0, 2), 'break'], [away], [notFound]]);
  const followed = follow(server.transport);
  await vi.advanceTimersByTimeAsync(5_000);
  const failure = await failureOf(followed);
  expect(failure).toBeInstanceOf(ReplyLost);
  expect(failure).toMatchObject({ kind: 'stream', cause: notFound });
  expect(server.calls).toHaveLength(3);
});

test('a stream that stays broken is given up after six tries that somebody waited for [X5]', async () => {
  const server = scriptedServer([
    [...recorded.slice(0, 2), 'break'],
    ...Array.from({ length: 9 }, () => ['break' as const]),
  ]);
  const followed = follow(server.transport);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failureOf(followed)).toMatchObject({ kind: 'stream' });
  expect(server.calls).toHaveLength(6);
});

test('offline it waits as long as it takes, and returns with the network', async () => {
  const environment = environmentOf();
  const server = scriptedServer([[...recorded.slice(0, 3), 'break'], recorded.slice(3)]);
  environment.online = false;
  const followed = follow(server.transport, sent, environment);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.calls).toHaveLength(1);
  expect(followed.links).toEqual(['live', 'lost']);
  environment.online = true;
  environment.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect((await followed.outcome).how).toBe('over');
  expect(followed.reply).toEqual(whole);
  expect(followed.links).toEqual(['live', 'lost', 'live']);
});

test('a message that finds no network is sent with its return, under the same key', async () => {
  const environment = environmentOf();
  environment.online = false;
  const server = scriptedServer([['break'], ['break'], ['break'], recorded]);
  const followed = follow(server.transport, sent, environment);
  for (let tries = 1; tries < 4; tries++) {
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.calls).toHaveLength(tries);
    // The browser believes in a network, and there is none.
    environment.online = true;
    environment.wake();
    environment.online = tries === 3;
    await vi.advanceTimersByTimeAsync(0);
  }
  expect((await followed.outcome).how).toBe('over');
  expect(new Set(server.calls)).toEqual(new Set(['send k1']));
});

test('out of sight it never gives up, and asks less and less often', async () => {
  const environment = environmentOf();
  environment.visible = false;
  const broken = Array.from({ length: 500 }, () => ['break' as const]);
  const server = scriptedServer([[...recorded.slice(0, 3), 'break'], ...broken]);
  const followed = follow(server.transport, sent, environment);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.calls.length).toBeGreaterThan(10);
  expect(server.calls.length).toBeLessThan(22);
  environment.visible = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failureOf(followed)).toMatchObject({ kind: 'stream' });
});

test('who comes back from sleep to a line that was quiet for longer than a heartbeat takes a new one at once', async () => {
  const environment = environmentOf();
  const server = scriptedServer([[...recorded.slice(0, 3), 'silence'], recorded.slice(3)]);
  const followed = follow(server.transport, sent, environment);
  await vi.advanceTimersByTimeAsync(3_000);
  environment.wake();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.calls).toHaveLength(1);
  environment.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect((await followed.outcome).how).toBe('over');
  expect(server.open()).toBe(0);
});

test('an event that cannot be read is told of and skipped, in whatever way it is broken [X5]', async () => {
  const malformed = [
    null,
    7,
    [],
    { chunk: 'no number' },
    { seq: 3, chunk: 8 },
    { seq: 3, audio: 'AA', seconds: 1, words: [{}] },
  ];
  const server = scriptedServer([[...recorded.slice(0, 2), ...malformed, 'garbage', ...recorded.slice(2)]]);
  const followed = follow(server.transport);
  expect(await followed.outcome).toEqual({ how: 'over', wasLost: false });
  expect(followed.reply).toEqual(whole);
  expect(followed.unreadable).toBe(malformed.length + 1);
});

test('an event of a kind that is not known yet has no effect', async () => {
  const server = scriptedServer([[recorded[0], { seq: 2, mood: 'calm' }, { seq: 3, end }]]);
  const followed = follow(server.transport);
  await followed.outcome;
  expect(followed.unreadable).toBe(0);
  expect(followed.reply.end).toEqual(end);
});

test('an error without a number ends the reply all the same', async () => {
  const server = scriptedServer([[...recorded.slice(0, 2), { error: 'Something went wrong.', code: 'internal' }]]);
  const followed = follow(server.transport);
  expect((await followed.outcome).how).toBe('over');
  expect(followed.reply.error).toEqual({ message: 'Something went wrong.', code: 'internal' });
});

test('a number that was left out is asked for once, and then let go', async () => {
  const holed = recorded.filter(({ seq }) => seq !== 4);
  const server = scriptedServer([holed, recorded.slice(3)]);
  const followed = follow(server.transport);
  await followed.outcome;
  expect(followed.reply).toEqual(whole);
  expect(server.calls).toEqual(['send k1', 'attach 5 after 3']);

  const forGood = scriptedServer([holed, holed.slice(3)]);
  const again = follow(forGood.transport);
  expect((await again.outcome).how).toBe('over');
  expect(again.reply.text).toBe('Come *smiles*');
});

test('after its last word a line is left to end by itself, and broken if it does not', async () => {
  const polite = scriptedServer([recorded]);
  await follow(polite.transport).outcome;
  await vi.advanceTimersByTimeAsync(0);
  expect(polite.open()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  const endless = scriptedServer([[...recorded, 'silence']]);
  expect((await follow(endless.transport).outcome).how).toBe('over');
  expect(endless.open()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(endless.open()).toBe(0);
});

test('where no reply is being written there is nothing to follow', async () => {
  const server = scriptedServer([['close']]);
  expect(await follow(server.transport, { storyId: 5, after: 0, reply: null }).outcome).toEqual({
    how: 'none',
    wasLost: false,
  });
});

test.each(['break', 'silence'] as const)('who leaves after a %s is asked for nothing more', async (ending) => {
  const controller = new AbortController();
  const server = scriptedServer([[...recorded.slice(0, 2), ending], recorded]);
  const followed = follow(server.transport, sent, environmentOf(), controller.signal);
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  expect(await failureOf(followed)).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
  expect(server.open()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
