import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pixels } from './compare.ts';
import { makeSheet } from './sheet.ts';
import type { Stage } from './stage.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
/** A face that comes with the product, so that the page looks the same on every machine. */
const face = `@font-face { font-family: "Figtree Variable"; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) }`;

/** Shows a small page of its own, in the face of the product. */
export async function showPage({ page, clear, resize, settle }: Stage, body: string, scale = 1): Promise<void> {
  await clear();
  await resize({ width: 1280, height: 800, scale });
  await page.setContent(
    `<!doctype html><html lang="en"><style>${face} body { margin: 0; font: 16px "Figtree Variable" }</style>${body}`,
  );
  await settle();
}

export interface Changes {
  left?: number;
  colour?: string;
  word?: string;
  extra?: string;
}

/** A small page as the sheet would show it, at the smallest scale by default. */
export async function render(stage: Stage, changes: Changes = {}, scale = 1 / 4): Promise<Pixels> {
  const { left = 40, colour = '#e8e4da', word = 'Continue', extra = '' } = changes;
  await showPage(
    stage,
    `<body style="background:#0b1020;color:${colour}">
    <p style="margin:40px;max-width:600px">Then we begin with the third. Everyone asks about the north shore, and nobody
    asks why the soundings stop here.</p>
    <button style="position:absolute;left:${left}px;top:200px;height:44px;border:0;background:#f2a65a;font:inherit">
    ${word}</button>${extra}</body>`,
    scale,
  );
  return makeSheet([[await stage.shoot()]]);
}
