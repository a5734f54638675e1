import type { MessageInput } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { findIntroText } from '../../sirens/intro/intro.service.ts';
import { findCompose, findLastCompose, turnsOf } from '../library/composes.store.ts';
import { findSummaryAt, listFacts } from '../memory/memory.store.ts';
import type { ComposeRow, Scene, StoryRow } from '../stories.tables.ts';
import { findComposeAt } from './replies.store.ts';
import { firstReadOf } from './scene.rules.ts';
import type { RecentStory } from './scene.store.ts';

/** The message that an edit replaces; null for a message at the end. */
export async function findReplaced(
  ctx: Pick<Context, 'db'>,
  storyId: number,
  input: MessageInput,
): Promise<ComposeRow | null> {
  const { edited, compose_index, compose_id } = input;
  if (!edited) return null;
  if (compose_index !== undefined) return findComposeAt(ctx.db, storyId, compose_index);
  if (compose_id === undefined) return findLastCompose(ctx.db, storyId);
  return (await findCompose(ctx.db, storyId, compose_id))?.compose ?? null;
}

type StoryHead = Pick<StoryRow, 'id' | 'sirenId' | 'summary' | 'summarised' | 'tags'>;

/** Reads the scene before a position. */
export async function readSceneBefore(ctx: Pick<Context, 'db'>, story: StoryHead, position: number): Promise<Scene> {
  const { summary, summarised } = await findSummaryAt(ctx.db, story, position);
  const from = firstReadOf(summarised);
  const [turns, facts, intro] = await Promise.all([
    turnsOf(ctx.db, story.id, from, position),
    listFacts(ctx.db, story.id, position),
    findIntroOf(ctx, story, { from }),
  ]);
  const texts = facts.map(({ text }) => text);
  const { tags } = story;
  return { last: null, replaced: null, position, summary, summarised, facts: texts, from, turns, intro, tags };
}

/** The scene before a new message; without the intro, except for an edit. */
export async function readScene(ctx: Pick<Context, 'db'>, recent: RecentStory, input: MessageInput): Promise<Scene> {
  const { story, turns, facts } = recent;
  if (input.edited) {
    const [last, replaced] = await Promise.all([findLastCompose(ctx.db, story.id), findReplaced(ctx, story.id, input)]);
    const scene = await readSceneBefore(ctx, story, replaced?.position ?? (last ? last.position + 1 : 0));
    return { ...scene, last, replaced };
  }
  const { summary, summarised, tags } = story;
  const last = turns.at(-1) ?? null;
  const position = last ? last.position + 1 : 0;
  const from = firstReadOf(summarised);
  return { last, replaced: null, position, summary, summarised, facts, from, turns, intro: null, tags };
}

/** The intro of the siren, when the scene reaches back to the beginning of the story. */
export async function findIntroOf(
  ctx: Pick<Context, 'db'>,
  { sirenId }: Pick<StoryRow, 'sirenId'>,
  { from }: Pick<Scene, 'from'>,
): Promise<string | null> {
  return from === 0 && sirenId !== null ? findIntroText(ctx, sirenId) : null;
}
