import type { Actor } from '../../context.ts';
import type { PostRow } from './posts.tables.ts';

const HOUR_MS = 3_600_000;
export const HOURS_PER_DAY = 24;
export const DAYS_PER_BLOCK = 32;

/** The time buckets of a moment: hour, day and block of 32 days since 1970. */
export function timeBucketsOf(at: Date): Pick<PostRow, 'hour' | 'day' | 'block'> {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const day = Math.floor(hour / HOURS_PER_DAY);
  return { hour, day, block: Math.floor(day / DAYS_PER_BLOCK) };
}

/** Whether the actor may see a post: unlisted ones are visible to their author only. */
export function maySeePost(actor: Actor, post: Pick<PostRow, 'listed' | 'userId'>): boolean {
  return post.listed || (actor.kind === 'user' && actor.id === post.userId);
}
