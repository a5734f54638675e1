import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SubjectKind, Verdict } from '../../providers/moderation/moderation.ts';
import { moderationLimits } from './moderation.limits.ts';
import { EXCERPT, jointKind, piecesOf, refusalSentence } from './moderation.rules.ts';
import { insertRefusals } from './moderation.store.ts';

export interface JudgedField {
  /** The field name in the form: the refusal is shown under it. */
  field: string;
  kind: SubjectKind;
  text: string;
  /** The preceding messages, for a field that is part of a story. */
  before?: readonly string[] | undefined;
}

type Refused = Extract<Verdict, { allowed: false }>;
interface Finding {
  field: string;
  verdict: Refused;
  excerpt: string;
}

/** Concurrent requests to the moderation server. */
const AT_ONCE = 4;
/** With more fields than this, finding out which ones a joint refusal is about would take too long. */
const MOST_NARROWED = 12;
const LONGEST_REASON = 500;

async function judgeText(
  ctx: Context,
  kind: SubjectKind,
  text: string,
  before?: readonly string[],
): Promise<Refused | null> {
  // Judging a long text blocks the event loop for a moment; other requests run in between.
  await setImmediate();
  const verdict = await ctx.providers.moderation.judge(
    { kind, text, ...(before ? { before } : {}) },
    { signal: ctx.signal },
  );
  return verdict.allowed ? null : verdict;
}

/** Judges a part of a refused text again; on an error the stored refusal is only less exact. */
async function isRefusedToo(ctx: Context, kind: SubjectKind, text: string): Promise<boolean> {
  try {
    return (await judgeText(ctx, kind, text)) !== null;
  } catch (error) {
    ctx.log.warn({ event: 'refusal_not_narrowed', err: error }, 'the refused part of a text could not be found');
    return false;
  }
}

async function excerptOf(ctx: Context, kind: SubjectKind, text: string): Promise<string> {
  if (text.length <= EXCERPT) return text;
  const pieces = piecesOf(text);
  for (const piece of pieces) if (await isRefusedToo(ctx, kind, piece)) return piece;
  return pieces[0] ?? '';
}

async function judgeEach(ctx: Context, fields: JudgedField[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let from = 0; from < fields.length; from += AT_ONCE) {
    const judged = fields.slice(from, from + AT_ONCE).map(async ({ field, kind, text, before }) => {
      const verdict = await judgeText(ctx, kind, text, before);
      return verdict ? [{ field, verdict, excerpt: await excerptOf(ctx, kind, text) }] : [];
    });
    findings.push(...(await Promise.all(judged)).flat());
  }
  return findings;
}

const join = (fields: JudgedField[]) => fields.map(({ text }) => text).join('\n');

/** The fewest fields that are refused together: leaves out those whose removal changes nothing. */
async function narrowDown(ctx: Context, kind: SubjectKind, fields: JudgedField[]): Promise<JudgedField[]> {
  const names = new Set(fields.map(({ field }) => field));
  if (names.size > MOST_NARROWED) return fields;
  let left = fields;
  for (const name of names) {
    const others = left.filter(({ field }) => field !== name);
    if (others.length > 0 && (await isRefusedToo(ctx, kind, join(others)))) left = others;
  }
  return left;
}

async function judgeTogether(ctx: Context, subject: string, fields: JudgedField[]): Promise<Finding[]> {
  const [first, second] = fields;
  if (!first || !second) return [];
  const kind = jointKind(subject, first.kind);
  const verdict = await judgeText(ctx, kind, join(fields));
  if (!verdict) return [];
  const about = await narrowDown(ctx, kind, fields);
  return about.map(({ field, text }) => ({ field, verdict, excerpt: text }));
}

/** Stores refusals for moderators, up to a rate limit so that no single user can fill the table. */
async function recordRefusals(ctx: Context, subject: string, findings: Finding[]): Promise<void> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const { refusalsByUser, refusalsOfVisitors } = moderationLimits;
  const mayRecord = await ctx.limits.tryTake(userId === null ? refusalsOfVisitors : refusalsByUser, `${userId}`);
  const [first] = findings;
  ctx.log.info(
    { event: 'input_refused', subject, category: first?.verdict.category, fields: findings.length },
    'input was refused by moderation',
  );
  if (!mayRecord) return;
  const rows = findings.map(({ field, verdict, excerpt }) => ({
    userId,
    subject,
    field,
    category: verdict.category,
    reason: verdict.reason.slice(0, LONGEST_REASON),
    // PostgreSQL text cannot contain NUL; the insert must not fail because of it.
    excerpt: excerpt.slice(0, EXCERPT).replaceAll('\0', ''),
    createdAt: ctx.clock.now(),
  }));
  await insertRefusals(ctx.db, rows);
}

/** Throws `refused` with the refused fields, and stores the refusals for moderators. */
export async function judgeFields(ctx: Context, subject: string, fields: JudgedField[]): Promise<void> {
  const filled = fields.filter(({ text }) => text.trim() !== '');
  const single = await judgeEach(ctx, filled);
  // Fields may be harmless alone but not together, such as an age in one and intimacy in another.
  const findings = single.length > 0 ? single : await judgeTogether(ctx, subject, filled);
  if (findings.length === 0) return;
  await recordRefusals(ctx, subject, findings);
  const sentence = refusalSentence(subject, single.length === 0);
  throw new AppError('refused', { fields: Object.fromEntries(findings.map(({ field }) => [field, [sentence]])) });
}

/** Throws when a picture is refused: `refused` if it came in a form field, otherwise `picture_refused`. */
export async function judgePicture(ctx: Context, subject: string, image: Uint8Array, field?: string): Promise<void> {
  const verdict = await ctx.providers.moderation.judge({ kind: 'image', image }, { signal: ctx.signal });
  if (verdict.allowed) return;
  await recordRefusals(ctx, subject, [{ field: field ?? 'picture', verdict, excerpt: '' }]);
  if (field === undefined) throw new AppError('picture_refused');
  throw new AppError('refused', { fields: { [field]: [refusalSentence(subject, false)] } });
}

/** Throws `refused` when a bio or an avatar is refused. */
export async function judgeProfile(ctx: Context, input: { bio: string } | { avatar: Uint8Array }): Promise<void> {
  if ('avatar' in input) return judgePicture(ctx, 'profile', input.avatar, 'avatar');
  await judgeFields(ctx, 'profile', [{ field: 'bio', kind: 'post', text: input.bio }]);
}
