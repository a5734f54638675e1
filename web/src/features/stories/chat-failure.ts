import { ApiFailure } from '../../lib/api.ts';
import { ReplyLost } from './reply-connection.ts';

/** Why an answer did not come, and what can be done about it. */
export interface ChatFailure {
  text: string;
  /** Said with it where it is certain. */
  note: string | null;
  /** Whether the answer may still be had: `retry` looks for it again. */
  canRetry: boolean;
}

export const NOT_CHARGED = 'Nothing was charged.';
export const UNEXPECTED_EVENT = 'Something unexpected happened';
export const NO_RESPONSE = 'Unable to generate a response.';

const HARMFUL = 'Input considered harmful. Please try again.';
const WENT_WRONG = 'Something went wrong. Please try again later.';
const LOST = {
  silent: 'Chat took too long. Please try again.',
  send: 'Failed to send',
  stream: 'Failed to stream the message',
} as const;

/** What the server refuses costs nothing. */
const refused = (text: string): ChatFailure => ({ text, note: NOT_CHARGED, canRetry: false });

/** What to say when an answer did not come; nothing for a lack of credits, which has a place of its own [X5]. */
export function chatFailureOf(error: unknown): ChatFailure | null {
  if (error instanceof ReplyLost) return { text: LOST[error.kind], note: null, canRetry: false };
  if (!(error instanceof ApiFailure)) return { text: LOST.stream, note: null, canRetry: false };
  if (error.status === 402) return null;
  if (error.status === 406) return refused(HARMFUL);
  if (error.status >= 400 && error.status < 500) return refused(error.message);
  return error.status === 0 ? { text: LOST.send, note: null, canRetry: false } : refused(WENT_WRONG);
}

/** What to say when the server gave an answer up while it was being written [X5]. */
export function gaveUp(text: string): ChatFailure {
  // The server may have said so itself.
  return text.endsWith(NOT_CHARGED) ? { ...refused(text), note: null } : refused(text);
}

/** What to say when an answer is lost for good, and nothing of it was kept. */
export const lostForGood = refused(LOST.stream);

/** What to say when a chat cannot be opened [X6]; `isGone` when there is no such chat. */
export function loadFailureOf(error: unknown): { text: string; isGone: boolean } {
  const status = error instanceof ApiFailure ? error.status : 0;
  if (status >= 400 && status < 500) return { text: "This chat doesn't exist", isGone: true };
  const text = error instanceof ApiFailure && error.message ? error.message : 'An unexpected error occurred';
  return { text, isGone: false };
}
