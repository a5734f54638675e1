import type { ReplySoFar, SpeechPart, SpokenWord } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import { NO_RESPONSE } from './chat-failure.ts';

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** The words of all parts of a speech, with times in seconds from its beginning. */
function allWords(speech: readonly SpeechPart[]): SpokenWord[] {
  let before = 0;
  return speech.flatMap(({ words, seconds }) => {
    const from = before;
    before += seconds;
    return words.map(({ word, start, end }) => ({ word, start: round(from + start), end: round(from + end) }));
  });
}

const secondsOf = (speech: readonly SpeechPart[]) => round(speech.reduce((sum, { seconds }) => sum + seconds, 0));

interface Message {
  text: string;
  /** The compose that it replaces. */
  before: Compose | undefined;
  at: string;
}

/** An exchange as far as it has come [E9]. */
export function liveCompose({ text, before, at }: Message, reply: ReplySoFar): Compose {
  const { end, image, speech } = reply;
  // A redo of the same message: the earlier answers stay as alternates.
  const earlier = before?.user_input === text ? before.alternate.count : 0;
  const isEmpty = end !== null && !end.stopped && reply.text.trim() === '';
  const hasSpeech = end?.audio_url != null;
  return {
    id: end?.compose_id ?? before?.id ?? 0,
    user_input: text,
    ai_response: isEmpty ? NO_RESPONSE : reply.text,
    audio_url: end?.audio_url ?? null,
    audio_words: hasSpeech ? allWords(speech) : [],
    audio_seconds: hasSpeech && speech.length > 0 ? secondsOf(speech) : null,
    image_url: image?.url ?? null,
    image,
    created_at: at,
    alternate: { shown: earlier, count: earlier + 1 },
    state: end === null ? 'writing' : end.stopped ? 'stopped' : 'whole',
  };
}

/** Whether a stored compose has a new answer to this message. */
export function isAnswerTo(stored: Compose, text: string, before: Compose | undefined): boolean {
  const isOld = stored.id === before?.id && stored.alternate.count === before.alternate.count;
  return stored.user_input === text && !isOld;
}

export interface StoredReply {
  reply: ReplySoFar;
  /** The part of the stored speech that was not received: its address, and the second it starts at. */
  rest: { url: string; from: number } | null;
}

/** An answer that ended while this page was not connected, as if all of it had been received. */
export function storedReply(stored: Compose, position: number, received: ReplySoFar): StoredReply {
  const { id, ai_response, audio_url, audio_seconds, audio_words, image, state } = stored;
  const end = { compose_id: id, position, words: 0, images: 0, audio_url, stopped: state === 'stopped' };
  const reply = { ...received, text: ai_response, image, end };
  const from = secondsOf(received.speech);
  // A rest shorter than a word is not worth another load.
  if (audio_url === null || audio_seconds === null || audio_seconds - from < 0.3) return { reply, rest: null };
  const words = audio_words
    .filter(({ start }) => start >= from - 0.05)
    .map(({ word, start, end }) => ({ word, start: round(Math.max(0, start - from)), end: round(end - from) }));
  const part = { audio: '', seconds: round(audio_seconds - from), words };
  return { reply: { ...reply, speech: [...received.speech, part] }, rest: { url: audio_url, from } };
}
