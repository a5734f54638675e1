import { ImageOff } from 'lucide-react';
import type { Attribute } from './attributes.ts';
import { optionsOf } from './attributes.ts';

/** The options of an attribute that the painter does not paint. */
export function notPaintedOptions(attribute: Attribute, notPainted: readonly string[]): readonly string[] {
  const { title, isBare } = attribute;
  return optionsOf(attribute).filter((option) =>
    notPainted.includes((isBare ? option : `${title}: ${option}`).toLowerCase()),
  );
}

/** Marks an option that is not painted; its name tells it to screen readers. */
export function NotPaintedMark() {
  return <ImageOff size={14} strokeWidth={1.5} aria-hidden className="builder-not-painted" />;
}

/** Explains the marks of a field. */
export function NotPaintedNote({ id }: { id: string }) {
  return (
    <p id={id} className="builder-note">
      <ImageOff size={14} strokeWidth={1.5} aria-hidden />
      Not painted by the built-in painter
    </p>
  );
}
