import type { Actor } from '../../context.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Turn } from '../../providers/text/text.ts';
import type { RunningReply, StoryRow, ToldCompose } from './stories.tables.ts';

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

/** Whether a story belongs to whoever asks; no role stands in for it. */
export function isOwner(actor: Actor, story: Owned): boolean {
  if (actor.kind === 'user') return story.userId === actor.id;
  return actor.kind === 'anonymous' && actor.visitor !== null && story.visitor === actor.visitor;
}

/** The post that shows a story to everybody: there are none so far. */
export const postOf = (_story: Owned): number | null => null;

/** Whether somebody may read a story. */
export function mayRead(actor: Actor, story: Owned): boolean {
  return isOwner(actor, story) || postOf(story) !== null;
}

/** What is read where nothing more can be written. */
export const CLOSED = 'This siren is not here any more. You can still read what was said.';

/** Which of somebody's stories make room, given with the newest first: the oldest that are free to go. */
export function droppedOf<S extends Owned & { isRunning: boolean }>(newestFirst: S[], mostLeft: number): S[] {
  const surplus = newestFirst.length - mostLeft;
  // What is posted stays for its readers, and what is being answered for who waits for it.
  const free = newestFirst.filter((story) => postOf(story) === null && !story.isRunning);
  return surplus > 0 ? free.slice(-surplus) : [];
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

/** What was said, as an engine reads it. */
export function asTurns(said: readonly { userInput: string; text: string }[]): Turn[] {
  return said.flatMap(({ userInput, text }): Turn[] => [
    { role: 'user', text: userInput },
    ...(text === '' ? [] : [{ role: 'siren' as const, text }]),
  ]);
}
