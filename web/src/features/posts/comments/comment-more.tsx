import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnScreen } from '../../../lib/use-on-screen.ts';
import { Button } from '../../../ui/button.tsx';

/** At the end of the rendered comments: renders more when it comes near the screen, or by its button. */
export function CommentMore({ onMore }: { onMore(): void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(end, { margin: '200% 0px' });
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (isNear) more();
  }, [isNear]);
  return (
    <div ref={end} className="mt-6">
      <Button variant="secondary" size="sm" onClick={onMore}>
        Show more comments
      </Button>
    </div>
  );
}
