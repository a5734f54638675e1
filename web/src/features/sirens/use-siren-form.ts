import type { Siren } from '@sirenade/contract/sirens';
import { useLayoutEffect, useReducer, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './siren-draft.ts';
import { changeForm, draftOf, emptyDraft, type FormChange, type SirenDraft } from './siren-form.state.ts';

export interface SirenFormControl {
  draft: SirenDraft;
  dirty: boolean;
  /** Whether it began with what was written here before. */
  isKept: boolean;
  change(change: FormChange): void;
  /** Lays aside what was not saved, here and in the browser. */
  startOver(): void;
  /** Forgets what the browser kept: it was saved, or is not wanted. */
  forget(): void;
}

/** The form of one siren, kept in the browser as it is written. */
export function useSirenForm(userId: number, siren: Siren | null): SirenFormControl {
  const owner = { userId, sirenId: siren?.id ?? ('new' as const) };
  const initial = siren ? draftOf(siren) : emptyDraft;
  const [isKept, setKept] = useState(() => readDraft(owner) !== null);
  const [form, change] = useReducer(changeForm, null, () => {
    const kept = readDraft(owner);
    return { draft: kept ?? initial, dirty: kept !== null };
  });

  const { sirenId } = owner;
  // Before anything else can happen: what is forgotten next must not be written again afterwards.
  useLayoutEffect(() => {
    if (form.dirty) keepDraft({ userId, sirenId }, form.draft);
  }, [form, userId, sirenId]);

  const forget = () => {
    dropDraft(owner);
    change({ type: 'submitted' });
  };
  return {
    ...form,
    isKept,
    change,
    startOver: () => {
      forget();
      setKept(false);
      change({ type: 'began', draft: initial });
    },
    forget,
  };
}
