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

/** A message as it came in. */
export interface MessageRequest {
  /** Null for a message that begins a story. */
  storyId: number | null;
  input: MessageInput;
  /** As the client gave it, so that the same request twice is answered once. */
  idempotencyKey: string | undefined;
  address: string;
}

/** Whose message it is, and in which story. */
export interface Sender {
  owner: StoryOwner;
  recent: RecentStory | null;
  idempotency: IdempotencyKey | null;
}

const OTHER_REQUEST = 'This request was used for another message.';

/** Says whose message it is; throws for whoever may not write in the story. */
export async function identifySender(ctx: Context, request: MessageRequest): Promise<Sender> {
  const { storyId, input, idempotencyKey } = request;
  const recent = storyId === null ? null : await findRecentStory(ctx.db, storyId);
  if (storyId !== null) await requireOwner(ctx, recent?.story ?? null);
  const owner = ownerOf(ctx.actor);
  if (!owner) throw new AppError('signed_out');
  return { owner, recent, idempotency: idempotencyKeyOf(owner, storyId, input, idempotencyKey) };
}

/** The reply that the same request was answered with before; null when there was none. */
export async function findRepeated(ctx: Context, { idempotency }: Sender): Promise<ReplyRow | null> {
  const reply = idempotency && (await findReplyByRequest(ctx.db, idempotency.key));
  if (reply && reply.requestHash !== idempotency.hash) throw new AppError('conflict', { sentence: OTHER_REQUEST });
  return reply;
}

/** Throws for whoever may not have such a reply at all. */
async function requireMayAsk(ctx: Context, input: MessageInput): Promise<void> {
  const { actor } = ctx;
  authorize(ctx, 'story.send');
  if (input.generate_audio) authorize(ctx, 'story.sendForSpeech');
  if (input.generate_images) authorize(ctx, 'story.sendForPicture');
  // Of an unverified account the actor does not tell.
  if (actor.kind === 'user' && !actor.verified && !(await isSessionOpen(ctx, actor))) throw new AppError('suspended');
}

/** The siren who is to answer. */
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

/** Loads who is to answer, and her greeting where it still counts. */
async function loadSpeaker(ctx: Context, story: StoryRow | null, input: MessageInput, scene: Scene) {
  const [siren, intro] = await Promise.all([
    getSpeaker(ctx, story, input),
    story && !input.edited ? findIntroOf(ctx, story, scene) : scene.intro,
  ]);
  return { siren, intro };
}

/** Accepts a message: permission, rate limit and moderation. Throws what speaks against it. */
export async function acceptMessage(ctx: Context, request: MessageRequest, sender: Sender): Promise<AcceptedReply> {
  const { input, address } = request;
  const { owner, recent, idempotency } = sender;
  const story = recent?.story ?? null;
  await requireMayAsk(ctx, input);
  await ctx.limits.take(storyLimits.message, personOf(ctx.actor, address));
  const read = recent ? await readScene(ctx, recent, input) : emptyScene;
  // At the same time, since a moderation server may be slow; what the speaker's load throws comes first.
  const loading = loadSpeaker(ctx, story, input, read);
  const judging = judgeMessage(ctx, story ? `story:${story.id}` : 'story', input.user_input, aroundIn(read));
  loading.catch(() => {});
  judging.catch(() => {});
  const { siren, intro } = await loading;
  await judging;
  const accepted = { id: randomUUID(), owner, story, siren, input, scene: { ...read, intro }, address, idempotency };
  return { ...accepted, isFree: isFree(ctx.actor, accepted) };
}
