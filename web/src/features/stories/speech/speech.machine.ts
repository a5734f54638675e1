import type { SoundEnd } from '../../../lib/play-audio.ts';
import {
  isResting,
  isSounding,
  NOTHING,
  type PlayerPhase,
  SILENT,
  type Speech,
  type SpeechEvent,
  type SpeechStep,
} from './speech.state.ts';
import {
  allStopped,
  begin,
  calledOff,
  dropped,
  finish,
  isBegun,
  newSpeech,
  playOn,
  preceded,
  rest,
} from './speech-course.ts';
import type { Sound } from './speech-sound.ts';

function speak(phase: PlayerPhase, { id, index, isSoundOn }: Extract<SpeechEvent, { type: 'speak' }>): SpeechStep {
  const speech = newSpeech(id, index);
  if (isSounding(phase)) return [{ ...phase, following: { kind: 'reply', speech } }, calledOff(phase.following)];
  return preceded(allStopped(phase), isSoundOn ? [{ name: 'queued', speech }, []] : begin(speech, NOTHING));
}

/** Changes a speech that is still streaming, in any phase. */
function withSpeech(phase: PlayerPhase, id: number, change: (speech: Speech) => Speech): PlayerPhase {
  if (phase.name === 'silent') return phase;
  if (phase.speech.id === id) return { ...phase, speech: change(phase.speech) };
  if (!isSounding(phase) || phase.following.kind !== 'reply' || phase.following.speech.id !== id) return phase;
  return { ...phase, following: { kind: 'reply', speech: change(phase.following.speech) } };
}

/** The speech with an id, where it is on or waits. */
function speechOf(phase: PlayerPhase, id: number): Speech | null {
  if (phase.name === 'silent') return null;
  if (phase.speech.id === id) return phase.speech;
  const { following } = phase.name === 'queued' ? { following: NOTHING } : phase;
  return following.kind === 'reply' && following.speech.id === id ? following.speech : null;
}

function add(phase: PlayerPhase, id: number, sound: Sound): SpeechStep {
  const found = speechOf(phase, id);
  if (!found || found.isClosed) return [phase, [{ type: 'forgetSounds', sounds: [sound] }]];
  const next = withSpeech(phase, id, (speech) => ({ ...speech, sounds: [...speech.sounds, sound] }));
  if (!isBegun(next) || next.speech.id !== id) return [next, []];
  if (next.name === 'waiting') return playOn(next.speech, next.following);
  const isNext = next.speech.sounds.length === next.speech.at + 2;
  return [next, isNext ? [{ type: 'preload', at: next.speech.at + 1, sound }] : []];
}

/** Takes a speech away that has not begun. */
function without(phase: PlayerPhase, speech: Speech, how: SoundEnd): SpeechStep {
  const next: PlayerPhase = isSounding(phase) ? { ...phase, following: NOTHING } : SILENT;
  return [next, dropped(speech, how)];
}

function close(phase: PlayerPhase, id: number): SpeechStep {
  const found = speechOf(phase, id);
  if (!found || found.isClosed) return [phase, []];
  const next = withSpeech(phase, id, (speech) => ({ ...speech, isClosed: true }));
  if (isBegun(next) && next.speech.id === id)
    return next.name === 'waiting' ? playOn(next.speech, next.following) : [next, []];
  // A queued speech that is closed without a sound ends at once.
  return found.sounds.length === 0 ? without(next, found, 'ended') : [next, []];
}

function cancel(phase: PlayerPhase, id: number): SpeechStep {
  const found = speechOf(phase, id);
  if (!found) return [phase, []];
  if (isBegun(phase) && phase.speech.id === id) return finish(phase.speech, phase.following, 'stopped');
  return without(phase, found, 'stopped');
}

type ElementEventType = 'playing' | 'paused' | 'ended' | 'failed' | 'refused';

/** Events of the audio element that plays a piece; those of an earlier piece change nothing. */
function onElement(phase: PlayerPhase, event: Extract<SpeechEvent, { type: ElementEventType }>): SpeechStep {
  if (!isBegun(phase) || phase.speech.id !== event.id || phase.speech.at !== event.at) return [phase, []];
  const { speech, following } = phase;
  if (event.type === 'refused') return phase.name === 'blocked' ? [phase, []] : rest(phase, 'blocked');
  if (!isSounding(phase) || phase.name === 'waiting') return [phase, []];
  switch (event.type) {
    case 'playing':
      if (phase.name === 'playing') return [phase, []];
      return [{ ...phase, name: 'playing' }, [{ type: 'markTurn', state: 'playing' }]];
    case 'paused':
      // The system pauses too: for a call, or by the button of a headset.
      return phase.name === 'playing' ? rest(phase, 'paused') : [phase, []];
    case 'failed':
      // A piece that cannot be played is skipped; the rest of the speech still plays.
      if (speech.isClosed && speech.sounds.length === 1) return finish(speech, following, 'failed');
      return playOn({ ...speech, at: speech.at + 1 }, following);
    case 'ended':
      return playOn({ ...speech, at: speech.at + 1 }, following);
  }
}

/**
 * The player's state machine: the next phase and the effects of an event. Pure; `speech.effects.ts` performs the
 * effects [T6].
 */
export function step(phase: PlayerPhase, event: SpeechEvent): SpeechStep {
  switch (event.type) {
    case 'speak':
      return speak(phase, event);
    case 'replay':
      return preceded(allStopped(phase), begin(newSpeech(event.id, event.index, [event.sound]), NOTHING));
    case 'playAll': {
      const [first, ...rest] = event.messages;
      if (!first) return [SILENT, [...allStopped(phase), { type: 'settleAll', id: event.id }]];
      const speech = newSpeech(first.id, first.index, [first.sound]);
      return preceded(allStopped(phase), begin(speech, { kind: 'all', id: event.id, rest }));
    }
    case 'add':
      return add(phase, event.id, event.sound);
    case 'close':
      return close(phase, event.id);
    case 'cancel':
      return cancel(phase, event.id);
    case 'pause':
      return isSounding(phase) ? rest(phase, 'paused') : [phase, []];
    case 'resume': {
      if (!isResting(phase)) return [phase, []];
      const { speech, following } = phase;
      return preceded([{ type: 'unlockElements', places: [speech.at + 1] }], begin(speech, following));
    }
    case 'stop':
      return phase.name === 'silent' ? [phase, []] : [SILENT, allStopped(phase)];
    case 'unlock':
      return [phase, isBegun(phase) ? [] : [{ type: 'unlockElements', places: [0, 1] }]];
    case 'soundOff':
      return phase.name === 'queued' ? begin(phase.speech, NOTHING) : [phase, []];
    case 'turnTaken':
      if (!isBegun(phase) || phase.speech.id !== event.id) return [phase, []];
      return finish(phase.speech, phase.following, 'stopped');
    default:
      return onElement(phase, event);
  }
}
