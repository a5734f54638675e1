import type { Mien } from '../head/face-shape.ts';

const base: Mien = {
  smile: 0.15,
  open: 0,
  teeth: false,
  smirk: 0,
  lids: 0.1,
  squint: 0.04,
  browLift: 0,
  frown: 0,
  sorrow: 0,
  cock: 0,
  pout: 0,
  wink: 0,
  gaze: [0, 0],
};

/** How a face looks in each mood. */
export const EXPRESSIONS = {
  neutral: base,
  'soft smile': { ...base, smile: 0.42, squint: 0.15, lids: 0.1 },
  smile: { ...base, smile: 0.72, squint: 0.34, browLift: 0.15 },
  grin: { ...base, smile: 0.9, open: 0.42, teeth: true, squint: 0.45, browLift: 0.2 },
  laugh: { ...base, smile: 1, open: 0.9, teeth: true, squint: 0.5, lids: 0.14, browLift: 0.4 },
  smirk: { ...base, smile: 0.22, smirk: 0.85, cock: 0.45, lids: 0.16 },
  playful: { ...base, smile: 0.55, smirk: 0.5, cock: 0.7, squint: 0.2 },
  wink: { ...base, wink: 1, smile: 0.6, smirk: 0.55, squint: 0.3, cock: 0.5 },
  confident: { ...base, smile: 0.28, lids: 0.12, browLift: -0.05, frown: 0.08, smirk: 0.2 },
  sultry: { ...base, smile: 0.16, lids: 0.34, pout: 0.35, browLift: 0.1, open: 0.06 },
  dreamy: { ...base, smile: 0.26, lids: 0.3, browLift: 0.3, sorrow: 0.15, gaze: [0.5, -0.45] },
  pensive: { ...base, smile: -0.06, lids: 0.22, frown: 0.12, gaze: [0.6, 0.25] },
  serene: { ...base, smile: 0.34, lids: 1 },
  serious: { ...base, smile: -0.12, frown: 0.25, lids: 0.08 },
  stern: { ...base, smile: -0.34, frown: 0.7, lids: 0.14, squint: 0.15 },
  angry: { ...base, smile: -0.5, frown: 1, squint: 0.3, lids: 0.1 },
  fierce: { ...base, smile: -0.05, smirk: 0.2, frown: 0.75, lids: 0.1, squint: 0.12 },
  sad: { ...base, smile: -0.48, sorrow: 0.8, lids: 0.24, gaze: [0, 0.25] },
  shy: { ...base, smile: 0.4, lids: 0.26, sorrow: 0.25, gaze: [0.4, 0.4] },
  surprised: { ...base, smile: 0.05, open: 0.45, lids: -0.14, browLift: 1 },
  tender: { ...base, smile: 0.46, lids: 0.2, sorrow: 0.22, squint: 0.1 },
} as const satisfies Record<string, Mien>;

export type ExpressionName = keyof typeof EXPRESSIONS;
