/** A colour as `#rrggbb`. */
export type Colour = string;
type Triple = [number, number, number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Red, green and blue from 0 to 255. */
export function rgbOf(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Triple): Colour {
  const bytes = rgb.map((part) => Math.round(Math.min(255, Math.max(0, part))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Lightness 0–1 and the two opponent axes of OKLab, where equal steps look equal. */
function labOf(colour: Colour): Triple {
  const [r, g, b] = rgbOf(colour).map((part) => toLinear(part / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function ofLab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return hexOf(linear.map((part) => toGamma(Math.min(1, Math.max(0, part))) * 255) as Triple);
}

/** From one colour (0) to another (1), even to the eye. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const [a, b] = [labOf(from), labOf(to)];
  return ofLab(a.map((value, index) => value + ((b[index] ?? 0) - value) * part) as Triple);
}

/** Lighter or darker (`light` times), stronger or paler (`strong` times), and turned by degrees of hue. */
export function shift(colour: Colour, change: { light?: number; strong?: number; turn?: number }): Colour {
  const { light = 1, strong = 1, turn = 0 } = change;
  const [lightness, a, b] = labOf(colour);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * strong, Math.sin(angle) * strong];
  return ofLab([Math.min(1, lightness * light), a * cos - b * sin, a * sin + b * cos]);
}

/** Perceived lightness, 0 to 1. */
export function lightnessOf(colour: Colour): number {
  return labOf(colour)[0];
}
