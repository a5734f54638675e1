import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}
interface Axe {
  run(on: Document, options: object): Promise<{ violations: Violation[] }>;
}

/** What axe finds wrong. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Of a page that is scrolled, something lies half under the top bar: only that makes it small.
  const isAtTop = await page.evaluate(() => window.scrollY === 0);
  // While a page is on its way nobody knows its heading yet.
  const rules = { 'target-size': { enabled: isAtTop }, 'page-has-heading-one': { enabled: false } };
  const options = { rules, resultTypes: ['violations'] };
  const found = await page.evaluate((how) => (window as unknown as { axe: Axe }).axe.run(document, how), options);
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
