import { mix } from '../drawing/colour.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Cloth } from './garment.ts';

export const PATTERNS = ['plain', 'stripes', 'pinstripes', 'dots', 'checks', 'floral', 'brocade', 'stars'] as const;
export type PatternName = (typeof PATTERNS)[number];

/** The fill of a pattern in the colours of a cloth; nothing where it is plain. */
export function patternOf(sheet: Sheet, name: PatternName, cloth: Cloth): string | undefined {
  const faint = mix(cloth.second, cloth.base, 0.2);
  const drawings: Record<Exclude<PatternName, 'plain'>, [number, number, string, string?]> = {
    stripes: [40, 30, `<rect width="40" height="13" fill="${faint}" fill-opacity=".9"/>`],
    pinstripes: [
      13,
      40,
      `<rect width="1.6" height="40" fill="${mix(cloth.light, '#ffffff', 0.3)}" fill-opacity=".4"/>`,
    ],
    dots: [24, 24, `<circle cx="6" cy="6" r="3.6" fill="${faint}"/><circle cx="18" cy="18" r="3.6" fill="${faint}"/>`],
    checks: [
      44,
      44,
      `<rect width="18" height="44" fill="${faint}" fill-opacity=".5"/><rect width="44" height="18" fill="${cloth.deep}" fill-opacity=".34"/><rect x="30" width="2.4" height="44" fill="${cloth.light}" fill-opacity=".5"/><rect y="30" width="44" height="2.4" fill="${cloth.light}" fill-opacity=".5"/>`,
      'rotate(8)',
    ],
    floral: [
      46,
      46,
      flower(12, 12, faint, cloth.metal) +
        flower(34, 34, mix(faint, '#ffffff', 0.3), cloth.metal) +
        `<path d="M12 18q4 9 -2 14M34 40q-5 4 -10 2" fill="none" stroke="${mix('#5b7a4c', cloth.base, 0.3)}" stroke-width="2"/>`,
    ],
    brocade: [
      38,
      52,
      `<path d="M19 4q10 10 0 22q-10 -12 0 -22M19 26q6 6 0 14q-6 -8 0 -14M6 30q8 2 8 12q-8 -2 -8 -12M32 30q-8 2 -8 12q8 -2 8 -12" fill="${cloth.metal}" fill-opacity=".5"/>`,
    ],
    stars: [
      34,
      34,
      `<path d="M9 4l1.6 4 4 1.6 -4 1.6 -1.6 4 -1.6 -4 -4 -1.6 4 -1.6ZM26 21l1.1 2.8 2.8 1.1 -2.8 1.1 -1.1 2.8 -1.1 -2.8 -2.8 -1.1 2.8 -1.1Z" fill="${cloth.metal}" fill-opacity=".85"/>`,
    ],
  };
  if (name === 'plain') return undefined;
  const [width, height, content, transform] = drawings[name];
  return sheet.weave(width, height, content, transform);
}

function flower(x: number, y: number, colour: string, heart: string): string {
  const petals = [0, 72, 144, 216, 288].map((angle) => {
    const [px, py] = [x + Math.cos((angle * Math.PI) / 180) * 4.6, y + Math.sin((angle * Math.PI) / 180) * 4.6];
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="3.6" fill="${colour}"/>`;
  });
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="2.2" fill="${heart}"/>`;
}
