import type { ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import type { ChatFailure } from './chat-failure.ts';
import type { ChatSnapshot, LiveReply } from './chat-snapshot.ts';
import { type Task, unsentTextOf } from './chat-task.ts';

/** Shown while an answer is on its way or still being revealed. */
interface Answering {
  live: LiveReply;
  /** The id of its speech; null while it is not spoken. */
  speech: number | null;
  /** Stays on the page beside the answer: that another one is in the way. */
  notice: ChatFailure | null;
}

interface Following extends Answering {
  task: Task;
  /** Whether the connection is broken and being restored. */
  isLost: boolean;
}

export type SendingPhase = Following & { name: 'sending'; stop: 'no' | 'requested' };
export type StreamingPhase = Following & {
  name: 'streaming';
  stop: 'no' | 'requested' | 'sent';
  /** Whether all that will come is revealed already. */
  isRevealed: boolean;
};
export type FollowingPhase = SendingPhase | StreamingPhase;
export type AnsweringPhase = FollowingPhase | (Answering & { name: 'revealing' });
export type RestingPhase =
  | { name: 'idle' }
  | { name: 'failed'; failure: ChatFailure }
  /** The connection to an answer was given up; `retry` follows it again. */
  | { name: 'lost'; failure: ChatFailure; task: Task; reply: ReplySoFar };

export type Phase =
  | RestingPhase
  | AnsweringPhase
  /** The page was left: it shows what it did last, and nothing is followed. */
  | { name: 'closed'; last: RestingPhase | AnsweringPhase };

/** Everything a chat knows. */
export interface ChatState {
  storyId: number | null;
  /** As they are shown: the one being written is the last of them. */
  composes: Compose[];
  tags: string[];
  phase: Phase;
  /** The connection that was opened last; null once it was left. */
  connection: number | null;
  /** A message that may or may not have arrived: the same one again goes out under the same key. */
  unconfirmed: { request: string; key: string } | null;
  /** The last id that was given to a connection or a speech. */
  lastId: number;
}

export const emptyState: ChatState = {
  storyId: null,
  composes: [],
  tags: [],
  phase: { name: 'idle' },
  connection: null,
  unconfirmed: null,
  lastId: 0,
};

/** Whether an answer is awaited from the server. */
export const isFollowing = (phase: Phase): phase is FollowingPhase =>
  phase.name === 'sending' || phase.name === 'streaming';

/** Whether an answer is on its way or still being revealed: nothing can be sent then. */
export const isAnswering = (phase: Phase): phase is AnsweringPhase => isFollowing(phase) || phase.name === 'revealing';

/** The phase in which nothing is on its way. */
export const restingWith = (failure: ChatFailure | null): RestingPhase =>
  failure ? { name: 'failed', failure } : { name: 'idle' };

/** What components see of a chat. */
export function snapshotOf({ storyId, composes, tags, phase }: ChatState): ChatSnapshot {
  const shown = phase.name === 'closed' ? phase.last : phase;
  const common = { storyId, composes, tags, live: null, isLost: false, unsent: null, failure: null };
  switch (shown.name) {
    case 'idle':
      return { ...common, phase: 'idle' };
    case 'failed':
    case 'lost':
      return { ...common, phase: 'failed', failure: shown.failure };
    case 'sending':
    case 'streaming': {
      const { name, live, isLost, notice } = shown;
      const unsent = name === 'sending' ? unsentTextOf(shown.task) : null;
      return { ...common, phase: name, live, isLost, unsent, failure: notice };
    }
    case 'revealing':
      return { ...common, phase: 'revealing', live: shown.live, failure: shown.notice };
  }
}
