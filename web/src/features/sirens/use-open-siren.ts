import type { Siren } from '@sirenade/contract/sirens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../lib/analytics.ts';
import { notify } from '../../lib/toast.ts';
import { changeSiren, findSiren } from './siren-cache.ts';
import { sirenQuery } from './sirens.queries.ts';

const POLL_MS = 2000;

interface OpenOptions {
  /** False where no siren is needed: nothing is fetched. */
  isEnabled?: boolean;
}

/** The siren of a page; if she cannot be loaded, a toast says so and the page leads back to the list [X6]. */
export function useOpenSiren(id: number, { isEnabled = true }: OpenOptions = {}): Siren | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isLoadingError, isPlaceholderData } = useQuery({
    ...sirenQuery(id),
    enabled: isEnabled,
    placeholderData: () => findSiren(client, id),
    // Her intro is being made: it appears when it is there.
    refetchInterval: ({ state }) => (state.data?.intro_state === 'making' ? POLL_MS : false),
  });

  const giveUp = useEffectEvent(() => {
    notify.error(`Something went wrong: ${error?.message}`);
    navigate('/all', { replace: true });
  });
  useEffect(() => {
    if (isLoadingError) giveUp();
  }, [isLoadingError]);

  const openedId = isPlaceholderData ? undefined : data?.id;
  useEffect(() => {
    if (openedId !== undefined) track('view_siren');
  }, [openedId]);

  const updateLists = useEffectEvent(() => {
    if (!data) return;
    const { intro, intro_state, has_intro } = data;
    changeSiren(client, data.id, (siren) => ({ ...siren, intro, intro_state, has_intro }));
  });
  const introUrl = isPlaceholderData ? undefined : data?.intro?.audio_url;
  useEffect(() => {
    if (introUrl) updateLists();
  }, [introUrl]);

  return data;
}
