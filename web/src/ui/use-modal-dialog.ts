import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../lib/history/history-router.tsx';
import { raiseLayersAgain } from './raise-layer.ts';

type DialogOptions = { onClose(): void; dismissible?: boolean; closeOnBackdrop?: boolean };

/** Opens the dialog while it is mounted, with the focus on `data-autofocus` if there is one, and turns Escape, backdrop clicks and going back into `onClose`. */
export function useModalDialog({ onClose, dismissible = true, closeOnBackdrop = true }: DialogOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, dismissible });
  latest.current = { onClose, dismissible };
  const pressedBackdrop = useRef(false);
  useLayer(dismissible, onClose);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // Scrolling stops while the dialog is open; the page keeps the width of its scrollbar.
    const page = document.documentElement;
    if (!document.querySelector('dialog[open]'))
      page.style.setProperty('--gutter', `${Math.max(0, window.innerWidth - page.clientWidth)}px`);
    dialog.showModal();
    raiseLayersAgain();
    // The browser would choose the first button; React's autoFocus runs before the dialog shows.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (latest.current.dismissible) latest.current.onClose();
    };
    // Chromium closes on a second Escape even if `cancel` was prevented; a dialog that must be answered opens again.
    const onClosed = () => {
      if (dialog.open) return;
      if (latest.current.dismissible) latest.current.onClose();
      else {
        dialog.showModal();
        raiseLayersAgain();
      }
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, []);

  return {
    dialogRef,
    backdrop: {
      // A drag that began inside, selecting text, is not a click on the backdrop.
      onPointerDown: (event: PointerEvent) => {
        pressedBackdrop.current = event.target === dialogRef.current;
      },
      onClick: (event: MouseEvent) => {
        if (event.target !== dialogRef.current || !pressedBackdrop.current) return;
        if (closeOnBackdrop && dismissible) onClose();
      },
    },
  };
}
