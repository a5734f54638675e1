import type { Context } from '../../../context.ts';
import { findMedia } from '../../media/media.service.ts';
import { findStory } from '../library/stories.store.ts';
import type { ReplyRow } from '../stories.tables.ts';
import { giveUpReply, keepAnswer } from './finish.service.ts';
import { deleteOldReplies, findPosition, findReply, findRunningReply, listSilent } from './replies.store.ts';

/** A process that says nothing about its reply for so long is gone: one that is there does so every two seconds. */
const SILENT_MS = 15_000;
const AT_ONCE = 100;
/** For so long the same request is answered with the same reply. */
const KEPT_MS = 48 * 3_600_000;

/** Ends a reply that nobody writes any more: the message and what was shown stay, and nothing is charged. */
async function endLost(ctx: Context, reply: ReplyRow, keepsMessage = true): Promise<void> {
  const { id, storyId, holdKey, textSoFar, imageId } = reply;
  const story = await findStory(ctx.db, storyId);
  if (!story) return;
  const owner = story.userId === null ? { visitor: story.visitor ?? '' } : { user: story.userId };
  const picture = imageId === null ? undefined : (await findMedia(ctx, [imageId])).get(imageId);
  const position = await findPosition(ctx.db, reply);
  const lost = { id, storyId, holdKey, owner };
  const kept =
    textSoFar !== '' &&
    position !== null &&
    (await keepAnswer(
      ctx,
      { ...lost, position },
      {
        text: textSoFar,
        tags: null,
        stopped: true,
        audio: null,
        spoken: null,
        image: picture ?? null,
        used: {},
        unused: [],
      },
    ));
  if (!kept) await giveUpReply(ctx, lost, picture ? [picture] : [], { keepsMessage });
}

/** Whether nobody writes a reply any more that is said to be running. */
function isLost(ctx: Context, { id, state, heartbeatAt }: ReplyRow): boolean {
  // This process is there, only its database may not have been.
  if (state !== 'running' || ctx.background.isDoing(id)) return false;
  return heartbeatAt.getTime() < ctx.clock.now().getTime() - SILENT_MS;
}

/** Ends a reply that nobody writes any more; false for any other. Who asks the same once more brings the message along. */
export async function endIfLost(ctx: Context, reply: ReplyRow, { keepsMessage = true } = {}): Promise<boolean> {
  if (!isLost(ctx, reply)) return false;
  await endLost(ctx, reply, keepsMessage);
  return true;
}

/** The same for what runs in a story. */
export async function endLostIn(ctx: Context, storyId: number): Promise<boolean> {
  const reply = await findRunningReply(ctx.db, storyId);
  return reply !== null && endIfLost(ctx, reply);
}

/** Whether somebody still writes a reply; one that nobody does is ended. */
export async function isStillWritten(ctx: Context, id: string): Promise<boolean> {
  const reply = await findReply(ctx.db, id);
  return reply?.state === 'running' && !(await endIfLost(ctx, reply));
}

/** Ends those whose writers said nothing since a time; true when there may be more of them. */
async function endSilent(ctx: Context, since: Date): Promise<boolean> {
  const silent = (await listSilent(ctx.db, since, AT_ONCE)).filter(({ id }) => !ctx.background.isDoing(id));
  let ended = 0;
  for (const reply of silent) {
    try {
      await endLost(ctx, reply);
      ended++;
    } catch (error) {
      ctx.log.error({ err: error }, 'a reply that nobody writes any more could not be ended');
    }
  }
  return ended === AT_ONCE;
}

/** Ends what no process writes any more, and forgets what ended long ago. */
export async function recoverReplies(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await endSilent(ctx, new Date(now - SILENT_MS));
  await deleteOldReplies(ctx.db, new Date(now - KEPT_MS));
}

/**
 * Ends what was being written when the server stopped, before anybody is let in. Where no other process can write in the
 * database, that is all that is said to be running.
 */
export async function recoverAtStart(ctx: Context, isAlone: boolean): Promise<void> {
  const now = ctx.clock.now().getTime();
  // A beat is never from the future, but a clock may have been set back.
  const since = isAlone ? new Date(now + KEPT_MS) : new Date(now - SILENT_MS);
  try {
    while (await endSilent(ctx, since));
  } catch (error) {
    // The database may be away still; the schedule finds the same when it is back.
    ctx.log.debug({ err: error }, 'what was being written is taken up later');
  }
}
