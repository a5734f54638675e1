import type { CreditKind } from '@sirenade/contract/billing';
import type { ErrorCode } from '@sirenade/contract/errors';
import type { MessageInput } from '@sirenade/contract/stories';
import type { Actor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Persona } from '../../../providers/text/text.ts';
import type { ComposeRow, ReplyRow, Scene, StoryOwner, StoryRow } from '../stories.tables.ts';

/** A reply whose message was accepted: who asks whom for what, and what stands in the story before it. */
export interface AcceptedReply {
  id: string;
  owner: StoryOwner;
  /** Null for a message that begins a story. */
  story: StoryRow | null;
  siren: Persona & { id: number; userId: number; voice: string; appearance: string };
  input: MessageInput;
  /** What was read of the story when the message was judged. */
  scene: Scene;
  address: string;
  idempotency: IdempotencyKey | null;
  /** It stands at the end of a story of an account that has seen all of it, and nothing has to be reserved for it. */
  isFree: boolean;
}

/** The same once it has its place in the story, as it is written, published and finished. */
export interface Reply extends AcceptedReply {
  storyId: number;
  kind: ReplyRow['kind'];
  position: number;
  /** Empty where nothing had to be reserved. */
  reservationKey: string;
  /** Words that are reserved for its speech. */
  reservedWords: number;
  /** Whether the story still ends with what was read of it before. */
  isSceneCurrent: boolean;
}

/** The owner as queues and limits know them. */
export function nameOf(owner: StoryOwner): string {
  return 'user' in owner ? `user:${owner.user}` : `visitor:${owner.visitor}`;
}

/** What a request that may be sent again is known by: its key, and a hash of what exactly it asked for. */
export interface IdempotencyKey {
  key: string;
  hash: string;
}

/** The idempotency key of a request; null where the client gave none. */
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
    hash: hashToken(JSON.stringify([storyId, input.lewdness_level, ...about])),
  };
}

/** Enough for the first sentences; what is reserved for one reply is missing in another. */
const FIRST_WORDS = 40;

/** What is reserved for a reply: speech as far as the words go, and a chat for those who have few. */
export function amountsOf(actor: Actor, input: MessageInput, wordsLeft: number): Record<CreditKind, number> {
  const isCounted = actor.kind !== 'user' || !actor.verified;
  return {
    chats: isCounted ? 1 : 0,
    images: input.generate_images ? 1 : 0,
    // At least one: who has none left is then told so. More is reserved sentence by sentence.
    words: input.generate_audio ? Math.max(1, Math.min(FIRST_WORDS, wordsLeft)) : 0,
  };
}

/** Whether a message can take the one-statement way: nothing to reserve, nothing to replace, nothing unseen. */
export function isFree(
  actor: Actor,
  { owner, story, scene, input }: Pick<AcceptedReply, 'owner' | 'story' | 'scene' | 'input'>,
): boolean {
  if (!('user' in owner) || !story || !scene.last || input.edited || isOutdated(input, scene.last, null)) return false;
  return Object.values(amountsOf(actor, input, 0)).every((amount) => amount === 0);
}

/** Where the answer to a message goes. */
export interface Place {
  kind: ReplyRow['kind'];
  position: number;
}

/** Whether a message is about what is no longer so: its writer has not seen all that was said since. */
export function isOutdated(
  input: Pick<MessageInput, 'edited' | 'compose_id' | 'last_compose_id'>,
  last: Pick<ComposeRow, 'id'> | null,
  at: Pick<ComposeRow, 'id'> | null,
): boolean {
  if (input.last_compose_id !== undefined && input.last_compose_id !== (last?.id ?? null)) return true;
  return input.edited && input.compose_id !== undefined && input.compose_id !== at?.id;
}

/** Finds the place of a message among what was said before; `at` is the compose that an edit is about. */
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
/** Their sentence in the catalogue ends with it. */
const SAY_NOT_CHARGED: readonly ErrorCode[] = ['reply_refused', 'reply_stopped', 'reply_failed'];

/** What ends a reply whose chat was deleted while it was written, after what was charged for it. */
export function goneError(charged: Partial<Record<CreditKind, number>>): AppError {
  const isCharged = Object.values(charged).some((amount) => amount > 0);
  const sentence = isCharged ? WAS_CHARGED : `This chat is gone. ${NOT_CHARGED}`;
  return new AppError('not_found', { sentence, saysCharge: true });
}

/** The error event of a failed reply: it costs nothing, unless the error itself says that it did. */
export function failureOf(error: unknown): { error: string; code: ErrorCode } {
  const { message, code, saysCharge } = error instanceof AppError ? error : new AppError('reply_failed');
  const saysCost = saysCharge || SAY_NOT_CHARGED.includes(code);
  return { error: saysCost ? message : `${message} ${NOT_CHARGED}`, code };
}

const LONGEST_SCENE = 600;

/** The message as the scene of a picture. */
export function pictureSceneOf(userInput: string): string {
  return userInput.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SCENE).toWellFormed();
}
