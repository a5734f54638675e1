import type { Appearance } from '@sirenade/contract/preferences';
import { setDarkMode, useDarkMode } from '../../lib/theme.ts';
import { SegmentField } from '../../ui/form/segment-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { useChangePreferences, usePreferences } from './use-preferences.ts';

const choices: { value: Appearance; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
];

/** Dark, light, or as the device is [P7] [T2]. */
export function AppearanceSection() {
  const { appearance } = usePreferences();
  const change = useChangePreferences();
  const isDark = useDarkMode();
  const choose = (next: Appearance) => {
    if (next !== 'system') setDarkMode(next === 'dark');
    change({ appearance: next });
  };
  return (
    <SettingsSection title="Appearance" about="Night sea or morning fog. System follows your device as it changes.">
      <SegmentField
        label="Theme"
        choices={choices}
        value={appearance ?? (isDark ? 'dark' : 'light')}
        onChange={choose}
      />
    </SettingsSection>
  );
}
