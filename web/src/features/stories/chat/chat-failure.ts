import { INPUT_REFUSED, WENT_WRONG } from '@sirenade/contract/error-sentences';
import { ApiFailure } from '../../../lib/api.ts';
import { ReplyLost } from '../connection/reply-connection.ts';

/** Why a reply failed, and whether a retry may help. */
export interface ChatFailure {
  text: string;
  /** That nothing was charged, where it is certain. */
  note: string | null;
  /** Whether the reply may still be running: `retry` attaches to it again. */
  canRetry: boolean;
  /**
   * `fault`: something went wrong; `info`: nothing did, but the reader has to know; `quota`: there are no free chats left;
   * `running`: another answer is in the way, until it has ended.
   */
  kind: 'fault' | 'info' | 'quota' | 'running';
}

export const NOT_CHARGED = 'Nothing was charged.';
export const UNEXPECTED_EVENT = 'Something unexpected happened';
export const NO_RESPONSE = 'Unable to generate a response.';

const LOST = {
  silent: 'Chat took too long. Please try again.',
  send: 'Failed to send',
  stream: 'Failed to stream the message',
} as const;

/** A refused request is not charged. */
const refused = (text: string): ChatFailure => ({ text, note: NOT_CHARGED, canRetry: false, kind: 'fault' });

const lost = (text: string): ChatFailure => ({ text, note: null, canRetry: false, kind: 'fault' });

/** The message when a chat has continued in another window, or on another device. */
export const wentOnElsewhere: ChatFailure = {
  text: 'This chat has gone on elsewhere. Here it is as it is now; nothing was sent.',
  note: null,
  canRetry: false,
  kind: 'info',
};

/** Whether an error means that there is no such chat. */
export const isGone = (error: unknown) => error instanceof ApiFailure && error.code === 'not_found';

/** The message for a failed reply; null for a lack of credits, which has a dialog of its own [X5]. */
export function chatFailureOf(error: unknown): ChatFailure | null {
  if (error instanceof ReplyLost) return lost(LOST[error.kind]);
  if (!(error instanceof ApiFailure)) return lost(LOST.stream);
  if (error.status === 402) return null;
  if (error.code === 'conflict') return wentOnElsewhere;
  if (error.code === 'reply_running') return { ...lost(error.message), kind: 'running' };
  if (error.code === 'free_chats_used' || error.code === 'unverified_chats_used')
    return { ...refused(error.message), kind: 'quota' };
  if (error.status === 406) return refused(INPUT_REFUSED);
  if (error.status >= 400 && error.status < 500) return refused(error.message);
  return error.status === 0 ? lost(LOST.send) : refused(WENT_WRONG);
}

/** The consequences of a connection that was given up, or a message that was refused. */
export interface Breakdown {
  failure: ChatFailure | null;
  /** Whether the message may have arrived all the same. */
  isUnconfirmed: boolean;
  /** Whether there is no such chat any more. */
  isGone: boolean;
  /** The code with which the server refused; null when it did not. */
  refusal: string | null;
}

/** The consequences of an error while following a reply. */
export function breakdownOf(error: unknown): Breakdown {
  const isLoss = error instanceof ReplyLost;
  return {
    failure: chatFailureOf(error),
    isUnconfirmed: isLoss,
    isGone: isGone(isLoss ? error.cause : error),
    refusal: error instanceof ApiFailure && error.status !== 0 ? error.code : null,
  };
}

/** The message when the server aborted a reply while it was being written [X5]. */
export function gaveUp({ message, code }: { message: string; code: string }): ChatFailure {
  // Whether it was charged is part of the message; an answer that the reader has stopped is no fault.
  return { ...lost(message), kind: code === 'reply_stopped' ? 'info' : 'fault' };
}

/** The message when a reply is lost for good, and nothing of it was stored. */
export const lostForGood = refused(LOST.stream);

/** The message when the connection to a reply is lost, and the reply may go on. */
export const lostOnTheWay = lost(LOST.stream);

export const NO_SUCH_CHAT = "This chat doesn't exist";

/** The message when a chat cannot be opened [X6]; `isGone` when there is no such chat. */
export function loadFailureOf(error: unknown): { text: string; isGone: boolean } {
  const status = error instanceof ApiFailure ? error.status : 0;
  if (status >= 400 && status < 500) return { text: NO_SUCH_CHAT, isGone: true };
  const text = error instanceof ApiFailure && error.message ? error.message : 'An unexpected error occurred';
  return { text, isGone: false };
}
