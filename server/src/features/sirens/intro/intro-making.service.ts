import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { removeMedia, storeAudio } from '../../media/media.service.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { termsOf } from '../list/siren-words.rules.ts';
import { lockSiren, updateSirenRow } from '../siren.store.ts';
import type { SirenRow } from '../sirens.tables.ts';
import { MOST_SECONDS, tidyIntro, tidyTags } from './intro.rules.ts';
import { updateFailed, updateReady, updateTries, upsertIntroRequest } from './intro.store.ts';
import { introPromptOf, tagPromptOf } from './intro-prompt.rules.ts';

/** A request for an intro; only the newest of a siren is processed. */
export interface IntroJob {
  sirenId: number;
  /** The number of the request; the name is fixed by jobs already in the queue. */
  wish: number;
}

/** Below the time after which the queue gives the job to another worker. */
const TIMEOUT_MS = 100_000;
const DRAFTS = 2;
const TAGS = { atLeast: 3, atMost: 6 };
const MAX_TOKENS = 300;

/** A different seed for each request and draft of a siren. */
const seedOf = ({ sirenId, wish: request }: IntroJob, draft: number) =>
  (sirenId * 100_003 + request * DRAFTS + draft) % 2 ** 31;

/** Whether moderation allows a text; a refusal is recorded for moderators. */
async function mayPass(ctx: Context, siren: SirenRow, field: string, text: string): Promise<boolean> {
  try {
    await judgeFields(ctx, `intro:${siren.id}`, [{ field, kind: 'reply', text }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused') return false;
    throw error;
  }
}

/** Writes an intro that moderation allows; null when it refused all drafts. */
async function writeText(ctx: Context, siren: SirenRow, job: IntroJob): Promise<string | null> {
  for (let draft = 0; draft < DRAFTS; draft++) {
    const written = await ctx.providers.text.complete(
      { purpose: 'intro', prompt: introPromptOf(siren, seedOf(job, draft)) },
      { signal: ctx.signal, who: `user:${siren.userId}`, maxTokens: MAX_TOKENS, temperature: 0.9 },
    );
    const text = tidyIntro('text' in written ? written.text : written.list.join(' '), siren.name);
    if (text === '') throw new Error('An intro has no words.');
    if (await mayPass(ctx, siren, 'intro', text)) return text;
  }
  return null;
}

async function speak(ctx: Context, siren: SirenRow, text: string): Promise<{ bytes: Uint8Array; seconds: number }> {
  const pieces: Uint8Array[] = [];
  let seconds = 0;
  const options = { signal: ctx.signal, who: `user:${siren.userId}` };
  for await (const piece of ctx.providers.speech.speak(text, siren.voice, options)) {
    if (seconds + piece.seconds > MOST_SECONDS) break;
    pieces.push(piece.audio);
    seconds += piece.seconds;
  }
  if (seconds === 0) throw new Error('An intro has no sound.');
  return { bytes: Buffer.concat(pieces), seconds };
}

/** Makes tags for a siren without any; an error is only logged. */
async function findTags(ctx: Context, siren: SirenRow, job: IntroJob): Promise<void> {
  if (siren.tags.length > 0) return;
  try {
    const found = await ctx.providers.text.complete(
      { purpose: 'tags', prompt: tagPromptOf(siren, seedOf(job, 0)), list: TAGS },
      { signal: ctx.signal, who: `user:${siren.userId}`, maxTokens: MAX_TOKENS },
    );
    const tags = tidyTags('list' in found ? found.list : [], TAGS.atMost);
    if (tags.length < TAGS.atLeast || !(await mayPass(ctx, siren, 'tags', tags.join(', ')))) return;
    await inTransaction(ctx, async (ctx) => {
      const now = await lockSiren(ctx.db, siren.id);
      // Tags that the owner saved meanwhile take precedence.
      if (!now || now.deletedAt !== null || now.tags.length > 0) return;
      await updateSirenRow(ctx.db, siren.id, { tags, terms: termsOf({ ...now, tags }) });
    });
  } catch (error) {
    ctx.log.warn({ event: 'siren_tags_failed', err: error }, 'no tags could be made for a siren');
  }
}

async function save(ctx: Context, siren: SirenRow, { sirenId, wish: request }: IntroJob, text: string): Promise<void> {
  const sound = await storeAudio(ctx, { ...(await speak(ctx, siren, text)), userId: siren.userId });
  const at = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const saved = await updateReady(ctx.db, { sirenId, request, text, audioId: sound.id, at });
    const unused = saved ? saved.before : sound.id;
    if (unused !== null) await removeMedia(ctx, [unused]);
  });
}

/** Writes and speaks an intro. Errors are thrown for the queue to retry, until `mostTries` attempts were made. */
export async function makeIntro(ctx: Context, job: IntroJob, mostTries: number): Promise<void> {
  const { sirenId, wish: request } = job;
  const begun = await updateTries(ctx.db, sirenId, request);
  if (!begun) return;
  const { siren, tries } = begun;
  const timedCtx = { ...ctx, signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(TIMEOUT_MS)]) };
  try {
    const text = await writeText(timedCtx, siren, job);
    if (text === null) await updateFailed(ctx.db, sirenId, request);
    else await save(timedCtx, siren, job, text);
  } catch (error) {
    if (tries < mostTries) throw error;
    ctx.log.warn({ event: 'intro_failed', err: error }, 'an intro could not be made');
    await updateFailed(ctx.db, sirenId, request);
  }
  await findTags(timedCtx, siren, job);
}

/** Makes an intro of a given text; does nothing when the siren is deleted. */
export async function giveIntro(ctx: Context, sirenId: number, text: string): Promise<void> {
  const request = await upsertIntroRequest(ctx.db, sirenId, ctx.clock.now());
  const siren = (await updateTries(ctx.db, sirenId, request))?.siren;
  if (!siren) return;
  if (await mayPass(ctx, siren, 'intro', text)) await save(ctx, siren, { sirenId, wish: request }, text);
  else await updateFailed(ctx.db, sirenId, request);
}
