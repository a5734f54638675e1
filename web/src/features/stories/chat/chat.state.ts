import type { ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import type { ChatFailure } from './chat-failure.ts';
import type { ChatSnapshot, LiveReply } from './chat-snapshot.ts';
import { type Task, unsentTextOf } from './chat-task.ts';

/** While a reply is streaming or still being revealed. */
interface Answering {
  live: LiveReply;
  /** The id of its speech; null while it is not spoken. */
  speech: number | null;
  /** A notice next to the answer: that another reply is running. */
  notice: ChatFailure | null;
}

interface Following extends Answering {
  task: Task;
  /** The id of the connection over which it comes. */
  connection: number;
  /** Whether the connection is broken and being restored. */
  isLost: boolean;
}

export type SendingPhase = Following & { name: 'sending'; stop: 'no' | 'requested' };
/** A stop can be sent as soon as the chat has a number: a new one gets it with the first event. */
export type StreamStop = { storyId: number; stop: 'no' | 'sent' } | { storyId: null; stop: 'no' | 'requested' };
export type StreamingPhase = Following & {
  name: 'streaming';
  /** Whether all that will come is revealed already. */
  isRevealed: boolean;
} & StreamStop;
export type FollowingPhase = SendingPhase | StreamingPhase;
export type AnsweringPhase = FollowingPhase | (Answering & { name: 'revealing' });
export type RestingPhase =
  | { name: 'idle' }
  | { name: 'failed'; failure: ChatFailure }
  /** The connection to a reply was given up; `retry` attaches to it again. */
  | { name: 'lost'; failure: ChatFailure; task: Task; reply: ReplySoFar; storyId: number };

/** The part of the chat's snapshot that depends on the phase. */
type PhaseView = Pick<ChatSnapshot, 'phase' | 'live' | 'isLost' | 'unsent' | 'failure'>;

export type Phase =
  | RestingPhase
  | AnsweringPhase
  /** The page was closed: its last snapshot stays, and nothing is followed. */
  | { name: 'closed'; view: PhaseView };

/** Everything a chat knows. */
export interface ChatState {
  storyId: number | null;
  /** As they are shown: the one being written is the last of them. */
  composes: Compose[];
  tags: string[];
  phase: Phase;
  /** Compared when a fetch is answered: a new token after every reply, opening or closing makes the answer outdated. */
  fetchToken: number;
  /** A message that may or may not have arrived: the same one again goes out under the same key. */
  unconfirmed: { request: string; key: string } | null;
  /** The last id assigned to a connection or a speech. */
  lastId: number;
}

export const emptyState: ChatState = {
  storyId: null,
  composes: [],
  tags: [],
  phase: { name: 'idle' },
  fetchToken: 0,
  unconfirmed: null,
  lastId: 0,
};

/** Whether an answer is awaited from the server. */
export const isFollowing = (phase: Phase): phase is FollowingPhase =>
  phase.name === 'sending' || phase.name === 'streaming';

/** Whether a reply is streaming or still being revealed: no message can be sent then. */
export const isAnswering = (phase: Phase): phase is AnsweringPhase => isFollowing(phase) || phase.name === 'revealing';

/** The phase in which nothing is on its way. */
export const restingWith = (failure: ChatFailure | null): RestingPhase =>
  failure ? { name: 'failed', failure } : { name: 'idle' };

/** The chat that an answer belongs to; null while a new one is not named yet. */
export function storyIdOf(phase: FollowingPhase): number | null {
  if (phase.name === 'streaming') return phase.storyId;
  return phase.task.kind === 'join' ? phase.task.storyId : phase.task.request.storyId;
}

/** The snapshot of a phase. */
export function viewOf(phase: Phase): PhaseView {
  const nothing = { live: null, isLost: false, unsent: null, failure: null };
  switch (phase.name) {
    case 'idle':
      return { ...nothing, phase: 'idle' };
    case 'failed':
    case 'lost':
      return { ...nothing, phase: 'failed', failure: phase.failure };
    case 'sending':
    case 'streaming': {
      const { name, live, isLost, notice } = phase;
      const unsent = name === 'sending' ? unsentTextOf(phase.task) : null;
      return { phase: name, live, isLost, unsent, failure: notice };
    }
    case 'revealing':
      return { ...nothing, phase: 'revealing', live: phase.live, failure: phase.notice };
    case 'closed':
      return phase.view;
  }
}

/** The snapshot of a chat, for components. */
export function snapshotOf({ storyId, composes, tags, phase }: ChatState): ChatSnapshot {
  return { storyId, composes, tags, ...viewOf(phase) };
}
