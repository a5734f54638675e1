import { PRODUCT_NAME } from '@sirenade/contract/product';

/** A post or comment that a moderator deleted. */
interface Removed {
  word: 'post' | 'comment';
  /** Its name in the mail: `“A night” (number 3)`. */
  called: string;
  /** The consequences: what was deleted with it, and what stays. */
  means: string;
}

/** The mail to an author whose post or comment a moderator deleted: the reason, and how to object. */
export function removedNotice({ word, called, means }: Removed, reason: string, supportEmail: string) {
  return {
    kind: `${word}-removed`,
    subject: `One of your ${word}s at ${PRODUCT_NAME} was removed`,
    heading: `One of your ${word}s was removed`,
    paragraphs: [
      `A moderator looked at your ${word} ${called} and removed it by our Terms of Service. ${means}`,
      reason,
      `If you think this is wrong, write to ${supportEmail} and tell us why. A person reads it and answers you.`,
    ],
    notes: [],
  };
}
