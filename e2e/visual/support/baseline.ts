import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { compare, markDifference, type Pixels, readPixels } from './compare.ts';
import { compareLayouts, type Layout } from './layout.ts';
import type { Screen } from './screen.ts';
import { toPng, toWebp } from './sheet.ts';
import type { View } from './views.ts';

/** The baselines: a sheet of pictures per screen, and the layouts of widths without a picture. */
export const BASELINE_FOLDER = join(import.meta.dirname, '..', 'baseline');

/** How a screen looked: its pictures on a sheet, and where everything stood. */
export interface Look {
  sheet: Pixels | null;
  layouts: { view: View; lines: Layout }[];
}

const MISSING = 'there is nothing to compare it with: `npm run visual:update` keeps how it looks';

const read = (path: string) => (existsSync(path) ? readFileSync(path) : null);

/** Layouts by their width; each follows a line with only that. */
function parseLayouts(text: string): Map<number, Layout> {
  const parts = text.split(/^(?=\d+$)/m).map((part) => part.trimEnd().split('\n'));
  return new Map(parts.map(([width, ...lines]) => [Number(width), lines]));
}

function printLayouts({ layouts }: Look): string {
  const stored = new Map(
    layouts.filter(({ view }) => view.layout === 'baseline').map((each) => [each.view.size.width, each]),
  );
  return [...stored].map(([width, { lines }]) => [width, ...lines, ''].join('\n')).join('');
}

/** Whether two looks at a screen show the same. */
export function areAlike(one: Look, other: Look, { hasForeignSigns: isLoose = false }: Screen): boolean {
  const isSame = one.sheet && other.sheet ? compare(one.sheet, other.sheet) === null : one.sheet === other.sheet;
  return (
    isSame && one.layouts.every(({ lines }, at) => !compareLayouts(lines, other.layouts[at]?.lines ?? [], isLoose))
  );
}

/** The baseline of a screen. */
export async function readBaseline({ name, hasForeignSigns: isLoose = false }: Screen) {
  const path = (type: 'webp' | 'txt') => join(BASELINE_FOLDER, `${name}.${type}`);
  const picture = read(path('webp'));
  const sheet = picture && (await readPixels(picture));
  const layouts = parseLayouts(read(path('txt'))?.toString() ?? '');

  /** How a look differs, a sentence for each difference. */
  function findDifferences(look: Look): string[] {
    const found: (string | null)[] = [];
    if (look.sheet) found.push(sheet ? compare(sheet, look.sheet) : MISSING);
    for (const { view, lines } of look.layouts) {
      const { width } = view.size;
      const first = look.layouts.find((each) => each.view.size.width === width)?.lines;
      const expected = view.layout === 'baseline' ? layouts.get(width) : first;
      const reason = expected ? compareLayouts(expected, lines, isLoose) : MISSING;
      found.push(reason && `${view.theme}, ${width} px: ${reason}`);
    }
    return found.filter((reason) => reason !== null);
  }

  return {
    findDifferences,
    async replace(look: Look): Promise<void> {
      const text = printLayouts(look);
      const parts = [['webp', look.sheet && (await toWebp(look.sheet))] as const, ['txt', text || null] as const];
      mkdirSync(dirname(path('txt')), { recursive: true });
      for (const [type, content] of parts)
        if (content === null) rmSync(path(type), { force: true });
        else writeFileSync(path(type), content);
    },
    /** Attaches the baseline, the actual look, and the difference. */
    async attach(look: Look, testInfo: TestInfo): Promise<void> {
      const add = async (what: string, body: Buffer | string, type: string) => {
        const file = testInfo.outputPath(`${what}.${type}`);
        writeFileSync(file, body);
        await testInfo.attach(what, { path: file });
      };
      if (look.layouts.length > 0) await add('actual-layout', printLayouts(look), 'txt');
      if (look.sheet) await add('actual', await toWebp(look.sheet), 'webp');
      if (!look.sheet || !picture || !sheet) return;
      await add('expected', picture, 'webp');
      await add('difference', await toPng(markDifference(sheet, look.sheet)), 'png');
    },
  };
}
