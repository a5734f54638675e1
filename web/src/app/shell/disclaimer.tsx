import { useState } from 'react';
import { stored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { LegalButton } from './legal-button.tsx';

/** Asks for the age once per browser session; there is no way around it but to agree [P9]. */
export function Disclaimer({ onAgree }: { onAgree?(): void }) {
  const [agreed, setAgreed] = useState(stored.disclaimerAgreed.read);
  const agree = () => {
    stored.disclaimerAgreed.write(true);
    setAgreed(true);
    onAgree?.();
  };
  return (
    <Modal
      open={!agreed}
      onClose={() => {}}
      dismissible={false}
      size="sm"
      title="Before you come in"
      footer={
        <Button data-autofocus size="lg" className="w-full" onClick={agree}>
          I Agree
        </Button>
      }
    >
      <div className="space-y-4 text-pretty">
        <p>
          The content here is for mature audiences. It is{' '}
          <strong className="font-semibold">not for anyone under 18</strong>.
        </p>
        <p className="text-fog">
          Sirens are artificial characters and everything they say is made up. All of it is offered as is, with no
          warranty of any kind.
        </p>
        <p className="text-fog">
          By agreeing you confirm that you are at least 18 years old and accept the{' '}
          <LegalButton document="terms" className="text-link" /> and the{' '}
          <LegalButton document="privacy" className="text-link" />.
        </p>
      </div>
    </Modal>
  );
}
