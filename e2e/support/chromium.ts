import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/tools.mjs';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card each tile is drawn from the beginning, with all that lies under it: few large ones take less.
  '--default-tile-width=2048',
  '--default-tile-height=2048',
  // Date fields follow the browser's language, not the machine's.
  '--lang=en-US',
];

/** How the browser of this machine is started. */
export function chromiumOptions(...more: string[]): LaunchOptions {
  const executablePath = findChromium();
  return { args: [...args, ...more], ...(executablePath && { executablePath }) };
}
