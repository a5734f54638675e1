import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callForm } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { sirenQuery, sirensKey, voicesQuery } from '../sirens.queries.ts';
import { changeForm, fieldsOf, findFaults, type SirenDraft } from './siren-form.state.ts';
import { type SaveFailure, saveFailureOf } from './siren-form-failure.ts';
import type { Painting } from './use-paint.ts';
import type { SirenFormControl } from './use-siren-form.ts';
import { chosenVoice } from './voice-choice.ts';

/** The input of a picture, from the draft. */
export function paintRequestOf({ appearance, description, gender, personality }: SirenDraft) {
  return { appearance, description, gender, personality, adult: true };
}

interface SaveOptions {
  /** Null for a new one. */
  sirenId: number | null;
  form: SirenFormControl;
  painting: Painting;
  onSaved(id: number): void;
}

interface SaveRequest {
  withoutPicture?: boolean;
  /** Overwrites a version that was saved elsewhere since. */
  anyway?: boolean;
}

export interface Saving {
  /** Sends the form; a new siren without a picture gets one first, unless that is not wanted [T13]. */
  save(options?: SaveRequest): Promise<void>;
  /** Loads the version that was saved elsewhere; the draft here is put aside. */
  showNewer(): Promise<void>;
  isSaving: boolean;
  failure: SaveFailure | null;
  /** No first picture came: the siren may be made without one. */
  mayGoWithout: boolean;
  /** A picture is tried again: no need to go without. */
  takeBackOffer(): void;
}

/** Sends the form of a siren [A19] [X3]. */
export function useSaveSiren({ sirenId, form, painting, onSaved }: SaveOptions): Saving {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [mayGoWithout, setMayGoWithout] = useState(false);
  // A second click comes before the first one shows.
  const hasBegun = useRef(false);
  // The user may go on typing while the first picture is made.
  const latest = useRef(form.draft);
  latest.current = form.draft;

  const withFirstPicture = async (): Promise<SirenDraft | null> => {
    const painted = await painting.paint(paintRequestOf(form.draft));
    setMayGoWithout(!painted);
    if (!painted) return null;
    const change = { type: 'painted', painted } as const;
    form.change(change);
    return changeForm({ draft: latest.current, dirty: true }, change).draft;
  };

  const hasFaults = (draft: SirenDraft): boolean => {
    const faults = findFaults(draft);
    setFailure(faults && { ...faults, draft });
    return faults !== null;
  };

  const send = async (draft: SirenDraft, anyway: boolean) => {
    const voice = chosenVoice(client.getQueryData(voicesQuery.queryKey) ?? [], draft.voice, draft.gender);
    const fields = fieldsOf(draft, voice?.id ?? draft.voice);
    const version = draft.madeOf && !anyway ? { updated_at: draft.madeOf } : {};
    const { id } = sirenId
      ? await callForm('PUT /api/sirens/:id', { params: { id: sirenId }, fields: { ...fields, ...version } })
      : await callForm('POST /api/sirens', { fields: { ...fields, adult: 'true' } });
    form.forget();
    void client.invalidateQueries({ queryKey: sirensKey });
    notify.success(sirenId ? 'Siren updated successfully' : 'Siren created successfully');
    onSaved(id);
  };

  const save = async ({ withoutPicture = false, anyway = false }: SaveRequest = {}) => {
    if (hasBegun.current || hasFaults(form.draft)) return;
    hasBegun.current = true;
    setSaving(true);
    try {
      const needsPicture = sirenId === null && form.draft.images.length === 0 && !withoutPicture;
      const draft = needsPicture ? await withFirstPicture() : form.draft;
      if (draft && !hasFaults(draft)) await send(draft, anyway);
    } catch (error) {
      setFailure({ ...saveFailureOf(error), draft: latest.current });
    } finally {
      hasBegun.current = false;
      setSaving(false);
    }
  };

  const showNewer = async () => {
    if (hasBegun.current || sirenId === null) return;
    hasBegun.current = true;
    try {
      form.showNewer(await client.fetchQuery({ ...sirenQuery(sirenId), staleTime: 0 }));
      setFailure(null);
    } catch (error) {
      setFailure({ ...saveFailureOf(error), draft: latest.current });
    } finally {
      hasBegun.current = false;
    }
  };

  return { save, showNewer, isSaving, failure, mayGoWithout, takeBackOffer: () => setMayGoWithout(false) };
}
