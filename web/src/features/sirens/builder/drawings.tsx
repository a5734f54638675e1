import { Building2, Lamp, type LucideIcon, Shapes, SunMedium, Trees } from 'lucide-react';
import type { AttributeName } from './attributes.ts';

/** Line drawings on a sheet of 48 by 48; heads are circles: x, y, radius. */
interface Drawing {
  head: readonly [x: number, y: number, radius: number];
  lines: string;
  /** Degrees, around the neck. */
  tilt?: number;
}

const FRAME = 'M12 3h24a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z';
const SHOULDERS = 'M8 43c1-9 7-12 16-12s15 3 16 12';
const GROUND = 'M6 44h36';

const VIEWS: Record<string, Drawing> = {
  'Full Body': { head: [24, 12, 3], lines: `${FRAME}M24 15v13M24 18l-5 8M24 18l5 8M24 28l-4 12M24 28l4 12` },
  'Face Close-up': {
    head: [24, 23, 11.5],
    lines: `${FRAME}M16 45c0-5 1-9 3-11M32 45c0-5-1-9-3-11M20 21v1M28 21v1M21 28c2 1.5 4 1.5 6 0`,
  },
  'Half Body': { head: [24, 16, 6], lines: `${FRAME}M12 45c0-13 4-19 12-19s12 6 12 19` },
};

const POSES: Record<string, Drawing> = {
  'facing the viewer': { head: [24, 18, 9], lines: `${SHOULDERS}M20.5 17v1M27.5 17v1M21 22c2 1.5 4 1.5 6 0` },
  'looking over the shoulder': {
    head: [25, 18, 9],
    lines: 'M6 43c2-9 8-12 17-12 6 0 10 3 12 12M29 16v1M33.5 17l2 2.6-2 .6M29.5 23c1 .4 2 .2 2.6-.4',
  },
  'side profile': {
    head: [24, 18, 9],
    lines: 'M12 43c0-7 3-10 8-11v-5M27 27v5c4 1 8 4 8 11M29.5 16v1M32.8 17l2.2 2.6-2.2 .6M29 23h2.5',
  },
  'head tilted': { head: [24, 18, 9], lines: `${SHOULDERS}M20.5 17v1M27.5 17v1M21 22c2 1.5 4 1.5 6 0`, tilt: 16 },
  'looking up': {
    head: [24, 18, 9],
    lines: `${SHOULDERS}M20.5 12.5v1M27.5 12.5v1M21.5 17.5c1.5 1 3.5 1 5 0M24 6V2M21.5 4 24 1.5 26.5 4`,
  },
  'looking down': {
    head: [24, 17, 9],
    lines: `${SHOULDERS}M19.5 20c1 .8 2 .8 3 0M25.5 20c1 .8 2 .8 3 0M22.5 23.5h3`,
  },
  standing: { head: [24, 8, 4], lines: `${GROUND}M24 12v16M24 16l-5 11M24 16l5 11M24 28l-4 16M24 28l4 16` },
  leaning: { head: [30, 9, 4], lines: 'M38 4v40M8 44h30M30 13l-3 16M30 17l-8 7M30 17l3 9M27 29l-9 15M27 29l3 15' },
  walking: { head: [25, 8, 4], lines: `${GROUND}M25 12l-1 15M25 16l-7 8M25 16l7 7M24 27l-6 8-4 9M24 27l6 8 1 9` },
  running: {
    head: [31, 9, 4],
    lines: `${GROUND}M29 13l-6 13M28 16l-9 2-4 6M28 16l5 6 6-2M23 26l8 5-2 10M23 26l-5 8-10 1`,
  },
  dancing: {
    head: [24, 9, 4],
    lines: `${GROUND}M24 13c2 5 2 10 0 15M24.5 17l-9-3-4-8M24.5 17l9 1 5-7M24 28l-5 8 1 8M24 28l9 5-3 7`,
  },
  stretching: { head: [24, 12, 4], lines: `${GROUND}M24 16v14M24 19l-8-7 2-9M24 19l8-7-2-9M24 30l-5 14M24 30l5 14` },
  sitting: { head: [20, 9, 4], lines: `${GROUND}M13 19v25M13 32h18M20 13v17M20 17l5 8 7 1M20 30h12v14` },
  'sitting cross-legged': {
    head: [24, 11, 4],
    lines: `${GROUND}M24 15v17M24 19l-8 8 4 8M24 19l8 8-4 8M24 32c-7 1-13 3-15 8 6 2 13 1 21-4M24 32c7 1 13 3 15 8-6 2-13 1-21-4`,
  },
  'one knee drawn up': { head: [18, 13, 4], lines: `${GROUND}M18 17l-2 21M18 21l10 8M16 38l13-14 3 20M16 38l9 5h15` },
  reclining: { head: [10, 19, 4], lines: `${GROUND}M13 22l13 12M15 24l-3 12-6 2M26 34l9-9 8 15M26 34l13 6` },
};

const PLACES: Record<string, LucideIcon> = {
  Indoor: Lamp,
  Outdoor: SunMedium,
  Urban: Building2,
  Nature: Trees,
  Abstract: Shapes,
};

/** A small picture of an option, next to its name. */
export function OptionDrawing({ name, option }: { name: AttributeName; option: string }) {
  const Place = name === 'background' ? PLACES[option] : undefined;
  if (Place) return <Place size={30} strokeWidth={1.25} aria-hidden />;
  const drawing = (name === 'view' ? VIEWS : POSES)[option];
  if (!drawing) return null;
  const { head, lines, tilt } = drawing;
  // Only the head tilts: shoulders are the first line.
  const [fixed, ...moving] = tilt ? lines.split(/(?=M20\.5)/) : [lines];
  return (
    <svg viewBox="0 0 48 48" width={44} height={44} aria-hidden className="builder-drawing">
      <path d={fixed} />
      <g transform={tilt ? `rotate(${tilt} 24 31)` : undefined}>
        <circle cx={head[0]} cy={head[1]} r={head[2]} />
        {moving.length > 0 ? <path d={moving.join('')} /> : null}
      </g>
    </svg>
  );
}
