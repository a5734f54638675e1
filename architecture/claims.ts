import { parseSync } from 'vite';

interface Source {
  path: string;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A test file as far as it is about statements of docs/product.md. */
export interface Claims {
  path: string;
  /** The spec ids of each title. */
  titles: { line: number; ids: string[] }[];
  /** Ids in comments and in other strings, which a count of the titles would miss. */
  strays: { line: number; ids: string[] }[];
}

const MARK = /\[([A-Z]\d+(?:[ ,]+[A-Z]\d+)*)\]/g;
const NAMES_OF_TESTS = new Set(['test', 'it', 'describe']);
/** Of a test that does not run, and of a step within a test, the title claims nothing. */
const NO_TESTS = new Set(['skip', 'todo', 'fixme', 'step']);

const idsIn = (text: string) => [...text.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));

/** The ids of the statements of the product, in their order. */
export const statedIds = (page: string): string[] => [...new Set(idsIn(page))];

/** Statements whose number is missing between the first and the last of their letter. */
export function gapsIn(ids: string[]): string[] {
  const letters = new Set(ids.map((id) => id.charAt(0)));
  return [...letters].flatMap((letter) => {
    const last = Math.max(...ids.filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1))));
    return Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter((id) => !ids.includes(id));
  });
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

/** The names that a call goes by: `it.each(table)(…)` is called by it, each. */
function namesOf(callee: unknown): string[] {
  const node = callee as Node | undefined;
  if (node?.type === 'Identifier') return [String(node.name)];
  if (node?.type === 'MemberExpression') return [...namesOf(node.object), ...namesOf(node.property)];
  if (node?.type === 'CallExpression') return namesOf(node.callee);
  if (node?.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  return [];
}

/** The first string of test(…), it(…) and describe(…), also after `.each(…)` and the like. */
function titleOf(node: Node): Node | undefined {
  const [first, ...more] = namesOf(node.callee);
  if (!NAMES_OF_TESTS.has(first ?? '') || more.some((name) => NO_TESTS.has(name))) return undefined;
  const [title] = node.arguments as Node[];
  return title?.type === 'Literal' || title?.type === 'TemplateLiteral' ? title : undefined;
}

const wordsOf = (node: Node): string => {
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return typeof node.value === 'string' ? node.value : '';
};

/** Reads the spec ids in the titles of a test file, and those elsewhere in it. */
export function readClaims({ path, text }: Source): Claims {
  const claims: Claims = { path, titles: [], strays: [] };
  if (idsIn(text).length === 0) return claims;
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found = (at: number, words: string) => {
    const ids = idsIn(words);
    return ids.length > 0 ? [{ line: text.slice(0, at).split('\n').length, ids }] : [];
  };
  const nodes = [...nodesOf(program)];
  const titles = new Set(nodes.filter(({ type }) => type === 'CallExpression').flatMap((node) => titleOf(node) ?? []));
  const partsOfTitles = new Set([...titles].flatMap((title) => [title, ...((title.quasis as Node[]) ?? [])]));
  for (const title of titles) {
    const parts = title.type === 'TemplateLiteral' ? (title.quasis as Node[]) : [title];
    claims.titles.push(...found(title.start, parts.map(wordsOf).join(' ')));
  }
  for (const node of nodes) if (!partsOfTitles.has(node)) claims.strays.push(...found(node.start, wordsOf(node)));
  for (const { start, value } of comments) claims.strays.push(...found(start, value));
  return claims;
}

/** Ids that titles name and the product does not state. */
export const unknownIds = (stated: string[], files: Claims[]): string[] =>
  files.flatMap(({ path, titles }) =>
    titles.flatMap(({ line, ids }) => ids.filter((id) => !stated.includes(id)).map((id) => `${id} at ${path}:${line}`)),
  );

/** Claims that stand anywhere but in the title of a test. */
export const strayClaims = (files: Claims[]): string[] =>
  files.flatMap(({ path, strays }) => strays.map(({ line, ids }) => `${ids.join(' ')} at ${path}:${line}`));

/** The statements that so many titles claim and no more. */
export function claimedBy(count: number, stated: string[], files: Claims[]): string[] {
  const claimed = files.flatMap(({ titles }) => titles.flatMap(({ ids }) => [...new Set(ids)]));
  return stated.filter((id) => claimed.filter((other) => other === id).length === count);
}
