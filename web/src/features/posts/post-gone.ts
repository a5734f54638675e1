import type { QueryClient } from '@tanstack/react-query';
import { notify } from '../../lib/toast.ts';
import { takePostOut } from './post-cache.ts';
import { postQuery } from './posts.queries.ts';

/** Says that a post is not there any more, and takes it off the screen. */
export function dropGonePost(client: QueryClient, id: number): void {
  notify.info('This post has just gone.');
  takePostOut(client, id);
  // Its own page says so itself.
  void client.invalidateQueries({ queryKey: postQuery(id).queryKey });
}
