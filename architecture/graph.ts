import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { PROGRAMS } from './place.ts';

/** One import, re-export, dynamic import or type query of a module. */
export interface Link {
  specifier: string;
  /** Gone at run time. */
  typeOnly: boolean;
  /** The file of the repository it leads to; absent for a package. */
  to?: string;
  /** The package it leads to; absent for a file. */
  package?: string;
  /** It should lead to a file, and there is none. */
  missing?: true;
  /** Something of it is exported again from here. */
  reExported?: true;
}

export interface Module {
  path: string;
  links: Link[];
  hasDefaultExport: boolean;
}

export type Graph = Map<string, Module>;

const ROOTS = [
  'contract/src',
  'server/src',
  'server/test',
  'web/src',
  'web/test',
  'web/build',
  'engines',
  'tools',
].concat(PROGRAMS);
const OURS = '@sirenade/';

interface Node {
  type: string;
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string; local?: { name?: string } }[];
}

/** Every file below a folder, as paths from the root with forward slashes. */
export function listFiles(root: string, folder: string): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => {
      const path = join(full, name);
      if (statSync(path).isDirectory()) return listFiles(root, relative(root, path));
      return [relative(root, path).split(sep).join('/')];
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

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

const packageOf = (specifier: string) =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? specifier);

/** The file that each entry of our packages is read from, by its specifier; of a pattern, both with a star. */
export type Entries = Map<string, string>;

/** Reads the exports of the workspaces' packages. */
export function readEntries(root: string): Entries {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const entries: Entries = new Map();
  for (const folder of read('').workspaces as string[]) {
    const { name, exports = {} } = read(folder) as { name: string; exports?: Record<string, unknown> };
    for (const [key, target] of Object.entries(exports)) {
      const file = typeof target === 'string' ? target : Object.values(target as Record<string, string>)[0];
      entries.set(posix.join(name, key), posix.join(folder, file ?? ''));
    }
  }
  return entries;
}

/** The file of an entry of ours; one that no package exports leads nowhere. */
function entryOf(specifier: string, entries: Entries): string {
  const exact = entries.get(specifier);
  if (exact !== undefined) return exact;
  for (const [pattern, file] of entries) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !specifier.startsWith(before)) continue;
    return file.replace('*', specifier.slice(before.length));
  }
  return specifier;
}

/** Where a specifier leads. Every import of ours names its file in full, so there is nothing to guess. */
function resolveLink(path: string, specifier: string, typeOnly: boolean, { exists, entries }: Surroundings): Link {
  const bare = specifier.split('?')[0] ?? specifier;
  let to: string | undefined;
  if (bare.startsWith('.')) to = posix.join(dirname(path), bare);
  else if (bare.startsWith(OURS)) to = entryOf(bare, entries);
  if (to === undefined) return { specifier, typeOnly, package: packageOf(bare) };
  return { specifier, typeOnly, to, ...(exists(to) ? {} : { missing: true as const }) };
}

/** The files and packages to which the imports of a module are resolved. */
export interface Surroundings {
  exists: (path: string) => boolean;
  entries: Entries;
}

const namesIn = (node: Node) => (node.specifiers ?? []).flatMap(({ local }) => local?.name ?? []);

/** Reads one module from its text. */
export function readModule(path: string, text: string, around: Surroundings): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const module: Module = { path, links: [], hasDefaultExport: false };
  const nodes = [...nodesOf(program)];
  const isExport = ({ type }: Node) => /^Export(All|Named)Declaration$/.test(type);
  const exported = new Set(nodes.filter((node) => isExport(node) && !node.source).flatMap(namesIn));
  for (const node of nodes) {
    if (node.type === 'ExportDefaultDeclaration') module.hasDefaultExport = true;
    if (!/^(ImportDeclaration|ImportExpression|TSImportType|Export(All|Named)Declaration)$/.test(node.type)) continue;
    if (typeof node.source?.value === 'string') {
      const link = resolveLink(path, node.source.value, isTypeOnly(node), around);
      if (isExport(node) || namesIn(node).some((name) => exported.has(name))) link.reExported = true;
      module.links.push(link);
    }
  }
  return module;
}

/** Reads every module of the workspaces. */
export function readGraph(root: string): Graph {
  const exists = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  const files = ROOTS.flatMap((folder) => listFiles(root, folder)).filter(
    (path) => /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$|\.config\.ts$/.test(path),
  );
  const around = { exists, entries: readEntries(root) };
  return new Map(files.map((path) => [path, readModule(path, readFileSync(join(root, path), 'utf8'), around)]));
}
