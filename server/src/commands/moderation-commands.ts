import type { Context } from '../context.ts';
import { viewRefusal, viewThing } from '../features/moderation/moderation.view.ts';
import { readRefusals, readReports } from '../features/moderation/moderation-queue.service.ts';
import { closeReport } from '../features/moderation/reports.service.ts';
import { hideComment, unhideComment } from '../features/posts/review/comment-hiding.service.ts';
import { hidePost, unhidePost } from '../features/posts/review/post-hiding.service.ts';
import { findHiddenHere, reviewComment, reviewPost } from '../features/posts/review/post-review.service.ts';
import { viewCommentReview, viewPostReview } from '../features/posts/review/post-review.view.ts';
import { hideSiren, unhideSiren } from '../features/sirens/siren-hiding.service.ts';
import { findHiddenReasons, reviewSiren } from '../features/sirens/siren-review.service.ts';
import { viewReview } from '../features/sirens/siren-review.view.ts';
import { ADMIN_USAGE, UsageError } from './usage.ts';

type Command = (ctx: Context, words: string[]) => Promise<string>;

const MOST_LISTED = 1000;

/** A whole number from 1 on, such as people type it. */
function numberFrom(word: string): number {
  const number = Number(word);
  if (!/^\d+$/.test(word) || number < 1 || !Number.isSafeInteger(number)) throw new UsageError(ADMIN_USAGE);
  return number;
}

function listLength(words: string[], standard: number): number {
  if (words.length > 1) throw new UsageError(ADMIN_USAGE);
  return Math.min(words[0] === undefined ? standard : numberFrom(words[0]), MOST_LISTED);
}

async function listReports(ctx: Context, words: string[]): Promise<string> {
  const { things, all } = await readReports(ctx, listLength(words, 50));
  if (all === 0) return 'Nothing is reported.';
  const more = all > things.length ? [`${all} things are reported. These are the newest ${things.length}:`] : [];
  const idsOf = (kind: string) => things.flatMap(({ subject, subjectId }) => (subject === kind ? [subjectId] : []));
  const hidden = {
    siren: await findHiddenReasons(ctx, idsOf('siren')),
    ...(await findHiddenHere(ctx, { post: idsOf('post'), comment: idsOf('comment') })),
    user: new Map<number, string>(),
  };
  return [...more, ...things.map((thing) => viewThing(thing, hidden[thing.subject].get(thing.subjectId)))].join('\n');
}

async function closeOne(ctx: Context, words: string[]): Promise<string> {
  const [id = '', close, ...outcome] = words;
  if (close !== 'close' || outcome.length === 0) throw new UsageError(ADMIN_USAGE);
  const { subject, subjectId } = await closeReport(ctx, numberFrom(id), outcome.join(' '));
  return `Report ${id} about ${subject} ${subjectId} is closed.`;
}

async function listRefusals(ctx: Context, words: string[]): Promise<string> {
  const refusals = await readRefusals(ctx, listLength(words, 20));
  return refusals.length === 0 ? 'Nothing was refused.' : refusals.map(viewRefusal).join('\n');
}

interface Kind {
  name: string;
  /** Whom a mail about it goes to. */
  owner: string;
  show: (ctx: Context, id: number) => Promise<string>;
  hide: (ctx: Context, id: number, reason: string) => Promise<{ closed: number }>;
  unhide: (ctx: Context, id: number) => Promise<{ closed: number }>;
}

/** The kinds of content that can be looked at, hidden and shown again. */
const KINDS: Record<string, Kind> = {
  siren: {
    name: 'Siren',
    owner: 'owner',
    show: async (ctx, id) => viewReview(await reviewSiren(ctx, id)),
    hide: hideSiren,
    unhide: unhideSiren,
  },
  post: {
    name: 'Post',
    owner: 'author',
    show: async (ctx, id) => viewPostReview(await reviewPost(ctx, id)),
    hide: hidePost,
    unhide: unhidePost,
  },
  comment: {
    name: 'Comment',
    owner: 'author',
    show: async (ctx, id) => viewCommentReview(await reviewComment(ctx, id)),
    hide: hideComment,
    unhide: unhideComment,
  },
};

function kindOf(word = ''): Kind {
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (!kind) throw new UsageError(ADMIN_USAGE);
  return kind;
}

async function show(ctx: Context, words: string[]): Promise<string> {
  const [word, id = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError(ADMIN_USAGE);
  return kindOf(word).show(ctx, numberFrom(id));
}

async function hide(ctx: Context, words: string[]): Promise<string> {
  const [word, id = '', ...reason] = words;
  if (reason.length === 0) throw new UsageError(ADMIN_USAGE);
  const { name, owner, hide } = kindOf(word);
  const { closed } = await hide(ctx, numberFrom(id), reason.join(' '));
  return `${name} ${id} is hidden, and its ${owner} is told why. Reports closed: ${closed}.`;
}

async function unhide(ctx: Context, words: string[]): Promise<string> {
  const [word, id = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError(ADMIN_USAGE);
  const { name, owner, unhide } = kindOf(word);
  const { closed } = await unhide(ctx, numberFrom(id));
  return `${name} ${id} can be seen again, and its ${owner} is told. Reports closed: ${closed}.`;
}

/** The operator's commands that hide and show content, by their names. */
export const moderationCommands: [name: string, command: Command][] = [
  ['reports', listReports],
  ['report', closeOne],
  ['refusals', listRefusals],
  ['show', show],
  ['hide', hide],
  ['unhide', unhide],
];
