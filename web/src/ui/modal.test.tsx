import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmModal, Modal } from './modal.tsx';

function Page({ closeOnBackdrop }: { closeOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="A question"
        {...(closeOnBackdrop !== undefined && { closeOnBackdrop })}
      >
        <p>Some words</p>
      </Modal>
    </>
  );
}

function openPage(props: { closeOnBackdrop?: boolean } = {}) {
  render(<Page {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'A question' });
}

test('it is a named modal dialog that its cross closes', () => {
  expect(openPage().open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press and release on the backdrop closes it; a drag out of the text does not', () => {
  const dialog = openPage();
  fireEvent.pointerDown(screen.getByText('Some words'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a modal that keeps its backdrop closed stays', () => {
  const dialog = openPage({ closeOnBackdrop: false });
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a dangerous question rests on Cancel, and a pending one takes no second answer', () => {
  const onConfirm = vi.fn();
  const question = { open: true, title: 'Delete?', confirmLabel: 'Delete', danger: true, onConfirm, onClose: () => {} };
  const { rerender } = render(<ConfirmModal {...question} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(<ConfirmModal {...question} pending />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
