import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Modal, type ModalProps } from '../modal.tsx';

interface FormModalProps extends Pick<ModalProps, 'title' | 'size' | 'closeOnBackdrop' | 'children'> {
  onClose(): void;
  onSubmit(event: FormEvent): void;
  submitLabel: ReactNode;
  isPending: boolean;
  /** Whether there is a Cancel button beside the submit button, and whether it works while a request is pending. */
  cancel?: 'none' | 'always' | 'at-rest';
  className?: string;
}

/** A form in a dialog: its fields scroll, and the buttons below them stay in sight. */
export function FormModal(props: FormModalProps) {
  const { title, size = 'sm', closeOnBackdrop = false, children, onClose, onSubmit } = props;
  const { submitLabel, isPending, cancel = 'at-rest', className } = props;
  const id = useId();
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size={size}
      closeOnBackdrop={closeOnBackdrop}
      footer={
        <>
          {cancel === 'none' ? null : (
            <Button variant="ghost" onClick={onClose} disabled={cancel === 'at-rest' && isPending}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} pending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </Modal>
  );
}
