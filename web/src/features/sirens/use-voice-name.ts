import { useQuery } from '@tanstack/react-query';
import { voicesQuery } from './sirens.queries.ts';

/** The name of a voice; one that does not exist any more is replaced by the first [E7]. */
export function useVoiceName(id: string): string | null {
  const { data } = useQuery(voicesQuery);
  const voice = data?.find((candidate) => candidate.id === id) ?? data?.[0];
  return voice?.name ?? null;
}
