import { edges, type Point } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { FacePaint } from '../head/face-shape.ts';

/** The build of one body; lengths in the head's own measure. */
export interface BodyShape {
  neck: number;
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  arm: number;
  /** Height of the muscle between neck and shoulder. */
  trapeze: number;
  bust: number;
}

/** The inputs for drawing a body and its clothes. */
export interface BodyView {
  sheet: Sheet;
  shape: BodyShape;
  skin: FacePaint;
  light: -1 | 1;
  /** From -1 to 1: how far the chest is turned. */
  turn: number;
  /** Puts a place of the upright body on the sheet. */
  B(x: number, y: number): Point;
}

/** Shoulders stand a little higher than they were measured, for a neck that is not too long. */
const RAISED = 9;

/** The places of a body turned a little to one side, one shoulder lower than the other. */
export function bodyProjection(turn: number, drop: number): (x: number, y: number) => Point {
  return (x, y) => {
    const across = Math.min(1, Math.abs(x) / 190);
    const near = x * turn < 0 ? 1 + Math.abs(turn) * 0.05 : 1 - Math.abs(turn) * 0.1;
    const below = Math.max(0, y - 150);
    const middle = turn * 15 * (1 - across) * Math.min(1, below / 60);
    return [x * near + middle, y - RAISED + (x / 180) * drop * Math.min(1, below / 40)];
  };
}

/** The right or left edge of neck and shoulder, from behind the jaw to the top of the arm. */
export function shoulderLine({ shape, B }: BodyView, side: -1 | 1, loose = 0): Point[] {
  const { neck, shoulder, trapeze } = shape;
  return [
    B(side * (neck - 1 + loose * 0.3), 62),
    B(side * (neck + loose * 0.3), 106),
    B(side * (neck + 4 + loose * 0.5), 134 - loose * 0.2),
    B(side * (neck + 20 + loose * 0.6), 154 - trapeze - loose * 0.5),
    B(side * (neck + (shoulder - neck) * 0.52), 171 - trapeze * 0.6 - loose * 0.6),
    B(side * (shoulder - 30), 186 - loose * 0.6),
    B(side * (shoulder - 8 + loose * 0.4), 202 - loose * 0.4),
    B(side * (shoulder + 6 + loose), 232),
  ];
}

/** The outer edge of the arm, going on from the shoulder. */
function armLine({ shape, B }: BodyView, side: -1 | 1, loose = 0): Point[] {
  const { shoulder, arm } = shape;
  const out = shoulder + loose;
  return [
    B(side * (out + 11), 268),
    B(side * (out + 12 + arm * 0.14), 330),
    B(side * (out + 20 + loose * 0.3), 420),
    B(side * (out + 16 + loose * 0.4), 520),
    B(side * (out + 5 + loose * 0.3), 640),
    B(side * (out - 6), 780),
    B(side * (out - 10), 900),
  ];
}

/** The inner edge of the arm, from the armpit down. */
export function innerArmLine({ shape, B }: BodyView, side: -1 | 1, loose = 0): Point[] {
  const inner = shape.shoulder + 11 - shape.arm * 1.72 - loose * 0.5;
  return [
    B(side * (inner + 4), 280),
    B(side * (inner + 1), 320),
    B(side * (inner + 7), 420),
    B(side * (inner + 5), 520),
    B(side * (inner - 2), 640),
    B(side * (inner - 8), 780),
    B(side * (inner - 10), 900),
  ];
}

/** The side of the trunk under the arm. */
export function trunkLine({ shape, B }: BodyView, side: -1 | 1, loose = 0): Point[] {
  return [
    B(side * (shape.chest + 6 + loose * 0.3), 268),
    B(side * (shape.chest + 3 + loose * 0.5), 310),
    B(side * (shape.chest - 6 + loose * 0.7), 372),
    B(side * (shape.waist + 7 + loose), 450),
    B(side * (shape.waist + loose), 510),
    B(side * (shape.hip - 14 + loose), 600),
    B(side * (shape.hip + loose), 700),
    B(side * (shape.hip + loose), 900),
  ];
}

/** One arm from the shoulder down, as a closed shape. */
export function armShape(view: BodyView, side: -1 | 1, loose = 0, to = 900): string {
  const top = shoulderLine(view, side, loose).slice(-3);
  const reach = view.B(0, to)[1];
  const upTo = (points: Point[]): Point[] => {
    const last = points.findIndex(([, y]) => y > reach);
    return last < 0 ? points : points.slice(0, last + 1);
  };
  const outer = [view.B(side * (view.shape.shoulder - 44), 214), ...top, ...upTo(armLine(view, side, loose))];
  const inner = upTo(innerArmLine(view, side, loose)).reverse();
  // Same winding order on both sides, so that the fill rule does not cut an arm out of the trunk.
  return side === 1 ? edges(outer, inner) : edges(inner.reverse(), outer.reverse());
}
