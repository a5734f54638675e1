import type { ReactNode } from 'react';
import { SeaLines } from './scenery/sea-lines.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  body?: ReactNode;
  action?: ReactNode;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
}

/** An empty list or page: one sentence on why, one button for the next step. */
export function EmptyState({ title, body, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center sm:py-16">
      <SeaLines className="mb-6 w-40 max-w-full text-fog" />
      <Heading className="font-display text-2xl text-balance text-text">{title}</Heading>
      {body ? <div className="mt-3 text-balance text-fog">{body}</div> : null}
      {action ? <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
