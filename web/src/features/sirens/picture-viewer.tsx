import './siren-page.css';
import type { SirenImage } from '@sirenade/contract/sirens';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface PictureViewerProps {
  name: string;
  pictures: SirenImage[];
  start: number;
  onClose(): void;
}

/** One picture as large as the screen allows; arrows lead to the others. */
export function PictureViewer({ name, pictures, start, onClose }: PictureViewerProps) {
  const [shown, setShown] = useState(start);
  const picture = pictures[shown] ?? pictures[0];
  const step = (by: number) => setShown((shown + by + pictures.length) % pictures.length);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!picture) return null;
  const isOne = pictures.length === 1;
  return (
    <Modal open onClose={onClose} title={name} size="md">
      <figure>
        <img
          key={picture.id}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={`${name}, ${shown + 1} of ${pictures.length}`}
          className="picture-large"
        />
        {isOne ? null : (
          <figcaption className="mt-3 flex items-center justify-center gap-4">
            <IconButton label="Previous picture" icon={ChevronLeft} tip="above" onClick={() => step(-1)} />
            <span aria-live="polite" className="text-sm text-fog tabular-nums">
              {shown + 1} of {pictures.length}
            </span>
            <IconButton label="Next picture" icon={ChevronRight} tip="above" data-autofocus onClick={() => step(1)} />
          </figcaption>
        )}
      </figure>
    </Modal>
  );
}
