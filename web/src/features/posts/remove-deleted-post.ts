import type { QueryClient } from '@tanstack/react-query';
import { notify } from '../../lib/toast.ts';
import { takePostOut } from './post-cache.ts';
import { postQuery } from './posts.queries.ts';

/** Shows a toast for a post that was deleted meanwhile, and removes it from the lists. */
export function removeDeletedPost(client: QueryClient, id: number): void {
  notify.info('This post has just gone.');
  takePostOut(client, id);
  // Its own page refetches, and then displays the 404.
  void client.invalidateQueries({ queryKey: postQuery(id).queryKey });
}
