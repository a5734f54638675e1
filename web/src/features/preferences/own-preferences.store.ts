import type { HintName, Preferences } from '@sirenade/contract/preferences';
import { responseSizes, stored } from '../../lib/storage.ts';

/** As long as nothing was chosen. */
export const untouched: Preferences = {
  appearance: null,
  response_size: null,
  audio: null,
  images: null,
  hidden_tags: [],
  hidden_words: [],
  hints_dismissed: [],
  shortcuts: null,
};

const flag = (value: unknown) => (typeof value === 'boolean' ? value : null);
const oneOf = <T extends string>(choices: readonly T[], value: unknown) =>
  choices.find((choice) => choice === value) ?? null;
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** The stored preferences, checked field by field: storage may contain anything. */
function readSaved(saved: { [Name in keyof Preferences]?: unknown }): Preferences {
  return {
    appearance: oneOf(['dark', 'light', 'system'], saved.appearance),
    response_size: oneOf(responseSizes, saved.response_size),
    audio: flag(saved.audio),
    images: flag(saved.images),
    hidden_tags: texts(saved.hidden_tags),
    hidden_words: texts(saved.hidden_words),
    hints_dismissed: texts(saved.hints_dismissed) as HintName[],
    shortcuts: flag(saved.shortcuts),
  };
}

const listeners = new Set<() => void>();
let last = { text: '', preferences: untouched };

/** The preferences chosen in this browser without an account; the same object until they change. */
export function ownPreferences(): Preferences {
  const saved = stored.preferences.read();
  const text = JSON.stringify(saved);
  if (text !== last.text) last = { text, preferences: readSaved(saved) };
  return last.preferences;
}

/** Stores a choice in this browser. */
export function changeOwnPreferences(changes: Partial<Preferences>): void {
  stored.preferences.write({ ...stored.preferences.read(), ...changes });
  for (const listener of [...listeners]) listener();
}

/** Choices that an account may take over; null when nothing was chosen here. */
export function preferencesToBring(): Preferences | null {
  return stored.preferences.isSet() ? ownPreferences() : null;
}

/** An account has them now. Which hints were read stays known, so that they do not come back after a logout. */
export function forgetCopiedPreferences(): void {
  const { hints_dismissed } = ownPreferences();
  stored.preferences.clear();
  changeOwnPreferences({ hints_dismissed });
}

/** Calls when a choice was made here, or in another tab. */
export function followOwnPreferences(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === stored.preferences.key || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
