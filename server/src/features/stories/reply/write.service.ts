import { randomInt } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readAhead } from '../../../platform/live/read-ahead.ts';
import type { TextEvent } from '../../../providers/text/text.ts';
import { growReservation } from '../../billing/credits.service.ts';
import type { Media } from '../../media/media.service.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { findIntroText } from '../../sirens/intro/intro.service.ts';
import { asTurns } from '../compose.rules.ts';
import { findStory } from '../library/stories.store.ts';
import { type BuiltPrompt, buildPrompt } from '../prompt/prompt.rules.ts';
import { secretsOf } from '../prompt/secrets.rules.ts';
import { cleanStoryTags, storyTagsRequest } from '../prompt/suggestions.rules.ts';
import type { Scene } from '../stories.tables.ts';
import { aroundOf } from './judging.service.ts';
import { paintReply } from './picture.service.ts';
import { pumpReply, type ReplyPorts, type Written } from './pump.flow.ts';
import { type AcceptedReply, nameOf, type Reply } from './reply.rules.ts';
import { readSceneBefore } from './scene.service.ts';

const SEEDS = 2 ** 31;
const TEMPERATURE = 0.9;

/** What a reply is written from: the prompt, and the scene it was built from. */
export interface ReplySource {
  built: BuiltPrompt;
  scene: Scene;
  /** Texts of the story that the reply is judged together with. */
  around: string[];
  wantsTags: boolean;
}

function sourceOf(ctx: Context, { siren, input }: AcceptedReply, scene: Scene, position: number): ReplySource {
  const { summary, facts, turns, intro } = scene;
  const built = buildPrompt({
    siren,
    summary,
    facts,
    turns: [...(intro === null ? [] : [{ role: 'siren' as const, text: intro }]), ...asTurns(turns)],
    message: input.user_input,
    size: input.response_size,
    lewdness: input.lewdness_level,
    window: ctx.providers.text.window,
    seed: randomInt(SEEDS),
  });
  const around = [...aroundOf(summary, facts, turns), input.user_input];
  return { built, scene, around, wantsTags: position === 0 && scene.tags.length === 0 };
}

async function readSceneAnew(ctx: Context, storyId: number, position: number): Promise<Scene> {
  const story = await findStory(ctx.db, storyId);
  if (!story) throw new AppError('not_found');
  return readSceneBefore(ctx, story, position);
}

/** Builds the prompt from the turns before the position of the reply. */
export async function prepareReply(ctx: Context, reply: Reply): Promise<ReplySource> {
  const { storyId, position, siren } = reply;
  const scene = reply.isSceneCurrent ? reply.scene : await readSceneAnew(ctx, storyId, position);
  // The scene of a new story is empty: the intro of the siren is its only turn.
  const intro = position === 0 ? await findIntroText(ctx, siren.id) : scene.intro;
  return sourceOf(ctx, reply, { ...scene, intro }, position);
}

function streamText(ctx: Context, { built }: ReplySource, { owner }: AcceptedReply, signal: AbortSignal) {
  const { prompt, maxTokens } = built;
  return ctx.providers.text.stream(prompt, { signal, who: nameOf(owner), maxTokens, temperature: TEMPERATURE });
}

/** The text stream of a reply that was started before its message is stored, to save that round trip. */
export interface EarlyText {
  source: ReplySource;
  /** The stream from its beginning; the signal aborts it. */
  read(signal: AbortSignal): AsyncIterable<TextEvent>;
  /** Aborts the engine; no effect after the stream has ended. */
  cancel(): void;
}

/** Starts the text engine before the message is stored. */
export function startEarly(ctx: Context, accepted: AcceptedReply): EarlyText {
  const source = sourceOf(ctx, accepted, accepted.scene, accepted.scene.position);
  // Not `ctx.signal`: the client may disconnect while the reply is still written.
  const ending = new AbortController();
  const text = readAhead(streamText(ctx, source, accepted, ending.signal));
  const cancel = () => {
    ending.abort();
    void text.return?.();
  };
  const read = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true });
    return text;
  };
  return { source, read, cancel };
}

/** Throws `reply_refused` for text that moderation refuses; the refusal is recorded for moderators. */
async function judgeReply(ctx: Context, storyId: number, text: string, before?: readonly string[]): Promise<void> {
  try {
    await judgeFields(ctx, `reply:${storyId}`, [{ field: 'reply', kind: 'reply', text, before }]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused')
      throw new AppError('reply_refused', {}, { cause: error });
    throw error;
  }
}

async function findTags(ctx: Context, { siren, owner, storyId, input }: Reply, signal: AbortSignal): Promise<string[]> {
  const { window } = ctx.providers.text;
  const turns = [{ role: 'user' as const, text: input.user_input }];
  const { request, maxTokens } = storyTagsRequest({ siren, turns, window, seed: randomInt(SEEDS) });
  const found = await ctx.providers.text.complete(request, { signal, who: nameOf(owner), maxTokens });
  const tags = cleanStoryTags('list' in found ? found.list : []);
  if (tags.length > 0) await judgeReply(ctx, storyId, tags.join(', '));
  return tags;
}

/** Takes the events and the stored pictures of a reply. */
export type ReplySink = Pick<ReplyPorts, 'emit' | 'soFar'> & { onStored(picture: Media): void };

/** Binds the engines to the input and the owner of one reply. */
function portsOf(
  ctx: Context,
  reply: Reply,
  source: ReplySource,
  early: EarlyText | null,
  { emit, soFar, onStored }: ReplySink,
): ReplyPorts {
  const { siren, input, owner, storyId } = reply;
  const { around, wantsTags } = source;
  const who = nameOf(owner);
  const { speech, moderation } = ctx.providers;
  return {
    write: (signal) => early?.read(signal) ?? streamText(ctx, source, reply, signal),
    judge: (text, before) => judgeReply(ctx, storyId, text, [...around, ...before]),
    cues: moderation.cues ?? null,
    hasMinor: moderation.cues?.hasChild(around) ?? false,
    isQuoting: 'user' in owner && owner.user === siren.userId ? null : secretsOf(siren),
    speech: input.generate_audio
      ? {
          speak: (sentence, signal) => speech.speak(sentence, siren.voice, { signal, who }),
          reservedWords: reply.reservedWords,
          reserveMore: (words) => growReservation(ctx, reply.reservationKey, words),
        }
      : null,
    paint: input.generate_images ? (text, signal) => paintReply({ ...ctx, signal }, reply, text, onStored) : null,
    findTags: wantsTags ? (signal) => findTags({ ...ctx, signal }, reply, signal) : null,
    emit,
    soFar,
    failed: (part, error) =>
      ctx.log.warn({ event: 'reply_part_failed', err: error, part, reply: reply.id }, 'a reply goes on without a part'),
    message: input.user_input,
  };
}

/** Writes a reply and emits its parts to the sink; `stop` ends it with the parts made so far. */
export function writeReply(
  ctx: Context,
  reply: Reply,
  from: { source: ReplySource; early: EarlyText | null; sink: ReplySink },
  stop: AbortSignal,
): Promise<Written> {
  const { source, early, sink } = from;
  return pumpReply(portsOf(ctx, reply, source, early, sink), stop);
}
