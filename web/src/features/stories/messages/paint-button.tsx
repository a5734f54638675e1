import type { Compose } from '@sirenade/contract/stories';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSession } from '../../session/use-session.ts';

interface PaintButtonProps {
  storyId: number;
  compose: Compose;
  /** Whether a reply is on its way: it may replace this one. */
  isBusy: boolean;
  onPainted(compose: Compose): void;
}

/** Has an answer without a picture painted, for one image credit. */
export function PaintButton({ storyId, compose, isBusy, onPainted }: PaintButtonProps) {
  const [isPainting, setPainting] = useState(false);
  const { user, refresh } = useSession();
  const latest = useRef<typeof onPainted | null>(null);
  useEffect(() => {
    latest.current = onPainted;
    return () => {
      latest.current = null;
    };
  });

  const paint = async () => {
    setPainting(true);
    try {
      const painted = await call('POST /api/story/:id/compose/:compose/picture', {
        params: { id: storyId, compose: compose.id },
        query: { media: 'url' },
      });
      // By now the page may show another chat.
      latest.current?.(painted);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      notify.error(failure.message);
    } finally {
      setPainting(false);
      if (user) void refresh();
    }
  };

  return (
    <>
      <IconButton
        label={isPainting ? 'A picture is being made' : 'Paint this'}
        icon={ImagePlus}
        iconSize={17}
        tip="above"
        aria-disabled={isPainting || isBusy || undefined}
        aria-busy={isPainting || undefined}
        onClick={() => void paint()}
        className="compose-action"
      />
      {isPainting ? (
        <span role="status" className="text-sm text-fog">
          A picture is being made.
        </span>
      ) : null}
    </>
  );
}
