import type { Point } from '../drawing/shape.ts';

/** How a head is held, in radians: turned to the right, lifted, and leant to the right. */
export interface HeadPose {
  yaw: number;
  pitch: number;
  roll: number;
}

/** Projects a point of the head (x right, y down, z towards the viewer, 0 between the eyes) onto the sheet. */
export type Project = (x: number, y: number, z: number) => Point;

/** The projection of a head without its lean, which the whole head shares. */
export function projectionOf({ yaw, pitch }: HeadPose): Project {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return (x, y, z) => {
    const depth = z * cy - x * sy;
    return [x * cy + z * sy, y * cp - depth * sp];
  };
}

/** Depth after the turn: a higher value is nearer to the viewer, and drawn later. */
export function depthOf({ yaw, pitch }: HeadPose, x: number, y: number, z: number): number {
  return (z * Math.cos(yaw) - x * Math.sin(yaw)) * Math.cos(pitch) + y * Math.sin(pitch);
}
