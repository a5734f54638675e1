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
  const [shownId, setShownId] = useState<string | null>(null);
  const [count, setCount] = useState(images.length);
  if (count !== images.length) {
    // The first picture that has just come is the one to look at.
    if (images.length > count) setShownId(images[count]?.id ?? null);
    setCount(images.length);
  }
  const found = images.findIndex(({ id }) => id === shownId);
  const shown = found < 0 ? coverIndex : found;
  const image = images[shown];

  const remove = () => {
    const next = images[shown + 1] ?? images[shown - 1];
    setShownId(next?.id ?? null);
    onChange({ type: 'removed', index: shown });
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
            alt={`${draft.name.trim() || 'Your siren'} (${shown + 1} of ${images.length})`}
            className="gallery-picture"
          />
        ) : progress === null ? (
          <div className="gallery-empty">
            <ImageIcon size={36} strokeWidth={1} aria-hidden />
            <p>No Images Generated Yet</p>
          </div>
        ) : null}
        {image && shown === coverIndex ? <span className="gallery-badge">Cover</span> : null}
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
            aria-disabled={shown === coverIndex}
            onClick={() => onChange({ type: 'cover', index: shown })}
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
          shown={shown}
          onShow={(index) => setShownId(images[index]?.id ?? null)}
          onMove={(from, to) => {
            setShownId(images[from]?.id ?? null);
            onChange({ type: 'moved', from, to });
          }}
        />
      ) : null}
      <FieldErrors errors={errors} spacing="first:mt-3" />
    </section>
  );
}
