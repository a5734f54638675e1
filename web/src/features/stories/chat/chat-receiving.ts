import type { ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import type { ChatEffect, ConnectionEvent } from './chat.events.ts';
import {
  type ChatState,
  type FollowingPhase,
  isFollowing,
  type Phase,
  restingWith,
  type StreamStop,
  storyIdOf,
} from './chat.state.ts';
import { type ChatStep, composesWith, unchanged, when } from './chat-beginning.ts';
import { gaveUp, lostForGood, lostOnTheWay, UNEXPECTED_EVENT } from './chat-failure.ts';
import { catchUp, clear, fetchFor, takeBack, withUnconfirmed } from './chat-returning.ts';
import { isInPlace, unsentTextOf } from './chat-task.ts';
import { isAnswerTo, storedReply } from './live-compose.ts';

type EventOf<Type extends ConnectionEvent['type']> = Extract<ConnectionEvent, { type: Type }>;

/** The notice that another answer is in the way goes with that answer. */
const noticeAfter = ({ notice }: FollowingPhase) => (notice?.kind === 'running' ? null : notice);

/** The reply is complete; text that is not displayed yet is still revealed. */
function revealing(phase: FollowingPhase, reply: ReplySoFar): Phase {
  const notice = noticeAfter(phase);
  if (phase.name === 'streaming' && phase.isRevealed) return restingWith(notice);
  return { name: 'revealing', live: { ...phase.live, reply }, speech: phase.speech, notice };
}

const closeSpeech = ({ speech }: FollowingPhase): ChatEffect[] =>
  speech === null ? [] : [{ type: 'closeSpeech', speech }];

function streamStop(storyId: number | null, isRequested: boolean): StreamStop {
  if (storyId === null) return { storyId, stop: isRequested ? 'requested' : 'no' };
  return { storyId, stop: isRequested ? 'sent' : 'no' };
}

/** More of the answer has come. */
function received(
  state: ChatState,
  phase: FollowingPhase,
  { connection, reply, event }: EventOf<'received'>,
): ChatStep {
  // Handled when the connection ends, in `finished`.
  if (reply.error) return unchanged(state);
  const { task, speech } = phase;
  const storyId = reply.storyId ?? storyIdOf(phase);
  const isFirst = phase.name === 'sending';
  const effects: ChatEffect[] = [];
  if (storyId !== null && storyId !== state.storyId) effects.push({ type: 'storyBegun', storyId });
  if ('audio' in event && speech !== null) effects.push({ type: 'addSpeech', speech, audio: event.audio });
  if ('missing' in event) effects.push({ type: 'notify', tone: 'warning', text: event.message });
  if ('missing' in event && event.missing === 'audio') effects.push(...closeSpeech(phase));
  effects.push({ type: 'updateReveal', reply });
  if (isFirst && task.kind !== 'join' && storyId !== null) effects.push({ type: 'changed', storyId });
  if (phase.stop === 'requested' && storyId !== null) effects.push({ type: 'stopReply', connection, storyId });
  return [
    {
      ...state,
      storyId,
      composes: composesWith(task, reply),
      tags: reply.tags ?? state.tags,
      phase: {
        ...phase,
        name: 'streaming',
        live: { ...phase.live, reply },
        ...streamStop(storyId, phase.stop !== 'no'),
        isRevealed: !isFirst && phase.isRevealed,
      },
    },
    effects,
  ];
}

/** All of the answer was received. */
function finished(state: ChatState, phase: FollowingPhase, { reply, wasLost }: EventOf<'finished'>): ChatStep {
  const { task } = phase;
  if (reply.error) return takeBack(state, phase, gaveUp(reply.error));
  const isJoin = task.kind === 'join';
  const next: ChatState = {
    ...state,
    composes: composesWith(task, reply),
    tags: reply.tags ?? state.tags,
    phase: revealing(phase, reply),
  };
  // A reply that came over several connections, was started in another tab, or has another position than expected is
  // loaded again from the server.
  const isDoubtful = wasLost || isJoin || !isInPlace(task, reply.end);
  return [
    next,
    [
      ...closeSpeech(phase),
      ...when(reply.end !== null, { type: 'ended', end: reply.end, isOwn: !isJoin }),
      ...(isDoubtful ? fetchFor(next, { name: 'reload' }) : []),
    ],
  ];
}

/** The reply ended while this page was not connected: the rest is taken from the stored chat. */
function foundStored(state: ChatState, phase: FollowingPhase, event: { reply: ReplySoFar; story: Story }): ChatStep {
  const { task, speech } = phase;
  const { composes, info } = event.story;
  const stored = composes[task.index];
  const isOwn = task.kind !== 'join';
  if (!stored || (isOwn && !isAnswerTo(stored, task.text, task.before[task.index])))
    return takeBack(state, { ...phase, task: { ...task, before: composes } }, lostForGood);
  const { reply, rest } = storedReply(stored, task.index, event.reply);
  return [
    { ...state, composes, tags: info.tags, phase: revealing(phase, reply) },
    [
      ...(rest && speech !== null ? [{ type: 'addStoredSpeech' as const, speech, ...rest }] : []),
      ...closeSpeech(phase),
      { type: 'updateReveal', reply },
      // An empty answer was not charged.
      ...when(stored.ai_response !== '' || stored.image !== null, { type: 'ended', end: null, isOwn }),
    ],
  ];
}

/** The connection was given up, or the server refused the message. */
function broken(state: ChatState, phase: FollowingPhase, { reply, breakdown }: EventOf<'broken'>): ChatStep {
  const { task } = phase;
  const { failure, isUnconfirmed, isGone, refusal } = breakdown;
  const known = isUnconfirmed ? withUnconfirmed(state, task) : state;
  const storyId = storyIdOf(phase);
  if (storyId !== null && isGone) {
    const [next, effects] = clear(known, phase, null);
    return [next, [...effects, { type: 'gone', unsent: unsentTextOf(task) }]];
  }
  if (storyId === null || (reply.seq === 0 && task.kind !== 'join')) {
    // Another tab was faster: its reply is displayed here too.
    const isBehind = failure?.kind === 'running' || failure?.kind === 'info';
    const [next, effects] = isBehind ? catchUp(known, phase, failure) : takeBack(known, phase, failure);
    if (refusal === null) return [next, effects];
    const credits = when(failure === null, { type: 'outOfCredits', code: refusal });
    return [next, [...effects, ...credits, { type: 'refused', code: refusal }]];
  }
  // The reply may still be running on the server: the events so far stay, and a retry goes on from them.
  const retryable = { ...(failure ?? lostOnTheWay), canRetry: true };
  return [
    { ...known, phase: { name: 'lost', failure: retryable, task, reply, storyId } },
    [...closeSpeech(phase), { type: 'clearReveal' }],
  ];
}

/** Handles the events of the current connection; those of earlier ones are ignored. */
export function onConnection(state: ChatState, event: ConnectionEvent): ChatStep {
  const { phase } = state;
  const isCurrent = isFollowing(phase) && phase.connection === event.connection;
  if (event.type === 'stopFailed') {
    const canRepeat = isCurrent && phase.name === 'streaming' && phase.stop === 'sent';
    const next: ChatState = canRepeat ? { ...state, phase: { ...phase, stop: 'no' } } : state;
    return [next, [{ type: 'notify', tone: 'error', text: event.message }]];
  }
  if (!isCurrent) return unchanged(state);
  switch (event.type) {
    case 'received':
      return received(state, phase, event);
    case 'unreadable':
      return [state, [{ type: 'notify', tone: 'warning', text: UNEXPECTED_EVENT }]];
    case 'link':
      return phase.isLost === event.isLost
        ? unchanged(state)
        : [{ ...state, phase: { ...phase, isLost: event.isLost } }, []];
    case 'finished':
      return finished(state, phase, event);
    case 'stored':
      return foundStored(state, phase, event);
    case 'broken':
      return broken(state, phase, event);
  }
}
