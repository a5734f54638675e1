import type { CreditKind } from '@sirenade/contract/billing';
import type { ErrorCode } from '@sirenade/contract/errors';
import type { MessageInput } from '@sirenade/contract/stories';
import type { Actor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Persona } from '../../../providers/text/text.ts';
import type { ComposeRow, ReplyRow, Scene, StoryOwner, StoryRow } from '../stories.tables.ts';

/** A reply whose message was accepted: its owner, siren, input, and the scene before it. */
export interface AcceptedReply {
  id: string;
  owner: StoryOwner;
  /** Null for a message that begins a story. */
  story: StoryRow | null;
  siren: Persona & { id: number; userId: number; voice: string; appearance: string; imageSeed: number | null };
  input: MessageInput;
  /** The scene as read when the message was judged. */
  scene: Scene;
  address: string;
  idempotency: IdempotencyKey | null;
  /** Whether it can be stored in one statement, see `isFree`. */
  isFree: boolean;
}

/** An accepted reply that has a position in its story and is written, published and finished. */
export interface Reply extends AcceptedReply {
  storyId: number;
  kind: ReplyRow['kind'];
  position: number;
  /** Empty where nothing had to be reserved. */
  reservationKey: string;
  /** Words reserved for its speech. */
  reservedWords: number;
  /** Whether the story has not changed since its scene was read. */
  isSceneCurrent: boolean;
}

/** The key of an owner in queues and rate limits. */
export function nameOf(owner: StoryOwner): string {
  return 'user' in owner ? `user:${owner.user}` : `visitor:${owner.visitor}`;
}

/** The hashed key of a repeatable request, and a hash of its input to detect a key reused for another. */
export interface IdempotencyKey {
  key: string;
  hash: string;
}

/** The idempotency key of a request; null when the client sent none. */
export function idempotencyKeyOf(
  owner: StoryOwner,
  storyId: number | null,
  input: MessageInput,
  key: string | undefined,
): IdempotencyKey | null {
  if (key === undefined) return null;
  const { user_input, siren_id, response_size, generate_audio, generate_images, edited, compose_index } = input;
  const about = [user_input, siren_id, response_size, generate_audio, generate_images, edited, compose_index];
  return {
    key: hashToken(`${nameOf(owner)}\n${key}`),
    hash: hashToken(JSON.stringify([storyId, input.lewdness_level, input.picture_when, ...about])),
  };
}

/** Enough for the first sentences: words reserved for one reply are missing for a concurrent one. */
const FIRST_WORDS = 40;

/** The credits reserved for a reply; chats are counted only for visitors and unverified accounts. */
export function amountsOf(actor: Actor, input: MessageInput, wordsLeft: number): Record<CreditKind, number> {
  const isCounted = actor.kind !== 'user' || !actor.verified;
  return {
    chats: isCounted ? 1 : 0,
    images: input.generate_images ? 1 : 0,
    // At least one, so that an empty balance is refused. More is reserved sentence by sentence.
    words: input.generate_audio ? Math.max(1, Math.min(FIRST_WORDS, wordsLeft)) : 0,
  };
}

/** Whether a message can be stored in one statement: no credits to reserve, no edit, the client saw the end. */
export function isFree(
  actor: Actor,
  { owner, story, scene, input }: Pick<AcceptedReply, 'owner' | 'story' | 'scene' | 'input'>,
): boolean {
  if (!('user' in owner) || !story || !scene.last || input.edited || isOutdated(input, scene.last, null)) return false;
  return Object.values(amountsOf(actor, input, 0)).every((amount) => amount === 0);
}

/** The position of a message, and whether it is new, a repetition or an edit. */
export interface Place {
  kind: ReplyRow['kind'];
  position: number;
}

/** Whether the client wrote its message without having seen the newest compose, or edits one that was replaced. */
export function isOutdated(
  input: Pick<MessageInput, 'edited' | 'compose_id' | 'last_compose_id'>,
  last: Pick<ComposeRow, 'id'> | null,
  at: Pick<ComposeRow, 'id'> | null,
): boolean {
  if (input.last_compose_id !== undefined && input.last_compose_id !== (last?.id ?? null)) return true;
  return input.edited && input.compose_id !== undefined && input.compose_id !== at?.id;
}

/** The place of a message after `last`; `at` is the compose that an edit replaces. */
export function placeOf(
  input: Pick<MessageInput, 'user_input' | 'edited'>,
  last: Pick<ComposeRow, 'position'> | null,
  at: Pick<ComposeRow, 'position' | 'userInput'> | null,
): Place {
  if (!input.edited) return last ? { kind: 'next', position: last.position + 1 } : { kind: 'first', position: 0 };
  if (!at) throw new AppError('not_found');
  const isRedo = at.position === last?.position && at.userInput === input.user_input;
  return { kind: isRedo ? 'redo' : 'edit', position: at.position };
}

const NOT_CHARGED = 'Nothing was charged.';
const WAS_CHARGED = 'This chat is gone. What came of the answer before was charged.';
/** Codes whose message in the catalogue already ends with it. */
const SAY_NOT_CHARGED: readonly ErrorCode[] = ['reply_refused', 'reply_stopped', 'reply_failed'];

/** The error of a reply whose chat was deleted while it was written; says whether credits were charged. */
export function goneError(charged: Partial<Record<CreditKind, number>>): AppError {
  const isCharged = Object.values(charged).some((amount) => amount > 0);
  const sentence = isCharged ? WAS_CHARGED : `This chat is gone. ${NOT_CHARGED}`;
  return new AppError('not_found', { sentence, saysCharge: true });
}

/** The error event of a failed reply; adds that nothing was charged unless the error itself says what was. */
export function failureOf(error: unknown): { error: string; code: ErrorCode } {
  const { message, code, saysCharge } = error instanceof AppError ? error : new AppError('reply_failed');
  const saysCost = saysCharge || SAY_NOT_CHARGED.includes(code);
  return { error: saysCost ? message : `${message} ${NOT_CHARGED}`, code };
}
