import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { SirenFormControl } from './use-siren-form.ts';

/** Announces an unsaved draft that was restored, or offers one of an older version of the siren. */
export function SavedDraftNotice({ form }: { form: SirenFormControl }) {
  const { isRestored, older } = form;
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(older);
  /** The button that was pressed goes away. */
  const then = (act: () => void) => () => {
    act();
    place.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    // The user has just loaded the newer version by a button far down the page.
    if (older && older !== first) place.current?.focus();
  }, [older, first]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      {older ? (
        <Notice tone="info" className="mb-8">
          We kept what you wrote. This siren was saved elsewhere since then, and you see the newer version.
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            <button type="button" className="text-link" onClick={then(form.takeOver)}>
              Go on with what I wrote
            </button>
            <button type="button" className="text-link" onClick={then(form.letGo)}>
              Keep the newer version
            </button>
          </span>
        </Notice>
      ) : isRestored ? (
        <Notice tone="info" className="mb-8">
          We kept what you wrote.{' '}
          <button type="button" className="text-link" onClick={then(form.startOver)}>
            Start over
          </button>
        </Notice>
      ) : null}
    </div>
  );
}
