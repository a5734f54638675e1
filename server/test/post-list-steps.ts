import type { PostItem } from '@sirenade/contract/posts';
import { expect } from 'vitest';
import type { Visitor } from './test-app.ts';

type Query = Record<string, string | number>;

/** A page of posts and the cursor to the next. */
export async function readPosts(visitor: Visitor, list = 'all', query: Query = {}) {
  const search = new URLSearchParams({ media: 'url', ...query } as Record<string, string>);
  const answer = await visitor.ask('GET', `/api/posts/${list}?${search}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const posts: PostItem[] = answer.json();
  const next = answer.headers['x-next-cursor'];
  return { posts, ids: posts.map((post) => post.post_info.id), next: next === undefined ? undefined : String(next) };
}

/** The ids on every page of a list, by its cursors. */
export async function readPages(visitor: Visitor, list: string, query: Query): Promise<number[][]> {
  const pages: number[][] = [];
  for (let after: string | undefined, page = 0; page === 0 || after !== undefined; page++) {
    expect(page).toBeLessThan(200);
    const { ids, next } = await readPosts(visitor, list, { ...query, ...(after === undefined ? {} : { after }) });
    pages.push(ids);
    after = next;
  }
  return pages;
}
