import { randomUUID } from 'node:crypto';
import type { MessageInput } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { isSessionOpen } from '../../accounts/login/session.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { getVisibleSiren } from '../../sirens/siren.service.ts';
import { requireOwner } from '../access.service.ts';
import { storyLimits } from '../stories.limits.ts';
import type { ReplyRow, Scene, StoryOwner, StoryRow } from '../stories.tables.ts';
import { ownerOf, personOf } from '../story.rules.ts';
import { aroundIn, judgeMessage } from './judging.service.ts';
import { findReplyByRequest } from './replies.store.ts';
import { type AcceptedReply, type IdempotencyKey, idempotencyKeyOf, isFree } from './reply.rules.ts';
import { emptyScene } from './scene.rules.ts';
import { findIntroOf, readScene } from './scene.service.ts';
import { findRecentStory, type RecentStory } from './scene.store.ts';

/** A message as the client sent it. */
export interface MessageRequest {
  /** Null for a message that begins a story. */
  storyId: number | null;
  input: MessageInput;
  /** Chosen by the client: the same request sent twice is answered once. */
  idempotencyKey: string | undefined;
  address: string;
}

/** The owner of a message, with their story as far as it was read. */
export interface Sender {
  owner: StoryOwner;
  recent: RecentStory | null;
  idempotency: IdempotencyKey | null;
}

const OTHER_REQUEST = 'This request was used for another message.';

/** Finds the owner of a message; throws unless they own the story. */
export async function identifySender(ctx: Context, request: MessageRequest): Promise<Sender> {
  const { storyId, input, idempotencyKey } = request;
  const recent = storyId === null ? null : await findRecentStory(ctx.db, storyId);
  if (storyId !== null) await requireOwner(ctx, recent?.story ?? null);
  const owner = ownerOf(ctx.actor);
  if (!owner) throw new AppError('signed_out');
  return { owner, recent, idempotency: idempotencyKeyOf(owner, storyId, input, idempotencyKey) };
}

/** The reply of the same idempotency key; null when the key is new. Throws when its input was another. */
export async function findRepeated(ctx: Context, { idempotency }: Sender): Promise<ReplyRow | null> {
  const reply = idempotency && (await findReplyByRequest(ctx.db, idempotency.key));
  if (reply && reply.requestHash !== idempotency.hash) throw new AppError('conflict', { sentence: OTHER_REQUEST });
  return reply;
}

/** Throws when the actor lacks a permission for such a reply, or is suspended. */
async function requireMayAsk(ctx: Context, input: MessageInput): Promise<void> {
  const { actor } = ctx;
  authorize(ctx, 'story.send');
  if (input.generate_audio) authorize(ctx, 'story.sendForSpeech');
  if (input.generate_images) authorize(ctx, 'story.sendForPicture');
  // For an unverified account the actor does not tell whether it was suspended.
  if (actor.kind === 'user' && !actor.verified && !(await isSessionOpen(ctx, actor))) throw new AppError('suspended');
}

/** The siren that answers. */
async function getSpeaker(ctx: Context, story: StoryRow | null, input: MessageInput): Promise<AcceptedReply['siren']> {
  if (!story) {
    if (input.siren_id === undefined) throw fieldError('siren_id', 'Please choose a siren.');
    return getVisibleSiren(ctx, input.siren_id);
  }
  try {
    if (story.sirenId !== null) return await getVisibleSiren(ctx, story.sirenId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
  throw new AppError('siren_gone');
}

/** Loads the siren that answers, and her intro where it still is part of the prompt. */
async function loadSpeaker(ctx: Context, story: StoryRow | null, input: MessageInput, scene: Scene) {
  const [siren, intro] = await Promise.all([
    getSpeaker(ctx, story, input),
    story && !input.edited ? findIntroOf(ctx, story, scene) : scene.intro,
  ]);
  return { siren, intro };
}

/** Accepts a message: checks permissions, rate limit and moderation, and throws the error of the first that fails. */
export async function acceptMessage(ctx: Context, request: MessageRequest, sender: Sender): Promise<AcceptedReply> {
  const { input, address } = request;
  const { owner, recent, idempotency } = sender;
  const story = recent?.story ?? null;
  await requireMayAsk(ctx, input);
  await ctx.limits.take(storyLimits.message, personOf(ctx.actor, address));
  const read = recent ? await readScene(ctx, recent, input) : emptyScene;
  // In parallel, since a moderation server may be slow; an error of `loading` takes precedence.
  const loading = loadSpeaker(ctx, story, input, read);
  const judging = judgeMessage(ctx, story ? `story:${story.id}` : 'story', input.user_input, aroundIn(read));
  loading.catch(() => {});
  judging.catch(() => {});
  const { siren, intro } = await loading;
  await judging;
  const accepted = { id: randomUUID(), owner, story, siren, input, scene: { ...read, intro }, address, idempotency };
  return { ...accepted, isFree: isFree(ctx.actor, accepted) };
}
