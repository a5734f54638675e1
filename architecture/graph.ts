import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

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
}

export interface Module {
  path: string;
  links: Link[];
  hasDefaultExport: boolean;
}

export type Graph = Map<string, Module>;

const ROOTS = ['contract/src', 'server/src', 'server/test', 'web/src', 'web/test'];
const CONTRACT = '@sirenade/contract/';

interface Node {
  type: string;
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string }[];
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

/** Where a specifier leads. Every import of ours names its file in full, so there is nothing to guess. */
function resolveLink(path: string, specifier: string, typeOnly: boolean, exists: (path: string) => boolean): Link {
  const bare = specifier.split('?')[0] ?? specifier;
  let to: string | undefined;
  if (bare.startsWith('.')) to = posix.join(dirname(path), bare);
  else if (bare.startsWith(CONTRACT)) to = `contract/src/${bare.slice(CONTRACT.length)}.ts`;
  if (to === undefined) return { specifier, typeOnly, package: packageOf(bare) };
  return { specifier, typeOnly, to, ...(exists(to) ? {} : { missing: true as const }) };
}

/** Reads one module from its text. */
export function readModule(path: string, text: string, exists: (path: string) => boolean): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const module: Module = { path, links: [], hasDefaultExport: false };
  for (const node of nodesOf(program)) {
    if (node.type === 'ExportDefaultDeclaration') module.hasDefaultExport = true;
    if (!/^(ImportDeclaration|ImportExpression|TSImportType|Export(All|Named)Declaration)$/.test(node.type)) continue;
    if (typeof node.source?.value === 'string') {
      module.links.push(resolveLink(path, node.source.value, isTypeOnly(node), exists));
    }
  }
  return module;
}

/** Reads every module of the workspaces. */
export function readGraph(root: string): Graph {
  const exists = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  const files = ROOTS.flatMap((folder) => listFiles(root, folder)).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
  );
  return new Map(files.map((path) => [path, readModule(path, readFileSync(join(root, path), 'utf8'), exists)]));
}
