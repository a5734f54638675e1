import { type ReactNode, useState } from 'react';
import { lateModal } from '../../ui/late-modal.tsx';

/** The list of shortcuts, loaded on demand. */
export const ShortcutSheet = lateModal(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

/** The way to the shortcuts without a keyboard. */
export function ShortcutsButton({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen ? <ShortcutSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
