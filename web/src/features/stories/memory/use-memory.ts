import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { memoryQuery, useChangeMemory } from './memory.queries.ts';
import { applyChange, type MemoryChange } from './memory.state.ts';

/** Makes a change, which is shown at once, and answers with what the server has against it. */
export type ChangeMemory = (change: MemoryChange) => Promise<string[]>;

function reasonsOf(failure: unknown): string[] {
  if (!(failure instanceof ApiFailure)) throw failure;
  const named = Object.values(failure.errors ?? {}).flat();
  return named.length > 0 ? named : [failure.message];
}

/** What a siren remembers of a chat, and the way to change it; a change that fails is gone from the screen again. */
export function useMemory(storyId: number) {
  const query = useQuery(memoryQuery(storyId));
  const { mutateAsync } = useChangeMemory(storyId);
  const [waiting, setWaiting] = useState<MemoryChange[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const change: ChangeMemory = async (next) => {
    setWaiting((before) => [...before, next]);
    try {
      await mutateAsync(next);
      return [];
    } catch (failure) {
      const reasons = reasonsOf(failure);
      // Who has closed the panel would not hear of it otherwise.
      if (isGone.current) notify.error(reasons.join(' '));
      return reasons;
    } finally {
      setWaiting((before) => before.filter((other) => other !== next));
    }
  };
  return {
    memory: query.data && waiting.reduce(applyChange, query.data),
    change,
    failure: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
