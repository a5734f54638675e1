import type { SirenImage } from '@sirenade/contract/sirens';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

interface GalleryStripProps {
  images: SirenImage[];
  coverIndex: number;
  current: number;
  onShow(index: number): void;
  onMove(from: number, to: number): void;
}

/** All pictures in their order, which can be changed by dragging, by two buttons, and with Alt and an arrow key. */
export function GalleryStrip({ images, coverIndex, current, onShow, onMove }: GalleryStripProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    onMove(from, to);
    setAnnouncement(`Picture ${from + 1} moved to place ${to + 1} of ${images.length}.`);
  };

  const onKeyDown = (event: React.KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    // The browser would go back a page.
    event.preventDefault();
    move(index, index + step);
  };

  const drop = (index: number) => {
    if (dragged !== null) move(dragged, index);
    setDragged(null);
    setOver(null);
  };

  return (
    <div className="mt-3">
      <ol className="gallery-strip" aria-label="All pictures">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              draggable
              aria-current={index === current}
              aria-label={`Picture ${index + 1} of ${images.length}${index === coverIndex ? ', cover' : ''}`}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              className={classes(
                'gallery-thumb',
                index === dragged && 'opacity-40',
                index === over && dragged !== null && index !== dragged && 'gallery-thumb-over',
              )}
              onClick={() => onShow(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onDragStart={(event) => {
                event.dataTransfer?.setData('text/plain', String(index + 1));
                setDragged(index);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop(index);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
              <img src={image.thumb_url} width={image.width} height={image.height} alt="" draggable={false} />
              {index === coverIndex ? <span className="gallery-thumb-mark">Cover</span> : null}
            </button>
          </li>
        ))}
      </ol>
      <div className="mt-1 flex items-center justify-between gap-3 text-sm text-fog">
        <p className="tabular-nums">
          {current + 1} of {images.length}
        </p>
        <div className="flex items-center">
          <span aria-hidden>Move</span>
          <IconButton
            label="Move left"
            icon={ArrowLeft}
            iconSize={18}
            aria-disabled={current === 0}
            onClick={() => move(current, current - 1)}
          />
          <IconButton
            label="Move right"
            icon={ArrowRight}
            iconSize={18}
            tip="below-end"
            aria-disabled={current === images.length - 1}
            onClick={() => move(current, current + 1)}
            className="-mr-3"
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
