import type { Siren } from '@sirenade/contract/sirens';
import { useRef } from 'react';
import { useOnScreen } from '../../../lib/use-on-screen.ts';
import { CARDS } from './siren-blocks.ts';
import { SirenCard } from './siren-card.tsx';

interface SirenBlockProps {
  sirens: Siren[];
  /** Counted from 0. */
  page: number;
}

/** One page of cards. Far from the screen an empty block of the same height stands in, so that the page stays light. */
export function SirenBlock({ sirens, page }: SirenBlockProps) {
  const box = useRef<HTMLUListElement>(null);
  const isNear = useOnScreen(box, {
    margin: '150% 0px',
    initially: page < 2,
    // The keyboard must not lose its place.
    shouldStay: () => box.current?.contains(document.activeElement) === true,
  });
  const isResting = !isNear && sirens.length === CARDS;
  return (
    <ul ref={box} aria-label={`Sirens, page ${page + 1}`} className={isResting ? 'siren-block-resting' : 'siren-block'}>
      {isResting ? (
        <FindableNames sirens={sirens} />
      ) : (
        sirens.map((siren, place) => <SirenCard key={siren.id} siren={siren} place={page * CARDS + place} />)
      )}
    </ul>
  );
}

/** The names of sirens off the screen, for find-in-page; scrolling there renders their cards again. */
function FindableNames({ sirens }: { sirens: Siren[] }) {
  return <li ref={hideUntilFound}>{sirens.map(({ name, description }) => `${name} ${description}`).join('\n')}</li>;
}

/** React knows `hidden` as yes or no only. */
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found');
}
