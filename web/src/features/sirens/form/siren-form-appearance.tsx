import { TOO_MANY_PICTURES } from '@sirenade/contract/error-sentences';
import { ImagePlus, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NotPaintedLine } from './not-painted-line.tsx';
import type { PaintFailure } from './paint-failure.ts';
import { PaintProgress } from './paint-progress.tsx';
import { type FormChange, isFull, type SirenDraft } from './siren-form.state.ts';
import type { Painting } from './use-paint.ts';
import { paintRequestOf } from './use-save-siren.ts';

interface SirenFormAppearanceProps {
  draft: SirenDraft;
  change(change: FormChange): void;
  painting: Painting;
  imagesLeft: number;
  isSaving: boolean;
  errors?: string[] | undefined;
  failure: PaintFailure | null;
  onPaint(): void;
  onBuild(): void;
}

const leftText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'image' : 'images'} left`;

/** The appearance as text, and the buttons that make pictures of it [S27]. */
export function SirenFormAppearance(props: SirenFormAppearanceProps) {
  const { draft, change, painting, imagesLeft, isSaving, errors, failure, onPaint, onBuild } = props;
  const isPainting = painting.progress !== null;
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);

  const paint = async () => {
    onPaint();
    setReady(false);
    const painted = await painting.paint(paintRequestOf(draft));
    if (!painted) return;
    change({ type: 'painted', painted });
    setReady(true);
  };

  return (
    <div>
      <TextArea
        id="siren-appearance"
        label="Appearance"
        dir="auto"
        rows={3}
        value={draft.appearance}
        placeholder="Auburn hair to the shoulders, grey eyes, a linen shirt, late light from a window"
        error={errors}
        onChange={(event) => change({ type: 'set', values: { appearance: event.target.value } })}
      />
      <NotPaintedLine appearance={draft.appearance} className="mt-2 text-sm text-fog" />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="secondary" size="sm" onClick={onBuild}>
          <WandSparkles size={16} strokeWidth={1.5} aria-hidden />
          Siren Builder
        </Button>
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          pending={isPainting}
          aria-disabled={isSaving || isFull(draft)}
          onClick={() => void paint()}
        >
          {isPainting ? null : <ImagePlus size={16} strokeWidth={1.5} aria-hidden />}
          {isPainting ? 'Generating...' : 'Generate New Image'}
        </Button>
        <span className="text-sm text-fog tabular-nums">{leftText(imagesLeft)}</span>
      </div>
      {isFull(draft) && !failure ? <p className="mt-3 text-sm text-fog">{TOO_MANY_PICTURES}</p> : null}
      {isSaving ? null : <PaintProgress painting={painting} onCancelled={() => button.current?.focus()} />}
      <p role="status" className="sr-only">
        {isReady && !isPainting ? 'The picture is ready.' : ''}
      </p>
      <FailureNotice failure={failure} className="mt-4" />
    </div>
  );
}
