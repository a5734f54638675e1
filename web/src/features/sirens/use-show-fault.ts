import { useEffect } from 'react';
import type { FormErrors } from './siren-form.state.ts';
import { firstFault } from './siren-form-failure.ts';

/** Leads to the first field that has something to say, out from behind the advanced options if need be. */
export function useShowFault(errors: FormErrors | undefined, setAdvanced: (open: boolean) => void): void {
  useEffect(() => {
    const field = errors && firstFault(errors);
    if (!field) return;
    if (field === 'personality' || field === 'examples') setAdvanced(true);
    // What has just been opened is there a moment later.
    const soon = requestAnimationFrame(() => document.getElementById(`siren-${field}`)?.focus());
    return () => cancelAnimationFrame(soon);
  }, [errors, setAdvanced]);
}
