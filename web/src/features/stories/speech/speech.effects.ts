import { isSoundOn, onSound, type SoundEnd, type SoundTurn, takeSoundTurn } from '../../../lib/play-audio.ts';
import { type Performers, runMachine } from '../run-machine.ts';
import { step } from './speech.machine.ts';
import {
  isResting,
  isSounding,
  type PlayerPhase,
  SILENT,
  type SpeechEffect,
  type SpeechEvent,
} from './speech.state.ts';
import { createElements } from './speech-elements.ts';
import type { PlayerSnapshot, SpeechPlayer } from './speech-player.ts';
import { forgetSound, type Sound, soundAt, soundOfBase64 } from './speech-sound.ts';

/** The player's snapshot, for components. */
function snapshotOf(phase: PlayerPhase): PlayerSnapshot {
  if (phase.name === 'silent') return { state: 'silent', index: null, isAll: false };
  const { index } = phase.speech;
  if (phase.name === 'queued') return { state: 'waiting', index, isAll: false };
  return { state: phase.name, index, isAll: phase.following.kind === 'all' };
}

const isSame = (one: PlayerSnapshot, other: PlayerSnapshot) =>
  one.state === other.state && one.index === other.index && one.isAll === other.isAll;

type Dispatch = (event: SpeechEvent) => void;
type Elements = ReturnType<typeof createElements>;

/** Plays a piece, and dispatches the events of its element. */
function playPiece(elements: Elements, dispatch: Dispatch, effect: Extract<SpeechEffect, { type: 'play' }>): void {
  const { id, at, sound } = effect;
  const element = elements.load(at, sound);
  element.onplaying = () => dispatch({ type: 'playing', id, at });
  element.onpause = () => !element.ended && dispatch({ type: 'paused', id, at });
  element.onended = () => dispatch({ type: 'ended', id, at });
  element.onerror = () => dispatch({ type: 'failed', id, at });
  element.play().catch((refusal: unknown) => {
    const reason = refusal instanceof DOMException ? refusal.name : '';
    if (reason === 'AbortError') return;
    dispatch({ type: reason === 'NotAllowedError' ? 'refused' : 'failed', id, at });
  });
}

/** Performs the machine's effects, with the audio elements and the page's one audio slot. */
function performersWith(
  elements: Elements,
  dispatch: Dispatch,
  settle: (id: number, how: SoundEnd) => void,
): Performers<SpeechEffect> {
  let turn: SoundTurn | null = null;
  return {
    play: (effect) => playPiece(elements, dispatch, effect),
    preload: ({ at, sound }) => void elements.load(at, sound),
    pauseElement: ({ at }) => elements.of(at).pause(),
    emptyElements: () => elements.empty(),
    unlockElements: ({ places }) => places.forEach(elements.unlock),
    forgetSounds: ({ sounds }) => sounds.forEach(forgetSound),
    takeTurn({ id, index }) {
      turn = takeSoundTurn(`message:${index}`, () => dispatch({ type: 'turnTaken', id }));
    },
    markTurn: ({ state }) => turn?.set(state),
    releaseTurn: () => turn?.release(),
    settle: ({ id, how }) => settle(id, how),
    settleAll: ({ id }) => settle(id, 'ended'),
  };
}

/** Plays the messages of a chat: while they stream without a gap, again, or all in a row; one sound at a time. */
export function createSpeechPlayer(): SpeechPlayer {
  const listeners = new Set<() => void>();
  const pending = new Map<number, (how: SoundEnd) => void>();
  const elements = createElements();
  let lastId = 0;
  let snapshot = snapshotOf(SILENT);
  let stopListening: (() => void) | null = null;
  const dispatch: Dispatch = (event) => machine.dispatch(event);

  /** A speech that is queued begins when no other sound is on. */
  const watchSound = ({ name }: PlayerPhase) => {
    if (name === 'queued') stopListening ??= onSound(() => !isSoundOn() && dispatch({ type: 'soundOff' }));
    else {
      stopListening?.();
      stopListening = null;
    }
  };

  const settle = (id: number, how: SoundEnd) => {
    pending.get(id)?.(how);
    pending.delete(id);
  };

  const machine = runMachine<PlayerPhase, SpeechEvent, SpeechEffect>({
    initial: SILENT,
    step,
    performers: performersWith(elements, dispatch, settle),
    onChange(phase) {
      watchSound(phase);
      const next = snapshotOf(phase);
      if (isSame(next, snapshot)) return;
      snapshot = next;
      for (const listener of [...listeners]) listener();
    },
  });

  /** A new id, and a promise of how its speech ends. */
  const promised = () => {
    const id = ++lastId;
    const over = new Promise<SoundEnd>((resolve) => pending.set(id, resolve));
    return { id, over };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    playhead(index) {
      const phase = machine.getState();
      if (!(isSounding(phase) || isResting(phase)) || phase.speech.index !== index) return null;
      const { at, sounds } = phase.speech;
      const sound = sounds[at];
      return { piece: at, time: sound ? Math.max(0, elements.of(at).currentTime - sound.from) : 0 };
    },
    unlock: () => dispatch({ type: 'unlock' }),
    speak(index) {
      const { id, over } = promised();
      dispatch({ type: 'speak', id, index, isSoundOn: isSoundOn() });
      const add = (sound: Sound | null) => sound && dispatch({ type: 'add', id, sound });
      return {
        add: (audio) => void add(soundOfBase64(audio)),
        addRest: (url, from) => void add(soundAt(url, from)),
        close: () => dispatch({ type: 'close', id }),
        cancel: () => dispatch({ type: 'cancel', id }),
        over,
      };
    },
    replay(index, url) {
      const { id, over } = promised();
      dispatch({ type: 'replay', id, index, sound: soundAt(url) });
      return over;
    },
    async playAll(messages) {
      const { id, over } = promised();
      const queued = messages.map(({ index, url }) => ({ id: ++lastId, index, sound: soundAt(url) }));
      dispatch({ type: 'playAll', id, messages: queued });
      await over;
      return messages.length > 0;
    },
    pause: () => dispatch({ type: 'pause' }),
    resume: () => dispatch({ type: 'resume' }),
    stop: () => dispatch({ type: 'stop' }),
  };
}
