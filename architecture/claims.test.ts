import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimedBy, gapsIn, readClaims, statedIds, strayClaims, unknownIds } from './claims.ts';
import { listFiles } from './graph.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const stated = statedIds(read('docs/product.md').text);
const files = ['contract', 'engines', 'server', 'tools', 'web', 'e2e', 'bench', 'scripts', 'architecture']
  .flatMap((folder) => listFiles(root, folder))
  .concat('architecture.test.ts')
  .filter((path) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path))
  .map((path) => readClaims(read(path)));

/** Written apart, so that the examples below are no claims of this file. */
const mark = (...ids: string[]) => ids.map((id) => `[${id}]`).join(' ');
const example = (text: string) => [readClaims({ path: 'a.test.ts', text })];

describe('the statements of docs/product.md', () => {
  test('are numbered without a gap', () => {
    expect(stated.length).toBeGreaterThan(150);
    expect(gapsIn(stated)).toEqual([]);
  });
  test('are read wherever they stand, and one that is gone is missed', () => {
    expect(statedIds(`- A thing. ${mark('S1', 'K2')}\n| a | b | ${mark('S3')} |\nSee ${mark('S1')}, S9.`)).toEqual([
      'S1',
      'K2',
      'S3',
    ]);
    expect(gapsIn(['S1', 'S3', 'K1'])).toEqual(['S2']);
  });
});

describe('the title of a test', () => {
  test('names no statement that is not there', () => {
    expect(unknownIds(stated, files)).toEqual([]);
    expect(unknownIds(['S1'], example(`test('a ${mark('S1', 'F9')}', () => {});`))).toEqual(['F9 at a.test.ts:1']);
  });
  test('is the first string of test, it or describe, however it is called', () => {
    const titles = [
      `test('a ${mark('S1')}', () => {});`,
      `it.each([[f(')')]])("b ${mark('S1')}", () => {});`,
      `describe.skipIf(f(1))(\`c ${mark('S1')} \${d}\`, () => {});`,
      `test.each\`a\`('d ${mark('S1')}', () => {});`,
      `test.describe('e ${mark('S0, S1')}', () => {});`,
    ];
    for (const text of titles) {
      expect(claimedBy(1, ['S1'], example(text)), text).toEqual(['S1']);
      expect(strayClaims(example(text)), text).toEqual([]);
    }
  });
});

describe('every statement', () => {
  test('is claimed by a test', () => {
    expect(claimedBy(0, stated, files)).toEqual([]);
    expect(claimedBy(0, ['S1', 'S2'], example(`test('a ${mark('S1')}', () => {});`))).toEqual(['S2']);
  });
  test.each(['test.skip', 'it.todo', 'test.fixme', 'test.step', 'expect'])('is not claimed by %s', (name) => {
    const text = `${name}('a ${mark('S1')}', () => {});`;
    expect(claimedBy(0, ['S1'], example(text))).toEqual(['S1']);
    expect(strayClaims(example(text))).toEqual(['S1 at a.test.ts:1']);
  });
  test('is claimed by more than one test, from another side', () => {
    expect(claimedBy(1, stated, files)).toEqual([]);
    expect(claimedBy(1, ['S1'], example(`it('a ${mark('S1')}'); it('b ${mark('S1')}');`))).toEqual([]);
    expect(claimedBy(1, ['S1'], example(`it('the same twice ${mark('S1', 'S1')}');`))).toEqual(['S1']);
  });
});

describe('a claim', () => {
  test('stands in a title and nowhere else', () => {
    expect(strayClaims(files)).toEqual([]);
  });
  test.each([
    `// proves ${mark('S1')}`,
    `/** ${mark('S1')} */`,
    `const why = 'a ${mark('S1')}';`,
    `const why = \`a ${mark('S1')}\`;`,
    `test('a', { why: '${mark('S1')}' }, () => {});`,
    `test('a ' + '${mark('S1')}', () => {});`,
    `test.each([['a ${mark('S1')}']])('%s', () => {});`,
  ])('is seen where it does not belong: %s', (text) => {
    expect(strayClaims(example(text))).toEqual(['S1 at a.test.ts:1']);
    expect(claimedBy(0, ['S1'], example(text))).toEqual(['S1']);
  });
  test('is not seen in what only looks like one', () => {
    expect(strayClaims(example(`const a = rows${mark('B2')}; const b = /^[A-Z2-7]$/; const c = '[S1'; // S1`))).toEqual(
      [],
    );
  });
});
