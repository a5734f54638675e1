/** A place or a direction: x right, y down, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

/** A direction from the middle of the skull: degrees around (0 front, 90 right) and up (90 crown). */
export type Bearing = readonly [around: number, up: number];

const CENTRE: Vec = [0, -34, -14];
const RADII: Vec = [75, 82, 88];
const RAD = Math.PI / 180;

/** The unit vector of a bearing. */
export function heading([around, up]: Bearing): Vec {
  const flat = Math.cos(up * RAD);
  return [flat * Math.sin(around * RAD), -Math.sin(up * RAD), flat * Math.cos(around * RAD)];
}

/** The place on the skull in a direction, `lift` above the skin. */
export function onSkull(direction: Vec, lift: number): Vec {
  const [x, y, z] = direction;
  const length = Math.hypot(x, y, z) || 1;
  return [
    CENTRE[0] + ((RADII[0] + lift) * x) / length,
    CENTRE[1] + ((RADII[1] + lift) * y) / length,
    CENTRE[2] + ((RADII[2] + lift) * z) / length,
  ];
}

export function blend(a: Vec, b: Vec, part: number): Vec {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** Places along the skull by way of bearings, each with its lift; `steps` to a stretch. */
export function alongSkull(stations: readonly (readonly [Bearing, lift: number])[], steps: number): Vec[] {
  const places: Vec[] = [];
  const heads = stations.map(([bearing, lift]) => [heading(bearing), lift] as const);
  for (let index = 0; index < heads.length - 1; index++) {
    const get = (place: number) => heads[Math.min(heads.length - 1, Math.max(0, place))] as readonly [Vec, number];
    const [p0, p1, p2, p3] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    for (let step = index === 0 ? 0 : 1; step <= steps; step++) {
      const t = step / steps;
      const weave = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      const direction: Vec = [
        weave(p0[0][0], p1[0][0], p2[0][0], p3[0][0]),
        weave(p0[0][1], p1[0][1], p2[0][1], p3[0][1]),
        weave(p0[0][2], p1[0][2], p2[0][2], p3[0][2]),
      ];
      places.push(onSkull(direction, weave(p0[1], p1[1], p2[1], p3[1])));
    }
  }
  return places;
}

/** How far down hair grows, in degrees up, for a bearing around the head. */
export function hairlineAt(around: number): number {
  const a = Math.abs(((around + 540) % 360) - 180);
  const marks: [number, number][] = [
    [0, 30],
    [22, 30],
    [38, 25.5],
    [50, 16],
    [60, 2],
    [68, -14],
    [74, -25],
    [84, -22],
    [98, -24],
    [120, -50],
    [180, -62],
  ];
  const after = marks.findIndex(([place]) => place >= a);
  if (after <= 0) return marks[0]?.[1] ?? 0;
  const [[a0, u0], [a1, u1]] = [marks[after - 1], marks[after]] as [[number, number], [number, number]];
  return u0 + ((u1 - u0) * (a - a0)) / (a1 - a0);
}
