import { feedName } from '@sirenade/contract/post-fields';
import { isReservedName } from '@sirenade/contract/reserved-names';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cleanLine } from '../../../platform/text/clean-text.ts';
import { findNames } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { getNamed, setRole } from '../../accounts/roles.service.ts';
import type { FeedRow } from '../posts.tables.ts';
import {
  deleteModerator,
  findFeed,
  insertFeed,
  insertModerator,
  listFeedRows,
  listModerated,
  listModerators,
} from './feeds.store.ts';

const LONGEST_TITLE = 60;

const invalid = (sentence: string) => new AppError('invalid', { sentence });

/** Creates a feed, for the operator. */
export async function addFeed(ctx: Context, nameInput: string, titleInput: string): Promise<FeedRow> {
  authorize(ctx, 'feeds.manage');
  const name = feedName.safeParse(nameInput).data;
  if (name === undefined) {
    throw invalid('A feed name has 2 to 30 small letters, digits, hyphens and underscores, a letter or digit first.');
  }
  // Feed names share their paths with other lists and pages of the site.
  if (isReservedName(name)) throw invalid(`A feed cannot be called ${name}: that name is kept for the house.`);
  const title = cleanLine('title', titleInput);
  if (title === '' || title.length > LONGEST_TITLE) throw invalid(`A title has 1 to ${LONGEST_TITLE} characters.`);
  const feed = await insertFeed(ctx.db, { name, title, createdAt: ctx.clock.now() });
  if (!feed) throw new AppError('conflict', { sentence: `There is a feed called ${name} already.` });
  return feed;
}

/** Every feed with the usernames of its moderators, for the operator. */
export async function readFeeds(ctx: Context): Promise<{ feed: FeedRow; moderators: string[] }[]> {
  authorize(ctx, 'feeds.manage');
  const rows = await listModerators(ctx.db);
  const names = await findNames(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const moderatorsOf = (id: number) =>
    rows.flatMap(({ feedId, userId }) => (feedId === id ? (names.get(userId)?.username ?? []) : []));
  return (await listFeedRows(ctx.db)).map((feed) => ({ feed, moderators: moderatorsOf(feed.id) }));
}

async function getFeedNamed(ctx: Context, name: string): Promise<FeedRow> {
  const feed = await findFeed(ctx.db, name.toLowerCase());
  if (!feed) throw new AppError('not_found', { sentence: `There is no feed called ${name}.` });
  return feed;
}

/** Makes a user moderator of a feed, or ends that, for the operator; with the last feed the role goes too. */
export async function setModerator(ctx: Context, username: string, feed: string, has: boolean): Promise<void> {
  const user = await getNamed(ctx, username);
  const { id: feedId } = await getFeedNamed(ctx, feed);
  await inTransaction(ctx, async (ctx) => {
    // Setting the role first locks the account, so that concurrent changes run one after the other.
    await setRole(ctx, username, 'mod', true);
    if (has) return insertModerator(ctx.db, feedId, user.id, ctx.clock.now());
    await deleteModerator(ctx.db, feedId, user.id);
    if ((await listModerated(ctx.db, user.id)).length === 0) await setRole(ctx, username, 'mod', false);
  });
}
