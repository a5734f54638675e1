import { useQuery } from '@tanstack/react-query';
import { voicesQuery } from './sirens.queries.ts';

/** What a voice is called; one that is not there any more is spoken by the first one [E7]. */
export function useVoiceName(id: string): string | null {
  const { data } = useQuery(voicesQuery);
  const voice = data?.find((candidate) => candidate.id === id) ?? data?.[0];
  return voice?.name ?? null;
}
