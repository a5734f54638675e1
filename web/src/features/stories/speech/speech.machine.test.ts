import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step } from './speech.machine.ts';
import {
  isResting,
  isSounding,
  type PlayerPhase,
  SILENT,
  type SpeechEffect,
  type SpeechEvent,
} from './speech.state.ts';
import { soundAt } from './speech-sound.ts';

function after(events: SpeechEvent[], from: PlayerPhase = SILENT): PlayerPhase {
  return events.reduce((phase, event) => step(phase, event)[0], from);
}

const speak = (id: number, isSoundOn = false): SpeechEvent => ({ type: 'speak', id, index: id, isSoundOn });
const add = (id: number): SpeechEvent => ({ type: 'add', id, sound: soundAt(`/${id}.mp3`) });
const replay = (id: number): SpeechEvent => ({ type: 'replay', id, index: id, sound: soundAt(`/${id}.mp3`) });
const playAll = (id: number, ...ids: number[]): SpeechEvent => ({
  type: 'playAll',
  id,
  messages: ids.map((id) => ({ id, index: id, sound: soundAt(`/${id}.mp3`) })),
});
const says = (type: 'playing' | 'paused' | 'ended' | 'failed' | 'refused', id: number, at = 0): SpeechEvent => ({
  type,
  id,
  at,
});

/** The player in each of its phases; the speech has the id 1, the one that follows 2. */
const phases = {
  silent: SILENT,
  queued: after([speak(1, true)]),
  waiting: after([speak(1)]),
  loading: after([speak(1), add(1)]),
  playing: after([speak(1), add(1), says('playing', 1)]),
  replaying: after([replay(1), says('playing', 1)]),
  followed: after([replay(1), says('playing', 1), speak(2, true)]),
  row: after([playAll(9, 1, 2), says('playing', 1)]),
  paused: after([speak(1), add(1), says('playing', 1), { type: 'pause' }]),
  blocked: after([speak(1), add(1), says('refused', 1)]),
} satisfies Record<string, PlayerPhase>;
type Name = keyof typeof phases;

const START = ['takeTurn', 'markTurn', 'play'];
const END = ['emptyElements', 'forgetSounds', 'releaseTurn', 'settle'];
const DROP = ['forgetSounds', 'settle'];

describe('from a phase by an event', () => {
  test.each<[Name, string, SpeechEvent, PlayerPhase['name'], string[]]>([
    ['silent', 'a reply', speak(3), 'waiting', ['takeTurn']],
    ['silent', 'a reply while another sound is on', speak(3, true), 'queued', []],
    ['silent', 'a stored message', replay(3), 'loading', START],
    ['silent', 'a tap', { type: 'unlock' }, 'silent', ['unlockElements']],
    ['silent', 'all of nothing', playAll(9), 'silent', ['settleAll']],
    ['queued', 'the end of the other sound', { type: 'soundOff' }, 'waiting', ['takeTurn']],
    ['queued', 'its close without a piece', { type: 'close', id: 1 }, 'silent', DROP],
    ['queued', 'another reply', speak(3, true), 'queued', DROP],
    ['queued', 'a piece', add(1), 'queued', []],
    ['waiting', 'a piece', add(1), 'loading', ['markTurn', 'play']],
    ['waiting', 'its close', { type: 'close', id: 1 }, 'silent', END],
    ['loading', 'its sound', says('playing', 1), 'playing', ['markTurn']],
    ['loading', 'a second piece', add(1), 'loading', ['preload']],
    ['loading', 'a refusal of the browser', says('refused', 1), 'blocked', ['releaseTurn', 'pauseElement']],
    ['loading', 'a piece that cannot be played', says('failed', 1), 'waiting', []],
    ['playing', 'the end of its piece', says('ended', 1), 'waiting', []],
    ['playing', 'a pause', { type: 'pause' }, 'paused', ['releaseTurn', 'pauseElement']],
    ['playing', 'a pause by the system', says('paused', 1), 'paused', ['releaseTurn', 'pauseElement']],
    ['playing', 'a sound of somebody else', { type: 'turnTaken', id: 1 }, 'silent', END],
    ['playing', 'a call off', { type: 'cancel', id: 1 }, 'silent', END],
    ['replaying', 'its end', says('ended', 1), 'silent', END],
    ['replaying', 'a file that is gone', says('failed', 1), 'silent', END],
    ['replaying', 'a reply', speak(2, true), 'playing', []],
    ['followed', 'its end', says('ended', 1), 'waiting', [...END, 'takeTurn']],
    ['followed', 'a pause', { type: 'pause' }, 'waiting', [...END, 'takeTurn']],
    ['followed', 'a call off of what follows', { type: 'cancel', id: 2 }, 'playing', DROP],
    ['followed', 'a stop', { type: 'stop' }, 'silent', [...DROP, ...END]],
    ['row', 'the end of a message', says('ended', 1), 'loading', [...END, ...START]],
    ['row', 'a message that cannot be played', says('failed', 1), 'loading', [...END, ...START]],
    ['row', 'a sound of somebody else', { type: 'turnTaken', id: 1 }, 'silent', [...END, 'settleAll']],
    ['row', 'one message alone', replay(3), 'loading', ['settleAll', ...END, ...START]],
    ['row', 'a reply', speak(3, true), 'playing', ['settleAll']],
    ['paused', 'a tap to go on', { type: 'resume' }, 'loading', ['unlockElements', ...START]],
    ['paused', 'a new reply', speak(3), 'waiting', [...END, 'takeTurn']],
    ['blocked', 'a tap to go on', { type: 'resume' }, 'loading', ['unlockElements', ...START]],
    ['blocked', 'its close', { type: 'close', id: 1 }, 'blocked', []],
  ])('%s, %s', (from, _, event, to, expected) => {
    const [phase, effects] = step(phases[from], event);
    expect(phase.name).toBe(to);
    expect(effects.map(({ type }) => type)).toEqual(expected);
  });
});

const elementSays = ['playing', 'paused', 'ended', 'failed', 'refused'] as const;

test.each<[string, Name[], SpeechEvent[]]>([
  ['another speech', Object.keys(phases) as Name[], elementSays.map((type) => says(type, 99))],
  ['an earlier piece', Object.keys(phases) as Name[], elementSays.map((type) => says(type, 1, 7))],
  [
    'an unknown speech',
    Object.keys(phases) as Name[],
    [
      { type: 'close', id: 99 },
      { type: 'cancel', id: 99 },
      { type: 'turnTaken', id: 99 },
    ],
  ],
  [
    'a speech that has not begun',
    ['silent', 'queued'],
    [{ type: 'pause' }, { type: 'resume' }, ...elementSays.map((type) => says(type, 1))],
  ],
  [
    'one that plays',
    ['waiting', 'loading', 'playing', 'followed', 'row'],
    [{ type: 'resume' }, { type: 'unlock' }, { type: 'soundOff' }],
  ],
  [
    'one that rests',
    ['paused', 'blocked'],
    [
      { type: 'pause' },
      { type: 'unlock' },
      { type: 'soundOff' },
      says('playing', 1),
      says('paused', 1),
      says('ended', 1),
      says('failed', 1),
    ],
  ],
  ['silence', ['silent'], [{ type: 'stop' }, { type: 'soundOff' }]],
])('events that do not belong to %s change nothing', (_, names, events) => {
  for (const name of names)
    for (const event of events) {
      const [phase, effects] = step(phases[name], event);
      expect(phase).toBe(phases[name]);
      expect(effects).toEqual([]);
    }
});

test('a piece that comes too late gives its memory back', () => {
  expect(step(phases.silent, add(1))).toEqual([SILENT, [{ type: 'forgetSounds', sounds: [soundAt('/1.mp3')] }]]);
  expect(step(phases.replaying, add(1))[1].map(({ type }) => type)).toEqual(['forgetSounds']);
});

/** A random event about a speech that may be playing, waiting, over or unknown. */
const anEvent = (nth: number, isSoundOn: boolean, kind: number, id: number, at: number): SpeechEvent => {
  const fresh = 10 * (nth + 1);
  const kinds: SpeechEvent[] = [
    { ...speak(fresh), isSoundOn } as SpeechEvent,
    replay(fresh),
    playAll(fresh, fresh + 1, fresh + 2),
    ...[id, id, id].map(add),
    { type: 'close', id },
    { type: 'cancel', id },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'stop' },
    { type: 'unlock' },
    { type: 'soundOff' },
    { type: 'turnTaken', id },
    ...elementSays.map((type) => says(type, id, at)),
    says('playing', id, at),
    says('ended', id, at),
  ];
  return kinds[kind % kinds.length] as SpeechEvent;
};

const eventful = fc.array(
  fc.record({ kind: fc.nat(99), isSoundOn: fc.boolean(), isKnown: fc.nat(3), isNow: fc.nat(3) }),
  { size: 'max', maxLength: 60 },
);

test('whatever happens, every speech is settled once, its memory given back, and only one has the turn', () => {
  const live = (choices: { kind: number; isSoundOn: boolean; isKnown: number; isNow: number }[]) => {
    let phase: PlayerPhase = SILENT;
    let turn: number | null = null;
    const open = new Set<number>();
    const unreleased = new Set<unknown>();
    const perform = (effect: SpeechEffect) => {
      if (effect.type === 'takeTurn') {
        expect(turn).toBe(null);
        turn = effect.id;
      }
      if (effect.type === 'releaseTurn') turn = null;
      if (effect.type === 'play') expect(turn).toBe(effect.id);
      if (effect.type === 'forgetSounds') for (const sound of effect.sounds) unreleased.delete(sound);
      if (effect.type === 'settle' || effect.type === 'settleAll') expect(open.delete(effect.id)).toBe(true);
    };
    const happen = (event: SpeechEvent) => {
      if (event.type === 'speak' || event.type === 'replay' || event.type === 'playAll') open.add(event.id);
      if (event.type === 'add') unreleased.add(event.sound);
      const [next, effects] = step(phase, Object.freeze(event));
      // One of all messages begins when the one before it has ended.
      for (const effect of effects) {
        if (effect.type === 'takeTurn') open.add(effect.id);
        perform(effect);
      }
      phase = next;
      expect(turn !== null).toBe(isSounding(phase));
      if (isSounding(phase) || isResting(phase))
        expect(phase.speech.at).toBeLessThanOrEqual(phase.speech.sounds.length);
      if (phase.name === 'waiting') expect(phase.speech.isClosed).toBe(false);
    };
    for (const [nth, { kind, isSoundOn, isKnown, isNow }] of choices.entries()) {
      const speech = phase.name === 'silent' ? null : phase.speech;
      const id = isKnown > 0 ? (speech?.id ?? 99) : nth;
      happen(anEvent(nth, isSoundOn, kind, id, isNow > 0 ? (speech?.at ?? 0) : 7));
    }
    happen({ type: 'stop' });
    expect(phase).toBe(SILENT);
    expect([...open]).toEqual([]);
    expect([...unreleased]).toEqual([]);
  };
  fc.assert(fc.property(eventful, live), { numRuns: 600, seed: 1 });
});
