import { useEffect } from 'react';
import type { FormErrors } from './siren-form.state.ts';
import { type FormField, firstFault } from './siren-form-failure.ts';

/** The fields behind the 'advanced' toggle. */
const advanced: readonly FormField[] = ['personality', 'examples', 'tags'];

/** Leads to the first field that has something to say, out from behind the advanced options if need be. */
export function useShowFault(errors: FormErrors | undefined, setAdvanced: (open: boolean) => void): void {
  useEffect(() => {
    const field = errors && firstFault(errors);
    if (!field) return;
    if (advanced.includes(field)) setAdvanced(true);
    // Fields that have just been unfolded are in the DOM a frame later.
    const soon = requestAnimationFrame(() => document.getElementById(`siren-${field}`)?.focus());
    return () => cancelAnimationFrame(soon);
  }, [errors, setAdvanced]);
}
