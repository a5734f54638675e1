import { join } from 'node:path';
import type { Plugin, Rolldown, Rollup } from 'vite';
import { askEarly } from './ask-early.ts';

const WEB = join(import.meta.dirname, '..');

/** Everything a page needs from the start is fetched with it, by the first of these that its path matches. */
const FIRST_NEEDED: [path: RegExp, page: string][] = [
  [/^\/(story$|sirens\/existing\/)/, 'story-page'],
  [/^\/post\//, 'post-page'],
  [/^\/(?!login$|register$|settings$|saved$|credits$|sirens$)[\w-]*$/, 'home-page'],
];

/** The files of a page: its own script, those it imports, and their style sheets. */
function filesOf(page: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/pages/${page}.tsx`))));
  return [...files];
}

/** Lets the browser fetch early what it would learn of late: the face of the text, the page's files and its first answers. */
export function preloadFirst(): Plugin {
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const face = Object.keys(bundle).find((name) => /figtree-latin-wght-normal-.*\.woff2$/.test(name));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' };
        const pages = FIRST_NEEDED.map(([path, page]) => {
          const files = filesOf(page, bundle).filter((file) => !html.includes(file));
          if (files.length === 0) throw new Error(`There is no page ${page} to preload.`);
          return `[${path},${JSON.stringify(files)}]`;
        });
        return [
          { tag: 'link', attrs, injectTo: 'head' },
          { tag: 'script', children: `(${askEarly})([${pages}])`, injectTo: 'head' },
        ];
      },
    },
  };
}

const isIcons = /\/lucide-react\//;
type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** What a page imports, directly or by others; found out once, when the first module is asked about. */
function reachFrom(page: string) {
  let reached: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    if (!reached) {
      reached = new Set([join(WEB, `src/app/pages/${page}.tsx`)]);
      // Not through the list of all icons: it would lead to those of every other page.
      for (const known of reached)
        for (const next of modules.getModuleInfo(known)?.importedIds ?? []) if (!isIcons.test(next)) reached.add(next);
    }
    return reached.has(id);
  };
}

const isOfHome = reachFrom('home-page');
const isOfStory = reachFrom('story-page');
const isOfPost = reachFrom('post-page');

/** Modules that pass a test, in a file of their own; what they import goes with them unless it has a place already. */
const fileOf = (name: string, priority: number, has: (id: string, modules: Modules) => boolean) => ({
  name: (id: string, modules: Modules) => (has(id, modules) ? name : null),
  debugName: name,
  priority,
});

/** Few files for the pages people arrive at: each costs a request, and small ones compress badly. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules|^\0/, priority: 7 },
  { name: 'app', tags: ['$initial'], priority: 6 },
  fileOf('home', 5, isOfHome),
  { name: 'icons', test: isIcons, minShareCount: 2, priority: 4 },
  { name: 'markdown', test: /\/marked\/|\/ui\/markdown\./, priority: 4 },
  fileOf('talk', 3, (id, modules) => isOfStory(id, modules) && isOfPost(id, modules)),
  fileOf('story', 2, isOfStory),
  fileOf('post', 1, isOfPost),
];
