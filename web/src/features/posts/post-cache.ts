import type { PostItem, WholePost } from '@sirenade/contract/posts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { postListsKey, postQuery, postsKey } from './posts.queries.ts';

type PostList = InfiniteData<Page<PostItem[]>>;

/** Cancels fetches in flight: their answer may be older than the change, and would undo it. */
function stopFetching(client: QueryClient): void {
  void client.cancelQueries({ queryKey: postsKey, predicate: ({ state }) => state.data !== undefined });
}

/** Changes cached data without refreshing it: its age and its invalidation stay as they were. */
function edit<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    if (data === undefined) continue;
    const changed = change(data as T);
    if (changed === data) continue;
    client.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}

const isPost =
  (id: number) =>
  ({ post_info }: PostItem) =>
    post_info.id === id;

/** The list with other posts on the pages that have this one; without it, the very same list. */
function changePages(list: PostList, id: number, change: (posts: PostItem[]) => PostItem[]): PostList {
  const has = ({ items }: Page<PostItem[]>) => items.some(isPost(id));
  if (!list.pages.some(has)) return list;
  return { ...list, pages: list.pages.map((page) => (has(page) ? { ...page, items: change(page.items) } : page)) };
}

/** Changes one post wherever it has been fetched: on its own page, and in every list. */
export function changePost(client: QueryClient, id: number, change: <T extends PostItem>(post: T) => T): void {
  stopFetching(client);
  edit<WholePost>(client, postQuery(id).queryKey, change);
  edit<PostList>(client, postListsKey, (list) =>
    changePages(list, id, (posts) => posts.map((post) => (isPost(id)(post) ? change(post) : post))),
  );
}

/** A post from any cached list, as a placeholder while it is fetched. */
export function findPost(client: QueryClient, id: number): PostItem | undefined {
  for (const [, list] of client.getQueriesData<PostList>({ queryKey: postListsKey })) {
    const found = list?.pages.flatMap(({ items }) => items).find(isPost(id));
    if (found) return found;
  }
  return undefined;
}

/** Removes a post from the lists under a key; the returned function puts it back into its places. */
export function takePostOut(client: QueryClient, id: number, queryKey: QueryKey = postListsKey): () => void {
  stopFetching(client);
  const places: { key: QueryKey; page: number; index: number; post: PostItem }[] = [];
  for (const [key, list] of client.getQueriesData<PostList>({ queryKey })) {
    for (const [page, { items }] of (list?.pages ?? []).entries()) {
      const index = items.findIndex(isPost(id));
      const post = items[index];
      if (post) places.push({ key, page, index, post });
    }
  }
  edit<PostList>(client, queryKey, (list) =>
    changePages(list, id, (posts) => posts.filter((post) => !isPost(id)(post))),
  );
  return () => {
    stopFetching(client);
    for (const { key, page, index, post } of places) {
      edit<PostList>(client, key, (list) => {
        const found = list.pages[page];
        // A list that was refetched since is newer.
        if (!found || list.pages.some(({ items }) => items.some(isPost(id)))) return list;
        return { ...list, pages: list.pages.with(page, { ...found, items: found.items.toSpliced(index, 0, post) }) };
      });
    }
  };
}
