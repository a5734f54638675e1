import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: [Info, 'border-line bg-tint text-fog'],
  success: [CircleCheck, 'border-alive-line bg-alive-soft text-alive'],
  warning: [TriangleAlert, 'border-accent-line bg-accent-soft text-accent'],
  danger: [CircleAlert, 'border-danger-line bg-danger-soft text-danger'],
} as const;

/** A sentence that stays on the page, unlike a toast. */
export function Notice({ tone, children, className }: { tone: NoticeTone; children: ReactNode; className?: string }) {
  const [Icon, look] = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-md border px-4 py-3', look, className)}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 text-text">{children}</div>
    </div>
  );
}
