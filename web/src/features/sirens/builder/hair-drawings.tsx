import type { HairStyle } from './hair.options.ts';

/** Parts of a head seen from the front, on a sheet of 48 by 48: on top, behind, and tied hair. */
interface HairDrawing {
  top?: keyof typeof TOPS;
  /** How far down it falls, how much its edge swings and how often. */
  falls?: readonly [to: number, swing: number, waves: number];
  /** Round masses: buns, curls. */
  knots?: readonly (readonly [x: number, y: number, radius: number])[];
  /** Lines over everything: tails and plaits. */
  lines?: string;
  /** Plaits: where they begin and end. */
  plaits?: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

const TOPS = {
  parted: 'M14.6 26C13 16 17 9.5 24 9.5S35 16 33.4 26C32.5 21 30 17 24 14 18 17 15.5 21 14.6 26Z',
  side: 'M14.6 26C13 15 17.5 9.5 24.5 9.5 31 9.5 35 16 33.4 26 33 21.5 31 18 20.5 14.5 17 17 15.2 21 14.6 26Z',
  blunt: 'M14.6 26C13 15 17 9.5 24 9.5S35 15 33.4 26l-1-5.5H15.6Z',
  curtain:
    'M14.6 27C13 16 17 9.5 24 9.5S35 16 33.4 27C33 23 32 22 29.5 21.5 26.5 20 24.5 17 24 14c-.5 3-2.5 6-5.5 7.5C16 22 15 23 14.6 27Z',
  short: 'M15 22.5C13.8 14.5 18 10 24 10s10.2 4.5 9 12.5c-.8-4-3-6-9-6s-8.2 2-9 6Z',
  thin: 'M15.6 21.5C15.3 15.5 19 12.8 24 12.8s8.7 2.7 8.4 8.7C31.2 17 28 15.4 24 15.4s-7.2 1.6-8.4 6.1Z',
  slick: 'M15 21C14 13 18 9 24 9s10 4 9 12c-1-4-3.5-7-9-7s-8 3-9 7Z',
  quiff:
    'M15.2 22.5C14.5 17 15.5 14 18 12.5 16.5 8 21 5 26 5.5c6 .5 9 6 6.8 17-.8-4-2-6-4.8-7.5-4 1-8 .5-10.3 0-1.5 2-2 4.5-2.5 7.5Z',
  tousled:
    'M14.5 24c-1-4-.5-8 1-10l-1.5-2.5 4 .5L19 8l3.5 2.5L25 7l2 3.5 4-1.5-.5 3.5 3.5 1.5-1.5 2c1.2 3 1.5 5.5 1 8-1-3-2-4.5-4-6l-2 1.5-2.5-2.5-3 2.5-2.5-2.5-1.5 2.5c-2 1-3 2.5-3.5 4.5Z',
  undercut: 'M17.5 17C15.5 11 20 7.5 26 8c6 .5 9 6 7.5 15-.8-4-2.5-6.5-6-7.5-3.5 1.5-7 1.5-10 1.5Z',
  mohawk: 'M20.5 16C19.5 9 20.5 4.5 24 3c3.5 1.5 4.5 6 3.5 13-2-1-5-1-7 0Z',
  shag: 'M14 31c-1-7-1.5-13 1-17C17 10.5 20 9 24 9s7 1.5 9 5c2.5 4 2 10 1 17l-2-3c0-4-.5-6-1.5-8L28 22l-2-3-2 2.5-2-2.5-2.5 3-2-2c-1 2-1.5 4-1.5 8Z',
} as const;

const curlsAlong = (radius: number, around: number, size: number): [number, number, number][] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index / 8) * Math.PI * around - (Math.PI * (around - 1)) / 2;
    return [24 + Math.cos(angle) * radius, 21 + Math.sin(angle) * radius, size];
  });

const CHIN = 34;
const SHOULDER = 40;
const CHEST = 46;
const straight = (to: number) => [to, 0, 1] as const;
const wavy = (to: number) => [to, 1.2, 2.5] as const;
const curly = (to: number) => [to, 2, 3.5] as const;
/** So many waves are curls, which swing outward only. */
const CURLED = 3;

const HAIR: Record<HairStyle, HairDrawing> = {
  'pixie cut': { top: 'side', lines: 'M15 24l-.5 4M33 24l.5 4' },
  'buzz cut': { top: 'thin' },
  'short crop': { top: 'short' },
  'short back and sides': { top: 'short', lines: 'M15.2 20v5M32.8 20v5' },
  'side part': { top: 'side' },
  'slicked back': { top: 'slick', lines: 'M20 13l-1-3M24 13V9.5M28 13l1-3' },
  quiff: { top: 'quiff' },
  pompadour: { top: 'quiff', knots: [[25, 8, 5]] },
  undercut: { top: 'undercut' },
  'side shave': { top: 'undercut', lines: 'M33 20c1.5 6 1.5 11 0 16' },
  tousled: { top: 'tousled' },
  'short curls': { knots: curlsAlong(9.5, 1, 3.5) },
  mohawk: { top: 'mohawk' },
  bald: {},
  'chin-length bob': { top: 'parted', falls: straight(CHIN) },
  'wavy bob': { top: 'parted', falls: wavy(CHIN) },
  'curly bob': { top: 'parted', falls: curly(CHIN), knots: curlsAlong(11, 1.4, 3) },
  'shoulder-length and straight': { top: 'parted', falls: straight(SHOULDER) },
  'shoulder-length and wavy': { top: 'parted', falls: wavy(SHOULDER) },
  'shoulder-length and curly': { top: 'parted', falls: curly(SHOULDER) },
  'shag cut': { top: 'shag' },
  'wolf cut': { top: 'shag', falls: straight(SHOULDER) },
  'long and straight': { top: 'parted', falls: straight(CHEST) },
  'long and wavy': { top: 'parted', falls: wavy(CHEST) },
  'long and curly': { top: 'parted', falls: curly(CHEST) },
  'long with blunt bangs': { top: 'blunt', falls: straight(CHEST) },
  'long with curtain bangs': { top: 'curtain', falls: straight(CHEST) },
  'waist-length and straight': { top: 'side', falls: straight(48) },
  'waist-length and wavy': { top: 'side', falls: wavy(48) },
  afro: { knots: [[24, 19, 13], ...curlsAlong(12.5, 1.4, 3.5)] },
  'tight coils': { knots: [[24, 18, 8.5], ...curlsAlong(10, 1.2, 3)] },
  locs: {
    top: 'parted',
    lines:
      'M15 21c-2 5-2 12-1.5 19M17.5 18c-1 4-1 5-1 6M33 21c2 5 2 12 1.5 19M30.5 18c1 4 1 5 1 6M12.5 24c-1 5-1 8-1 13M35.5 24c1 5 1 8 1 13',
  },
  'box braids': {
    top: 'parted',
    plaits: [
      [14, 24, 13, 44],
      [34, 24, 35, 44],
      [11.5, 27, 10, 42],
      [36.5, 27, 38, 42],
    ],
  },
  cornrows: {
    top: 'thin',
    lines:
      'M17.5 20c0-4 .5-6 2-7.5M20.8 18c0-3 .3-4 1.2-5.5M24 17.5V12M27.2 18c0-3-.3-4-1.2-5.5M30.5 20c0-4-.5-6-2-7.5',
  },
  'side braid': { top: 'side', plaits: [[33, 27, 33, 46]] },
  'fishtail braid': {
    top: 'parted',
    plaits: [
      [33, 26, 30, 47],
      [35, 26, 32, 47],
    ],
  },
  'two long braids': {
    top: 'parted',
    plaits: [
      [14.5, 27, 13, 46],
      [33.5, 27, 35, 46],
    ],
  },
  'crown braid': {
    top: 'parted',
    plaits: [
      [14, 20, 19, 10.5],
      [21.8, 9.6, 26.2, 9.6],
      [29, 10.5, 34, 20],
    ],
  },
  'high ponytail': { top: 'slick', knots: [[24, 7.5, 3]], lines: 'M26 6c8-1 13 6 11 18' },
  'low ponytail': { top: 'parted', lines: 'M33 28c4 4 5 10 2 17' },
  'high bun': { top: 'slick', knots: [[24, 6, 4.5]] },
  'low bun': { top: 'parted', knots: [[35, 31, 4.5]] },
  'messy bun': {
    top: 'slick',
    knots: [
      [22, 6, 3.8],
      [26.5, 5.5, 3.8],
    ],
    lines: 'M15 22c-1.5 3-1 5-1.5 8M33 22c1.5 3 1 5 1.5 8',
  },
  'man bun': { top: 'short', knots: [[24, 7.5, 3.2]] },
  'half up': { top: 'slick', falls: straight(SHOULDER), knots: [[24, 7.5, 2.8]] },
  'elegant updo': {
    top: 'side',
    knots: [
      [30, 8.5, 4.5],
      [23, 7, 4.5],
    ],
  },
};

/** The hair behind the head: down one side, along the bottom, up the other. */
function fallPath([to, swing, waves]: readonly [number, number, number]): string {
  const from = 20;
  const steps = 36;
  const side = (sign: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const part = index / steps;
      const swung = Math.sin(part * waves * Math.PI * 2);
      const x = 24 + sign * (11 + part * 1.5 + (waves > CURLED ? Math.abs(swung) : swung) * swing);
      return `${x.toFixed(1)} ${(from + part * (to - from)).toFixed(1)}`;
    });
  return `M24 10C17 10 13 14 ${side(-1)[0]}L${side(-1).join(' ')} ${side(1).reverse().join(' ')}C35 14 31 10 24 10Z`;
}

/** A plait: a row of small knots. */
const plaitKnots = ([x1, y1, x2, y2]: readonly [number, number, number, number]): [number, number][] => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 3.2);
  return Array.from({ length: count + 1 }, (_, index) => [
    x1 + ((x2 - x1) * index) / count,
    y1 + ((y2 - y1) * index) / count,
  ]);
};

/** A small head with its hair. */
export function HairDrawing({ style }: { style: string }) {
  const drawing = (HAIR as Readonly<Record<string, HairDrawing>>)[style];
  if (!drawing) return null;
  const { top, falls, knots = [], lines, plaits = [] } = drawing;
  return (
    <svg viewBox="6 0 36 49" width={40} height={52} aria-hidden className="builder-drawing builder-hair">
      {falls ? <path d={fallPath(falls)} className="builder-mass" /> : null}
      {knots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="builder-mass" />
      ))}
      <path d="M20.5 33c0 5-1.5 8-2.5 15h12c-1-7-2.5-10-2.5-15Z" className="builder-neck" />
      <path d="M21 33v4c-4 1-7.5 2.5-8.5 7M27 33v4c4 1 7.5 2.5 8.5 7" className="builder-faint" />
      <ellipse cx={24} cy={24.5} rx={8.5} ry={10.5} className="builder-face" />
      {top ? <path d={TOPS[top]} className="builder-mass" /> : null}
      {lines ? <path d={lines} className="builder-strands" /> : null}
      {plaits.flatMap(plaitKnots).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} className="builder-mass" />
      ))}
    </svg>
  );
}
