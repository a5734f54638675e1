import { Moon, Sun } from 'lucide-react';
import { useChangePreferences } from '../../features/preferences/use-preferences.ts';
import { setDarkMode, useDarkMode } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** The sun leads to day, the moon to night [S17]. */
export function ThemeToggle() {
  const dark = useDarkMode();
  const change = useChangePreferences();
  const toggle = () => {
    setDarkMode(!dark);
    change({ appearance: dark ? 'light' : 'dark' });
  };
  return (
    <IconButton
      label={dark ? 'Use light appearance' : 'Use dark appearance'}
      icon={dark ? Sun : Moon}
      onClick={toggle}
    />
  );
}
