import type { Actor } from '../../context.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { AnsweredCompose, RunningReply, StoryAtWork, StoryOwner, StoryRow } from './stories.tables.ts';

/** Who a new story of this person would belong to; null while they have no cookie of ours. */
export function ownerOf(actor: Actor): StoryOwner | null {
  if (actor.kind === 'user') return { user: actor.id };
  return actor.kind === 'anonymous' && actor.visitor !== null ? { visitor: actor.visitor } : null;
}

/** Whom limits count: somebody without an account by their address, since cookies are free. */
export function personOf(actor: Actor, address: string): string {
  return actor.kind === 'user' ? `user:${actor.id}` : addressKey(address);
}

type Owned = Pick<StoryRow, 'userId' | 'visitor'>;

/** Whose a story is. */
export function ownerOfStory({ userId, visitor }: Owned): StoryOwner {
  return userId === null ? { visitor: visitor ?? '' } : { user: userId };
}

/** Whether a story belongs to whoever asks; no role stands in for it. */
export function isOwner(actor: Actor, story: Owned): boolean {
  if (actor.kind === 'user') return story.userId === actor.id;
  return actor.kind === 'anonymous' && actor.visitor !== null && story.visitor === actor.visitor;
}

/** Whether a post shows part of a story to everybody; while its siren is out of their sight, it does not. */
export function isOpenToAll(story: Pick<StoryRow, 'postId' | 'postShown'>, isSirenListed: boolean): boolean {
  return story.postId !== null && story.postShown && isSirenListed;
}

// What is posted stays for its readers, and what is being answered for who waits for it.
const isFree = ({ postId, isRunning }: StoryAtWork) => postId === null && !isRunning;

/** So many chats that are not posted stay, however many are: who posts much would else lose each one to the next. */
const LEAST_PRIVATE = 5;

/**
 * Which of somebody's stories make room, given with the newest first: those free to go in which nothing was ever
 * answered, then the oldest.
 */
export function droppedOf<S extends StoryAtWork>(newestFirst: S[], mostLeft: number): S[] {
  const free = newestFirst.filter(isFree);
  const notPosted = newestFirst.filter(({ postId }) => postId === null).length;
  const surplus = Math.min(newestFirst.length - mostLeft, notPosted - Math.min(LEAST_PRIVATE, mostLeft));
  const inOrder = [...free.filter(({ isAnswered }) => isAnswered), ...free.filter(({ isAnswered }) => !isAnswered)];
  return surplus > 0 ? inOrder.slice(-surplus) : [];
}

/** Which of somebody's stories without any answer make room for one more, given with the newest first. */
export function droppedUnanswered<S extends StoryAtWork>(newestFirst: S[], mostLeft: number): S[] {
  return newestFirst.filter((story) => isFree(story) && !story.isAnswered).slice(mostLeft);
}

/**
 * A story as it stands while an answer is on its way: the earlier answers to the same message wait, and new words in
 * the place of a message stand alone, though what they replace is only dropped with their answer.
 */
export function whileRunning(running: RunningReply | null, composes: AnsweredCompose[]): AnsweredCompose[] {
  if (!running) return composes;
  const at = composes.findIndex(({ compose }) => compose.id === running.composeId);
  const asked = composes[at];
  if (!asked) return composes;
  const answered = { ...asked, answer: null };
  if (running.kind !== 'edit') return composes.with(at, answered);
  const compose = { ...asked.compose, userInput: running.userInput };
  return [...composes.slice(0, at), { ...answered, compose, shown: 0, count: 0 }];
}
