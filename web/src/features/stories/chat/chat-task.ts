import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import type { Compose } from '@sirenade/contract/stories';
import type { ReplyRequest } from '../connection/reply-transport.ts';

interface AnyTask {
  /** The place of the exchange among all. */
  index: number;
  /** The message. */
  text: string;
  /** The chat as it was before. */
  before: Compose[];
  at: string;
}

/** A message of this page and the way to its answer. */
export interface AskTask extends AnyTask {
  kind: 'send' | 'edit' | 'redo';
  request: ReplyRequest;
  /** The idempotency key: the same one again gets the same reply. */
  key: string;
}

/** A reply started by another tab, or by this page before a reload. */
export interface JoinTask extends AnyTask {
  kind: 'join';
  storyId: number;
}

export type Task = AskTask | JoinTask;

/** An answer that is being written already, to be joined. */
export function joining(
  storyId: number,
  composes: Compose[],
  index: number,
  { user_input, created_at }: Compose,
): JoinTask {
  return { kind: 'join', storyId, index, text: user_input, before: composes, at: created_at };
}

/** The message of a task that would be lost with it; the others are in the chat. */
export function unsentTextOf({ kind, text }: Task): string | null {
  return kind === 'send' || kind === 'edit' ? text : null;
}

/** The media that come with the text; of a picture that depends on the scene nobody knows before. */
export function extrasOf(task: Task): { audio: boolean; image: boolean } {
  if (task.kind === 'join') return { audio: false, image: false };
  const { generate_audio, generate_images, picture_when } = task.request.body;
  return { audio: generate_audio, image: generate_images && picture_when !== 'scene change' };
}

/** Whether an answer has ended where it is shown here, and every exchange before it is known by its id. */
export function isInPlace({ index, before }: Task, end: ReplyEnd | null): boolean {
  return end?.position === index && before.slice(0, index).every(({ id }) => id > 0);
}
