import type { Siren } from '@sirenade/contract/sirens';
import { useLayoutEffect, useReducer, useState } from 'react';
import { dropDraft, readDraft, readOlderDraft, saveDraft } from './siren-draft.ts';
import { changeForm, draftOf, emptyDraft, type FormChange, type SirenDraft } from './siren-form.state.ts';

export interface SirenFormControl {
  draft: SirenDraft;
  dirty: boolean;
  /** Whether it started from a saved draft. */
  isRestored: boolean;
  /** A draft of an older version of the siren; offered, but not restored by itself. */
  older: SirenDraft | null;
  change(change: FormChange): void;
  /** Discards the unsaved changes, in the form and in browser storage. */
  startOver(): void;
  /** Deletes the saved draft, after it was sent or discarded. */
  forget(): void;
  /** Restores the draft of the older version. */
  takeOver(): void;
  /** Discards the draft of the older version, and nothing else. */
  letGo(): void;
  /** Loads the siren's current version, and puts the draft aside as the older one. */
  showNewer(siren: Siren): void;
}

/**
 * The state of a siren's form, saved as a draft while it is edited. It is a reducer of its own, not the kit's
 * `useForm`: changes depend on each other (pictures, cover, seed, voice), the whole draft is stored and restored, and
 * errors belong to a sent draft.
 */
export function useSirenForm(userId: number, siren: Siren | null): SirenFormControl {
  const owner = { userId, sirenId: siren?.id ?? ('new' as const) };
  const initial = siren ? draftOf(siren) : emptyDraft;
  const [found] = useState(() => readDraft(owner));
  const isOutdated = found !== null && found.madeOf !== initial.madeOf;
  const [isRestored, setRestored] = useState(found !== null && !isOutdated);
  const [older, setOlder] = useState(() => (isOutdated ? found : readOlderDraft(owner)));
  const [form, change] = useReducer(changeForm, null, () => ({
    draft: isRestored && found ? found : initial,
    dirty: isRestored,
  }));

  const { sirenId } = owner;
  // A layout effect, so that a draft deleted right after is not saved again by a later effect.
  useLayoutEffect(() => {
    if (form.dirty) saveDraft({ userId, sirenId }, form.draft, older);
  }, [form, older, userId, sirenId]);

  const forget = () => {
    dropDraft(owner);
    change({ type: 'submitted' });
  };
  return {
    ...form,
    isRestored,
    older,
    change,
    startOver: () => {
      forget();
      setRestored(false);
      change({ type: 'began', draft: initial });
    },
    forget,
    takeOver: () => {
      if (older) change({ type: 'taken-over', draft: older });
      setOlder(null);
      setRestored(true);
    },
    letGo: () => {
      setOlder(null);
      if (!form.dirty) dropDraft(owner);
    },
    showNewer: (newer) => {
      setOlder(form.draft);
      setRestored(false);
      change({ type: 'began', draft: draftOf(newer) });
    },
  };
}
