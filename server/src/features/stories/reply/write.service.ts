import { randomInt } from 'node:crypto';
import type { SirenImage } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readAhead } from '../../../platform/live/read-ahead.ts';
import type { TextEvent } from '../../../providers/text/text.ts';
import { growHold } from '../../billing/credits.service.ts';
import { type Media, removeMedia, storeImage, viewImage } from '../../media/media.service.ts';
import { judgeFields, judgePicture } from '../../moderation/moderation.service.ts';
import { findIntroText } from '../../sirens/intro/intro.service.ts';
import { findStory } from '../library/stories.store.ts';
import { type BuiltPrompt, buildPrompt } from '../prompt/prompt.rules.ts';
import { secretsOf } from '../prompt/secrets.rules.ts';
import { cleanStoryTags, storyTagsWish } from '../prompt/suggestions.rules.ts';
import { asTurns, type StoryOwner } from '../story.rules.ts';
import { aroundOf } from './judging.service.ts';
import type { ReplyPorts } from './pump.flow.ts';
import { updatePicture } from './replies.store.ts';
import { nameOf, type ReplyOrder, sceneOf } from './reply.rules.ts';
import type { Scene } from './scene.rules.ts';
import { readSceneBefore } from './scene.service.ts';

const SEEDS = 2 ** 31;
const TEMPERATURE = 0.9;

/** What a reply is written from. */
export interface ReplySource {
  built: BuiltPrompt;
  scene: Scene;
  /** What stands in the story and counts when the reply is judged. */
  around: string[];
  wantsTags: boolean;
}

async function readAnew(ctx: Context, storyId: number, position: number): Promise<Scene> {
  const story = await findStory(ctx.db, storyId);
  if (!story) throw new AppError('not_found');
  return readSceneBefore(ctx, story, position);
}

type Asked = Pick<ReplyOrder, 'siren' | 'wish'> & { scene: Scene; position: number };

function sourceOf(ctx: Context, { siren, wish, scene, position }: Asked): ReplySource {
  const { summary, facts, turns, intro } = scene;
  const built = buildPrompt({
    siren,
    summary,
    facts,
    turns: [...(intro === null ? [] : [{ role: 'siren' as const, text: intro }]), ...asTurns(turns)],
    message: wish.user_input,
    size: wish.response_size,
    lewdness: wish.lewdness_level,
    window: ctx.providers.text.window,
    seed: randomInt(SEEDS),
  });
  const around = [...aroundOf(summary, facts, turns), wish.user_input];
  return { built, scene, around, wantsTags: position === 0 && scene.tags.length === 0 };
}

/** What was said and what is remembered, as the model will read it: all as it was before the place of the reply. */
export async function readSource(ctx: Context, order: ReplyOrder): Promise<ReplySource> {
  const { storyId, position, siren } = order;
  const scene = order.scene ?? (await readAnew(ctx, storyId, position));
  // Nothing is read of a story that only begins; she has said something all the same.
  const intro = position === 0 ? await findIntroText(ctx, siren.id) : scene.intro;
  return sourceOf(ctx, { ...order, scene: { ...scene, intro } });
}

function writeText(ctx: Context, { built }: ReplySource, owner: StoryOwner, signal: AbortSignal) {
  const { prompt, maxTokens } = built;
  return ctx.providers.text.stream(prompt, { signal, who: nameOf(owner), maxTokens, temperature: TEMPERATURE });
}

/** A reply that is written already while its message is put in its place. */
export interface EarlyReply {
  source: ReplySource;
  text: AsyncIterableIterator<TextEvent>;
  /** Ends it, where it was not read to its end. */
  leave(): void;
}

/** Has a reply begun before its message is stored. */
export function beginEarly(
  ctx: Context,
  { owner, siren, wish, scene }: Pick<ReplyOrder, 'owner' | 'siren' | 'wish'> & { scene: Scene },
): EarlyReply {
  const source = sourceOf(ctx, { siren, wish, scene, position: scene.position });
  // Whoever leaves it ends it; the request it came with may be over before.
  const text = readAhead(writeText(ctx, source, owner, new AbortController().signal));
  return { source, text, leave: () => void text.return?.() };
}

/** Throws `reply_refused` for what may not be shown; the moderators find a note of it. */
async function judgeReply(ctx: Context, storyId: number, text: string, before?: readonly string[]): Promise<void> {
  try {
    await judgeFields(ctx, `reply:${storyId}`, [{ field: 'reply', kind: 'reply', text, before }]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused')
      throw new AppError('reply_refused', {}, { cause: error });
    throw error;
  }
}

/** Paints what the story has come to; `onKept` learns of what is stored, whatever becomes of it. */
async function paint(
  ctx: Context,
  order: ReplyOrder,
  signal: AbortSignal,
  onKept: (picture: Media) => void,
): Promise<SirenImage> {
  const { siren, owner, wish } = order;
  const { appearance, description, gender } = siren;
  const scene = sceneOf(wish.user_input);
  const prompt = [appearance, scene].filter((part) => part !== '').join('. ');
  await judgeFields(ctx, 'picture', [{ field: 'user_input', kind: 'image_prompt', text: prompt }]);
  const painted = await ctx.providers.image.paint(
    { appearance, description, gender, scene, seed: randomInt(SEEDS) },
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
    // Nobody waits for it any more, so nobody else would take it away.
    await removeMedia(ctx, [picture.id]);
    throw signal.reason;
  }
  onKept(picture);
  await updatePicture(ctx.db, order.id, picture.id);
  return viewImage(picture);
}

async function findTags(ctx: Context, { siren, owner, storyId, wish }: ReplyOrder, signal: AbortSignal) {
  const { window } = ctx.providers.text;
  const { wish: asked, maxTokens } = storyTagsWish({
    siren,
    turns: [{ role: 'user', text: wish.user_input }],
    window,
    seed: randomInt(SEEDS),
  });
  const found = await ctx.providers.text.complete(asked, { signal, who: nameOf(owner), maxTokens });
  const tags = cleanStoryTags('list' in found ? found.list : []);
  if (tags.length > 0) await judgeReply(ctx, storyId, tags.join(', '));
  return tags;
}

/** The engines as a reply of this order uses them. */
export function portsOf(
  ctx: Context,
  order: ReplyOrder,
  source: ReplySource,
  early: EarlyReply | null,
  told: Pick<ReplyPorts, 'tell' | 'text'> & { onKept(picture: Media): void },
): ReplyPorts {
  const { siren, wish, owner, storyId } = order;
  const { around, wantsTags } = source;
  const who = nameOf(owner);
  const { speech, moderation } = ctx.providers;
  const before = [...around];
  return {
    write: (signal) => early?.text ?? writeText(ctx, source, owner, signal),
    judge: async (shown) => {
      await judgeReply(ctx, storyId, shown, before);
      before.push(shown);
    },
    // Not judged, it counts all the same for what may follow it.
    passed: (shown) => before.push(shown),
    cues: moderation.cues ?? null,
    isWarned: moderation.cues?.hasChild(around) ?? false,
    isQuoting: 'user' in owner && owner.user === siren.userId ? null : secretsOf(siren),
    speech: wish.generate_audio
      ? {
          speak: (sentence, signal) => speech.speak(sentence, siren.voice, { signal, who }),
          mostWords: order.mostWords,
          findMore: (words) => growHold(ctx, order.holdKey, words),
        }
      : null,
    paint: wish.generate_images ? (signal) => paint({ ...ctx, signal }, order, signal, told.onKept) : null,
    findTags: wantsTags ? (signal) => findTags({ ...ctx, signal }, order, signal) : null,
    tell: told.tell,
    text: told.text,
    failed: (what, error) => ctx.log.warn({ err: error, what }, 'a reply goes on without a part of it'),
    before: wish.user_input,
  };
}
