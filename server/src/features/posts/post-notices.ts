import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { Notice } from '../accounts/notices.service.ts';
import type { PostRow } from './posts.tables.ts';

/** Tells an author that a moderator deleted a post of theirs. */
export function removedNotice({ id, title }: Pick<PostRow, 'id' | 'title'>, supportEmail: string): Notice {
  return {
    kind: 'post-removed',
    subject: `One of your posts at ${PRODUCT_NAME} was removed`,
    heading: 'One of your posts was removed',
    paragraphs: [
      `A moderator looked at your post “${title}” (number ${id}) and removed it by our Terms of Service, with its votes and comments. The chat that it showed is still yours, and only yours.`,
      `If you think this is wrong, write to ${supportEmail} and tell us why. A person reads it and answers you.`,
    ],
    notes: [],
  };
}
