import { setDarkMode, useDarkMode } from '../../lib/theme.ts';
import { SettingsSection } from './settings-section.tsx';
import { SwitchField } from './switch-field.tsx';

export function AppearanceSection() {
  const dark = useDarkMode();
  return (
    <SettingsSection title="Appearance" about="Night sea or morning fog. Remembered in this browser.">
      <SwitchField label="Dark appearance" checked={dark} onChange={setDarkMode} />
    </SettingsSection>
  );
}
