import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useModalDialog } from '../../ui/use-modal-dialog.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar of small screens: slides in over a darkened page, and traps the focus while it is open. */
export function SidebarDrawer({ onClose }: { onClose(): void }) {
  const { dialogRef, backdrop } = useModalDialog({ onClose });
  return (
    <dialog ref={dialogRef} aria-label="Navigation" className="drawer" {...backdrop}>
      <div className="relative h-full overflow-y-auto">
        <IconButton
          label="Close navigation"
          icon={X}
          tip="below-end"
          onClick={onClose}
          className="absolute top-2.5 right-2 z-10"
        />
        <Sidebar />
      </div>
    </dialog>
  );
}
