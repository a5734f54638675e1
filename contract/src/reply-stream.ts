import type { SirenImage } from './sirens.ts';

/** When a word is said, in seconds from the start of its piece. */
export interface SpokenWord {
  word: string;
  start: number;
  end: number;
}

/** A stretch of speech that can be played on its own. */
export interface SpeechPart {
  /** MP3 in base64. */
  audio: string;
  seconds: number;
  words: SpokenWord[];
}

/** The final event: credits that a reply used. */
export interface ReplyEnd {
  compose_id: number;
  /** Where the compose stands in the story, from 0. */
  position: number;
  words: number;
  images: number;
  /** The whole speech of the reply. */
  audio_url: string | null;
  /** Ended by the reader before it was whole. */
  stopped: boolean;
}

/** The events of a reply. A chunk of text may be empty: then it is a heartbeat. */
export type ReplyHappening =
  | { story_id: number }
  | { chunk: string }
  | SpeechPart
  | { image: SirenImage }
  | { tags: string[] }
  /** The speech or picture that will not come, while the text goes on; nothing is charged for it. */
  | { missing: 'audio' | 'image'; message: string }
  | { end: ReplyEnd }
  | { error: string; code: string };

/** An event of the stream: numbered from 1, so that a reader can come back for the rest; the first names the reply. */
export type ReplyEvent = ReplyHappening & { seq: number; reply?: string };

/** A reply as far as it has come. */
export interface ReplySoFar {
  /** The id of the reply on the server; null until an event has brought it. */
  id: string | null;
  /** Number of the last event. */
  seq: number;
  storyId: number | null;
  text: string;
  speech: SpeechPart[];
  image: SirenImage | null;
  tags: string[] | null;
  missing: ('audio' | 'image')[];
  end: ReplyEnd | null;
  error: { message: string; code: string } | null;
}

export const emptyReply: ReplySoFar = {
  id: null,
  seq: 0,
  storyId: null,
  text: '',
  speech: [],
  image: null,
  tags: null,
  missing: [],
  end: null,
  error: null,
};

/** Adds an event to a reply; one that was there before changes nothing. */
export function foldReply(reply: ReplySoFar, event: ReplyEvent): ReplySoFar {
  if (event.seq <= reply.seq) return reply;
  // First, and in one object: most events are pieces of text.
  if ('chunk' in event)
    return { ...reply, id: event.reply ?? reply.id, seq: event.seq, text: reply.text + event.chunk };
  const next = { ...reply, id: event.reply ?? reply.id, seq: event.seq };
  if ('story_id' in event) return { ...next, storyId: event.story_id };
  if ('audio' in event) {
    const { audio, seconds, words } = event;
    return { ...next, speech: [...reply.speech, { audio, seconds, words }] };
  }
  if ('image' in event) return { ...next, image: event.image };
  if ('tags' in event) return { ...next, tags: event.tags };
  if ('missing' in event) return { ...next, missing: [...reply.missing, event.missing] };
  if ('end' in event) return { ...next, end: event.end };
  if ('error' in event) return { ...next, error: { message: event.error, code: event.code } };
  // An event of a later version of the server.
  return next;
}

/** Whether nothing more will come. */
export const isOver = (reply: ReplySoFar) => reply.end !== null || reply.error !== null;
