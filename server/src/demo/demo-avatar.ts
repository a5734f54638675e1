import sharp from 'sharp';
import { shareOf } from './demo-times.rules.ts';

const SIDE = 256;

/** A hill across the picture, highest somewhere in its middle. */
function hill(share: (name: string) => number, height: number, name: string): string {
  const top = SIDE - height;
  const bend = SIDE * (0.25 + share(`${name} bend`) * 0.5);
  return `M0 ${top + 26} Q${bend} ${top - 34} ${SIDE} ${top + share(`${name} end`) * 40} V${SIDE} H0 Z`;
}

/** Draws a small landscape as PNG: its shapes from the name, its colours from `hue` (0 to 1). */
export async function drawAvatar(username: string, hue: number): Promise<Uint8Array> {
  const share = (name: string) => shareOf(`${username} ${name}`);
  const degrees = Math.round(hue * 360 + 18);
  const colour = (turn: number, depth: number, light: number) => `hsl(${(degrees + turn) % 360}, ${depth}%, ${light}%)`;
  const [x, y] = [SIDE * (0.25 + share('x') * 0.5), SIDE * (0.24 + share('y') * 0.2)];
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs><linearGradient id="sky" x2="0" y2="1">
      <stop offset="0" stop-color="${colour(330, 48, 26)}"/><stop offset="1" stop-color="${colour(25, 62, 60)}"/>
    </linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>
    <circle cx="${x}" cy="${y}" r="${24 + share('size') * 22}" fill="${colour(40, 85, 88)}"/>
    <path d="${hill(share, 112, 'far')}" fill="${colour(350, 42, 38)}"/>
    <path d="${hill(share, 62, 'near')}" fill="${colour(330, 48, 20)}"/>
  </svg>`;
  return sharp(Buffer.from(drawn)).png().toBuffer();
}
