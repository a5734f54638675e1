import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import type { ReplyRequest } from '../connection/reply-transport.ts';

/** One question and the way to its answer. */
export interface Task {
  kind: 'send' | 'edit' | 'redo' | 'attach';
  index: number;
  userInput: string;
  /** The chat as it was before. */
  before: Compose[];
  at: string;
  wish: ReplyRequest | null;
  key: string;
}

/** An answer that is being written already, to be joined. */
export function joining(composes: Compose[], index: number, { user_input, created_at }: Compose): Task {
  return { kind: 'attach', index, userInput: user_input, before: composes, at: created_at, wish: null, key: '' };
}

/** The words of a task that would be lost with it; those of the others are in the chat. */
export function wordsOf({ kind, userInput }: Task): string | null {
  return kind === 'send' || kind === 'edit' ? userInput : null;
}

/** Whether an answer has ended where it is shown here, after nothing of which too little is known. */
export function isInPlace({ index, before }: Task, end: ReplyEnd | null): boolean {
  return end?.position === index && before.slice(0, index).every(({ id }) => id > 0);
}
