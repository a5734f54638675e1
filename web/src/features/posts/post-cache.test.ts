import type { PostItem } from '@sirenade/contract/posts';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aPost } from '../../../test/posts.ts';
import type { Page } from '../../lib/api.ts';
import { changePost, findPost, takePostOut } from './post-cache.ts';
import { type PostSource, postListQuery, postQuery, savedPostsKey } from './posts.queries.ts';

const plain = { sortBy: 'top', duration: 'alltime', tags: [] } as const;
const keyOf = (source: PostSource) => postListQuery(source, plain).queryKey;
const all = keyOf({ feed: 'all' });
const saved = keyOf({ saved: true });
const others = keyOf({ username: 'keeper' });

/** A cache with post 12 on the second page of all posts, among the saved ones, and on its own page. */
function aCache() {
  const client = new QueryClient();
  const pagesOf = (...pages: number[][]): InfiniteData<Page<PostItem[]>, { offset: number; after: string | null }> => ({
    pages: pages.map((ids) => ({ items: ids.map((id) => aPost({ id })), next: 'more' })),
    pageParams: pages.map((_, n) => ({ offset: n * 10, after: null })),
  });
  const updatedAt = 1_000;
  client.setQueryData(all, pagesOf([1, 2], [3, 12, 4]), { updatedAt });
  client.setQueryData(saved, pagesOf([12]), { updatedAt });
  client.setQueryData(others, pagesOf([7]), { updatedAt });
  client.setQueryData(postQuery(12).queryKey, { ...aPost(), composes: [] }, { updatedAt });
  const idsIn = (key: typeof all) =>
    client.getQueryData(key)?.pages.map(({ items }) => items.map(({ post_info }) => post_info.id));
  return { client, idsIn };
}

const retitle = <T extends PostItem>(post: T): T => ({ ...post, post_info: { ...post.post_info, title: 'Other' } });

test('a post changes on its own page and in every list, and nothing else does [T5]', () => {
  const { client } = aCache();
  const untouched = client.getQueryData(others);
  const firstPage = client.getQueryData(all)?.pages[0];
  changePost(client, 12, retitle);
  expect(client.getQueryData(postQuery(12).queryKey)?.post_info.title).toBe('Other');
  expect(client.getQueryData(all)?.pages[1]?.items.map(({ post_info }) => post_info.title)).toEqual([
    aPost().post_info.title,
    'Other',
    aPost().post_info.title,
  ]);
  expect(findPost(client, 12)?.post_info.title).toBe('Other');
  expect(client.getQueryData(others)).toBe(untouched);
  expect(client.getQueryData(all)?.pages[0]).toBe(firstPage);
});

test('a change makes no list younger, and what was to be asked for again still is [K26]', async () => {
  const { client } = aCache();
  await client.invalidateQueries({ queryKey: saved });
  changePost(client, 12, retitle);
  expect(client.getQueryState(all)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: false });
  expect(client.getQueryState(saved)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: true });
});

test('a post that is taken out comes back into its places, and the next page is still known [X8]', () => {
  const { client, idsIn } = aCache();
  const putBack = takePostOut(client, 12);
  expect([idsIn(all), idsIn(saved)]).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [[]],
  ]);
  expect(client.getQueryData(all)?.pages[1]?.next).toBe('more');
  putBack();
  expect([idsIn(all), idsIn(saved)]).toEqual([
    [
      [1, 2],
      [3, 12, 4],
    ],
    [[12]],
  ]);
  putBack();
  expect(idsIn(all)).toEqual([
    [1, 2],
    [3, 12, 4],
  ]);
});

test('it can be taken out of the saved ones alone [A32]', () => {
  const { client, idsIn } = aCache();
  takePostOut(client, 12, savedPostsKey);
  expect([idsIn(all), idsIn(saved)]).toEqual([
    [
      [1, 2],
      [3, 12, 4],
    ],
    [[]],
  ]);
});
