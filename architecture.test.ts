import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Graph, listFiles, readEntries, readGraph, readModule } from './architecture/graph.ts';
import * as walls from './architecture/inner-walls.ts';
import * as rules from './architecture/rules.ts';
import {
  badlyNamed,
  crowdedFolders,
  generatedDeclarations,
  ownLimits,
  tooLong,
  unnamedLogLines,
  vagueFolders,
} from './architecture/tree.ts';

const root = import.meta.dirname;
const house = readGraph(root);
const entries = readEntries(root);
const sources = ['contract', 'engines', 'server', 'tools', 'web', 'e2e', 'bench', 'scripts', 'architecture']
  .flatMap((folder) => listFiles(root, folder))
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));

const texts = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const manifest = (folder: string) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
};
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const packagesAreDeclared = rules.packagesAreDeclared(
  Object.fromEntries(workspaces.map((folder) => [folder, manifest(folder)])),
  manifest('.'),
);

/** A made-up house of files and their text; every file it names exists. */
function build(files: Record<string, string>): Graph {
  const exists = (path: string) => path in files;
  return new Map(Object.entries(files).map(([path, text]) => [path, readModule(path, text, { exists, entries })]));
}

test('the house is not empty, and an import of each kind is seen', () => {
  expect(house.size).toBeGreaterThan(100);
  const { links } = readModule(
    'server/src/app.ts',
    `import a from './a.ts'; import type { B } from './b.ts'; import './c.css'; export * from './d.ts';
     export type { E } from './e.ts'; const f = () => import('./f.ts'); type G = import('./g.ts').G;
     import { type H } from './h.ts'; import { z } from 'zod/mini'; import { limits } from '@sirenade/contract/limits';
     // import './comment.ts'
     const text = "import './string.ts'"; import '@sirenade/persona'; import '@sirenade/voice/test/a';
     import '@sirenade/persona/secret';`,
    { exists: (path) => path.endsWith('.ts'), entries },
  );
  expect(links.map(({ to, package: name, typeOnly }) => [to ?? name, typeOnly])).toEqual([
    ['server/src/a.ts', false],
    ['server/src/b.ts', true],
    ['server/src/c.css', false],
    ['server/src/d.ts', false],
    ['server/src/e.ts', true],
    ['server/src/f.ts', false],
    ['server/src/g.ts', true],
    ['server/src/h.ts', true],
    ['zod', false],
    ['contract/src/limits.ts', false],
    ['engines/persona/src/persona-text.ts', false],
    ['engines/voice/test/a.ts', false],
    ['@sirenade/persona/secret', false],
  ]);
});

interface Case {
  sentence: string;
  rule: rules.Rule;
  /** Houses that break the rule, each in one way. */
  wrong: Record<string, string>[];
  /** A house that keeps it. */
  right: Record<string, string>;
}

const feature = (name: string) => `server/src/features/${name}`;
const webFeature = (name: string) => `web/src/features/${name}`;

const cases: Case[] = [
  {
    sentence: 'every import leads to a file',
    rule: rules.everyImportLeadsToAFile,
    wrong: [
      { 'server/src/app.ts': `import './gone.ts';` },
      { 'web/src/main.tsx': `const page = () => import('./gone.tsx');` },
      { 'web/src/main.tsx': `import type { A } from '@sirenade/contract/gone';` },
    ],
    right: {
      'web/src/main.tsx': `import './a.css?inline'; import { limits } from '@sirenade/contract/limits'; import 'react';`,
      'web/src/a.css': '',
      'contract/src/limits.ts': '',
    },
  },
  {
    sentence: 'server and web never see each other, and the contract sees neither',
    rule: rules.workspacesKeepApart,
    wrong: [
      { 'server/src/app.ts': `import '../../web/src/lib/api.ts';`, 'web/src/lib/api.ts': '' },
      { 'web/src/lib/api.ts': `import type { A } from '../../../server/src/app.ts';`, 'server/src/app.ts': '' },
      { 'contract/src/limits.ts': `import '../../server/src/config.ts';`, 'server/src/config.ts': '' },
      { 'web/test/setup.ts': `import '../../server/src/config.ts';`, 'server/src/config.ts': '' },
      { 'web/src/lib/api.ts': `import '../../../scripts/lib/test-limits.mjs';`, 'scripts/lib/test-limits.mjs': '' },
    ],
    right: {
      'web/test/setup.ts': `import '../../scripts/lib/test-limits.mjs';`,
      'scripts/lib/test-limits.mjs': '',
      'server/src/app.ts': `import '@sirenade/contract/limits';`,
      'web/src/lib/a.ts': `import type { L } from '@sirenade/contract/limits';`,
      'contract/src/limits.ts': '',
    },
  },
  {
    sentence: 'an engine or a tool imports itself and the types of the ports, and is used by what it exports',
    rule: rules.packagesStandAlone,
    wrong: [
      { 'engines/persona/src/a.ts': `import '../../../server/src/context.ts';`, 'server/src/context.ts': '' },
      { 'engines/persona/src/a.ts': `import { x } from '@sirenade/server/ports/text';` },
      { 'engines/persona/src/a.ts': `import '@sirenade/safety';` },
      { 'engines/persona/src/a.ts': `import '@sirenade/contract/limits';` },
      { 'engines/voice/src/a.test.ts': `import '../../../server/src/app.ts';`, 'server/src/app.ts': '' },
      { 'tools/paypal-sandbox/src/a.ts': `import '@sirenade/voice/mp3';` },
      { 'server/src/app.ts': `import '../../engines/voice/src/a.ts';`, 'engines/voice/src/a.ts': '' },
      { 'server/src/app.ts': `import '@sirenade/paypal-sandbox';` },
      { 'web/src/lib/a.ts': `import '@sirenade/voice/sentences';` },
    ],
    right: {
      'engines/persona/src/a.ts': `import type { TextEngine } from '@sirenade/server/ports/text'; import './b.ts';`,
      'engines/persona/src/b.ts': '',
      'engines/persona/src/b.test.ts': `import '@sirenade/safety'; import '../../../scripts/lib/test-limits.mjs';`,
      'server/src/boot/payments.ts': `const sandbox = () => import('@sirenade/paypal-sandbox');`,
      'server/src/boot/engines.ts': `import '@sirenade/persona';`,
      'server/test/a.ts': `import '@sirenade/paypal-sandbox/serve';`,
    },
  },
  {
    sentence:
      'engines are opened by boot and its workers; others know the ports, and what an engine knows of text and sound',
    rule: rules.enginesAreOpenedAtBoot,
    wrong: [
      { 'server/src/app.ts': `import '@sirenade/persona';` },
      { [`${feature('stories')}/a.rules.ts`]: `import '@sirenade/safety';` },
      { [`${feature('stories')}/a.service.ts`]: `const speak = () => import('@sirenade/voice/speaker');` },
    ],
    right: {
      'server/src/boot/engines.ts': `import '@sirenade/persona';`,
      'server/src/workers/a.ts': `import '@sirenade/voice/speaker';`,
      [`${feature('stories')}/a.rules.ts`]: `import '@sirenade/voice/spoken-text'; import type { P } from '@sirenade/persona';`,
    },
  },
  {
    sentence: 'programs around the application use those before them: scripts, bench, e2e, architecture',
    rule: rules.programsUseThoseBelow,
    wrong: [
      { 'scripts/lib/a.mjs': `import '../../bench/lib/b.mjs';`, 'bench/lib/b.mjs': '' },
      { 'bench/a.mjs': `import '../server/src/config.ts';`, 'server/src/config.ts': '' },
      { 'e2e/a.spec.ts': `import type { A } from '../web/src/lib/a.ts';`, 'web/src/lib/a.ts': '' },
    ],
    right: {
      'e2e/a.spec.ts': `import '../bench/lib/b.mjs'; import '@sirenade/contract/limits'; import './support/c.ts';`,
      'bench/lib/b.mjs': `import '../../scripts/lib/d.mjs';`,
      'scripts/lib/d.mjs': `import 'node:fs';`,
    },
  },
  {
    sentence: 'the contract is imported by its name, but for the build, which reads no TypeScript of a package',
    rule: rules.contractIsAPackage,
    wrong: [
      { 'e2e/a.spec.ts': `import '../contract/src/product.ts';`, 'contract/src/product.ts': '' },
      { 'web/src/lib/a.ts': `import '../../../contract/src/limits.ts';`, 'contract/src/limits.ts': '' },
    ],
    right: {
      'web/build/a.ts': `import '../../contract/src/product.ts';`,
      'contract/src/product.ts': `import './limits.ts';`,
      'contract/src/limits.ts': '',
    },
  },
  {
    sentence: 'the contract imports zod and itself only',
    rule: rules.contractNeedsOnlyZod,
    wrong: [{ 'contract/src/limits.ts': `import 'fastify';` }, { 'contract/src/limits.ts': `import 'node:fs';` }],
    right: { 'contract/src/limits.ts': `import 'zod'; import './a.ts';`, 'contract/src/a.ts': '' },
  },
  {
    sentence: 'only tests import tests',
    rule: rules.onlyTestsImportTests,
    wrong: [
      { 'server/src/app.ts': `import '../test/test-app.ts';`, 'server/test/test-app.ts': '' },
      { 'server/src/app.ts': `import './app.test.ts';`, 'server/src/app.test.ts': '' },
      { 'server/src/providers/a.ts': `import '../../test/fake-a.ts';`, 'server/test/fake-a.ts': '' },
    ],
    right: {
      'server/src/app.test.ts': `import '../test/test-app.ts';`,
      'server/test/test-app.ts': `import './fake-a.ts';`,
      'server/test/fake-a.ts': '',
    },
  },
  {
    sentence: 'every file has a room, and every feature stands in the line',
    rule: rules.everyFileHasARoom,
    wrong: [
      { 'server/src/tools.ts': '' },
      { 'web/src/hooks/use-it.ts': '' },
      { [`${feature('gossip')}/a.ts`]: '' },
      { [`${feature('likes')}/a.ts`]: '' },
    ],
    right: {
      'server/src/platform/a.ts': '',
      'web/src/main.tsx': '',
      [`${feature('media')}/a.ts`]: '',
      [`${webFeature('votes')}/a.ts`]: '',
    },
  },
  {
    sentence:
      'imports point down: main → commands → boot → app → features → context → providers, platform; app → features → ui, lib',
    rule: rules.importsPointDown,
    wrong: [
      { 'server/src/app.ts': `import './main.ts';`, 'server/src/main.ts': '' },
      { 'server/src/boot/a.ts': `import '../commands/a.ts';`, 'server/src/commands/a.ts': '' },
      { 'server/src/app.ts': `import './boot/a.ts';`, 'server/src/boot/a.ts': '' },
      { [`${feature('media')}/a.service.ts`]: `import '../../app.ts';`, 'server/src/app.ts': '' },
      { 'server/src/platform/a.ts': `import type { C } from '../context.ts';`, 'server/src/context.ts': '' },
      { 'server/src/platform/a.ts': `import '../providers/mail/mail.ts';`, 'server/src/providers/mail/mail.ts': '' },
      { 'server/src/providers/mail/a.ts': `import type { C } from '../../config.ts';`, 'server/src/config.ts': '' },
      { 'server/src/context.ts': `import { now } from './platform/clock.ts';`, 'server/src/platform/clock.ts': '' },
      { 'server/src/config.ts': `import './platform/clock.ts';`, 'server/src/platform/clock.ts': '' },
      { 'web/src/ui/a.tsx': `import '../features/accounts/b.tsx';`, [`${webFeature('accounts')}/b.tsx`]: '' },
      { 'web/src/lib/a.ts': `import '../app/router.tsx';`, 'web/src/app/router.tsx': '' },
      { 'web/src/lib/a.ts': `import '../ui/button.tsx';`, 'web/src/ui/button.tsx': '' },
      { 'web/build/a.ts': `import '../src/lib/b.ts';`, 'web/src/lib/b.ts': '' },
      { [`${webFeature('posts')}/a.tsx`]: `import '../../app/router.tsx';`, 'web/src/app/router.tsx': '' },
      { 'web/src/app/router.tsx': `const a = () => import('../dev/a.tsx');`, 'web/src/dev/a.tsx': '' },
      { 'server/src/demo/a.ts': `import '../app.ts';`, 'server/src/app.ts': '' },
      { [`${feature('media')}/a.service.ts`]: `import '../../demo/a.ts';`, 'server/src/demo/a.ts': '' },
      { 'server/src/app.ts': `import './demo/a.ts';`, 'server/src/demo/a.ts': '' },
    ],
    right: {
      'server/src/main.ts': `import './app.ts'; import './commands/a.ts'; import './demo/a.ts';`,
      'server/src/demo/a.ts': `import '../features/media/a.service.ts'; import '../platform/a.ts';`,
      'server/src/commands/a.ts': `import '../boot/a.ts'; import '../config.ts';`,
      'server/src/boot/a.ts': `import type { A } from '../app.ts';`,
      'server/src/config.ts': '',
      'server/src/app.ts': `import './features/media/a.service.ts';`,
      [`${feature('media')}/a.service.ts`]: `import type { C } from '../../context.ts'; import '../../platform/a.ts';`,
      'server/src/context.ts': `import type { A } from './platform/a.ts';`,
      'server/src/platform/a.ts': '',
      [`${feature('media')}/a.test.ts`]: `import '../../app.ts';`,
    },
  },
  {
    sentence: 'rooms of the platform use loose files, and of each other only what is named',
    rule: walls.platformRoomsKeepApart,
    wrong: [
      { 'server/src/platform/db/a.ts': `import '../http/b.ts';` },
      { 'server/src/platform/db/a.ts': `import type { B } from '../backup/b.ts';` },
      { 'server/src/platform/live/a.ts': `import '../db/b.ts';` },
      { 'server/src/platform/live/a.ts': `import '../http/b.ts';` },
      { 'server/src/platform/text/a.ts': `import '../security/b.ts';` },
      { 'server/src/platform/clock.ts': `import './live/b.ts';` },
      { 'server/src/platform/rumours/a.ts': `import '../text/b.ts';` },
    ],
    right: {
      'server/src/platform/http/a.ts': `import '../live/b.ts'; import '../db/b.ts'; import '../app-error.ts';`,
      'server/src/platform/backup/a.ts': `import '../db/b.ts'; import './c.ts';`,
      'server/src/platform/live/a.test.ts': `import '../http/b.ts';`,
      'server/src/providers/text/a.ts': `import '../../platform/live/b.ts';`,
    },
  },
  {
    sentence: 'providers of one kind know no other kind, and share the client of upstream',
    rule: walls.providersKeepApart,
    wrong: [
      { 'server/src/providers/text/a.ts': `import '../speech/b.ts';` },
      { 'server/src/providers/upstream/a.ts': `import '../text/b.ts';` },
      { 'server/src/providers/call.ts': `import type { T } from './text/text.ts';` },
    ],
    right: { 'server/src/providers/text/a.ts': `import '../upstream/b.ts'; import '../call.ts'; import './c.ts';` },
  },
  {
    sentence: 'outside of platform/live a stream is an AsyncIterable',
    rule: walls.streamsAreAsyncIterables,
    wrong: [
      { 'server/src/platform/http/a.ts': `import '../live/sync-reader.ts';` },
      { [`${feature('media')}/a.service.ts`]: `import type { S } from '../../platform/live/sync-reader.ts';` },
    ],
    right: { 'server/src/platform/live/a.ts': `import './sync-reader.ts';` },
  },
  {
    sentence: 'a feature uses those to its left only, and of those only what they offer',
    rule: rules.featuresLookLeft,
    wrong: [
      { [`${feature('accounts')}/a.service.ts`]: `import '../posts/b.service.ts';` },
      { [`${feature('posts')}/a.service.ts`]: `import '../accounts/b.rules.ts';` },
      { [`${feature('posts')}/a.service.ts`]: `import '../accounts/b.view.ts';` },
      { [`${feature('posts')}/a.service.ts`]: `import '../accounts/mail-layout.ts';` },
      { [`${feature('posts')}/a.service.ts`]: `import type { U } from '../accounts/accounts.tables.ts';` },
      { [`${webFeature('accounts')}/a.tsx`]: `import '../billing/b.tsx';` },
      { [`${webFeature('session')}/a.ts`]: `import '../preferences/use-b.ts';` },
      { [`${webFeature('posts')}/a.tsx`]: `import '../stories/chat.state.ts';` },
      { [`${webFeature('posts')}/a.tsx`]: `import type { R } from '../stories/chat.rules.ts';` },
      { [`${webFeature('posts')}/a.tsx`]: `import '../stories/chat.store.ts';` },
      { [`${webFeature('posts')}/a.tsx`]: `import '../stories/room/chat-helper.ts';` },
    ],
    right: {
      [`${feature('posts')}/a.service.ts`]: `import '../accounts/b.service.ts'; import './c.rules.ts';`,
      [`${feature('posts')}/posts.tables.ts`]: `import '../accounts/accounts.tables.ts';`,
      [`${webFeature('posts')}/a.tsx`]: `import '../accounts/user-card.tsx'; import '../accounts/b.queries.ts';
        import '../accounts/join/use-c.ts'; import '../accounts/d.css'; import './e.state.ts';`,
    },
  },
  {
    sentence: 'pages, too, use of a feature only its components, queries and hooks',
    rule: rules.pagesUseWhatFeaturesOffer,
    wrong: [
      { 'web/src/app/pages/a.tsx': `import '../../features/posts/b.rules.ts';` },
      { 'web/src/app/shell/a.tsx': `import type { B } from '../../features/posts/b.ts';` },
    ],
    right: {
      'web/src/app/pages/a.tsx': `import '../../features/posts/b.tsx'; import '../../features/posts/use-c.ts';`,
      'web/src/dev/a.tsx': `import '../features/posts/b.ts';`,
    },
  },
  {
    sentence: 'nothing is handed on from a file of another kind',
    rule: rules.noForeignReExports,
    wrong: [
      { [`${webFeature('posts')}/a.queries.ts`]: `export { b } from './b.state.ts';` },
      { [`${webFeature('posts')}/a.queries.ts`]: `export type { B } from './b.rules.ts';` },
      { [`${webFeature('posts')}/use-a.ts`]: `import { b } from './b.state.ts'; export { b };` },
      { [`${webFeature('posts')}/a.tsx`]: `export * from '../../lib/b.ts';` },
    ],
    right: {
      [`${webFeature('posts')}/a.queries.ts`]: `import { b } from './b.state.ts'; export const c = b; export { d } from './d.queries.ts';`,
    },
  },
  {
    sentence: 'the demo does what people do, by the services of the features',
    rule: rules.demoUsesServices,
    wrong: [
      { 'server/src/demo/a.service.ts': `import '../features/media/a.rules.ts';` },
      { 'server/src/demo/a.service.ts': `import type { M } from '../features/media/media.tables.ts';` },
    ],
    right: { 'server/src/demo/a.service.ts': `import '../features/media/a.service.ts'; import './b.store.ts';` },
  },
  {
    sentence: 'a store is used by the services of its own feature only',
    rule: rules.storesBelongToServices,
    wrong: [
      { [`${feature('media')}/a.routes.ts`]: `import './a.store.ts';` },
      { [`${feature('media')}/a.store.ts`]: `import './b.store.ts';` },
      { [`${feature('posts')}/a.service.ts`]: `import '../media/a.store.ts';` },
      { 'server/src/app.ts': `import './features/media/a.store.ts';` },
      { 'server/src/demo/a.service.ts': `import '../features/media/a.store.ts';` },
    ],
    right: {
      [`${feature('media')}/a.service.ts`]: `import './a.store.ts';`,
      [`${feature('media')}/a.store.test.ts`]: `import './a.store.ts';`,
    },
  },
  {
    sentence: 'only the app binds routes',
    rule: rules.routesBelongToTheApp,
    wrong: [{ [`${feature('media')}/a.service.ts`]: `import './a.routes.ts';` }],
    right: { 'server/src/app.ts': `import './features/media/a.routes.ts';` },
  },
  {
    sentence: 'rules and views are pure: no store, no service, no database',
    rule: rules.decisionsArePure,
    wrong: [
      { [`${feature('media')}/a.rules.ts`]: `import './a.store.ts';` },
      { [`${feature('media')}/a.rules.ts`]: `import type { A } from './a.service.ts';` },
      { [`${feature('media')}/a.view.ts`]: `import '../../platform/db/database.ts';` },
      { [`${feature('media')}/a.rules.ts`]: `import '../../providers/mail/smtp.ts';` },
      { [`${feature('media')}/a.rules.ts`]: `import '../../platform/work/work-pool.ts';` },
    ],
    right: {
      [`${feature('media')}/a.rules.ts`]: `import type { A } from './media.tables.ts'; import '../../platform/text/b.ts';
        import type { M } from '../../providers/mail/mail.ts';`,
    },
  },
  {
    sentence: 'a flow runs over ports: no store, no service, no context, no engine',
    rule: rules.flowsRunOverPorts,
    wrong: [
      { [`${feature('media')}/a.flow.ts`]: `import './a.store.ts';` },
      { [`${feature('media')}/a.flow.ts`]: `import './a.service.ts';` },
      { [`${feature('media')}/a.flow.ts`]: `import type { C } from '../../context.ts';`, 'server/src/context.ts': '' },
      { [`${feature('media')}/a.flow.ts`]: `import '../../providers/mail/smtp.ts';` },
    ],
    right: {
      [`${feature('media')}/a.flow.ts`]: `import './a.rules.ts'; import '../../platform/live/for-each.ts';
        import type { M } from '../../providers/mail/mail.ts';`,
    },
  },
  {
    sentence: 'the name of every part of a feature says what kind it is of',
    rule: rules.everyPartHasAKind,
    wrong: [{ [`${feature('media')}/a.ts`]: '' }, { [`${feature('media')}/list/a.helper.ts`]: '' }],
    right: {
      [`${feature('media')}/a.flow.ts`]: '',
      [`${feature('media')}/a.test.ts`]: '',
      'server/src/platform/a.ts': '',
    },
  },
  {
    sentence: 'nothing but a configuration has a default export',
    rule: rules.noDefaultExports,
    wrong: [{ 'web/src/app/page.tsx': 'export default function Page() { return <p />; }' }],
    right: { 'server/test/global-setup.ts': 'export default () => {};' },
  },
  {
    sentence: 'imports never run in a ring',
    rule: rules.noCycles,
    wrong: [
      {
        'web/src/lib/a.ts': `import './b.ts';`,
        'web/src/lib/b.ts': `export * from './c.ts';`,
        'web/src/lib/c.ts': `const a = () => import('./a.ts');`,
      },
      { 'web/src/lib/a.ts': `import './b.ts';`, 'web/src/lib/b.ts': `import type { A } from './a.ts';` },
      { 'bench/lib/a.mjs': `import './b.mjs';`, 'bench/lib/b.mjs': `import './a.mjs';` },
    ],
    right: { 'web/src/lib/a.ts': `import './b.ts'; import './c.ts';`, 'web/src/lib/b.ts': `import './c.ts';` },
  },
  {
    sentence: 'every package is named by the workspace that imports it, and Node.js stays out of the browser',
    rule: packagesAreDeclared,
    wrong: [
      { 'web/src/lib/a.ts': `import 'fastify';` },
      { 'server/src/app.ts': `import 'vitest';` },
      { 'web/src/lib/a.ts': `import 'node:fs';` },
      { 'engines/voice/src/a.ts': `import 'fastify';` },
      { 'engines/voice/src/a.test.ts': `import '@sirenade/safety';` },
    ],
    right: { 'server/src/a.test.ts': `import 'vitest'; import 'node:fs'; import 'fastify';` },
  },
];

describe.each(cases)('$sentence', ({ rule, wrong, right }) => {
  test('holds in this house', () => {
    expect(rule(house)).toEqual([]);
  });
  test.each(wrong)('is seen when broken: %o', (files) => {
    expect(rule(build(files))).not.toEqual([]);
  });
  test('lets pass what is meant to pass', () => {
    expect(rule(build(right))).toEqual([]);
  });
});

test('folders are named by what they hold', () => {
  expect(vagueFolders(sources)).toEqual([]);
  expect(vagueFolders(['web/src/utils/a.ts', 'web/src/ui/types.ts'])).toEqual(['web/src/utils/a.ts']);
});

test('a folder holds at most 25 sources', () => {
  expect(crowdedFolders(sources)).toEqual([]);
  const many = Array.from({ length: 26 }, (_, place) => `web/src/ui/a${place}.ts`);
  expect(crowdedFolders(many)).toEqual(['web/src/ui has 26']);
  expect(crowdedFolders([...many.slice(1), 'web/src/ui/a.test.ts', 'web/src/ui/a.css', 'web/src/ui/b/a.ts'])).toEqual(
    [],
  );
});

test('no file is longer than 400 lines', () => {
  expect(tooLong(texts)).toEqual([]);
  expect(tooLong([{ path: 'a.ts', text: 'x\n'.repeat(401) }])).toEqual(['a.ts has 401 lines']);
});

test('files are named in kebab-case, with their kind after a dot', () => {
  expect(badlyNamed(sources)).toEqual([]);
  expect(badlyNamed(['a/useThing.ts', 'a/Button.tsx', 'a/users.store.ts'])).toEqual(['a/useThing.ts', 'a/Button.tsx']);
});

test('no declaration lies beside the source it was made from', () => {
  expect(generatedDeclarations(sources)).toEqual([]);
  expect(generatedDeclarations(['a/b.ts', 'a/b.d.ts', 'a/env.d.ts'])).toEqual(['a/b.d.ts']);
});

test('no test is judged by a limit of its own', () => {
  expect(ownLimits(texts)).toEqual([]);
  const text = "it('a', { timeout: 5_000 }); it('b', { timeout: TEST_MS }); page.waitForTimeout(5);";
  expect(ownLimits([{ path: 'a.test.ts', text }])).toEqual(['a.test.ts: timeout: 5_000', 'a.test.ts: waitForTimeout(']);
});

test('every log line has an id that can be searched for', () => {
  expect(unnamedLogLines(texts)).toEqual([]);
  const text = [
    "log.info('started');",
    "log.warn({ err: error }, 'failed');",
    "log.warn({ event: 'Not This' }, 'failed');",
    "ctx.log.error(\n  { event: 'job_failed', err: error },\n  'failed');",
  ].join('\n');
  expect(unnamedLogLines([{ path: 'server/src/a.ts', text }])).toEqual([
    'server/src/a.ts:1',
    'server/src/a.ts:2',
    'server/src/a.ts:3',
  ]);
});
