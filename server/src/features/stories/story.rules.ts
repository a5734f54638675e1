import type { Actor } from '../../context.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { AnsweredCompose, RunningReply, StoryAtWork, StoryOwner, StoryRow } from './stories.tables.ts';

/** The owner of new stories of the actor; null for a visitor without a cookie. */
export function ownerOf(actor: Actor): StoryOwner | null {
  if (actor.kind === 'user') return { user: actor.id };
  return actor.kind === 'anonymous' && actor.visitor !== null ? { visitor: actor.visitor } : null;
}

/** The rate limit key: visitors are counted by address, since they can drop their cookie. */
export function personOf(actor: Actor, address: string): string {
  return actor.kind === 'user' ? `user:${actor.id}` : addressKey(address);
}

type Owned = Pick<StoryRow, 'userId' | 'visitor'>;

export function ownerOfStory({ userId, visitor }: Owned): StoryOwner {
  return userId === null ? { visitor: visitor ?? '' } : { user: userId };
}

/** Whether the actor owns a story; no role, such as moderator, replaces ownership. */
export function isOwner(actor: Actor, story: Owned): boolean {
  if (actor.kind === 'user') return story.userId === actor.id;
  return actor.kind === 'anonymous' && actor.visitor !== null && story.visitor === actor.visitor;
}

/** Whether everybody may read the posted part of a story: its post is visible and its siren listed. */
export function isOpenToAll(story: Pick<StoryRow, 'postId' | 'postShown'>, isSirenListed: boolean): boolean {
  return story.postId !== null && story.postShown && isSirenListed;
}

// Posted stories have readers, and running replies a client that waits: neither is dropped.
const isFree = ({ postId, isRunning }: StoryAtWork) => postId === null && !isRunning;

/** This many unposted chats always stay: with many posts, each new chat would else drop the one before. */
const LEAST_PRIVATE = 5;

/**
 * The stories of one owner to drop until `mostLeft` are left; takes them newest first. Unanswered ones are dropped
 * first, then the oldest.
 */
export function droppedOf<S extends StoryAtWork>(newestFirst: S[], mostLeft: number): S[] {
  const free = newestFirst.filter(isFree);
  const notPosted = newestFirst.filter(({ postId }) => postId === null).length;
  const surplus = Math.min(newestFirst.length - mostLeft, notPosted - Math.min(LEAST_PRIVATE, mostLeft));
  const inOrder = [...free.filter(({ isAnswered }) => isAnswered), ...free.filter(({ isAnswered }) => !isAnswered)];
  return surplus > 0 ? inOrder.slice(-surplus) : [];
}

/** The unanswered stories of one owner to drop beyond the newest `mostLeft`; takes them newest first. */
export function droppedUnanswered<S extends StoryAtWork>(newestFirst: S[], mostLeft: number): S[] {
  return newestFirst.filter((story) => isFree(story) && !story.isAnswered).slice(mostLeft);
}

/**
 * The composes to show while a reply is running: its message has no answer yet, and an edited message is the last,
 * although the composes it replaces are deleted only when its answer is stored.
 */
export function whileRunning(running: RunningReply | null, composes: AnsweredCompose[]): AnsweredCompose[] {
  if (!running) return composes;
  const at = composes.findIndex(({ compose }) => compose.id === running.composeId);
  const asked = composes[at];
  if (!asked) return composes;
  const answered = { ...asked, answer: null };
  if (running.kind !== 'edit') return composes.with(at, answered);
  const compose = { ...asked.compose, userInput: running.userInput };
  return [...composes.slice(0, at), { ...answered, compose, shownIndex: 0, count: 0 }];
}
