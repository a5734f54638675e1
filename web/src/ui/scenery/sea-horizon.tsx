import { round, scatter } from './scatter.ts';

/** A wide night sea: the moon low over the horizon, its path on the water, one boat with its lamp lit. */
const horizon = 322;
const moon = { x: 840, y: 196 };

/** Dashes of light under the moon, wider and fainter with every step toward the shore. */
const glints = (() => {
  const chance = scatter(11);
  return Array.from({ length: 20 }, (_, step) => {
    const y = horizon + 5 + step * 3.4 + step * step * 0.12;
    const reach = 16 + step * 3.2;
    const width = reach * (0.45 + chance() * 0.75);
    const x = moon.x - width / 2 + (chance() - 0.5) * reach * 0.9;
    return { d: `M${round(x)} ${round(y)}h${round(width)}`, opacity: round((1 - step / 22) * 9) / 10, slow: step % 3 };
  });
})();

const ripples = (() => {
  const chance = scatter(29);
  return Array.from({ length: 52 }, (_, step) => {
    const depth = step / 52;
    const size = 5 + depth * 14;
    // The left is where words stand: the water is calm there.
    const x = 1190 * chance() ** 0.55;
    const y = horizon + 7 + depth * depth * 96 + chance() * 9;
    return `M${round(x)} ${round(y)}q${round(size / 2)} ${round(-size / 5)} ${round(size)} 0t${round(size)} 0`;
  }).join('');
})();

const stars = (() => {
  const chance = scatter(53);
  return Array.from({ length: 46 }, () => ({
    x: round(chance() * 1200),
    y: round(chance() * 230),
    r: round(0.5 + chance() * 0.8),
  }));
})();

export function SeaHorizon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="horizon-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sky-top)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="horizon-sea" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sea-top)" />
          <stop offset="1" stopColor="var(--sea-low)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="horizon-glow">
          <stop stopColor="var(--moon-glow)" stopOpacity=".5" />
          <stop offset=".3" stopColor="var(--moon-glow)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--moon-glow)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="horizon-moon" cx=".42" cy=".38" r=".7">
          <stop stopColor="var(--moon)" />
          <stop offset=".6" stopColor="var(--moon)" />
          <stop offset="1" stopColor="var(--moon-shade)" />
        </radialGradient>
        <radialGradient id="horizon-mist">
          <stop stopColor="var(--mist)" />
          <stop offset="1" stopColor="var(--mist)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="horizon-lamp">
          <stop stopColor="var(--lamp)" stopOpacity="var(--lamp-glow)" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height={horizon} fill="url(#horizon-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="var(--star)" opacity={r * 0.6} />
      ))}
      <circle cx={moon.x} cy={moon.y} r="260" fill="url(#horizon-glow)" />
      <circle cx={moon.x} cy={moon.y} r="37" fill="url(#horizon-moon)" />
      <path d={`M0 ${horizon}v-20c46-14 96-20 150-12s86 4 132 12 74 10 110 20Z`} fill="var(--far-land)" />
      <path d={`M1052 ${horizon}c26-9 44-20 70-22s48 4 78-6v28Z`} fill="var(--far-land)" />
      <rect y={horizon} width="1200" height={440 - horizon} fill="url(#horizon-sea)" />
      <ellipse cx="250" cy={horizon - 4} rx="420" ry="26" fill="url(#horizon-mist)" />
      <ellipse cx="960" cy={horizon - 2} rx="380" ry="20" fill="url(#horizon-mist)" />
      <path d={`M0 ${horizon}h1200`} stroke="var(--ripple)" opacity=".3" />
      <path d={ripples} fill="none" stroke="var(--ripple)" strokeWidth="1.2" strokeLinecap="round" opacity=".36" />
      <g stroke="var(--glint)" strokeWidth="2" strokeLinecap="round">
        {glints.map(({ d, opacity, slow }) => (
          <path key={d} d={d} opacity={opacity} className={`glint glint-${slow}`} />
        ))}
      </g>
      <g transform={`translate(968 ${horizon})`}>
        <circle cy="-8" r="34" fill="url(#horizon-lamp)" />
        <path d="M-21 2h42c-3 6-8 8-14 8H-8C-14 10-18 7-21 2Z" fill="var(--boat)" />
        <path d="M0 3v-20" stroke="var(--boat)" strokeWidth="1.6" />
        <circle cy="-9" r="2.6" fill="var(--lamp)" />
        <path
          d="M-5 16h11M-2 22h8M-7 28h8M-1 35h5"
          stroke="var(--lamp)"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".5"
        />
      </g>
    </svg>
  );
}
