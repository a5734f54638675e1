import { Button } from '../../../ui/button.tsx';
import type { Painting } from './use-paint.ts';

interface PaintProgressProps {
  painting: Painting;
  /** The button that was pressed goes away: the focus has to go somewhere. */
  onCancelled(): void;
}

/** How far a picture is, with the way out. */
export function PaintProgress({ painting: { progress, cancel }, onCancelled }: PaintProgressProps) {
  if (progress === null) return null;
  const percent = Math.round(progress * 100);
  return (
    <div className="mt-4 flex items-center gap-4">
      <div
        role="progressbar"
        aria-label="Generating a picture"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 min-w-0 grow overflow-hidden rounded-full bg-surface-3"
      >
        <span
          className="block h-full rounded-full bg-alive transition-[width] duration-500"
          style={{ width: `${Math.max(3, percent)}%` }}
        />
      </div>
      <span className="w-10 text-right text-sm text-fog tabular-nums" aria-hidden>
        {percent}%
      </span>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          cancel();
          onCancelled();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}
