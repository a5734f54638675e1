import '../chat-side.css';
import type { Compose } from '@sirenade/contract/stories';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useAlternate } from './use-alternate.ts';

export interface AlternatesProps {
  storyId: number;
  /** The last exchange. */
  compose: Compose;
  /** Whether a reply is on its way: then nothing is switched. */
  isBusy: boolean;
  /** Gets the exchange with the other answer: its text, speech and picture. */
  onSwitch(compose: Compose): void;
}

/** ◀ 2/3 ▶: switches between the answers to a message; free of charge. */
export function Alternates({ storyId, compose, isBusy, onSwitch }: AlternatesProps) {
  const { count } = compose.alternate;
  const { index, show } = useAlternate({ storyId, compose, onSwitch });
  if (count < 2) return null;
  const isFirst = index === 0;
  const isLast = index === count - 1;

  const step = (by: number) => {
    const next = index + by;
    if (!isBusy && next >= 0 && next < count) show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div role="group" aria-label="Answers" className="alternates" onKeyDown={onKeyDown}>
      <IconButton
        label="Previous answer"
        icon={ChevronLeft}
        tip="above"
        // Not disabled at the ends: the keyboard would lose its place.
        disabled={isBusy}
        aria-disabled={isFirst || undefined}
        onClick={() => step(-1)}
      />
      <span aria-live="polite">
        <span aria-hidden>
          {index + 1}/{count}
        </span>
        <span className="sr-only">
          Answer {index + 1} of {count}
        </span>
      </span>
      <IconButton
        label="Next answer"
        icon={ChevronRight}
        tip="above"
        disabled={isBusy}
        aria-disabled={isLast || undefined}
        onClick={() => step(1)}
      />
    </div>
  );
}
