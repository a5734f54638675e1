import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Response } from './calls.ts';

/** Where the page finds axe: as a file, so that the browser compiles it once and not on every page. */
export const AXE_PATH = '/axe-of-the-suite.js';

export const axeFile: Response = {
  status: 200,
  body: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=86400' },
};

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}
interface Axe {
  run(on: Element | Document, options: object): Promise<{ violations: Violation[] }>;
}

/** In the page: fetches axe if it is not there yet, and lets it look. */
async function runAxe({ path, isWhole }: { path: string; isWhole: boolean }): Promise<string[]> {
  if (!('axe' in window)) {
    const script = document.createElement('script');
    script.src = path;
    const loaded = new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error('axe did not load'));
    });
    document.head.append(script);
    await loaded;
    script.remove();
  }
  const options = {
    rules: {
      // Of a page that is scrolled, something lies half under the top bar: only that makes it small.
      'target-size': { enabled: isWhole && window.scrollY === 0 },
      // While a page is loading its heading is not known yet.
      'page-has-heading-one': { enabled: false },
    },
    // Style sheets are fetched for one experimental rule only, which is off.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
  };
  const open = [...document.querySelectorAll('dialog:modal')].at(-1);
  const on = isWhole ? document : (open ?? document);
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(on, options);
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * The violations that axe finds. Unless all is read, it skips the page behind an open dialog, which is a state of its
 * own, and the sizes of touch targets, which the journey of touch.spec.ts checks more strictly.
 */
export const findViolations = (page: Page, isWhole: boolean): Promise<string[]> =>
  page.evaluate(runAxe, { path: AXE_PATH, isWhole });
