import type { Chance } from '../drawing/chance.ts';
import type { Mien } from '../head/face-shape.ts';
import type { HeadPose } from '../head/pose.ts';
import type { Appearance } from '../reading/appearance.ts';
import { EXPRESSIONS, type ExpressionName } from './expressions.ts';

/** Weights of expressions for texts that name none. */
const MOODS: Partial<Record<ExpressionName, number>> = {
  'soft smile': 6,
  smile: 3,
  confident: 4,
  smirk: 3,
  tender: 2,
  neutral: 3,
  pensive: 2,
  dreamy: 2,
  playful: 2,
  serious: 2,
  sultry: 1,
  grin: 1,
};

function planYaw(appearance: Appearance, light: -1 | 1, mood: Chance): number {
  const chance = mood.branch('yaw');
  const far = chance.range(0.1, 0.36);
  if (appearance.turn === 'front') return chance.range(-0.05, 0.05);
  if (appearance.turn === 'left') return -Math.max(0.26, far);
  if (appearance.turn === 'right') return Math.max(0.26, far);
  if (appearance.turn === 'away') return (chance.is(0.5) ? 1 : -1) * 0.4;
  // A face mostly turns to the light.
  return far * (chance.is(0.66) ? light : -light);
}

/** Plans the pose of the head. */
export function planPose(appearance: Appearance, light: -1 | 1, mood: Chance): HeadPose {
  const chance = mood.branch('pose');
  const pitch = appearance.turn === 'up' ? 0.16 : appearance.turn === 'down' ? -0.14 : chance.range(-0.05, 0.07);
  const roll = appearance.turn === 'tilt' ? 0.16 * (chance.is(0.5) ? 1 : -1) : chance.lean() * 0.085;
  return { yaw: planYaw(appearance, light, mood), pitch, roll };
}

/** Plans the expression: the one that the text names, or one picked by the seed. */
export function planMien(appearance: Appearance, yaw: number, mood: Chance): Mien {
  const name = appearance.expression ?? mood.branch('expression').weigh<ExpressionName>(MOODS);
  const base: Mien = EXPRESSIONS[name];
  const chance = mood.branch('mien');
  const side = chance.is(0.5) ? 1 : -1;
  // The eyes turn back against the yaw to look at the viewer, but hardly if the expression looks aside.
  const contact = -yaw * 1.35 * (base.gaze[0] === 0 ? 1 : 0.2);
  return {
    ...base,
    smirk: base.smirk * side,
    cock: base.cock * side,
    wink: base.wink === 0 ? 0 : side,
    smile: base.smile + chance.lean() * 0.06,
    gaze: [base.gaze[0] * Math.sign(yaw || 1) + contact, base.gaze[1]],
  };
}
