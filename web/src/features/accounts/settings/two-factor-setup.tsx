import { useState } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { useSession } from '../../session/use-session.ts';
import { ConfirmCodeStep } from './confirm-code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: string; address: string }
  | { name: 'codes'; codes: string[] };

const titles = { password: 'Turn on two-factor login', scan: 'Scan and confirm', codes: 'Your recovery codes' };

/** Password, authenticator app, recovery codes: three small steps. */
export function TwoFactorSetup({ username, onClose }: { username: string; onClose(): void }) {
  const { refresh } = useSession();
  const [step, setStep] = useState<Step>({ name: 'password' });

  const close = () => {
    if (step.name === 'codes') void refresh();
    onClose();
  };

  return (
    <Modal
      open
      onClose={close}
      title={titles[step.name]}
      size="sm"
      closeOnBackdrop={false}
      dismissible={step.name !== 'codes'}
    >
      {step.name === 'password' ? (
        <PasswordStep
          username={username}
          onDone={({ secret, otpauth_url }) => setStep({ name: 'scan', secret, address: otpauth_url })}
        />
      ) : step.name === 'scan' ? (
        <ConfirmCodeStep
          secret={step.secret}
          address={step.address}
          onDone={(codes) => setStep({ name: 'codes', codes })}
        />
      ) : (
        <RecoveryCodes codes={step.codes} onDone={close} />
      )}
    </Modal>
  );
}
