import { AppError, fieldError } from '../../../platform/app-error.ts';
import type { AnsweredCompose, SharedCompose } from '../stories.tables.ts';

/** The part of a story to post. */
export interface SharedPart {
  /** The first and the last exchange, from 0; the whole story when absent. */
  from?: number | undefined;
  to?: number | undefined;
  audio: boolean;
  images: boolean;
}

const NOT_YOURS = 'This part of the chat is somebody else’s. Go on with it, then post it.';

/**
 * The answered exchanges of a part, renumbered from 0. Throws when the part is out of range or empty, or has only the
 * first `copied` exchanges, which are another owner's.
 */
export function partOf(composes: AnsweredCompose[], part: SharedPart, copied = 0): Omit<SharedCompose, 'storyId'>[] {
  const last = composes.length - 1;
  if (last < 0) throw new AppError('post_empty');
  const { from = 0, to = last } = part;
  if (from > last) throw fieldError('from', 'The chat does not go that far.');
  if (to > last) throw fieldError('to', 'The chat does not go that far.');
  if (to < from) throw fieldError('to', 'The end comes after the beginning.');
  const exchanges = composes
    .slice(from, to + 1)
    .flatMap(({ compose, answer }) => (answer ? [{ compose, answer }] : []));
  if (exchanges.length === 0) throw new AppError('post_empty');
  if (exchanges.every(({ compose }) => compose.position < copied))
    throw new AppError('conflict', { sentence: NOT_YOURS });
  return exchanges.map(({ compose, answer }, position) => ({
    position,
    userInput: compose.userInput,
    text: answer.text,
    audioId: part.audio ? answer.audioId : null,
    audioWords: part.audio && answer.audioId !== null ? answer.audioWords : [],
    imageId: part.images ? answer.imageId : null,
    state: answer.state,
    createdAt: compose.createdAt,
  }));
}
