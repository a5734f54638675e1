import type { PostItem } from '@sirenade/contract/posts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a post disappears together with the focused button, the focus moves to the next post. */
export function useFocusNextPost(box: RefObject<HTMLElement | null>, posts: readonly PostItem[]): void {
  const before = useRef(posts);
  useLayoutEffect(() => {
    const had = before.current;
    before.current = posts;
    // Other lists take each other's place too; here one post is missing, and nothing has the focus.
    if (had.length !== posts.length + 1 || document.activeElement !== document.body) return;
    const place = had.findIndex((post, n) => post.post_info.id !== posts[n]?.post_info.id);
    const next = posts[place] ?? posts[place - 1];
    const title = next && box.current?.querySelector<HTMLElement>(`h2 a[href="/post/${next.post_info.id}"]`);
    (title ?? box.current)?.focus({ preventScroll: true });
  }, [box, posts]);
}
