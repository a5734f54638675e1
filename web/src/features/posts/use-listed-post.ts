import type { PostItem } from '@sirenade/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findPost } from './post-cache.ts';

/** A post as some list had it when the page was opened, to be shown while the whole one loads. */
export function useListedPost(id: number): PostItem | undefined {
  const client = useQueryClient();
  const [listed] = useState(() => findPost(client, id));
  return listed;
}
