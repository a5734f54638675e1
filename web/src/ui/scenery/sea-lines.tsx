/** A small line drawing of the sea: a low moon and its path over quiet water. */
export function SeaLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M62 44a18 18 0 1 1 36 0" className="sea-moon" />
      <path d="M8 44h144" opacity=".7" />
      <path d="M68 51h24" className="sea-moon" />
      <path d="M24 52c4-2.4 8-2.4 12 0s8 2.4 12 0M112 52c4-2.4 8-2.4 12 0s8 2.4 12 0" opacity=".75" />
      <path d="M72 59h10" className="sea-moon" />
      <path d="M40 61c5-2.8 10-2.8 15 0M96 60c5-2.8 10-2.8 15 0s10 2.8 15 0" opacity=".6" />
      <path d="M76 67h13" className="sea-moon" />
      <path d="M54 70c5-2.8 10-2.8 15 0M98 69c4-2.4 8-2.4 12 0" opacity=".45" />
      <path d="M78 75h6" className="sea-moon" />
    </svg>
  );
}
