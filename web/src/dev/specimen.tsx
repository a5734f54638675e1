import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The component's name in the source. */
  name: string;
  /** When to use it, in a line. */
  use: ReactNode;
  children: ReactNode;
}

/** One component with all its states. */
export function Specimen({ name, use, children }: SpecimenProps) {
  return (
    <article className="style-specimen">
      <h3 className="style-name">{name}</h3>
      <p className="style-use">{use}</p>
      {children}
    </article>
  );
}

/** States side by side, as far as there is room. */
export function States({ children }: { children: ReactNode }) {
  return <div className="style-states">{children}</div>;
}

/** One state with its name; `wide` where it needs the whole line. */
export function State({ of, wide = false, children }: { of: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'style-state style-state-wide' : 'style-state'}>
      <p className="style-state-name">{of}</p>
      {children}
    </div>
  );
}
