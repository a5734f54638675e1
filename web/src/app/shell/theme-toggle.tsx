import { Moon, Sun } from 'lucide-react';
import { setDarkMode, useDarkMode } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** The sun leads to day, the moon to night [S17]. */
export function ThemeToggle() {
  const dark = useDarkMode();
  return (
    <IconButton
      label={dark ? 'Use light appearance' : 'Use dark appearance'}
      icon={dark ? Sun : Moon}
      onClick={() => setDarkMode(!dark)}
    />
  );
}
