import { join } from 'node:path';
import type { Plugin, Rolldown, Rollup } from 'vite';
import { askEarly } from './ask-early.ts';

const WEB = join(import.meta.dirname, '..');

/** Everything a page needs from the start is fetched with it, by the first of these that its path matches. */
const FIRST_NEEDED: [path: RegExp, page: string][] = [
  [/^\/(story$|sirens\/existing\/)/, 'story-page'],
  [/^\/post\//, 'post-page'],
  [/^\/login$/, 'login-page'],
  [/^\/register$/, 'register-page'],
  [/^\/(?!settings$|saved$|credits$|sirens$)[\w-]*$/, 'home-page'],
];

/** Every page uses both fonts. The one for headings is large, so scripts and styles come before it. */
const FIRST_FACES: [file: RegExp, priority: 'high' | 'low'][] = [
  [/figtree-latin-wght-normal-.*\.woff2$/, 'high'],
  [/fraunces-latin-wght-normal-.*\.woff2$/, 'low'],
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

/**
 * Preloads files that the browser would otherwise discover late: fonts, the page's chunks and its first API answers.
 */
export function preloadFirst(): Plugin {
  return {
    name: 'preload-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [];
        const faces = FIRST_FACES.map(([name, fetchpriority]) => {
          const file = Object.keys(bundle).find((known) => name.test(known));
          if (!file) throw new Error(`There is no face ${name} to preload.`);
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
            fetchpriority,
          };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
        const pages = FIRST_NEEDED.map(([path, page]) => {
          const files = filesOf(page, bundle).filter((file) => !html.includes(file));
          if (files.length === 0) throw new Error(`There is no page ${page} to preload.`);
          return `[${path},${JSON.stringify(files)}]`;
        });
        return [...faces, { tag: 'script', children: `(${askEarly})([${pages}])`, injectTo: 'head' }];
      },
    },
  };
}

const isIcons = /\/lucide-react\//;
/** Small things of many pages: their place is with none of them. */
const isPart =
  /\/lucide-react\/|\/ui\/(notice|form\/(text-field|field-notes|form-failure-notice))\.|\/contract\/src\/sentences\./;
const isOfJoining = /\/features\/accounts\/|\/ui\/(form|scenery)\//;
type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** The modules a file imports, directly or through others; computed once, for the first module that is asked about. */
function reachFrom(start: string) {
  let reached: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    if (!reached) {
      reached = new Set([join(WEB, 'src', start)]);
      // Not through the index of all icons: it would lead to the icons of every other page.
      for (const known of reached)
        for (const next of modules.getModuleInfo(known)?.importedIds ?? []) if (!isIcons.test(next)) reached.add(next);
    }
    return reached.has(id);
  };
}

const isOfStart = reachFrom('main.tsx');
const isOfHome = reachFrom('app/pages/home-page.tsx');
const isOfLogin = reachFrom('app/pages/login-page.tsx');
const isOfRegister = reachFrom('app/pages/register-page.tsx');
const isOfStory = reachFrom('app/pages/story-page.tsx');
const isOfPost = reachFrom('app/pages/post-page.tsx');

/** A chunk of the modules that pass a test; their imports go with them unless an earlier chunk has them. */
const fileOf = (name: string, priority: number, has: (id: string, modules: Modules) => boolean) => ({
  name: (id: string, modules: Modules) => (has(id, modules) ? name : null),
  debugName: name,
  priority,
});

/** Few files for the pages people arrive at: each costs a request, and small ones compress badly. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules|^\0/, priority: 7 },
  // The sea of the home page is also on the login page, whose visitors need not fetch the rest of home for it.
  fileOf('app', 6, (id, modules) => isOfStart(id, modules) || (isOfHome(id, modules) && isOfLogin(id, modules))),
  fileOf('home', 5, isOfHome),
  { name: 'parts', test: isPart, minShareCount: 2, priority: 4 },
  { name: 'markdown', test: /\/marked\/|\/ui\/markdown\./, priority: 4 },
  fileOf('talk', 3, (id, modules) => isOfStory(id, modules) && isOfPost(id, modules)),
  fileOf('story', 2, isOfStory),
  fileOf('post', 1, isOfPost),
  fileOf('join', 1, (id, modules) => isOfJoining.test(id) && isOfLogin(id, modules) && isOfRegister(id, modules)),
];
