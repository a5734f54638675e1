import type { Actor } from '../../context.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Turn } from '../../providers/text/text.ts';
import type { AnswerRow, RunningReply, StoryRow, ToldCompose } from './stories.tables.ts';

/** After every place of a story: more than any has. */
export const THE_END = 2 ** 31 - 1;

/** Whose a story is. */
export type StoryOwner = { user: number } | { visitor: string };

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

/** What is read where nothing more can be written. */
export const CLOSED = 'This siren is not here any more. You can still read what was said.';

/** A story, and what is going on in it. */
export type StoryAtWork = Pick<StoryRow, 'postId'> & { isRunning: boolean; isAnswered: boolean };

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

const FIRST_COMPOSE = 500;

/** The beginning of a message, as lists of stories show it. */
export function beginningOf(message: string): string {
  return message.slice(0, FIRST_COMPOSE).toWellFormed();
}

/**
 * A story as it stands while an answer is on its way: the earlier answers to the same message wait, and new words in
 * the place of a message stand alone, though what they replace is only dropped with their answer.
 */
export function toldWhile(running: RunningReply | null, told: ToldCompose[]): ToldCompose[] {
  if (!running) return told;
  const at = told.findIndex(({ compose }) => compose.id === running.composeId);
  const asked = told[at];
  if (!asked) return told;
  const answered = { ...asked, answer: null };
  if (running.kind !== 'edit') return told.with(at, answered);
  const compose = { ...asked.compose, userInput: running.userInput };
  return [...told.slice(0, at), { ...answered, compose, shown: 0, count: 0 }];
}

const NO_ANSWER = 'Unable to generate a response.';

/** What is read in the place of an answer: its words, or a sentence where it came to none. */
export function wordsOfAnswer({ state, text }: Pick<AnswerRow, 'state' | 'text'>): string {
  return state === 'empty' ? NO_ANSWER : text;
}

/** The sounds and pictures of answers. */
export function mediaOf(answers: readonly { audioId: string | null; imageId: string | null }[]): string[] {
  return answers.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
}

/** The last of some texts that have no more letters together; the first of them may lose its beginning. */
export function lastOf(texts: readonly string[], letters: number): string[] {
  const last: string[] = [];
  let left = letters;
  for (const text of texts.toReversed()) {
    if (left <= 0) break;
    last.unshift(text.slice(-left).toWellFormed());
    left -= text.length;
  }
  return last;
}

/** What was said, as an engine reads it. */
export function asTurns(said: readonly { userInput: string; text: string }[]): Turn[] {
  return said.flatMap(({ userInput, text }): Turn[] => [
    { role: 'user', text: userInput },
    ...(text === '' ? [] : [{ role: 'siren' as const, text }]),
  ]);
}
