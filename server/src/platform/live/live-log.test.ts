import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LiveLogs, LogFull, memoryLogs } from './live-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

const MEGABYTE = 1024 * 1024;
const never = () => new AbortController().signal;

/** Lets everything that is ready go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const numbersTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

async function writeTo(logs: LiveLogs, id: string, numbers: number[]): Promise<void> {
  for (const seq of numbers) await logs.write(id, { seq, chunk: `piece ${seq} ` });
}

/** Reads in the background; gives the events so far and whether the log has ended. */
async function follow(logs: LiveLogs, id: string, after = 0, signal = never()) {
  const events = await logs.read(id, after, signal);
  if (!events) throw new Error(`There is no log ${id}.`);
  const seen: number[] = [];
  const reader = { seen, isOver: false, whole: Promise.resolve() };
  const run = async () => {
    for await (const { seq } of events) seen.push(seq);
    reader.isOver = true;
  };
  reader.whole = run();
  return reader;
}

describe('a live log', () => {
  it('gives what is there, then what comes, and finishes after the end', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1, 2]);
    const reader = await follow(logs, 'a');
    await settle();
    expect(reader).toMatchObject({ seen: [1, 2], isOver: false });
    await writeTo(logs, 'a', [3]);
    await settle();
    expect(reader).toMatchObject({ seen: [1, 2, 3], isOver: false });
    await logs.end('a');
    await reader.whole;
    expect(reader.seen).toEqual([1, 2, 3]);
  });

  it('hands on the very event that was written', async () => {
    const logs = memoryLogs();
    const event = { seq: 1, audio: 'AAAA', words: [{ word: 'so', start: 0, end: 0.2 }] };
    await logs.write('a', event);
    const events = await logs.read('a', 0, never());
    expect((await events?.next())?.value).toBe(event);
  });

  it.each([
    [0, [1, 2, 5, 9]],
    [1, [2, 5, 9]],
    [2, [5, 9]],
    [3, [5, 9]],
    [9, []],
    [1000, []],
  ])('gives after %i what has a higher number, also where numbers are left out', async (after, expected) => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1, 2, 5, 9]);
    await logs.end('a');
    const reader = await follow(logs, 'a', after);
    await reader.whole;
    expect(reader.seen).toEqual(expected);
  });

  it('is not there before its first event, nor under another name', async () => {
    const logs = memoryLogs();
    await logs.end('a');
    expect(await logs.read('a', 0, never())).toBeNull();
    await writeTo(logs, 'a', [1]);
    expect(await logs.read('A', 0, never())).toBeNull();
    expect(await logs.read('a', 0, never())).not.toBeNull();
  });

  it('keeps logs apart', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    await writeTo(logs, 'b', [1, 2]);
    await logs.end('a');
    const [one, two] = [await follow(logs, 'a'), await follow(logs, 'b')];
    await one.whole;
    expect(one.seen).toEqual([1]);
    await settle();
    expect(two).toMatchObject({ seen: [1, 2], isOver: false });
  });

  it('stays for two minutes after its end for those who come late, and then goes', async () => {
    vi.useFakeTimers();
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1, 2]);
    await logs.end('a');
    vi.advanceTimersByTime(119_000);
    const late = await logs.read('a', 1, never());
    vi.advanceTimersByTime(2_000);
    expect(await logs.read('a', 0, never())).toBeNull();
    expect((await late?.next())?.value).toMatchObject({ seq: 2 });
    expect((await late?.next())?.done).toBe(true);
  });

  it('that nobody ended stays', async () => {
    vi.useFakeTimers();
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    vi.advanceTimersByTime(3_600_000);
    expect(await logs.read('a', 0, never())).not.toBeNull();
  });

  it.each([[2], [1], [0], [-1], [2.5], [Number.NaN], [2 ** 53]])(
    'refuses %d as the number after 2, and takes 3',
    async (seq) => {
      const logs = memoryLogs();
      await writeTo(logs, 'a', [1, 2]);
      expect(() => logs.write('a', { seq })).toThrow('not the number of a next event');
      await writeTo(logs, 'a', [3]);
      await logs.end('a');
      const reader = await follow(logs, 'a');
      await reader.whole;
      expect(reader.seen).toEqual([1, 2, 3]);
    },
  );

  it('refuses what could not be handed on as JSON', async () => {
    const logs = memoryLogs();
    const ring: { seq: number; self?: object } = { seq: 1 };
    ring.self = ring;
    expect(() => logs.write('a', ring)).toThrow(RangeError);
    expect(() => logs.write('a', { seq: 1, words: [{ start: 1n }] })).toThrow(TypeError);
    expect(await logs.read('a', 0, never())).toBeNull();
  });

  it('takes nothing after its end', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    await logs.end('a');
    expect(() => logs.write('a', { seq: 2 })).toThrow('has ended');
  });
});

describe('readers of a live log', () => {
  it('have each their own pace: one who takes nothing holds up neither the writer nor the others', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const slow = await logs.read('a', 0, never());
    const quick = await follow(logs, 'a');
    await writeTo(logs, 'a', numbersTo(1000, 2));
    await logs.end('a');
    await quick.whole;
    expect(quick.seen).toEqual(numbersTo(1000));
    const seen: number[] = [];
    for await (const { seq } of slow ?? []) seen.push(seq);
    expect(seen).toEqual(numbersTo(1000));
  });

  it('may ask again before they are answered', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const events = await logs.read('a', 1, never());
    const asked = [events?.next(), events?.next(), events?.next()];
    await writeTo(logs, 'a', [2, 3]);
    await logs.end('a');
    expect(await Promise.all(asked)).toMatchObject([{ value: { seq: 2 } }, { value: { seq: 3 } }, { done: true }]);
  });

  it('leave by their signal while they wait, and leave nothing behind', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const leaving = new AbortController();
    const reader = await follow(logs, 'a', 0, leaving.signal);
    await settle();
    expect(logs.find('a')?.subscribers.length).toBe(1);
    leaving.abort();
    await reader.whole;
    expect(logs.find('a')?.subscribers.length).toBe(0);
    expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
    await writeTo(logs, 'a', [2]);
    expect(reader.seen).toEqual([1]);
  });

  it('who are gone before they begin get nothing', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const reader = await follow(logs, 'a', 0, AbortSignal.abort());
    await reader.whole;
    expect(reader.seen).toEqual([]);
    expect(logs.find('a')?.subscribers.length).toBe(0);
  });

  it('leave at once by returning, even in the midst of a wait', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const events = await logs.read('a', 1, never());
    const waiting = events?.next();
    await events?.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(logs.find('a')?.subscribers.length).toBe(0);
  });

  it('leave nothing behind when they have read to the end', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const staying = new AbortController();
    const reader = await follow(logs, 'a', 0, staying.signal);
    await logs.end('a');
    await reader.whole;
    expect(logs.find('a')?.subscribers.length).toBe(0);
    expect(getEventListeners(staying.signal, 'abort')).toEqual([]);
  });

  it('are let go when the logs close, and what is written then goes nowhere', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'a', [1]);
    const reader = await follow(logs, 'a');
    await logs.close();
    await reader.whole;
    await writeTo(logs, 'a', [2]);
    await logs.end('a');
    expect(reader.seen).toEqual([1]);
    expect(await logs.read('a', 0, never())).toBeNull();
  });

  it('each get exactly the tail they asked for, however writes, joins and leaves fall together', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), gap: fc.integer({ min: 1, max: 3 }) }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('join' as const), after: fc.integer({ min: 0, max: 60 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: fc.nat({ max: 9 }) }) },
      { weight: 2, arbitrary: fc.constant({ kind: 'settle' as const }) },
    );
    const story = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const logs = memoryLogs();
      const written = [1];
      await writeTo(logs, 'a', [1]);
      const readers: { after: number; leaving: AbortController; reader: Awaited<ReturnType<typeof follow>> }[] = [];
      for (const step of steps) {
        if (step.kind === 'write') {
          const seq = (written.at(-1) ?? 0) + step.gap;
          written.push(seq);
          await writeTo(logs, 'a', [seq]);
        } else if (step.kind === 'join') {
          const leaving = new AbortController();
          const reader = await follow(logs, 'a', step.after, leaving.signal);
          readers.push({ after: step.after, leaving, reader });
        } else if (step.kind === 'leave') readers[step.who]?.leaving.abort();
        else await settle();
      }
      await logs.end('a');
      await Promise.all(readers.map(({ reader }) => reader.whole));
      for (const { after, leaving, reader } of readers) {
        const tail = written.filter((seq) => seq > after);
        expect(reader.seen).toEqual(leaving.signal.aborted ? tail.slice(0, reader.seen.length) : tail);
      }
      expect(logs.find('a')?.subscribers.length).toBe(0);
    });
    await fc.assert(story, { numRuns: 200 });
  });
});

describe('the room of a live log', () => {
  const large = (seq: number) => ({ seq, audio: 'x'.repeat(MEGABYTE) });

  /** Writes pieces of a size until one is refused; gives the number it would have had. */
  async function fill(logs: LiveLogs, first: number, length: number): Promise<number> {
    for (let seq = first; ; seq++) {
      try {
        await logs.write('a', { seq, chunk: 'x'.repeat(length) });
      } catch (error) {
        expect(error).toBeInstanceOf(LogFull);
        return seq;
      }
    }
  }

  it('is 32 MB; what does not fit is refused, and the last words still find a little', async () => {
    const logs = memoryLogs();
    const large = await fill(logs, 1, MEGABYTE);
    expect(large).toBe(32);
    expect(logs.find('a')?.bytes).toBeLessThan(32 * MEGABYTE);
    const most = await fill(logs, large, 1000);
    expect(logs.find('a')?.bytes).toBeGreaterThan(32 * MEGABYTE);
    expect(logs.find('a')?.bytes).toBeLessThan(32.1 * MEGABYTE);
    await logs.end('a');
    const reader = await follow(logs, 'a', most - 3);
    await reader.whole;
    expect(reader.seen).toEqual([most - 2, most - 1]);
  });

  it('counts everything in an event, however deep', async () => {
    const logs = memoryLogs();
    const words = Array.from({ length: 33 }, () => ({ word: 'x'.repeat(MEGABYTE), start: 0, end: 1 }));
    expect(() => logs.write('a', { seq: 1, words })).toThrow(LogFull);
    expect(await logs.read('a', 0, never())).toBeNull();
  });

  it('is given back early by the oldest that ended, when many did; those that run stay', async () => {
    const logs = memoryLogs();
    await writeTo(logs, 'running', [1]);
    for (let n = 0; n < 12; n++) {
      for (let seq = 1; seq <= 30; seq++) await logs.write(`log ${n}`, large(seq));
      await logs.end(`log ${n}`);
    }
    const isThere = async (id: string) => (await logs.read(id, 0, AbortSignal.abort())) !== null;
    expect(await isThere('running')).toBe(true);
    expect(await isThere('log 0')).toBe(false);
    expect(await isThere('log 3')).toBe(false);
    for (let n = 4; n < 12; n++) expect(await isThere(`log ${n}`)).toBe(true);
    await logs.close();
  });

  it('is counted once for a log that is ended again', async () => {
    const logs = memoryLogs();
    for (let seq = 1; seq <= 30; seq++) await logs.write('a', large(seq));
    for (let n = 0; n < 20; n++) await logs.end('a');
    expect(await logs.read('a', 0, AbortSignal.abort())).not.toBeNull();
  });
});
