import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/test-depth.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { makeReplyReader, readChunk } from './openai-reply.ts';

const fault = (kind: UpstreamError['kind'], detail: string) => new UpstreamError('text server', kind, { detail });
const read = (pieces: Buffer[]) => {
  const reader = makeReplyReader(fault, 100);
  const text = pieces.map((piece) => reader.push(piece)).join('');
  const { piece, usage } = reader.end();
  return { text: text + piece, usage };
};
const kindOf = (text: string) => {
  try {
    return read([Buffer.from(text)]).usage.finish;
  } catch (error) {
    return (error as UpstreamError).kind;
  }
};

describe('an event of a chat stream', () => {
  it('of any JSON is read without a fault, and gives text and counts only', () => {
    fc.assert(
      fc.property(fc.json(), (data) => {
        const chunk = readChunk(data);
        if (chunk === null) return;
        expect(typeof chunk.piece).toBe('string');
        for (const count of [chunk.promptTokens, chunk.replyTokens]) expect(count === null || count >= 0).toBe(true);
      }),
      runs(100, 100),
    );
  });

  it.each(['', '{', 'null', '7', '"text"', 'undefined'])('is none when it is %j', (data) => {
    expect(readChunk(data)).toBeNull();
  });

  it.each([
    ['stop', 'stop'],
    ['eos', 'stop'],
    ['tool_calls', 'stop'],
    ['length', 'length'],
    ['max_tokens', 'length'],
    ['content_filter', 'filtered'],
  ])('that finishes with %s finishes with %s', (reason, finish) => {
    expect(kindOf(`data: {"choices":[{"delta":{"content":"x"},"finish_reason":"${reason}"}]}\n\n`)).toBe(finish);
  });

  it.each([
    ['{"error":{"code":429}}', 'busy'],
    ['{"error":{"code":"503"}}', 'busy'],
    ['{"error":{"code":400}}', 'rejected'],
    ['{"error":{"code":"server_error"}}', 'broken'],
    ['{"error":"secret"}', 'broken'],
  ])('that says %s is a failure: %s', (data, kind) => {
    expect(kindOf(`data: ${data}\n\n`)).toBe(kind);
  });
});

describe('events of one stream', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('x', ' and', '"', '\\', '\n', 'é', '"content":"x"', '","role":"user'),
  );
  const extra = fc.record(
    { content: text, reasoning_content: text, role: fc.constant('assistant'), list: fc.array(text) },
    { requiredKeys: [] },
  );
  const event = fc
    .tuple(
      fc.record({ content: fc.oneof(text, fc.constant(null)) }, { requiredKeys: [] }),
      fc.constantFrom(null, 'stop'),
      extra,
      fc.constantFrom(0, 2),
    )
    .map(([delta, reason, more, space]) =>
      JSON.stringify({ id: 'c', beside: more, choices: [{ delta, finish_reason: reason, beside: more }] }, null, space),
    );
  const plain = text.map((content) =>
    JSON.stringify({ id: 'c', choices: [{ delta: { content }, finish_reason: null }] }),
  );

  /** All that a stream says, each event alone or as many together as come at once. */
  const textOf = (events: string[], together: number) => {
    const reader = makeReplyReader(fault, 10_000);
    let text = '';
    for (let at = 0; at < events.length; at += together) {
      const bytes = events.slice(at, at + together).map((data) => `data: ${data}\n\n`);
      text += reader.push(Buffer.from(bytes.join('')));
    }
    return text;
  };
  const lineless = (data: string) => !data.includes('\n');

  it('are read one after the other as each would be alone', () => {
    const events = fc.array(fc.oneof({ weight: 3, arbitrary: plain }, event.filter(lineless)));
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 4 }), (all, together) => {
        const alone = all.map((data) => readChunk(data)?.piece ?? '').join('');
        // Text that may be the beginning of <think> is held back by the filter.
        expect(textOf([JSON.stringify({ choices: [{ delta: { content: 'So. ' } }] }), ...all], together)).toBe(
          `So. ${alone}`,
        );
      }),
      runs(150, 500),
    );
  });

  it.each([
    ['without an end', '{"choices":[{"delta":{"content":"and'],
    ['cut within its text', '{"choices":[{"delta":{"content":"an"},"finish'],
    ['with a quote in its text', '{"choices":[{"delta":{"content":"a"b"},"finish_reason":null}]}'],
    ['with another behind it', '{"choices":[{"delta":{"content":"a"},"finish_reason":null}]}}'],
  ])('that are whole do not make one of them %s whole', (_what, data) => {
    const good = '{"choices":[{"delta":{"content":"so"},"finish_reason":null}]}';
    expect(textOf([good, good], 1)).toBe('soso');
    for (const together of [1, 3]) expect(() => textOf([good, good, data], together)).toThrow(UpstreamError);
  });

  it('that say more than their text are not read as those that do not', () => {
    const say = (piece: string, more: object) =>
      Buffer.from(`data: ${JSON.stringify({ choices: [{ delta: { content: piece }, ...more }] })}\n\n`);
    const reader = makeReplyReader(fault, 100);
    for (const piece of ['It ', 'is ']) reader.push(say(piece, { finish_reason: null }));
    reader.push(say('late.', { finish_reason: 'length' }));
    expect(reader.end().usage.finish).toBe('length');
  });
});

describe('a chat stream', () => {
  it('of any bytes at all ends in a reply or a typed error', () => {
    const line = fc.oneof(
      fc.constant('data: {"choices":[{"delta":{"content":"a"}}]}\n\n'),
      fc.constant('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n'),
      fc.constant('data: [DONE]\n\n'),
      fc.constant(': x\n\n'),
      fc.json().map((value) => `data: ${value}\n\n`),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(line.map(Buffer.from), fc.uint8Array().map(Buffer.from)), { maxLength: 12 }),
        (all) => {
          try {
            expect(read(all).usage.finish).toMatch(/stop|length|filtered/);
          } catch (error) {
            expect(error).toBeInstanceOf(UpstreamError);
          }
        },
      ),
      runs(150, 500),
    );
  });

  it('far beyond the length that was asked for is cut off', () => {
    const event = `data: {"choices":[{"delta":{"content":"${'x'.repeat(1_000)}"}}]}\n\n`;
    const reader = makeReplyReader(fault, 100);
    let length = 0;
    for (let n = 0; n < 5; n++) length += reader.push(Buffer.from(event)).length;
    expect([length, reader.isDone()]).toEqual([5_000, false]);
    length += reader.push(Buffer.from(event)).length;
    expect([length, reader.isDone()]).toEqual([5_696, true]);
    expect(reader.end()).toMatchObject({ piece: '', usage: { finish: 'cut' } });
  });

  it('has nothing after [DONE]', () => {
    const after = 'data: {"choices":[{"delta":{"content":"more"}}]}\n\n';
    const before = 'data: {"choices":[{"delta":{"content":"x"}}]}\n\n';
    expect(read([Buffer.from(`${before}data: [DONE]\n\n${after}`), Buffer.from(after)]).text).toBe('x');
  });
});
