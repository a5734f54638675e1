import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { faultsOf } from '../../../ui/form/form-failure.ts';
import { memoryQuery, useChangeMemory } from './memory.queries.ts';
import { applyChange, type MemoryChange } from './memory.state.ts';

/** Makes a change as an optimistic update; resolves with the server's errors. */
export type ChangeMemory = (change: MemoryChange) => Promise<string[]>;

const FIELDS = ['summary', 'text', 'compose_id'] as const;

function reasonsOf(failure: unknown): string[] {
  if (!(failure instanceof ApiFailure)) throw failure;
  return Object.values(faultsOf(failure, FIELDS)).flatMap((texts) => texts ?? []);
}

/** The siren's memory of a chat, with optimistic updates that are reverted on failure. */
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
      // The panel is closed, so the errors are shown in a toast.
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
