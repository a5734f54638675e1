import { emptyReply, isOver, type ReplySoFar } from '@sirenade/contract/reply-stream';
import { isSoundOn } from '../../../lib/play-audio.ts';
import { nothingPlaced, type Placed, placeSpeech, revealed, wholeSigns } from './reveal.state.ts';
import type { SpeechPlayer } from './speech-player.ts';

/** A character of typed text takes as long [K19]. */
const TICK_MS = 50;
/** How long the text waits for speech that is being generated before it goes on without it. */
const SPEECH_TIMEOUT_MS = 3_000;

export interface RevealSnapshot {
  /** Which message is being shown bit by bit; null while none is, or all that has come is shown. */
  index: number | null;
  /** How many characters of it are shown. */
  shown: number;
}

export interface RevealClock {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RevealSnapshot;
  /** A reply begins; with speech on its way the text waits for that. */
  begin(index: number, options: { awaitsSpeech: boolean; isAll: boolean }): void;
  /** More of it has come. */
  update(reply: ReplySoFar): void;
  /** The speech has ended by itself: the text is not behind it. */
  speechEnded(): void;
  /** Shows the rest as it comes. */
  showAll(): void;
  clear(): void;
}

interface Current {
  index: number;
  reply: ReplySoFar;
  placed: Placed;
  awaitsSpeech: boolean;
  isAll: boolean;
  hasPlayed: boolean;
  shown: number;
  /** When it was last looked at, and when it last moved. */
  at: number;
  movedAt: number;
}

const NOTHING: RevealSnapshot = { index: null, shown: 0 };

/** Shows a reply in step with its speech, or typed where there is none; calls back when all of it is shown [T6]. */
export function createRevealClock(
  player: Pick<SpeechPlayer, 'getSnapshot' | 'playhead'>,
  prefersReducedMotion: () => boolean,
  onDone: () => void,
): RevealClock {
  const listeners = new Set<() => void>();
  let snapshot = NOTHING;
  let current: Current | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: RevealSnapshot) => {
    if (next.index === snapshot.index && next.shown === snapshot.shown) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  const clear = () => {
    clearInterval(timer);
    current = null;
    show(NOTHING);
  };

  const isAtOnce = ({ isAll }: Current) => isAll || prefersReducedMotion();

  /** Whether speech is about to set in or to go on. */
  const isExpected = ({ index, reply, awaitsSpeech }: Current) => {
    const { state, index: playingIndex } = player.getSnapshot();
    if (playingIndex === index) return state === 'loading' || state === 'waiting';
    return awaitsSpeech && reply.speech.length === 0 && !reply.missing.includes('audio') && !isOver(reply);
  };

  const look = () => {
    if (!current) return;
    const now = Date.now();
    const { index, reply, shown } = current;
    const { state, index: playingIndex } = player.getSnapshot();
    const isSpoken = playingIndex === index && state === 'playing';
    // A new reply waits while another sound is on, and a little for its own.
    const isOtherOn = isSoundOn() && playingIndex !== index;
    const isPaused = isOtherOn || (isExpected(current) && now - current.movedAt < SPEECH_TIMEOUT_MS);
    if (isOtherOn) current.movedAt = now;
    if (isSpoken) current.placed = placeSpeech(reply.text, reply.speech, current.placed);
    current.shown = revealed({
      text: reply.text,
      placed: current.placed,
      playhead: isSpoken ? player.playhead(index) : null,
      hasPlayed: current.hasPlayed,
      isWhole: isOver(reply),
      isAll: isAtOnce(current),
      shown,
      seconds: isPaused ? 0 : (now - current.at) / 1000,
    });
    current.at = now;
    if (current.shown > shown || isSpoken) current.movedAt = now;
    show(isAtOnce(current) ? NOTHING : { index, shown: wholeSigns(reply.text, current.shown) });
    if (isOver(reply) && current?.shown >= reply.text.length) {
      clear();
      onDone();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    begin(index, { awaitsSpeech, isAll }) {
      clear();
      const now = Date.now();
      const fresh = { reply: emptyReply, placed: nothingPlaced, hasPlayed: false, shown: 0, at: now, movedAt: now };
      current = { index, awaitsSpeech, isAll, ...fresh };
      if (!isAtOnce(current)) show({ index, shown: 0 });
      timer = setInterval(look, TICK_MS);
    },
    update(reply) {
      if (!current) return;
      // The wait for speech begins with the first text, not with the message.
      if (current.reply.text === '') current.movedAt = Date.now();
      current.reply = reply;
      if (isAtOnce(current)) look();
    },
    speechEnded() {
      if (!current) return;
      current.hasPlayed = true;
      look();
    },
    showAll() {
      if (!current) return;
      current.isAll = true;
      look();
    },
    clear,
  };
}
