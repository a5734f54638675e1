import { pushIterable } from '../src/platform/live/push-iterable.ts';
import type { TextEngine, TextEvent, TextOptions, TextPrompt, TextUsage } from '../src/providers/text/text.ts';

/** A writer whose replies a test tells piece by piece. */
export interface FakeReplies extends TextEngine {
  asked: TextPrompt[];
  calls: TextOptions[];
  /** The pieces of each reply; may wait or throw. */
  pieces: (prompt: TextPrompt, options: TextOptions) => AsyncIterable<string> | Iterable<string>;
  finish: TextUsage['finish'];
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
    tags: () => ['harbour', 'calm', 'evening'],
    stream: (prompt, options) =>
      pushIterable<TextEvent>(options.signal, async (give, signal) => {
        writer.asked.push(prompt);
        const call = { ...options, signal };
        writer.calls.push(call);
        for await (const piece of writer.pieces(prompt, call)) {
          if (signal.aborted) return;
          give({ piece });
        }
        give({ usage: { promptTokens: null, replyTokens: null, finish: writer.finish } });
      }),
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
