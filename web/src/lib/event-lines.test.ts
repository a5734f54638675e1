import { expect, test } from 'vitest';
import { readEventLines } from './event-lines.ts';

function bodyOf(pieces: Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const waiting = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = waiting.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function collect(body: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEventLines(body)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const events = [{ progress: 0.5 }, { chunk: 'a\n\nb, größer, 海の声 🌊' }, { done: true }];
const text = events.map((event) => `${JSON.stringify(event)}\n\n`).join('');

test.each([1, 2, 3, 7, 10_000])('events come out whole when the pieces have %i bytes', async (size) => {
  const all = bytes(text);
  const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
  expect(await collect(bodyOf(pieces))).toEqual(events);
});

test('an event comes out as soon as its blank line has come, not at the end', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = readEventLines(
    new ReadableStream({
      start(controller) {
        send = controller;
      },
    }),
  );
  send?.enqueue(bytes('{"seq":1}\n'));
  send?.enqueue(bytes('\n{"seq":'));
  expect((await stream.next()).value).toEqual({ seq: 1 });
  send?.enqueue(bytes('2}\n\n'));
  expect((await stream.next()).value).toEqual({ seq: 2 });
  send?.close();
  expect((await stream.next()).done).toBe(true);
});

test('other line ends, extra blank lines and a last event without its blank line are fine', async () => {
  expect(await collect(bodyOf([bytes('\n\n{"a":1}\r\n\r'), bytes('\n\n{"b":2}\n\n\n\n{"c":3}')]))).toEqual([
    { a: 1 },
    { b: 2 },
    { c: 3 },
  ]);
});

test('an event that is cut off at the end is a failure, and the ones before it still came', async () => {
  const seen: unknown[] = [];
  const reading = (async () => {
    for await (const event of readEventLines(bodyOf([bytes('{"a":1}\n\n{"b"')]))) seen.push(event);
  })();
  await expect(reading).rejects.toThrow(SyntaxError);
  expect(seen).toEqual([{ a: 1 }]);
});

test('a whole event that is no JSON is told of and left out where somebody listens for it, a cut one never', async () => {
  const seen: unknown[] = [];
  const unreadable: string[] = [];
  const body = bodyOf([bytes('{"a":1}\n\n{oops}\n\n{"b":2}\n\n'), bytes('{"c"')]);
  const reading = (async () => {
    for await (const event of readEventLines(body, (text) => unreadable.push(text))) seen.push(event);
  })();
  await expect(reading).rejects.toThrow(SyntaxError);
  expect(seen).toEqual([{ a: 1 }, { b: 2 }]);
  expect(unreadable).toEqual(['{oops}']);
});

test('who stops listening lets go of the connection', async () => {
  let cancelled = false;
  const body = bodyOf([bytes('{"a":1}\n\n'), bytes('{"b":2}\n\n'), bytes('{"c":3}\n\n')], () => {
    cancelled = true;
  });
  for await (const _ of readEventLines(body)) break;
  expect(cancelled).toBe(true);
});
