import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { Notice } from '../accounts/notices.service.ts';

const MONTHS_TO_OBJECT = 6;

const dayOf = (time: Date) =>
  time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const minuteOf = (time: Date) => `${dayOf(time)}, ${time.toISOString().slice(11, 16)} UTC`;

/** The last day on which an objection is sure to be heard. */
function objectUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_TO_OBJECT);
  return until;
}

export interface Hiding {
  siren: { id: number; name: string };
  reason: string;
  /** Whether a report did this by itself, before anybody looked. */
  isAutomatic: boolean;
  since: Date;
  now: Date;
  supportEmail: string;
}

/** The statement of reasons for a siren that was taken out of sight: what, why, since when, how to object. */
export function hiddenNotice({ siren, reason, isAutomatic, since, now, supportEmail }: Hiding): Notice {
  return {
    kind: 'siren-hidden',
    subject: `One of your sirens at ${PRODUCT_NAME} is out of sight`,
    heading: 'One of your sirens is out of sight',
    paragraphs: [
      `Since ${minuteOf(since)} only you can see your siren “${siren.name}” (number ${siren.id}): others find neither the siren nor its pictures and its intro, wherever they are. Nothing was deleted, and it is still among My Sirens.`,
      `The reason: ${reason}`,
      isAutomatic
        ? 'Somebody reported the siren. Because of what the report says, this was done at once and automatically. A person looks at it next and decides.'
        : 'A person looked at the siren and decided this by our Terms of Service. It holds until we tell you otherwise.',
      `If you think this is wrong, write to ${supportEmail} until ${dayOf(objectUntil(now))} and tell us why. A person reads it and answers you.`,
    ],
    notes: [],
  };
}

/** Tells that a siren can be seen again. */
export function shownNotice(siren: { id: number; name: string }): Notice {
  return {
    kind: 'siren-shown',
    subject: `Your siren at ${PRODUCT_NAME} can be seen again`,
    heading: 'Your siren can be seen again',
    paragraphs: [
      `We looked at your siren “${siren.name}” (number ${siren.id}). It is no longer kept out of sight, and everything is as it was before.`,
    ],
    notes: [],
  };
}
