import { emptyReply, type ReplySoFar } from '@sirenade/contract/reply-stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asking, foldAll, happenings } from '../../../../test/chat-events.ts';
import { aCompose, aStory, numbered } from '../../../../test/stories.ts';
import type { ChatEffect, ChatEvent } from './chat.events.ts';
import { step } from './chat.machine.ts';
import { type ChatState, emptyState, isAnswering, isFollowing, snapshotOf } from './chat.state.ts';

const { reply, lost } = happenings;
const spoken = numbered([{ story_id: 5 }, { chunk: 'Hello' }, { audio: 'AAAA', seconds: 1, words: [] }]);
const writing = aCompose({ id: 12, user_input: 'Hi', ai_response: '', state: 'writing' });
const stories = [
  aStory(),
  aStory({ composes: [] }),
  aStory({ composes: [aCompose(), writing] }),
  aStory({ id: 6, composes: [writing] }),
  aStory({ composes: [aCompose(), aCompose({ id: 12, user_input: 'Hi', ai_response: 'Hello you.' })] }),
];
const failures = [
  lost.failure,
  { ...lost.failure, kind: 'running' as const },
  { ...lost.failure, kind: 'info' as const },
  null,
];

/** An event as it could come in a state, or one that is late or comes out of the blue. */
type Happening = (state: ChatState, performed: ChatEffect[]) => ChatEvent;

/** One in six comes from a connection that was left before. */
const isLate = fc.nat(5).map((nth) => nth === 0);
const story = fc.constantFrom(...stories);
const connectionOf = (state: ChatState, isLate: boolean) =>
  isLate ? 98 : isFollowing(state.phase) ? state.phase.connection : state.fetchToken;
const replies: ReplySoFar[] = [emptyReply, ...reply.map((_, at) => foldAll(reply.slice(0, at + 1))), foldAll(spoken)];
const reachedBy = fc.oneof(fc.constant(emptyReply), fc.constantFrom(...replies));

const ofReader = fc.oneof(
  fc.record({ text: fc.constantFrom('Hi', 'Hi', ' ', 'Other'), audio: fc.boolean() }).map(
    ({ text, audio }): Happening =>
      () =>
        asking({ kind: 'send', text }, { audio }),
  ),
  fc.nat(2).map(
    (index): Happening =>
      () =>
        asking({ kind: 'edit', index, text: 'Other words' }),
  ),
  fc
    .constantFrom<ChatEvent>(
      asking({ kind: 'redo' }),
      { type: 'retry' },
      { type: 'stop' },
      { type: 'showAll' },
      { type: 'listen' },
      { type: 'refresh' },
      { type: 'put', compose: aCompose({ ai_response: 'Another one.' }) },
      { type: 'close' },
    )
    .map(
      (event): Happening =>
        () =>
          event,
    ),
  fc.option(story).map(
    (story): Happening =>
      () => ({ type: 'load', story }),
  ),
);

const ofServer = fc.oneof(
  fc.record({ isLate, at: fc.nat(reply.length - 1) }).map(
    ({ isLate, at }): Happening =>
      (state) => {
        const event = reply[at] ?? { chunk: '', seq: 1 };
        const connection = connectionOf(state, isLate);
        return { type: 'received', connection, event, reply: foldAll(reply.slice(0, at + 1)) };
      },
  ),
  fc.record({ isLate, isLost: fc.boolean() }).map(
    ({ isLate, isLost }): Happening =>
      (state) => ({ type: 'link', connection: connectionOf(state, isLate), isLost }),
  ),
  fc.record({ isLate, wasLost: fc.boolean(), hasFailed: fc.boolean() }).map(
    ({ isLate, wasLost, hasFailed }): Happening =>
      (state) => {
        const error = hasFailed ? { message: 'No.', code: 'busy' } : null;
        const connection = connectionOf(state, isLate);
        return { type: 'finished', connection, wasLost, reply: { ...foldAll(reply), error } };
      },
  ),
  fc.record({ isLate, reply: reachedBy, story }).map(
    ({ isLate, reply, story }): Happening =>
      (state) => ({ type: 'stored', connection: connectionOf(state, isLate), reply, story }),
  ),
  fc
    .record({
      isLate,
      reply: reachedBy,
      failure: fc.constantFrom(...failures),
      isGone: fc.boolean(),
      isUnconfirmed: fc.boolean(),
      refusal: fc.constantFrom('refused', null),
    })
    .map(
      ({ isLate, reply, ...breakdown }): Happening =>
        (state) => ({ type: 'broken', connection: connectionOf(state, isLate), reply, breakdown }),
    ),
  fc.record({ found: fc.oneof(story, fc.constantFrom('gone' as const, null)), isFirst: fc.boolean() }).map(
    ({ found, isFirst }): Happening =>
      (_, performed) => {
        const fetches = performed.filter((effect) => effect.type === 'fetch');
        const effect = isFirst ? fetches[0] : fetches.at(-1);
        return effect ? { type: 'fetched', fetch: effect.fetch, found } : { type: 'revealed' };
      },
  ),
);

const ofPlayback = fc.oneof(
  fc.constant<Happening>(() => ({ type: 'revealed' })),
  fc.constantFrom('ended' as const, 'stopped' as const, 'failed' as const).map(
    (how): Happening =>
      ({ phase, lastId }) => ({ type: 'speechOver', speech: (isAnswering(phase) && phase.speech) || lastId, how }),
  ),
);

const eventful = fc.array(
  fc.oneof({ weight: 2, arbitrary: ofReader }, { weight: 3, arbitrary: ofServer }, ofPlayback),
  { size: 'max', maxLength: 60 },
);

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/** Runs random events through the machine; states are frozen, so that no step can change them. */
function live(
  happenings: Happening[],
  look: (before: ChatState, event: ChatEvent, after: ChatState, effects: readonly ChatEffect[]) => void,
) {
  let state = freeze(emptyState);
  const performed: ChatEffect[] = [];
  for (const happening of happenings) {
    const event = freeze(happening(state, performed));
    const [next, effects] = step(state, event);
    freeze(next);
    look(state, event, next, effects);
    performed.push(...effects);
    state = next;
  }
  return state;
}

const check = (look: Parameters<typeof live>[1]) =>
  fc.assert(
    fc.property(eventful, (happenings) => void live(happenings, look)),
    { numRuns: 400, seed: 1 },
  );

test('whatever happens, what is shown fits the phase', () => {
  check((_before, _event, after) => {
    const { phase, live, unsent, isLost, failure, composes } = snapshotOf(after);
    const isOn = phase !== 'idle' && phase !== 'failed';
    expect(live !== null).toBe(isOn);
    if (live && (phase === 'sending' || phase === 'streaming')) expect(composes[live.index]).toBeDefined();
    if (unsent !== null) expect(phase).toBe('sending');
    if (isLost) expect(['sending', 'streaming']).toContain(phase);
    if (phase === 'failed') expect(failure).not.toBe(null);
    if (phase === 'idle') expect(failure).toBe(null);
  });
});

test('there is one connection at a time: another is opened only after the one before it was left', () => {
  check((_before, _event, after, effects) => {
    const types = effects.map(({ type }) => type);
    const follows = effects.filter((effect) => effect.type === 'follow');
    expect(follows.length).toBeLessThanOrEqual(1);
    for (const { connection } of follows) {
      expect(types.indexOf('disconnect')).toBeGreaterThanOrEqual(0);
      expect(types.indexOf('disconnect')).toBeLessThan(types.indexOf('follow'));
      expect(after.phase).toMatchObject({ connection, task: {} });
    }
  });
});

test('a reveal and a speech are only ever changed while they are on, and every id is new', () => {
  const check = (happenings: Happening[]) => {
    let isRevealing = false;
    const ids = new Set<number>();
    live(happenings, (_before, _event, after, effects) => {
      for (const effect of effects) {
        if (effect.type === 'beginReveal') isRevealing = true;
        if (effect.type === 'clearReveal') isRevealing = false;
        if (effect.type === 'updateReveal') expect(isRevealing).toBe(true);
        const id = effect.type === 'speak' ? effect.speech : effect.type === 'follow' ? effect.connection : null;
        if (id !== null) expect(ids.has(id)).toBe(false);
        if (id !== null) ids.add(id);
        if ('speech' in effect) expect(ids.has(effect.speech)).toBe(true);
      }
      if (after.phase.name === 'revealing') expect(isRevealing).toBe(true);
    });
  };
  fc.assert(fc.property(eventful, check), { numRuns: 400, seed: 2 });
});

test('a page that was left asks for nothing and opens no connection, until it is used again', () => {
  check((before, event, after, effects) => {
    if (before.phase.name !== 'closed' || event.type === 'ask' || event.type === 'load') return;
    expect(after.phase).toEqual(before.phase);
    expect(effects.filter(({ type }) => type === 'follow' || type === 'fetch')).toEqual([]);
  });
});

test('from wherever it is, a chat gets back to rest', () => {
  check((_before, _event, after) => {
    const { phase } = after;
    expect(isAnswering(step(after, { type: 'close' })[0].phase)).toBe(false);
    expect(step(after, { type: 'close' })[1]).toContainEqual({ type: 'disconnect' });
    if (isFollowing(phase)) {
      const { connection } = phase;
      const breakdown = { failure: lost.failure, isUnconfirmed: true, isGone: false, refusal: null };
      const [brokenState] = step(after, { type: 'broken', connection, reply: phase.live.reply, breakdown });
      expect(isAnswering(brokenState.phase)).toBe(false);
      const [ended] = step(after, { type: 'finished', connection, reply: foldAll(reply), wasLost: false });
      expect(isFollowing(ended.phase)).toBe(false);
      expect(isAnswering(step(ended, { type: 'revealed' })[0].phase)).toBe(false);
    } else expect(isAnswering(step(after, { type: 'revealed' })[0].phase)).toBe(false);
    if (!isAnswering(phase)) {
      const [sentState] = step(after, asking({ kind: 'send', text: 'Hi' }));
      expect(sentState.phase.name).toBe('sending');
    }
  });
});

test('a message that is not answered goes back to its writer, whatever the server does', () => {
  const isReturned = (effect: ChatEffect, text: string) =>
    (effect.type === 'giveBack' && effect.text === text) ||
    (effect.type === 'gone' && effect.unsent === text) ||
    (effect.type === 'fetch' && effect.fetch.purpose.name === 'join' && effect.fetch.purpose.edit?.text === text);
  check((before, event, after, effects) => {
    const { phase } = before;
    const isByReader = event.type === 'load' || event.type === 'close';
    if (!isFollowing(phase) || isByReader) return;
    const isOwn = phase.task.kind === 'send' || phase.task.kind === 'edit';
    const isDropped = after.phase.name === 'idle' || after.phase.name === 'failed';
    const hasEnded = event.type === 'finished' && !event.reply.error;
    if (!isOwn || !isDropped || hasEnded || (event.type === 'stored' && isDisplayed(after, phase.task.text))) return;
    expect(effects.some((effect) => isReturned(effect, phase.task.text))).toBe(true);
  });
});

const isDisplayed = ({ composes }: ChatState, text: string) => composes.some(({ user_input }) => user_input === text);

test('the same state and event always lead to the same', () => {
  check((before, event, after, effects) => {
    expect(step(before, event)).toEqual([after, effects]);
  });
});
