import type { Comment } from '@sirenade/contract/posts';

/** Displayed in place of a deleted comment, and of a deleted author's name. */
export const DELETED = '[deleted]';

/** The author's name, for labels; `[deleted]` for a deleted comment. */
export const speakerOf = ({ is_deleted, user_info }: Comment) =>
  is_deleted ? DELETED : (user_info?.user_name ?? DELETED);
