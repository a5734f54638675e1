import { useHints } from '../../features/preferences/use-hints.ts';
import { useChangePreferences, usePreferences } from '../../features/preferences/use-preferences.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { ShortcutsButton } from '../shell/shortcuts-button.tsx';

/** The keys, and the hints that newcomers get. */
export function SettingsHelp() {
  const { shortcuts } = usePreferences();
  const change = useChangePreferences();
  const hints = useHints();
  return (
    <SettingsSection title="Help" about="Keys for what you do often, and the hints for newcomers on the home page.">
      <SwitchField
        label="Keyboard shortcuts"
        hint="Single keys do something while you are not writing."
        checked={shortcuts ?? true}
        onChange={(isOn) => change({ shortcuts: isOn })}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <ShortcutsButton className="text-link min-h-11 pr-3 font-medium">Show the shortcuts</ShortcutsButton>
        {hints.areDismissed ? (
          <Button variant="secondary" size="sm" onClick={hints.showAgain}>
            Show the hints again
          </Button>
        ) : null}
      </div>
    </SettingsSection>
  );
}
