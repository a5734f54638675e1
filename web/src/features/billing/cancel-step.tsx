import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface CancelStepProps {
  title: string;
  rest: string;
  isBusy: boolean;
  isCancelling: boolean;
  onConfirm(): void;
  onBack(): void;
}

/** Asks before a plan is cancelled, and names the credits that stay. */
export function CancelStep({ title, rest, isBusy, isCancelling, onConfirm, onBack }: CancelStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone; the keyboard goes on from the question.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="border-t border-line pt-6 pb-8">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        Cancel {title}?
      </h3>
      <p className="mt-2 max-w-prose text-pretty text-fog">
        Once it is cancelled, nothing more will be charged. {rest}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          Keep it
        </Button>
        <Button variant="danger" pending={isCancelling} disabled={isBusy} onClick={onConfirm}>
          Cancel subscription
        </Button>
      </div>
    </section>
  );
}
