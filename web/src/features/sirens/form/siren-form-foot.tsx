import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { PaintProgress } from './paint-progress.tsx';
import type { Painting } from './use-paint.ts';
import type { Saving } from './use-save-siren.ts';

interface SirenFormFootProps {
  submitLabel: string;
  saving: Saving;
  painting: Painting;
  /** The first picture failed, and the siren still has none. */
  offersWithout: boolean;
}

/** The end of the form: the result of the last save, and the save button [S29]. */
export function SirenFormFoot({ submitLabel, saving, painting, offersWithout }: SirenFormFootProps) {
  const isPainting = painting.progress !== null;
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <div className="space-y-4 border-t border-line pt-6">
      <FailureNotice failure={saving.failure} />
      {saving.failure?.isOutdated ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void saving.showNewer()}>
            Load the newer version
          </Button>
          <Button variant="ghost" pending={saving.isSaving} onClick={() => void saving.save({ anyway: true })}>
            Save mine anyway
          </Button>
        </div>
      ) : null}
      {saving.isSaving && isPainting ? (
        <div>
          <p className="text-sm text-fog">A first picture of them is being made.</p>
          <PaintProgress painting={painting} onCancelled={() => submit.current?.focus()} />
        </div>
      ) : null}
      {offersWithout ? (
        <div className="space-y-4">
          <FailureNotice failure={painting.failure} />
          <p className="text-fog">No picture was made. You can try again, or go on without one.</p>
          <Button variant="secondary" onClick={() => void saving.save({ withoutPicture: true })}>
            Create without a picture
          </Button>
        </div>
      ) : null}
      <Button
        ref={submit}
        type="submit"
        size="lg"
        pending={saving.isSaving}
        aria-disabled={isPainting}
        className="max-sm:w-full"
      >
        {saving.isSaving ? 'Submitting...' : submitLabel}
      </Button>
    </div>
  );
}
