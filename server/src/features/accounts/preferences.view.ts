import type { Preferences, PreferencesInput } from '@sirenade/contract/preferences';
import type { PreferencesRow } from './accounts.tables.ts';

/** The preferences as their owner sees them; without a row everything is unset. */
export function viewPreferences(row: PreferencesRow | null): Preferences {
  return {
    appearance: row?.appearance ?? null,
    response_size: row?.responseSize ?? null,
    audio: row?.audio ?? null,
    images: row?.images ?? null,
    hidden_tags: row?.hiddenTags ?? [],
    hidden_words: row?.hiddenWords ?? [],
    hints_dismissed: row?.hintsDismissed ?? [],
    shortcuts: row?.shortcuts ?? null,
  };
}

/** The columns that an input changes. */
export function columnsOf(input: PreferencesInput): Partial<Omit<PreferencesRow, 'userId'>> {
  const { response_size, hidden_tags, hidden_words, hints_dismissed, ...same } = input;
  const columns = {
    ...same,
    responseSize: response_size,
    hiddenTags: hidden_tags,
    hiddenWords: hidden_words,
    hintsDismissed: hints_dismissed,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
