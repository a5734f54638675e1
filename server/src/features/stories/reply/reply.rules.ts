import type { CreditKind } from '@sirenade/contract/billing';
import type { ErrorCode } from '@sirenade/contract/errors';
import type { MessageWish } from '@sirenade/contract/stories';
import type { Actor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Persona } from '../../../providers/text/text.ts';
import type { ComposeRow, ReplyRow } from '../stories.tables.ts';
import type { StoryOwner } from '../story.rules.ts';
import type { Scene } from './scene.rules.ts';

/** A reply that was asked for, with all that it needs to be written. */
export interface ReplyOrder {
  id: string;
  storyId: number;
  owner: StoryOwner;
  kind: ReplyRow['kind'];
  position: number;
  /** Empty where nothing had to be set aside. */
  holdKey: string;
  /** Words that are set aside to be spoken. */
  mostWords: number;
  wish: MessageWish;
  siren: Persona & { id: number; userId: number; voice: string; appearance: string };
  /** What was read of the story before; null where it changed since then. */
  scene: Scene | null;
}

/** Whose wish something is, as queues and limits know them. */
export function nameOf(owner: StoryOwner): string {
  return 'user' in owner ? `user:${owner.user}` : `visitor:${owner.visitor}`;
}

/** What a request that may be sent again is known by. */
export interface RequestName {
  key: string;
  hash: string;
}

/** The name of a request, and a mark of what exactly it wished for. */
export function requestNameOf(
  owner: StoryOwner,
  storyId: number | null,
  wish: MessageWish,
  key: string | undefined,
): RequestName | null {
  if (key === undefined) return null;
  const { user_input, siren_id, response_size, generate_audio, generate_images, edited, compose_index } = wish;
  const about = [user_input, siren_id, response_size, generate_audio, generate_images, edited, compose_index];
  return {
    key: hashToken(`${nameOf(owner)}\n${key}`),
    hash: hashToken(JSON.stringify([storyId, wish.lewdness_level, ...about])),
  };
}

/** Why somebody may not have what they wish for, whatever credits they have; null when nothing is in the way. */
export function refusalOf(
  actor: Actor,
  wish: Pick<MessageWish, 'generate_audio' | 'generate_images'>,
): ErrorCode | null {
  if (actor.kind !== 'user') return null;
  if (actor.verified) return actor.authorized ? null : 'suspended';
  if (wish.generate_audio) return 'audio_unverified';
  return wish.generate_images ? 'paint_unverified' : null;
}

/** Enough for the first sentences; what is set aside for one reply is missing in another. */
const FIRST_WORDS = 40;

/** What is set aside for a reply: speech as far as the words go, and a chat for those who have few. */
export function amountsOf(actor: Actor, wish: MessageWish, wordsLeft: number): Record<CreditKind, number> {
  const isCounted = actor.kind !== 'user' || !actor.verified;
  return {
    chats: isCounted ? 1 : 0,
    images: wish.generate_images ? 1 : 0,
    // At least one: who has none left is then told so. What else is spoken is set aside as it comes.
    words: wish.generate_audio ? Math.max(1, Math.min(FIRST_WORDS, wordsLeft)) : 0,
  };
}

/** Where the answer to a message goes. */
export interface Place {
  kind: ReplyRow['kind'];
  position: number;
}

/** Whether a message is about what is no longer so: its writer has not seen all that was said since. */
export function isOutdated(
  wish: Pick<MessageWish, 'edited' | 'compose_id' | 'last_compose_id'>,
  last: Pick<ComposeRow, 'id'> | null,
  at: Pick<ComposeRow, 'id'> | null,
): boolean {
  if (wish.last_compose_id !== undefined && wish.last_compose_id !== (last?.id ?? null)) return true;
  return wish.edited && wish.compose_id !== undefined && wish.compose_id !== at?.id;
}

/** Finds the place of a message among what was said before; `at` is the compose that an edit is about. */
export function placeOf(
  wish: Pick<MessageWish, 'user_input' | 'edited'>,
  last: Pick<ComposeRow, 'position'> | null,
  at: Pick<ComposeRow, 'position' | 'userInput'> | null,
): Place {
  if (!wish.edited) return last ? { kind: 'next', position: last.position + 1 } : { kind: 'first', position: 0 };
  if (!at) throw new AppError('not_found');
  const isRedo = at.position === last?.position && at.userInput === wish.user_input;
  return { kind: isRedo ? 'redo' : 'edit', position: at.position };
}

const NOT_CHARGED = 'Nothing was charged.';
const WAS_CHARGED = 'This chat is gone. What came of the answer before was charged.';

/** What ends a reply whose chat went while it was written, after what was charged for it. */
export function goneError(charged: Partial<Record<CreditKind, number>>): AppError {
  const isCharged = Object.values(charged).some((amount) => amount > 0);
  return new AppError('not_found', { sentence: isCharged ? WAS_CHARGED : `This chat is gone. ${NOT_CHARGED}` });
}

/** What the reader is told of a reply that came to nothing: it costs nothing, unless the error itself says that it did. */
export function failureOf(error: unknown): { error: string; code: ErrorCode } {
  const { message, code } = error instanceof AppError ? error : new AppError('reply_failed');
  const isSaid = message.endsWith(NOT_CHARGED) || message === WAS_CHARGED;
  return { error: isSaid ? message : `${message} ${NOT_CHARGED}`, code };
}

const LONGEST_SCENE = 600;

/** What the story has just come to, as a picture of this moment is told. */
export function sceneOf(userInput: string): string {
  return userInput.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SCENE).toWellFormed();
}
