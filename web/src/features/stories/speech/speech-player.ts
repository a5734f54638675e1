import { isSoundOn, onSound, type SoundEnd, takeSoundTurn } from '../../../lib/play-audio.ts';
import type { Playhead } from './reveal.state.ts';
import { isResting, makeRun, makeSlot, type Run, type Slot, unlockSlot } from './speech-run.ts';
import { emptyElement, forgetSound, type Sound, soundAt, soundOfBase64 } from './speech-sound.ts';

/**
 * `waiting`: for another sound to end, or for more of the speech; `blocked`: the browser wants a tap first, after which
 * `resume` goes on.
 */
export type PlayerState = 'silent' | 'waiting' | 'loading' | 'playing' | 'paused' | 'blocked';

export interface PlayerSnapshot {
  state: PlayerState;
  /** Which message of the chat is heard; null while none is. */
  index: number | null;
  /** Whether the others follow. */
  isAll: boolean;
}

/** The speech of a reply that is still being made. */
export interface LiveSpeech {
  /** The next piece, as MP3 in base64. */
  add(audio: string): void;
  /** The rest of it, from a second of the stored speech on. */
  addRest(url: string, from: number): void;
  /** Nothing more follows. */
  close(): void;
  /** It is not to be heard after all. */
  cancel(): void;
  /** Settles once and never rejects. */
  readonly over: Promise<SoundEnd>;
}

export interface SpeechPlayer {
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
  /** Where the speech of a message is; null while it is not heard. */
  playhead(index: number): Playhead | null;
  /** To be called in answer to a tap or key, so that speech may start later. */
  unlock(): void;
  /** Speaks a reply while it is made; it waits while another sound is still on [T6]. */
  speak(index: number): LiveSpeech;
  /** Plays the stored speech of a message from its beginning. */
  replay(index: number, url: string): Promise<SoundEnd>;
  /** Plays one message after the other; false when there is nothing to play. */
  playAll(messages: { index: number; url: string }[]): Promise<boolean>;
  pause(): void;
  resume(): void;
  stop(): void;
}

const SILENT: PlayerSnapshot = { state: 'silent', index: null, isAll: false };

/** Plays what the sirens of a chat say: as it arrives without a gap, again, or all in a row; one sound at a time. */
export function createSpeechPlayer(): SpeechPlayer {
  const listeners = new Set<() => void>();
  let snapshot = SILENT;
  // Two that take turns, so that the next piece is loaded before the last one ends.
  let slots: [Slot, Slot] | null = null;
  let run: Run | null = null;
  /** Begins when the sound that is on has ended. */
  let next: Run | null = null;
  let leaveSound = () => {};
  let all: object | null = null;

  const slotFor = (at: number): Slot => {
    slots ??= [makeSlot(), makeSlot()];
    return at % 2 === 0 ? slots[0] : slots[1];
  };

  const show = () => {
    const shown = run ?? next;
    const now = shown
      ? { state: shown.state, index: shown.index, isAll: all !== null }
      : { ...SILENT, isAll: all !== null };
    if (now.state === snapshot.state && now.index === snapshot.index && now.isAll === snapshot.isAll) return;
    snapshot = now;
    for (const listener of [...listeners]) listener();
  };

  const setState = (mine: Run, state: PlayerState) => {
    mine.state = state;
    if (state === 'loading' || state === 'playing') mine.turn?.set(state);
    show();
  };

  const finish = (mine: Run, how: SoundEnd) => {
    if (run === mine) {
      run = null;
      for (const slot of slots ?? []) {
        emptyElement(slot.element);
        slot.sound = null;
      }
    }
    if (next === mine) {
      next = null;
      leaveSound();
    }
    for (const sound of mine.sounds) forgetSound(sound);
    mine.sounds = [];
    mine.isClosed = true;
    mine.turn?.release();
    mine.settle(how);
    show();
  };

  /** Loads a sound; one that is loaded stays where it is. */
  const prepare = (mine: Run, at: number): HTMLAudioElement => {
    const slot = slotFor(at);
    const sound = mine.sounds[at];
    if (!sound || slot.sound === sound) return slot.element;
    slot.sound = sound;
    slot.element.preload = 'auto';
    slot.element.src = sound.src;
    if (sound.from > 0) slot.element.currentTime = sound.from;
    return slot.element;
  };

  const rest = (mine: Run, state: 'paused' | 'blocked') => {
    mine.turn?.release();
    setState(mine, state);
  };

  /** Plays the sound whose turn it is, from wherever it stands. */
  const playOn = (mine: Run) => {
    const { at } = mine;
    const isNow = () => run === mine && mine.at === at;
    if (at >= mine.sounds.length) {
      if (mine.isClosed) finish(mine, 'ended');
      else setState(mine, 'waiting');
      return;
    }
    const goOn = () => {
      if (!isNow()) return;
      mine.at++;
      playOn(mine);
    };
    // A piece that cannot be played is left out; the rest of the speech is still worth hearing.
    const fail = () => (isNow() && mine.isClosed && mine.sounds.length === 1 ? finish(mine, 'failed') : goOn());
    const element = prepare(mine, at);
    element.onplaying = () => isNow() && mine.state === 'loading' && setState(mine, 'playing');
    // The system pauses too: for a call, or by the button of a headset.
    element.onpause = () => isNow() && mine.state === 'playing' && !element.ended && rest(mine, 'paused');
    element.onended = goOn;
    element.onerror = fail;
    setState(mine, 'loading');
    element.play().catch((refusal: unknown) => {
      const reason = refusal instanceof DOMException ? refusal.name : '';
      if (!isNow() || reason === 'AbortError') return;
      if (reason === 'NotAllowedError') rest(mine, 'blocked');
      else fail();
    });
    prepare(mine, at + 1);
  };

  const begin = (mine: Run) => {
    if (run && run !== mine) finish(run, 'stopped');
    run = mine;
    mine.turn = takeSoundTurn(`message:${mine.index}`, () => finish(mine, 'stopped'));
    playOn(mine);
  };

  const queue = (mine: Run) => {
    next = mine;
    leaveSound();
    const leave = onSound(() => {
      if (isSoundOn() || next !== mine) return;
      leave();
      next = null;
      begin(mine);
    });
    leaveSound = leave;
    show();
  };

  const added = (mine: Run, sound: Sound | null) => {
    if (!sound) return;
    if (mine.isClosed) return forgetSound(sound);
    mine.sounds.push(sound);
    if (run !== mine) return;
    if (mine.state === 'waiting') playOn(mine);
    else if (mine.sounds.length === mine.at + 2) prepare(mine, mine.at + 1);
  };

  const stop = () => {
    all = null;
    if (next) finish(next, 'stopped');
    if (run) finish(run, 'stopped');
    show();
  };

  const replay = (index: number, url: string) => {
    if (next) finish(next, 'stopped');
    const mine = makeRun(index, [soundAt(url)], true);
    begin(mine);
    return mine.over;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    playhead(index) {
      if (run?.index !== index) return null;
      const sound = run.sounds[run.at];
      return { piece: run.at, time: sound ? Math.max(0, slotFor(run.at).element.currentTime - sound.from) : 0 };
    },
    unlock() {
      if (run) return;
      unlockSlot(slotFor(0));
      unlockSlot(slotFor(1));
    },
    speak(index) {
      all = null;
      if (next) finish(next, 'stopped');
      // One that rests does not keep the next one waiting.
      if (run && isResting(run)) finish(run, 'stopped');
      const mine = makeRun(index, [], false);
      if (isSoundOn()) queue(mine);
      else begin(mine);
      return {
        add: (audio) => added(mine, soundOfBase64(audio)),
        addRest: (url, from) => added(mine, soundAt(url, from)),
        close() {
          mine.isClosed = true;
          if (run === mine && mine.state === 'waiting') playOn(mine);
          // What waits for its turn with nothing to say waits for nothing.
          else if (next === mine && mine.sounds.length === 0) finish(mine, 'ended');
        },
        cancel() {
          if (run === mine || next === mine) finish(mine, 'stopped');
        },
        over: mine.over,
      };
    },
    replay(index, url) {
      all = null;
      return replay(index, url);
    },
    async playAll(messages) {
      const mine = {};
      stop();
      all = mine;
      for (const { index, url } of messages) {
        const how = await replay(index, url);
        if (all !== mine) return true;
        if (how === 'stopped') break;
      }
      all = null;
      show();
      return messages.length > 0;
    },
    pause() {
      if (!run || isResting(run)) return;
      const { at } = run;
      rest(run, 'paused');
      slotFor(at).element.pause();
    },
    resume() {
      if (!run || !isResting(run)) return;
      unlockSlot(slotFor(run.at + 1));
      begin(run);
    },
    stop,
  };
}
