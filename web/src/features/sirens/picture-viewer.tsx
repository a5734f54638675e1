import './siren-page.css';
import type { SirenImage } from '@sirenade/contract/sirens';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type TouchEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useModalDialog } from '../../ui/use-modal-dialog.ts';

interface PictureViewerProps {
  name: string;
  pictures: SirenImage[];
  start: number;
  onClose(): void;
}

/** How far a finger goes sideways until it means the next picture. */
const SWIPE = 48;

/** One picture as large as the screen allows; arrows, keys and a finger lead to the others. */
export function PictureViewer({ name, pictures, start, onClose }: PictureViewerProps) {
  const titleId = useId();
  const { dialogRef, backdrop } = useModalDialog({ onClose });
  const [index, setIndex] = useState(start);
  const touchedAt = useRef<number | null>(null);
  const picture = pictures[index] ?? pictures[0];
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
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
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const moved = touch && touchedAt.current !== null ? touch.clientX - touchedAt.current : 0;
    touchedAt.current = null;
    if (Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
  };
  return (
    <dialog ref={dialogRef} aria-labelledby={titleId} className="picture-stage" {...backdrop}>
      <div className="picture-stage-head">
        <h2 id={titleId} dir="auto" className="truncate font-display text-xl">
          {name}
        </h2>
        <IconButton label="Close" icon={X} tip="below-end" onClick={onClose} />
      </div>
      <img
        key={picture.id}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={`${name}, ${index + 1} of ${pictures.length}`}
        draggable={false}
        className="picture-large"
        // Two fingers look closer.
        onTouchStart={({ touches }) => {
          touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={onTouchEnd}
      />
      {isOne ? null : (
        <div className="flex items-center gap-4 pt-1">
          <IconButton label="Previous picture" icon={ChevronLeft} tip="above" onClick={() => step(-1)} />
          <span aria-live="polite" className="text-sm text-fog tabular-nums">
            {index + 1} of {pictures.length}
          </span>
          <IconButton label="Next picture" icon={ChevronRight} tip="above" data-autofocus onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  );
}
