import type { Context } from '../../context.ts';
import { findMedia } from '../media/media.service.ts';
import { deleteOldReplies, findPosition, listSilent } from './replies.store.ts';
import { giveUpReply, keepAnswer } from './reply-ending.service.ts';
import { findStory } from './stories.store.ts';
import type { ReplyRow } from './stories.tables.ts';

/** A process that says nothing about its reply for so long is gone. */
const SILENT_MS = 30_000;
const AT_ONCE = 100;
/** For so long the same request is answered with the same reply. */
const KEPT_MS = 48 * 3_600_000;

/** Ends a reply that nobody writes any more: what was shown of it stays, and nothing is charged. */
async function endLost(ctx: Context, reply: ReplyRow): Promise<void> {
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
  if (!kept) await giveUpReply(ctx, lost, picture ? [picture] : []);
}

/** Ends what no process writes any more, and forgets what ended long ago. */
export async function recoverReplies(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  for (const reply of await listSilent(ctx.db, new Date(now - SILENT_MS), AT_ONCE)) {
    // This process is there, only its database was not.
    if (ctx.background.isDoing(reply.id)) continue;
    try {
      await endLost(ctx, reply);
    } catch (error) {
      ctx.log.error({ err: error }, 'a reply that nobody writes any more could not be ended');
    }
  }
  await deleteOldReplies(ctx.db, new Date(now - KEPT_MS));
}
