import type { SirenImage } from '@sirenade/contract/sirens';
import { ImageIcon } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { scrollByKeyboard } from '../../../ui/modal.tsx';
import { useSession } from '../../accounts/use-session.ts';
import { creditsOf } from '../../billing/credits.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { Painting } from '../use-paint.ts';
import { LONGEST_APPEARANCE } from './builder.state.ts';

interface BuilderPreviewProps {
  image: SirenImage | null;
  painting: Painting;
  appearance: string;
  /** Nothing more can be said. */
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
      <Button variant="quiet" size="sm" onClick={onStop}>
        Stop generating
      </Button>
    </div>
  );
}

/** The picture so far, and the words it is made from [S31]. */
export function BuilderPreview({ image, painting, appearance, isFull }: BuilderPreviewProps) {
  const id = useId();
  const { progress, failure, cancel } = painting;
  return (
    <div className="builder-preview">
      <div className="builder-frame" aria-busy={progress !== null}>
        {image ? (
          <img
            key={image.id}
            src={image.card_url}
            width={image.width}
            height={image.height}
            alt="The siren as generated"
            className="builder-picture"
          />
        ) : (
          <div className="builder-no-picture">
            <ImageIcon size={28} strokeWidth={1} aria-hidden />
            <p>No image generated yet</p>
          </div>
        )}
      </div>
      <div className="builder-told">
        {progress === null ? <ImagesLeft /> : <Progress part={progress} onStop={cancel} />}
        <p role="status" className="sr-only">
          {progress === null && image ? 'The image is ready. It is kept when you save.' : ''}
        </p>
        <FailureNotice failure={failure} className="text-sm" />
        <p role="status" className={isFull ? 'text-sm text-danger' : 'sr-only'}>
          {isFull ? `There is no room for more. An appearance has at most ${LONGEST_APPEARANCE} characters.` : ''}
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
