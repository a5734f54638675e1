import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { TwoFactorTurnOff } from './two-factor-turn-off.tsx';

/** The second step of logging in. */
export function TwoFactorSection({ on, username }: { on: boolean; username: string }) {
  const [open, setOpen] = useState<'setup' | 'turn-off' | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsSection
      title="Two-factor login"
      about="A code from an app on your phone besides the password, so that the password alone opens nothing."
    >
      {on ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex items-center gap-2 text-alive">
            <ShieldCheck size={20} strokeWidth={1.5} aria-hidden /> Turned on
          </p>
          <Button variant="secondary" size="sm" onClick={() => setOpen('turn-off')}>
            Turn off
          </Button>
        </div>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen('setup')}>
          Turn on
        </Button>
      )}
      {open === 'setup' ? <TwoFactorSetup username={username} onClose={close} /> : null}
      {open === 'turn-off' ? <TwoFactorTurnOff username={username} onClose={close} /> : null}
    </SettingsSection>
  );
}
