import type { Siren } from '@sirenade/contract/sirens';
import { useLayoutEffect, useReducer, useState } from 'react';
import { dropDraft, readDraft, readOlderDraft, saveDraft } from './siren-draft.ts';
import { changeForm, draftOf, emptyDraft, type FormChange, type SirenDraft } from './siren-form.state.ts';

export interface SirenFormControl {
  draft: SirenDraft;
  dirty: boolean;
  /** Whether it goes on from what was written here before. */
  isRestored: boolean;
  /** What was written of an older version than the one shown; it is not lost, and not taken unasked. */
  older: SirenDraft | null;
  change(change: FormChange): void;
  /** Lays aside what was not saved, here and in the browser. */
  startOver(): void;
  /** Forgets what the browser kept: it was saved, or is not wanted. */
  forget(): void;
  /** Goes on from what was written of the older version. */
  takeOver(): void;
  /** Forgets what was written of the older version, and nothing else. */
  letGo(): void;
  /** Shows the siren as she is now, and lays by what was written. */
  showNewer(siren: Siren): void;
}

/** The form of one siren, kept in the browser as it is written. */
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
  // Before anything else can happen: what is forgotten next must not be written again afterwards.
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
