import type { SirenImage } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { type Media, removeMedia, storeImage, viewImage } from '../../media/media.service.ts';
import { judgeFields, judgePicture } from '../../moderation/moderation.service.ts';
import { findLastPainted } from '../library/composes.store.ts';
import type { StoryOwner } from '../stories.tables.ts';
import { pictureSceneOf } from './picture-scene.rules.ts';
import { updatePicture } from './replies.store.ts';
import { nameOf, type Reply } from './reply.rules.ts';
import { hasPicture } from './scene-change.rules.ts';

/** What a picture of a scene is made from. */
interface PaintedScene {
  siren: Reply['siren'];
  owner: StoryOwner;
  message: string;
  text: string;
}

/** Paints the scene of a reply with the seed of the siren, and stores the picture unless the signal is aborted. */
export async function paintScene(ctx: Context, { siren, owner, message, text }: PaintedScene): Promise<Media> {
  const { signal } = ctx;
  const { appearance, description, gender } = siren;
  const scene = pictureSceneOf(message, text);
  const prompt = [appearance, scene].filter((part) => part !== '').join('. ');
  await judgeFields(ctx, 'picture', [{ field: 'reply', kind: 'image_prompt', text: prompt }]);
  const painted = await ctx.providers.image.paint(
    // She looks the same in every picture; a siren without a painted cover has a seed of her own all the same.
    { appearance, description, gender, scene, seed: siren.imageSeed ?? siren.id },
    { signal, who: nameOf(owner) },
  );
  await judgePicture(ctx, 'picture', painted.image);
  signal.throwIfAborted();
  const picture = await storeImage(ctx, {
    bytes: painted.image,
    userId: 'user' in owner ? owner.user : null,
    origin: 'generated',
    prompt,
    seed: painted.seed,
    model: painted.model,
  });
  if (signal.aborted) {
    // The caller does not learn of the picture, so it would stay as an orphan.
    await removeMedia(ctx, [picture.id]);
    throw signal.reason;
  }
  return picture;
}

/**
 * Paints a reply from its text so far; null where its scene is to be painted only when it changes, and did not.
 * `onStored` learns of the stored picture, whatever becomes of it.
 */
export async function paintReply(
  ctx: Context,
  { id, siren, owner, input, storyId, position }: Reply,
  text: string,
  onStored: (picture: Media) => void,
): Promise<SirenImage | null> {
  const { user_input: message, picture_when: when = 'every reply' } = input;
  const lastPainted = when === 'every reply' ? null : await findLastPainted(ctx.db, storyId, position);
  if (!hasPicture(when, message, text, lastPainted)) return null;
  const picture = await paintScene(ctx, { siren, owner, message, text });
  onStored(picture);
  await updatePicture(ctx.db, id, picture.id);
  return viewImage(picture);
}
