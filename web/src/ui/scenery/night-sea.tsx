import { round, scatter } from './scatter.ts';

const horizon = 520;
const moonX = 330;
const railTop = 792;

const stars = (() => {
  const chance = scatter(71);
  return Array.from({ length: 44 }, () => ({
    x: round(chance() * 600),
    y: round(chance() * 420),
    r: round(0.5 + chance() * 0.8),
  }));
})();

/** Dashes of light under the moon, wider and fainter toward the balcony. */
const glints = (() => {
  const chance = scatter(17);
  return Array.from({ length: 26 }, (_, step) => {
    const y = horizon + 6 + step * 4.6 + step * step * 0.2;
    const reach = 18 + step * 3.6;
    const width = reach * (0.45 + chance() * 0.75);
    const x = moonX - width / 2 + (chance() - 0.5) * reach * 0.9;
    return { d: `M${round(x)} ${round(y)}h${round(width)}`, opacity: round((1 - step / 28) * 9) / 10 };
  });
})();

const ripples = (() => {
  const chance = scatter(43);
  return Array.from({ length: 58 }, (_, step) => {
    const depth = step / 58;
    const size = 5 + depth * 17;
    const y = horizon + 8 + depth * depth * 290 + chance() * 12;
    return `M${round(chance() * 600)} ${round(y)}q${round(size / 2)} ${round(-size / 5)} ${round(size)} 0t${round(size)} 0`;
  }).join('');
})();

const bars = Array.from({ length: 24 }, (_, index) => `M${8 + index * 26} ${railTop + 9}v92`).join('');

/** The view from the balcony: a low moon, its path on the water, and a lantern left burning on the rail. */
export function NightSea({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <Light />
      <rect width="600" height={horizon} fill="url(#sea-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="var(--star)" opacity={r * 0.6} />
      ))}
      <circle cx={moonX} cy="400" r="290" fill="url(#sea-glow)" />
      <circle cx={moonX} cy="400" r="44" fill="url(#sea-moon)" />
      <path d={`M0 ${horizon}v-40c44-16 82-10 120-14s62 20 104 26 60 10 84 28Z`} fill="var(--far-land)" opacity=".75" />
      <path d={`M600 ${horizon}v-18c-42-10-70-2-100 4s-44 8-64 14Z`} fill="var(--far-land)" opacity=".9" />
      <rect y={horizon} width="600" height={900 - horizon} fill="url(#sea-water)" />
      <path d={`M0 ${horizon}h600`} stroke="var(--ripple)" opacity=".35" />
      <path d={ripples} fill="none" stroke="var(--ripple)" strokeWidth="1.3" strokeLinecap="round" opacity=".36" />
      <g stroke="var(--glint)" strokeWidth="2" strokeLinecap="round">
        {glints.map(({ d, opacity }) => (
          <path key={d} d={d} opacity={opacity} />
        ))}
      </g>
      <Balcony />
    </svg>
  );
}

function Light() {
  return (
    <defs>
      <linearGradient id="sea-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-top)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="sea-water" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sea-top)" />
        <stop offset=".7" stopColor="var(--sea-top)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--sea-low)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="sea-glow">
        <stop stopColor="var(--moon-glow)" stopOpacity=".5" />
        <stop offset=".3" stopColor="var(--moon-glow)" stopOpacity=".2" />
        <stop offset="1" stopColor="var(--moon-glow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="sea-moon" cx=".42" cy=".38" r=".7">
        <stop offset=".6" stopColor="var(--moon)" />
        <stop offset="1" stopColor="var(--moon-shade)" />
      </radialGradient>
      <radialGradient id="sea-lamp">
        <stop stopColor="var(--lamp)" stopOpacity="var(--lamp-glow)" />
        <stop offset=".4" stopColor="var(--lamp)" stopOpacity=".16" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="sea-rail" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="420" y2="0">
        <stop stopColor="var(--lamp)" stopOpacity=".25" />
        <stop offset=".36" stopColor="var(--lamp)" stopOpacity=".95" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

/** Dark against the night, blue-grey against the fog. */
const iron = 'fill-ground-deep in-[.light]:fill-[var(--far-land)]';
const ironLine = 'stroke-ground-deep in-[.light]:stroke-[var(--far-land)]';

function Balcony() {
  return (
    <g>
      <path d={bars} strokeWidth="4" className={ironLine} />
      <path d={bars} stroke="url(#sea-rail)" strokeWidth="1" opacity=".45" transform="translate(-1.5)" />
      <path d={`M0 ${railTop}h600v9H0ZM0 ${railTop + 100}h600v8H0Z`} className={iron} />
      <path d={`M0 ${railTop + 0.5}h600`} stroke="url(#sea-rail)" strokeWidth="1.4" />
      <circle cx="150" cy={railTop - 26} r="150" fill="url(#sea-lamp)" />
      <path d={`M138 ${railTop}v-5h24v5ZM139 ${railTop - 42}h22l-4-8h-14Z`} className={iron} />
      <path
        d={`M141 ${railTop - 5}v-37M159 ${railTop - 5}v-37M144 ${railTop - 52}a6 7 0 0 1 12 0`}
        fill="none"
        strokeWidth="2"
        className={ironLine}
      />
      <rect x="142" y={railTop - 41} width="16" height="35" fill="var(--lamp)" opacity=".28" />
      <path d={`M150 ${railTop - 34}c5 7 6 11 6 15a6 6 0 0 1-12 0c0-4 1-8 6-15Z`} fill="var(--lamp)" />
      <path d={`M150 ${railTop - 25}c2.4 4 3 6 3 8a3 3 0 0 1-6 0c0-2 .6-4 3-8Z`} fill="var(--moon)" />
    </g>
  );
}
