import type { Comment } from '@sirenade/contract/posts';

/** What is read in place of a deleted comment, and of whoever wrote it. */
export const GONE = '[deleted]';

/** Who said it, for names; nobody where it was deleted. */
export const speakerOf = ({ is_deleted, user_info }: Comment) => (is_deleted ? GONE : (user_info?.user_name ?? GONE));
