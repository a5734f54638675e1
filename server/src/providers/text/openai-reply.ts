import type { Body } from '../upstream/body.ts';
import { makeSseParser } from '../upstream/sse.ts';
import type { UpstreamKind } from '../upstream/upstream-error.ts';
import type { TextUsage } from './text.ts';
import { makeThoughtFilter } from './thoughts.ts';

/** One event of a chat stream. Unknown fields are ignored. */
export interface ChatChunk {
  piece: string;
  finish: TextUsage['finish'] | null;
  promptTokens: number | null;
  replyTokens: number | null;
  /** The server reports a failure in the middle of its answer. */
  failure: UpstreamKind | null;
}

type Loose = Record<string, unknown>;
const asObject = (value: unknown): Loose => (value !== null && typeof value === 'object' ? (value as Loose) : {});
const asCount = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);

function finishOf(reason: unknown): TextUsage['finish'] | null {
  if (typeof reason !== 'string') return null;
  if (reason === 'length' || reason === 'max_tokens') return 'length';
  return reason === 'content_filter' ? 'filtered' : 'stop';
}

function failureOf(error: unknown): UpstreamKind {
  const code = Number(asObject(error).code);
  if (code === 429 || code === 503) return 'busy';
  return code >= 400 && code < 500 ? 'rejected' : 'broken';
}

/** Reads the data of one event; null where it is no JSON object. */
export function readChunk(data: string): ChatChunk | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  const { choices, usage, error } = value as Loose;
  const { delta, finish_reason: reason } = asObject(Array.isArray(choices) ? choices[0] : undefined);
  const { content } = asObject(delta);
  const { prompt_tokens: prompt, completion_tokens: reply } = asObject(usage);
  return {
    piece: typeof content === 'string' ? content : '',
    finish: finishOf(reason),
    promptTokens: asCount(prompt),
    replyTokens: asCount(reply),
    failure: error || reason === 'error' ? failureOf(error) : null,
  };
}

/** No token of any language is longer on average; a server far beyond the limit it was given will not stop by itself. */
const mostLetters = (maxTokens: number) => maxTokens * 16 + 4_096;

export interface ReplyReader {
  /** The text that these bytes complete. */
  push(bytes: Buffer): string;
  /** The text that was held back, and the usage; throws where the server stopped in the middle. */
  end(): { piece: string; usage: TextUsage };
  /** True once the server has ended the stream, or the reply was cut for its length. */
  isDone(): boolean;
}

/** Assembles a chat stream; an event that cannot be parsed is thrown as the body's fault. */
export function makeReplyReader(fault: Body['fault'], maxTokens: number): ReplyReader {
  const parser = makeSseParser();
  const thoughts = makeThoughtFilter();
  let isDone = false;
  let letters = 0;
  let finish: TextUsage['finish'] | null = null;
  let promptTokens: number | null = null;
  let replyTokens: number | null = null;

  const takeText = (text: string): string => {
    if (text === '') return '';
    const room = mostLetters(maxTokens) - letters;
    letters += text.length;
    if (text.length <= room) return thoughts.push(text);
    isDone = true;
    finish = 'cut';
    return thoughts.push(text.slice(0, room).toWellFormed());
  };

  const take = (events: string[]): string => {
    let text = '';
    for (const data of events) {
      if (isDone) break;
      if (data === '[DONE]') {
        isDone = true;
        break;
      }
      const chunk = readChunk(data);
      if (!chunk) throw fault('broken', 'an event that is not JSON');
      if (chunk.failure) throw fault(chunk.failure, 'it gave up in the middle');
      finish = chunk.finish ?? finish;
      promptTokens = chunk.promptTokens ?? promptTokens;
      replyTokens = chunk.replyTokens ?? replyTokens;
      text += chunk.piece;
    }
    return takeText(text);
  };

  return {
    push: (bytes) => {
      try {
        return take(parser.push(bytes));
      } catch (error) {
        throw error instanceof RangeError ? fault('too_large', 'an event beyond all measure') : error;
      }
    },
    end: () => {
      const piece = take(isDone ? [] : parser.end()) + thoughts.end();
      // Without a word on why it ended, the reply was cut off; a mere [DONE] ends it if there is one at all.
      if (finish === null && !(isDone && letters > 0)) throw fault('broken', 'it stopped in the middle');
      return { piece, usage: { promptTokens, replyTokens, finish: finish ?? 'stop' } };
    },
    isDone: () => isDone,
  };
}
