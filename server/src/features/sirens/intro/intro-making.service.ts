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

/** Which intro of which siren: only the newest request is followed. */
export interface IntroJob {
  sirenId: number;
  /** The number of the request, under the name that jobs in the queue have. */
  wish: number;
}

/** Below the time after which the queue gives the work to somebody else. */
const PATIENCE_MS = 100_000;
const DRAFTS = 2;
const TAGS = { atLeast: 3, atMost: 6 };
const MAX_TOKENS = 300;

/** Seeds of the requests of one siren, none of them the same. */
const seedOf = ({ sirenId, wish: request }: IntroJob, draft: number) =>
  (sirenId * 100_003 + request * DRAFTS + draft) % 2 ** 31;

/** Whether a text may be heard; the refusal of one is noted for moderators. */
async function mayPass(ctx: Context, siren: SirenRow, field: string, text: string): Promise<boolean> {
  try {
    await judgeFields(ctx, `intro:${siren.id}`, [{ field, kind: 'reply', text }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused') return false;
    throw error;
  }
}

/** An intro that may be heard, or null when none of a few was. */
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

/** Finds tags for a siren without any; she goes without them when that fails. */
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
      // What her owner chose in the meantime stays.
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

/** Writes and speaks an intro; the job's work. The queue tries again what fails, `mostTries` times in all. */
export async function makeIntro(ctx: Context, job: IntroJob, mostTries: number): Promise<void> {
  const { sirenId, wish: request } = job;
  const begun = await updateTries(ctx.db, sirenId, request);
  if (!begun) return;
  const { siren, tries } = begun;
  const patient = { ...ctx, signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(PATIENCE_MS)]) };
  try {
    const text = await writeText(patient, siren, job);
    if (text === null) await updateFailed(ctx.db, sirenId, request);
    else await save(patient, siren, job, text);
  } catch (error) {
    if (tries < mostTries) throw error;
    ctx.log.warn({ event: 'intro_failed', err: error }, 'an intro could not be made');
    await updateFailed(ctx.db, sirenId, request);
  }
  await findTags(patient, siren, job);
}

/** Has a siren introduce herself in words that were written for her; nothing is changed when she is gone. */
export async function giveIntro(ctx: Context, sirenId: number, text: string): Promise<void> {
  const request = await upsertIntroRequest(ctx.db, sirenId, ctx.clock.now());
  const siren = (await updateTries(ctx.db, sirenId, request))?.siren;
  if (!siren) return;
  if (await mayPass(ctx, siren, 'intro', text)) await save(ctx, siren, { sirenId, wish: request }, text);
  else await updateFailed(ctx.db, sirenId, request);
}
