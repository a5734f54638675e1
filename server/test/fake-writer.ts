import { pushIterable } from '../src/platform/live/push-iterable.ts';
import type { TextEngine, TextEvent, TextOptions, TextPrompt, TextUsage } from '../src/providers/text/text.ts';

/** A text engine whose replies a test sets piece by piece. */
export interface FakeReplies extends TextEngine {
  asked: TextPrompt[];
  calls: TextOptions[];
  /** The pieces of each reply; may wait or throw. */
  pieces: (prompt: TextPrompt, options: TextOptions) => AsyncIterable<string> | Iterable<string>;
  finish: TextUsage['finish'];
  /** Whether a reply is an async generator, which can be returned only between two pieces. */
  isGenerator: boolean;
  tags: () => string[] | Promise<string[]>;
}

export const GREETING = ['Good eve', 'ning. *turns the lamp* The sea ', 'is calm tonight. ', 'Will you stay?'];

/** Makes a writer who greets. */
export function makeFakeReplies(): FakeReplies {
  const writer: FakeReplies = {
    kind: 'fake replies',
    window: 8192,
    asked: [],
    calls: [],
    pieces: () => GREETING,
    finish: 'stop',
    isGenerator: false,
    tags: () => ['harbour', 'calm', 'evening'],
    stream: (prompt, options) => {
      async function* write(signal: AbortSignal): AsyncGenerator<TextEvent> {
        writer.asked.push(prompt);
        const call = { ...options, signal };
        writer.calls.push(call);
        for await (const piece of writer.pieces(prompt, call)) {
          if (signal.aborted) return;
          yield { piece };
        }
        yield { usage: { promptTokens: null, replyTokens: null, finish: writer.finish } };
      }
      if (writer.isGenerator) return write(options.signal);
      return pushIterable<TextEvent>(options.signal, async (push, signal) => {
        for await (const event of write(signal)) push(event);
      });
    },
    complete: async (input) => {
      if (input.purpose === 'tags') return { list: await writer.tags() };
      return input.list ? { list: ['One', 'Two', 'Three'] } : { text: 'They met at the harbour.' };
    },
  };
  return writer;
}

/** Something that a test opens when it wants to. */
export function makeGate(): { open(): void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
