import { ImageIcon, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldErrors } from '../../../ui/form/field-notes.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import type { FormChange, SirenDraft } from './siren-form.state.ts';

interface GalleryProps {
  draft: Pick<SirenDraft, 'images' | 'coverIndex' | 'name'>;
  onChange(change: FormChange): void;
  /** From 0 to 1 while a picture is made. */
  progress: number | null;
  errors?: string[] | undefined;
}

/** The pictures of a siren: one large, all in a row beneath [S26]. */
export function Gallery({ draft, onChange, progress, errors = [] }: GalleryProps) {
  const { images, coverIndex } = draft;
  const section = useRef<HTMLElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [count, setCount] = useState(images.length);
  if (count !== images.length) {
    // The first picture that has just come is the one to look at.
    if (images.length > count) setCurrentId(images[count]?.id ?? null);
    setCount(images.length);
  }
  const found = images.findIndex(({ id }) => id === currentId);
  const current = found < 0 ? coverIndex : found;
  const image = images[current];

  const remove = () => {
    const next = images[current + 1] ?? images[current - 1];
    setCurrentId(next?.id ?? null);
    onChange({ type: 'removed', index: current });
    // The button that was pressed goes away with the last picture.
    if (!next) section.current?.focus();
  };

  return (
    <section ref={section} id="siren-images" tabIndex={-1} aria-label="Pictures" className="outline-none">
      <div className="gallery-frame" aria-busy={progress !== null}>
        {image ? (
          <img
            key={image.id}
            src={image.url}
            width={image.width}
            height={image.height}
            alt={`${draft.name.trim() || 'Your siren'} (${current + 1} of ${images.length})`}
            className="gallery-picture"
          />
        ) : progress === null ? (
          <div className="gallery-empty">
            <ImageIcon size={36} strokeWidth={1} aria-hidden />
            <p>No Images Generated Yet</p>
          </div>
        ) : null}
        {image && current === coverIndex ? <span className="gallery-badge">Cover</span> : null}
        {progress === null ? null : (
          <div className="gallery-making" aria-hidden>
            <span className="gallery-making-light" style={{ height: `${Math.round(progress * 100)}%` }} />
          </div>
        )}
      </div>
      {image ? (
        <div className="mt-3 flex items-center justify-between gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={current === coverIndex}
            onClick={() => onChange({ type: 'cover', index: current })}
          >
            Set as Cover
          </Button>
          <IconButton label="Delete picture" icon={Trash2} tip="below-end" onClick={remove} />
        </div>
      ) : null}
      {images.length > 1 ? (
        <GalleryStrip
          images={images}
          coverIndex={coverIndex}
          current={current}
          onShow={(index) => setCurrentId(images[index]?.id ?? null)}
          onMove={(from, to) => {
            setCurrentId(images[from]?.id ?? null);
            onChange({ type: 'moved', from, to });
          }}
        />
      ) : null}
      <FieldErrors errors={errors} spacing="first:mt-3" />
    </section>
  );
}
