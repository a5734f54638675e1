import { member } from '../fixtures/people.ts';
import { siren } from '../fixtures/sirens.ts';
import { story } from '../fixtures/stories.ts';
import { sees } from '../support/arrange.ts';

/** Where a chat begins, and where one goes on. */
export const FRESH = `/sirens/existing/${siren.id}`;
export const CHAT = `/story?siren=${siren.id}&story=${story.id}`;

/** Waits until a chat that goes on is there. */
export const isOpen = sees('And what does it cost');

/** A chat is seen as a member finds it: at its end, with the field at hand. */
export const AT_END = { who: member, frame: 'window', around: 'end' } as const;
