import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Modal } from '../../../ui/modal.tsx';

/** A portrait that opens large when pressed. */
export function AvatarViewer({ src, name }: { src: string | null; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the picture of ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group shrink-0 cursor-zoom-in rounded-full"
      >
        <Avatar
          src={src}
          name=""
          size={136}
          className="ring-1 ring-line-strong shadow-2 transition group-hover:scale-[1.02]"
        />
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={name} size="sm">
        <EnlargedAvatar src={src} name={name} />
      </Modal>
    </>
  );
}

function EnlargedAvatar({ src, name }: { src: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      src={src && !broken ? src : '/default-avatar.svg'}
      alt={name}
      onError={() => setBroken(true)}
      className="aspect-square w-full rounded-lg bg-surface-2 object-cover"
    />
  );
}
