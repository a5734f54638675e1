import type { SoundEnd } from '../../../lib/play-audio.ts';
import {
  type Following,
  isResting,
  isSounding,
  NOTHING,
  type PlayerPhase,
  type RestingPhase,
  SILENT,
  type SoundingPhase,
  type Speech,
  type SpeechEffect,
  type SpeechStep,
} from './speech.state.ts';
import type { Sound } from './speech-sound.ts';

export type BegunPhase = SoundingPhase | RestingPhase;

/** Whether a speech has had its turn. */
export const isBegun = (phase: PlayerPhase): phase is BegunPhase => isSounding(phase) || isResting(phase);

/** A speech that has not begun; one that has its sound is whole. */
export const newSpeech = (id: number, index: number, sounds: Sound[] = []): Speech => ({
  id,
  index,
  sounds,
  at: 0,
  isClosed: sounds.length > 0,
});

/** Puts effects before those of a step. */
export const preceded = (before: readonly SpeechEffect[], [phase, effects]: SpeechStep): SpeechStep => [
  phase,
  [...before, ...effects],
];

/** Drops a speech that never began. */
export const dropped = ({ id, sounds }: Speech, how: SoundEnd): SpeechEffect[] => [
  { type: 'forgetSounds', sounds },
  { type: 'settle', id, how },
];

/** A speech that has begun comes to its end. */
const ended = (speech: Speech, how: SoundEnd): SpeechEffect[] => [
  { type: 'emptyElements' },
  { type: 'forgetSounds', sounds: speech.sounds },
  { type: 'releaseTurn' },
  { type: 'settle', id: speech.id, how },
];

/** Cancels the speech that was to follow. */
export function calledOff(following: Following): SpeechEffect[] {
  if (following.kind === 'reply') return dropped(following.speech, 'stopped');
  return following.kind === 'all' ? [{ type: 'settleAll', id: following.id }] : [];
}

/** Ends everything that is on or waits. */
export function allStopped(phase: PlayerPhase): SpeechEffect[] {
  if (phase.name === 'silent') return [];
  if (phase.name === 'queued') return dropped(phase.speech, 'stopped');
  return [...calledOff(phase.following), ...ended(phase.speech, 'stopped')];
}

/** Plays the piece whose turn it is, from wherever it stands, and loads the next. */
export function playOn(speech: Speech, following: Following): SpeechStep {
  const { id, at, sounds, isClosed } = speech;
  const sound = sounds[at];
  if (!sound && isClosed) return finish(speech, following, 'ended');
  if (!sound) return [{ name: 'waiting', speech, following }, []];
  const next = sounds[at + 1];
  return [
    { name: 'loading', speech, following },
    [
      { type: 'markTurn', state: 'loading' },
      { type: 'play', id, at, sound },
      ...(next ? [{ type: 'preload' as const, at: at + 1, sound: next }] : []),
    ],
  ];
}

/** Takes the turn from every other sound and plays. */
export function begin(speech: Speech, following: Following): SpeechStep {
  return preceded([{ type: 'takeTurn', id: speech.id, index: speech.index }], playOn(speech, following));
}

/** Ends a speech, and begins the one that follows. */
export function finish(speech: Speech, following: Following, how: SoundEnd): SpeechStep {
  const effects = ended(speech, how);
  if (following.kind === 'nothing') return [SILENT, effects];
  if (following.kind === 'reply') return preceded(effects, begin(following.speech, NOTHING));
  const [next, ...rest] = following.rest;
  // Stopping one message stops the whole queue; a message that fails to play is skipped.
  if (!next || how === 'stopped') return [SILENT, [...effects, ...calledOff(following)]];
  return preceded(effects, begin(newSpeech(next.id, next.index, [next.sound]), { ...following, rest }));
}

/** Pauses a speech until it is resumed; if a reply is waiting, the speech ends instead and the reply begins. */
export function rest({ speech, following }: BegunPhase, name: RestingPhase['name']): SpeechStep {
  if (following.kind === 'reply') return finish(speech, following, 'stopped');
  return [{ name, speech, following }, [{ type: 'releaseTurn' }, { type: 'pauseElement', at: speech.at }]];
}
