import { randomInt } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Turn } from '../../../providers/text/text.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { getSiren } from '../../sirens/siren.service.ts';
import { isClosed } from '../access.service.ts';
import { asTurns } from '../compose.rules.ts';
import { findLastCompose, turnsOf } from '../library/composes.store.ts';
import { findStory } from '../library/stories.store.ts';
import { readAround } from '../reply/judging.service.ts';
import { storyLimits } from '../stories.limits.ts';
import { isOwner, personOf } from '../story.rules.ts';
import { builtInSuggestions } from './built-in-suggestions.rules.ts';
import { cleanSuggestions, suggestionsRequest } from './suggestions.rules.ts';

/** How many of the last composes suggestions are made from. */
const READ = 4;
const SEEDS = 2 ** 31;

/** The siren and last turns of a chat, and the texts that suggestions are judged together with. */
interface Talk {
  sirenId: number;
  turns: Turn[];
  around: string[];
}

/** Reads a chat of the actor's own; not found for others, also for readers of its posted part. */
async function readOwn(ctx: Context, storyId: number): Promise<Talk> {
  const row = await findStory(ctx.db, storyId);
  if (!row || !isOwner(ctx.actor, row)) throw new AppError('not_found');
  if (row.sirenId === null || (await isClosed(ctx, row))) throw new AppError('siren_gone');
  const end = ((await findLastCompose(ctx.db, storyId))?.position ?? -1) + 1;
  const { remembered, recent } = await readAround(ctx, row, end);
  const turns = asTurns(await turnsOf(ctx.db, storyId, Math.max(0, end - READ)));
  return { sirenId: row.sirenId, turns, around: [...remembered, ...recent] };
}

/** The suggestions that moderation allows. */
async function judged(ctx: Context, subject: string, suggestions: string[], before: string[]): Promise<string[]> {
  try {
    const fields = suggestions.map((text, at) => ({ field: `${at}`, kind: 'reply' as const, text, before }));
    await judgeFields(ctx, subject, fields);
    return suggestions;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'refused') throw error;
    return suggestions.filter((_, at) => error.fields?.[`${at}`] === undefined);
  }
}

/** Suggests the next message of an own story, or the first one to a siren. Not charged. */
export async function suggest(
  ctx: Context,
  about: { storyId: number } | { sirenId: number },
  address: string,
): Promise<string[]> {
  const actor = authorize(ctx, 'story.suggest');
  const talk: Talk = 'storyId' in about ? await readOwn(ctx, about.storyId) : { ...about, turns: [], around: [] };
  const { sirenId, turns, around } = talk;
  const siren = await getSiren(ctx, sirenId, { base64: false });
  await ctx.limits.take(storyLimits.suggestions, personOf(actor, address));
  const intro: Turn[] = siren.intro ? [{ role: 'siren', text: siren.intro.ai_response }] : [];
  const { text } = ctx.providers;
  const seed = randomInt(SEEDS);
  const input = { siren, turns: turns.length === 0 ? intro : turns, window: text.window, seed };
  const { request, maxTokens } = suggestionsRequest(input);
  const who = personOf(actor, address);
  const written = await text.complete(request, { signal: ctx.signal, who, maxTokens, temperature: 0.9 });
  const subject = 'storyId' in about ? `story:${about.storyId}` : `siren:${sirenId}`;
  const passing = async (lines: readonly string[]) => {
    const clean = cleanSuggestions(lines);
    return clean && cleanSuggestions(await judged(ctx, subject, clean, around));
  };
  const allowed =
    (await passing('list' in written ? written.list : written.text.split('\n'))) ??
    // Small models often return no list: then built-in suggestions take its place.
    (await passing(builtInSuggestions(siren, input.turns, seed)));
  if (!allowed) throw new AppError('unavailable');
  return allowed;
}
