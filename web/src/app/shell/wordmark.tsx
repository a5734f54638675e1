import { Link } from 'react-router';
import { classes } from '../../lib/classes.ts';
import { site } from '../../lib/site.ts';

/** The half-risen moon over two waves. */
function Mark() {
  return (
    <svg
      viewBox="0 0 28 24"
      width="28"
      height="24"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeWidth="1.6"
    >
      <path d="M6 14a8 8 0 0 1 16 0" fill="var(--accent)" />
      <path d="M2 17.5c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0 4 1.6 6 0" stroke="currentColor" />
      <path d="M7 21.8c1.8-1.4 3.5-1.4 5.3 0s3.5 1.4 5.3 0 2.4-1.2 3.6-.7" stroke="currentColor" opacity=".5" />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classes(
        'inline-flex min-h-[44px] min-w-[44px] items-center gap-2.5 rounded-md font-display text-xl tracking-tight',
        className,
      )}
    >
      <Mark />
      {/* Very large type leaves no room for it beside the buttons. */}
      <span className="max-[17rem]:sr-only">{site.name}</span>
    </Link>
  );
}
