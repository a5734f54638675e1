import type { SirenImage } from '@sirenade/contract/sirens';
import { ImageIcon } from 'lucide-react';
import { useId } from 'react';
import { creditsOf } from '../../../lib/credits.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { scrollByKeyboard } from '../../../ui/modal.tsx';
import { useSession } from '../../session/use-session.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import type { Painting } from '../form/use-paint.ts';
import { LONGEST_APPEARANCE } from './builder.state.ts';

interface BuilderPreviewProps {
  /** All that were made here, in their order. */
  pictures: SirenImage[];
  chosen: SirenImage | null;
  onChoose(id: string): void;
  onEnlarge(place: number): void;
  painting: Painting;
  onStop(): void;
  appearance: string;
  /** The appearance has reached its maximum length. */
  isFull: boolean;
}

function ImagesLeft() {
  const { user } = useSession();
  if (!user) return null;
  const { images } = creditsOf(user.payments);
  return (
    <p className="text-sm text-fog tabular-nums">
      {formatNumber(images)} {images === 1 ? 'image' : 'images'} left
    </p>
  );
}

function Progress({ part, onStop }: { part: number; onStop(): void }) {
  const percent = Math.round(part * 100);
  return (
    <div className="builder-progress">
      <div
        role="progressbar"
        aria-label="Generating the image"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="builder-progress-bar"
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <Button variant="secondary" size="sm" onClick={onStop}>
        Stop generating
      </Button>
    </div>
  );
}

function MadePictures({ pictures, chosen, onChoose }: Pick<BuilderPreviewProps, 'pictures' | 'chosen' | 'onChoose'>) {
  return (
    <div>
      <ul aria-label="Pictures made here" className="builder-made">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={`Picture ${place + 1} of ${pictures.length}`}
              aria-pressed={picture === chosen}
              onClick={() => onChoose(picture.id)}
            >
              <img src={picture.thumb_url} width={picture.width} height={picture.height} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-sm text-fog">Save keeps all of them, the chosen one first.</p>
    </div>
  );
}

/** The pictures so far, and the appearance text they are made from [S31]. */
export function BuilderPreview(props: BuilderPreviewProps) {
  const { pictures, chosen, onChoose, onEnlarge, painting, onStop, appearance, isFull } = props;
  const id = useId();
  const { progress, failure } = painting;
  return (
    <div className="builder-preview">
      <div className="builder-frame" aria-busy={progress !== null}>
        {chosen ? (
          <button
            type="button"
            aria-label="Enlarge the picture"
            aria-haspopup="dialog"
            className="builder-enlarge"
            onClick={() => onEnlarge(pictures.indexOf(chosen))}
          >
            <img
              key={chosen.id}
              src={chosen.card_url}
              width={chosen.width}
              height={chosen.height}
              alt="The siren as generated"
              className="builder-picture"
            />
          </button>
        ) : (
          <div className="builder-no-picture">
            <ImageIcon size={28} strokeWidth={1} aria-hidden />
            <p>No image generated yet</p>
          </div>
        )}
      </div>
      <div className="builder-text">
        {progress === null ? <ImagesLeft /> : <Progress part={progress} onStop={onStop} />}
        <p role="status" className="sr-only">
          {progress === null && chosen ? 'The image is ready. It is kept when you save.' : ''}
        </p>
        {pictures.length > 1 ? <MadePictures pictures={pictures} chosen={chosen} onChoose={onChoose} /> : null}
        <FailureNotice failure={failure} className="text-sm" />
        <p role="status" className={isFull ? 'text-sm text-danger' : 'sr-only'}>
          {isFull
            ? `There is no room for more. An appearance has at most ${formatNumber(LONGEST_APPEARANCE)} characters.`
            : ''}
        </p>
        <section aria-labelledby={id} className="builder-appearance">
          <h3 id={id} className="builder-list-title">
            Appearance
            <span className="font-normal tabular-nums">
              {' '}
              {formatNumber(appearance.length)} / {formatNumber(LONGEST_APPEARANCE)}
            </span>
          </h3>
          <p ref={scrollByKeyboard}>
            {appearance || <span className="text-fog">Your choices appear here as you make them.</span>}
          </p>
        </section>
      </div>
    </div>
  );
}
