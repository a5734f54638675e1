import { useState } from 'react';
import { classes } from '../lib/classes.ts';

const fallback = '/default-avatar.svg';

/** A round portrait; the drawn moon stands in where there is none or it does not load. */
export function Avatar({
  src,
  name,
  size = 40,
  className,
}: {
  src: string | null;
  name: string;
  size?: number;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      src={src && src !== broken ? src : fallback}
      alt={name}
      width={size}
      height={size}
      decoding="async"
      onError={() => setBroken(src)}
      className={classes('shrink-0 rounded-full bg-surface-2 object-cover', className)}
      style={{ width: size, height: size }}
    />
  );
}
