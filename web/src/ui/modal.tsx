import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../lib/classes.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export interface ModalProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  footer?: ReactNode;
  closeOnBackdrop?: boolean;
  /** False for a question that must be answered: no cross, no Escape, no backdrop click. */
  dismissible?: boolean;
}

const widths = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-h-[min(88dvh,54rem)] sm:max-w-4xl',
};

/** A native modal dialog: the browser traps the focus, makes the rest inert and returns the focus. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  children,
  size = 'md',
  footer,
  closeOnBackdrop = true,
  dismissible = true,
}: Omit<ModalProps, 'open'>) {
  const titleId = useId();
  const { dialogRef, backdrop } = useModalDialog({ onClose, dismissible, closeOnBackdrop });
  return (
    <dialog ref={dialogRef} aria-labelledby={titleId} className={classes('modal', widths[size])} {...backdrop}>
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-2 sm:px-8 sm:pt-7">
          <h2 id={titleId} className="pt-1 font-display text-xl text-balance sm:text-2xl">
            {title}
          </h2>
          {dismissible ? (
            <IconButton label="Close" icon={X} tip="below-end" onClick={onClose} className="-mt-0.5 -mr-3" />
          ) : null}
        </div>
        <div
          ref={scrollByKeyboard}
          className="modal-body min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6 sm:px-8 sm:pb-8"
        >
          {children}
        </div>
        {footer ? (
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-sm:flex-col-reverse sm:px-8 sm:py-5">
            {footer}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

/** A text larger than its box can be scrolled without a mouse; a small one is no stop on the way. */
export function scrollByKeyboard(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const mark = () => {
    if (body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(mark);
  observer.observe(body);
  return () => observer.disconnect();
}

export interface ConfirmModalProps {
  open: boolean;
  title: ReactNode;
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that matters. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    open,
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger = false,
    pending = false,
    onConfirm,
    onClose,
  } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={pending} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            onClick={onConfirm}
            data-autofocus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-fog">{body}</div>
    </Modal>
  );
}
