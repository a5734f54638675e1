import type { Comment } from '@sirenade/contract/posts';

/** Displayed in place of a deleted comment, and of a deleted author's name. */
export const GONE = '[deleted]';

/** The author's name, for labels; `[deleted]` for a deleted comment. */
export const speakerOf = ({ is_deleted, user_info }: Comment) => (is_deleted ? GONE : (user_info?.user_name ?? GONE));
