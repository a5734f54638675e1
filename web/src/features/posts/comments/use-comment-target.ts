import type { Comment } from '@sirenade/contract/posts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { notify } from '../../../lib/toast.ts';
import { commentElementId, readCommentHash } from './comment-link.ts';
import { findComment, placeOf, threadAround } from './comment-tree.ts';
import type { ThreadState } from './thread.state.ts';

/** How many comments are drawn at first, and how many more each time. */
export const FIRST = 60;
export const STEP = 120;
/** A comment behind more than these is shown in its thread alone. */
const FAR = 300;
const LIT_MS = 3000;
const LOOK_MS = 200;

/** Which comments are rendered: the first of all, or of one thread. */
export interface CommentRange {
  most: number;
  thread: number | null;
}

interface CommentTargetOptions {
  tree: Comment[] | undefined;
  thread: ThreadState;
  /** Whether newer ones are on their way. */
  isFetching: boolean;
  /** Asks for the comments anew: one that is not there may have been written since. */
  refetch(): void;
}

/** Follows `#comment-{id}-{id}…`: unfolds the ancestors, scrolls there, and highlights it for a while [S21] [K25]. */
export function useCommentTarget({ tree, thread, isFetching, refetch }: CommentTargetOptions) {
  const { hash, key } = useLocation();
  const [range, setRange] = useState<CommentRange>({ most: FIRST, thread: null });
  const [aim, setAim] = useState<{ id: number } | null>(null);
  // A link within the page may keep the entry's key; the hash tells it from the link before.
  const way = key + hash;
  const refetchedFor = useRef('');
  const followed = useRef('');

  const follow = useEffectEvent((tree: Comment[], ids: number[], isFetching: boolean) => {
    const targetId = ids.at(-1);
    const found = ids.map((id) => findComment(tree, id)).findLast((each) => each !== null);
    if (found?.comment.id !== targetId) {
      const wasRefetched = refetchedFor.current === way;
      refetchedFor.current = way;
      if (!wasRefetched) return refetch();
      if (isFetching) return;
      notify.info('This comment is not there any more.');
    }
    followed.current = way;
    if (!found) return;
    const { id } = found.comment;
    thread.open([...found.above.map((each) => each.id), id]);
    setRange((before) => rangeFor(before, tree, id, thread.closed()));
    setAim({ id });
  });
  useEffect(() => {
    const ids = readCommentHash(hash);
    if (tree && ids.length > 0 && followed.current !== way) follow(tree, ids, isFetching);
  }, [hash, way, tree, isFetching]);

  useEffect(() => {
    if (!aim) return;
    const cancel = whenUncovered(() => goTo(aim.id, thread));
    return () => {
      cancel();
      thread.setLit(null);
    };
  }, [aim, thread]);

  return [range, setRange] as const;
}

function rangeFor(before: CommentRange, tree: Comment[], id: number, closed: ReadonlySet<number>): CommentRange {
  const place = placeOf(tree, id, closed) ?? 0;
  if (place < FAR) return { most: Math.max(before.most, place + STEP), thread: null };
  const around = threadAround(tree, id, FAR, closed);
  return around ? { most: (placeOf([around], id, closed) ?? 0) + STEP, thread: around.id } : before;
}

/** Waits until no dialog covers the page. */
function whenUncovered(run: () => () => void): () => void {
  let cancel = () => {};
  const isCovered = () => document.querySelector('dialog[open]') !== null;
  if (!isCovered()) return run();
  const timer = setInterval(() => {
    if (isCovered()) return;
    clearInterval(timer);
    cancel = run();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    cancel();
  };
}

function goTo(id: number, thread: ThreadState): () => void {
  const element = document.getElementById(commentElementId(id));
  if (!element) return () => {};
  const distance = Math.abs(element.getBoundingClientRect().top);
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isNear = distance < 2 * window.innerHeight && !prefersReducedMotion;
  element.scrollIntoView({ block: 'start', behavior: isNear ? 'smooth' : 'instant' });
  // The comments in between get their real heights only when they are laid out, so scroll once more.
  const frame = isNear
    ? 0
    : requestAnimationFrame(() => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  element.focus({ preventScroll: true });
  thread.setLit(id);
  const timer = setTimeout(() => thread.setLit(null), LIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
