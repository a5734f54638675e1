import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Turn } from '../../providers/text/text.ts';
import { judgeFields } from '../moderation/moderation.service.ts';
import { getSiren } from '../sirens/siren.service.ts';
import { findLastCompose, turnsOf } from './composes.store.ts';
import { isClosed } from './stories.service.ts';
import { findStory } from './stories.store.ts';
import { storyLimits } from './stories-limits.ts';
import { asTurns, isOwner, personOf } from './story.rules.ts';
import { cleanSuggestions, suggestionsWish } from './suggestions.rules.ts';

/** Composes that a suggestion may be an answer to. */
const READ = 4;
const SEEDS = 2 ** 31;

/** What was said last in an own story, and with whom; another's is not found, also where it can be read. */
async function readOwn(ctx: Context, storyId: number): Promise<{ sirenId: number; turns: Turn[] }> {
  const row = await findStory(ctx.db, storyId);
  if (!row || !isOwner(ctx.actor, row)) throw new AppError('not_found');
  if (row.sirenId === null || (await isClosed(ctx, row))) throw new AppError('siren_gone');
  const last = await findLastCompose(ctx.db, storyId);
  return { sirenId: row.sirenId, turns: asTurns(await turnsOf(ctx.db, storyId, (last?.position ?? 0) - READ + 1)) };
}

/** Those of the suggestions that may be shown. */
async function judged(ctx: Context, subject: string, suggestions: string[]): Promise<string[]> {
  try {
    const fields = suggestions.map((text, at) => ({ field: `${at}`, kind: 'reply' as const, text }));
    await judgeFields(ctx, subject, fields);
    return suggestions;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'refused') throw error;
    return suggestions.filter((_, at) => error.fields?.[`${at}`] === undefined);
  }
}

/** What one could say next in an own story, or first to a siren. Not charged. */
export async function suggest(
  ctx: Context,
  about: { storyId: number } | { sirenId: number },
  address: string,
): Promise<string[]> {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.verified && !actor.authorized) throw new AppError('suspended');
  const { sirenId, turns } = 'storyId' in about ? await readOwn(ctx, about.storyId) : { ...about, turns: [] };
  const siren = await getSiren(ctx, sirenId, { base64: false });
  await ctx.limits.take(storyLimits.suggestions, personOf(actor, address));
  const intro: Turn[] = siren.intro ? [{ role: 'siren', text: siren.intro.ai_response }] : [];
  const { text } = ctx.providers;
  const input = { siren, turns: turns.length === 0 ? intro : turns, window: text.window, seed: randomInt(SEEDS) };
  const { wish, maxTokens } = suggestionsWish(input);
  const who = personOf(actor, address);
  const written = await text.complete(wish, { signal: ctx.signal, who, maxTokens, temperature: 0.9 });
  const clean = cleanSuggestions('list' in written ? written.list : written.text.split('\n'));
  const subject = 'storyId' in about ? `story:${about.storyId}` : `siren:${sirenId}`;
  const shown = cleanSuggestions(clean ? await judged(ctx, subject, clean) : []);
  if (!shown) throw new AppError('unavailable');
  return shown;
}
