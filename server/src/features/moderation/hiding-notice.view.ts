import { PRODUCT_NAME } from '@sirenade/contract/product';

const MONTHS_TO_OBJECT = 6;

const dayOf = (time: Date) =>
  time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const minuteOf = (time: Date) => `${dayOf(time)}, ${time.toISOString().slice(11, 16)} UTC`;

/** The last day on which an objection is guaranteed to be read. */
function objectUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_TO_OBJECT);
  return until;
}

/** Content that is hidden. */
export interface Hidden {
  word: 'siren' | 'post' | 'comment';
  /** Its name in the mail: `“Isla” (number 3)`. */
  called: string;
  /** The consequences: what others no longer see, and what stays. */
  means: string;
}

export interface Hiding {
  reason: string;
  isAutomatic: boolean;
  since: Date;
  now: Date;
  supportEmail: string;
}

/** The statement of reasons for hidden content: what, why, since when, and how to object. */
export function hiddenNotice(
  { word, called, means }: Hidden,
  { reason, isAutomatic, since, now, supportEmail }: Hiding,
) {
  return {
    kind: `${word}-hidden`,
    subject: `One of your ${word}s at ${PRODUCT_NAME} is out of sight`,
    heading: `One of your ${word}s is out of sight`,
    paragraphs: [
      `Since ${minuteOf(since)} only you can see your ${word} ${called}: ${means}`,
      `The reason: ${reason}`,
      isAutomatic
        ? `Somebody reported the ${word}. Because of what the report says, this was done at once and automatically. A person looks at it next and decides.`
        : `A person looked at the ${word} and decided this by our Terms of Service. It holds until we tell you otherwise.`,
      `If you think this is wrong, write to ${supportEmail} until ${dayOf(objectUntil(now))} and tell us why. A person reads it and answers you.`,
    ],
    notes: [],
  };
}

/** The mail that content is visible again. */
export function shownNotice({ word, called }: Hidden) {
  return {
    kind: `${word}-shown`,
    subject: `Your ${word} at ${PRODUCT_NAME} can be seen again`,
    heading: `Your ${word} can be seen again`,
    paragraphs: [
      `We looked at your ${word} ${called}. It is no longer kept out of sight, and everything is as it was before.`,
    ],
    notes: [],
  };
}
