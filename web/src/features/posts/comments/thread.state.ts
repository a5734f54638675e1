import { freshKey } from '../../../lib/fresh-key.ts';

/** The box that is open at a comment: a reply below it, or an edit in its place. */
export type Writing = 'reply' | 'edit';

/** The reader's view state of a post's comments; separate from the comments, which are refetched. */
export interface ThreadState {
  subscribe(listener: () => void): () => void;
  /** The comments whose answers are folded away; another set after every change. */
  closed(): ReadonlySet<number>;
  setClosed(id: number, isClosed: boolean): void;
  open(ids: readonly number[]): void;
  writing(id: number): Writing | null;
  setWriting(id: number, writing: Writing | null): void;
  /** Why the text written at a comment, or at the post (0), was refused. */
  refusal(id: number): string | null;
  /** Returns a refused text to the box it was written in. */
  refuse(id: number, words: string, why: string): void;
  /** The refused text; only the first call gets it. */
  takeRefusedText(id: number): string | null;
  forgetRefusal(id: number): void;
  /** The idempotency key of a request: the same for every attempt until its outcome is known. */
  keyFor(request: string): string;
  forgetKey(request: string): void;
  /** The comment that an address led to, for as long as it is lit. */
  lit(): number | null;
  setLit(id: number | null): void;
  /** A temporary id below zero, for a comment that the server has not given one yet. */
  nextUnsentId(): number;
  /** The React key of a comment: one that was displayed before it had an id keeps its first one. */
  keyOf(id: number): number;
  became(unsentId: number, id: number): void;
  /** Whether it was written during this visit: such comments stand first. */
  isNew(id: number): boolean;
}

function createThreadState(): ThreadState {
  const listeners = new Set<() => void>();
  const writing = new Map<number, Writing>();
  const refusals = new Map<number, { words: string | null; why: string }>();
  const unsentIds = new Map<number, number>();
  const keys = new Map<string, string>();
  let unsent = 0;
  let lit: number | null = null;
  let closed: ReadonlySet<number> = new Set();
  const emit = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closed: () => closed,
    setClosed(id, isClosed) {
      const next = new Set(closed);
      if (isClosed) next.add(id);
      else next.delete(id);
      closed = next;
      emit();
    },
    open(ids) {
      if (!ids.some((id) => closed.has(id))) return;
      closed = new Set([...closed].filter((id) => !ids.includes(id)));
      emit();
    },
    writing: (id) => writing.get(id) ?? null,
    setWriting(id, value) {
      if (value === null) writing.delete(id);
      else writing.set(id, value);
      emit();
    },
    refusal: (id) => refusals.get(id)?.why ?? null,
    refuse(id, words, why) {
      refusals.set(id, { words, why });
      emit();
    },
    takeRefusedText(id) {
      const refused = refusals.get(id);
      if (!refused) return null;
      refusals.set(id, { words: null, why: refused.why });
      return refused.words;
    },
    forgetRefusal(id) {
      if (refusals.delete(id)) emit();
    },
    keyFor(request) {
      const key = keys.get(request) ?? freshKey();
      keys.set(request, key);
      return key;
    },
    forgetKey: (request) => void keys.delete(request),
    lit: () => lit,
    setLit(id) {
      lit = id;
      emit();
    },
    nextUnsentId: () => --unsent,
    keyOf: (id) => unsentIds.get(id) ?? id,
    became: (unsentId, id) => void unsentIds.set(id, unsentId),
    isNew: (id) => id < 0 || unsentIds.has(id),
  };
}

type Threads = Map<number, ThreadState>;

export const createThreads = (): Threads => new Map();

/** One state per post for as long as the page lives: folded comments are still folded when the reader returns. */
export function threadStateOf(threads: Threads, postId: number): ThreadState {
  const found = threads.get(postId) ?? createThreadState();
  threads.set(postId, found);
  return found;
}
