import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Returned } from './payment-return.rules.ts';
import { useActivation } from './use-activation.ts';

export interface PaymentReturnModalProps {
  returned: Returned;
  cleanAddress: string;
  onOver(): void;
  /** Put off: the parameters stay for the next time. */
  onClose(): void;
}

/** Shown to a user who returns from approving a payment, until the page reloads. */
export function PaymentReturnModal({ onClose, ...rest }: PaymentReturnModalProps) {
  const { fault, text, retry } = useActivation(rest);
  if (fault === null) {
    return (
      <Modal open onClose={onClose} title="Confirming your payment" size="sm">
        <p role="status" tabIndex={-1} data-autofocus className="flex items-center gap-3 text-fog outline-none">
          <Spinner />
          This takes a few seconds. Please keep this page open.
        </p>
      </Modal>
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title="Not confirmed yet"
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Later
          </Button>
          <Button onClick={retry}>Try again</Button>
        </>
      }
    >
      <div role="status" className="space-y-3 text-pretty">
        <p>{text}</p>
        <p className="text-fog">
          Nothing is lost: your plan begins as soon as the payment is confirmed, even if you leave this page.
        </p>
      </div>
    </Modal>
  );
}
