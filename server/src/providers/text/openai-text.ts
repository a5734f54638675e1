import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import { pushIterable } from '../../platform/live/push-iterable.ts';
import { openUpstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError, UpstreamError } from '../upstream/upstream-error.ts';
import { type ChatMessage, completionMessagesOf, messagesOf, strictMessagesOf } from './openai-prompt.ts';
import { makeReplyReader } from './openai-reply.ts';
import { listModels, windowOf } from './openai-window.ts';
import { listOf } from './string-list.ts';
import type { TextEngine, TextEvent, TextOptions } from './text.ts';
import { withoutThoughts } from './thoughts.ts';

export interface OpenaiTextSettings {
  /** Ends in /v1. */
  url: string;
  model: string;
  apiKey?: string | undefined;
  /** Asked of the server where it is not given. */
  window?: number | undefined;
  /** How long to wait for the first word, in milliseconds: slow machines that read long prompts need more. */
  firstByteMs?: number | undefined;
}

const DEFAULT_WINDOW = 8_192;
const ASK_WINDOW_EVERY = 60_000;
/** A silent server is given up within 15 s. */
const TIMEOUTS = { connect: 5_000, firstByte: 14_000, idle: 14_000, total: 600_000 };
/** Nothing comes before a whole completion is written. */
const COMPLETION_TIMEOUT = 60_000;
const COMPLETION_CAP = 1024 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Text of any server that speaks OpenAI's chat completions: llama.cpp, vLLM, Ollama, KoboldCpp, OpenRouter and more. */
export function openaiText(settings: OpenaiTextSettings, tuning: UpstreamTuning = {}): TextEngine & { close(): void } {
  const { url, model, apiKey } = settings;
  const { clock = systemClock } = tuning;
  const { firstByteMs = TIMEOUTS.firstByte } = settings;
  const timeouts = { ...TIMEOUTS, firstByte: firstByteMs, ...tuning.timeouts };
  const upstream = openUpstream({ ...tuning, who: 'text server', baseUrl: url, apiKey, timeouts });
  let window = settings.window;
  let askWindowAt = 0;
  /** Some servers refuse fields that are newer than they are, or talks that the siren begins. */
  let isPlain = false;

  const learnWindow = async (): Promise<void> => {
    if (window !== undefined || clock.now().getTime() < askWindowAt) return;
    askWindowAt = clock.now().getTime() + ASK_WINDOW_EVERY;
    try {
      window = windowOf(await listModels(upstream, AbortSignal.timeout(timeouts.firstByte)), model) ?? DEFAULT_WINDOW;
    } catch {
      // Not awaited by a reply: the default is used until a later reply asks again.
    }
  };

  const requestOf = (messages: ChatMessage[], options: TextOptions, seed: number | undefined, plain: boolean) => ({
    model,
    messages: plain ? strictMessagesOf(messages) : messages,
    max_tokens: options.maxTokens,
    ...(options.temperature !== undefined && { temperature: options.temperature }),
    ...(options.stop?.length && { stop: options.stop }),
    ...(seed !== undefined && !plain && { seed }),
  });

  const plainlyIfNeeded = async <T>(ask: (plain: boolean) => Promise<T>): Promise<T> => {
    if (isPlain) return ask(true);
    try {
      return await ask(false);
    } catch (error) {
      if (!(error instanceof UpstreamError) || (error.status !== 400 && error.status !== 422)) throw error;
      const answer = await ask(true);
      isPlain = true;
      return answer;
    }
  };

  const write = async (messages: ChatMessage[], options: TextOptions, seed: number | undefined): Promise<string> => {
    const answer = await plainlyIfNeeded((plain) =>
      upstream.postJson('/chat/completions', requestOf(messages, options, seed, plain), {
        shape: completion,
        signal: options.signal,
        timeouts: { firstByte: Math.max(firstByteMs, COMPLETION_TIMEOUT), ...tuning.timeouts },
        maxBytes: COMPLETION_CAP,
      }),
    );
    return withoutThoughts(answer.choices[0]?.message.content ?? '').trim();
  };
  const nothing = (detail: string) => new UpstreamError('text server', 'broken', { detail });

  const stream: TextEngine['stream'] = (prompt, options) =>
    pushIterable<TextEvent>(options.signal, async (give, signal) => {
      try {
        void learnWindow();
        const messages = messagesOf(prompt);
        const body = await plainlyIfNeeded((plain) =>
          upstream.postStream(
            '/chat/completions',
            {
              ...requestOf(messages, options, prompt.seed, plain),
              stream: true,
              ...(!plain && { stream_options: { include_usage: true } }),
            },
            {
              type: ['text/event-stream'],
              signal,
              maxBytes: COMPLETION_CAP + options.maxTokens * 4_096,
            },
          ),
        );
        const reader = makeReplyReader(body.fault, options.maxTokens);
        let ending: ReturnType<typeof reader.end> | undefined;
        // Not read piece by piece with a promise each: they come twenty times a second in each of a thousand replies.
        await body.each((bytes) => {
          const piece = reader.push(bytes);
          if (piece !== '') give({ piece });
          if (!reader.isDone()) return true;
          ending = reader.end();
          // A reply cut for its length may never end, so its rest is not drained.
          if (ending.usage.finish !== 'cut') body.done();
          return false;
        });
        ending ??= reader.end();
        body.done();
        if (ending.piece !== '') give({ piece: ending.piece });
        give({ usage: ending.usage });
      } catch (error) {
        throw toAppError(error);
      }
    });

  if (window === undefined) void learnWindow();
  return {
    kind: `${model} (OpenAI-compatible server)`,
    get window() {
      return window ?? DEFAULT_WINDOW;
    },
    stream,
    complete: async (request, options) => {
      try {
        const messages = completionMessagesOf(request);
        const text = await write(messages, options, request.prompt.seed);
        if (!request.list) {
          if (text === '') throw nothing('nothing was written');
          return { text };
        }
        // The same seed would give the same answer again.
        const list = listOf(text, request.list) ?? listOf(await write(messages, options, undefined), request.list);
        if (!list) throw nothing('no list was written');
        return { list };
      } catch (error) {
        throw toAppError(error);
      }
    },
    close: upstream.close,
  };
}
