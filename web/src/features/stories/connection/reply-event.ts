import type { ReplyEvent } from '@sirenade/contract/reply-stream';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const isWord = (value: unknown) =>
  isObject(value) && isText(value.word) && isNumber(value.start) && isNumber(value.end);

/** The required fields of each kind of event; the first field that is present decides the kind. */
const shapes: Record<string, (event: Fields) => boolean> = {
  story_id: (event) => isNumber(event.story_id),
  chunk: (event) => isText(event.chunk),
  audio: ({ audio, seconds, words }) =>
    isText(audio) && isNumber(seconds) && Array.isArray(words) && words.every(isWord),
  image: ({ image }) => isObject(image) && isText(image.url),
  tags: ({ tags }) => Array.isArray(tags) && tags.every(isText),
  missing: ({ missing }) => missing === 'audio' || missing === 'image',
  end: ({ end }) => isObject(end) && isNumber(end.compose_id) && isNumber(end.position),
  error: ({ error }) => isText(error),
};

/** Parses a raw event, with the sequence number of the last one; null when it is not valid. */
export function readReplyEvent(raw: unknown, last: number): ReplyEvent | null {
  if (!isObject(raw)) return null;
  // A server that fails outside the reply sends its error without a number, as the last event.
  const event: Fields = isText(raw.error) && !isNumber(raw.seq) ? { code: 'internal', ...raw, seq: last + 1 } : raw;
  if (!Number.isSafeInteger(event.seq) || !(event.reply === undefined || isText(event.reply))) return null;
  const kind = Object.keys(shapes).find((field) => field in event);
  // One of a kind that this page does not know yet is counted and has no effect.
  if (kind && !shapes[kind]?.(event)) return null;
  return event as unknown as ReplyEvent;
}
