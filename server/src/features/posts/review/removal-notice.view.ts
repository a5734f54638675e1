import { PRODUCT_NAME } from '@sirenade/contract/product';

/** What a moderator deleted. */
interface Removed {
  word: 'post' | 'comment';
  /** Which one: `“A night” (number 3)`. */
  called: string;
  /** What went with it, and what stays. */
  means: string;
}

/** Tells an author that a moderator deleted something of theirs, why, and how to object. */
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
