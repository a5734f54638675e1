import type { Graph, Link, Module } from './graph.ts';
import { FEATURES, type Place, PROGRAMS, placeOf, WEB_FEATURES } from './place.ts';

/** Returns the violations of a rule, one line each. */
export type Rule = (graph: Graph) => string[];

interface Step {
  from: Module;
  link: Link;
  /** Where the link starts and ends in the house. */
  here: Place;
  there: Place;
}

/** Modules that the tests of every workspace share. */
const SHARED_BY_TESTS = [
  'scripts/lib/test-limits.mjs',
  'scripts/lib/brief-process.mjs',
  'scripts/lib/package-config.mjs',
  'scripts/lib/test-depth.ts',
  'scripts/lib/cpu-growth.ts',
];

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** Every link from one file of the house to another. */
function stepsOf(graph: Graph): Step[] {
  return [...graph.values()].flatMap((from) =>
    from.links
      .filter((link) => link.to !== undefined)
      .map((link) => ({ from, link, here: placeOf(from.path), there: placeOf(link.to ?? '') })),
  );
}

const line = ({ from, link }: Step, why: string) => `${from.path} imports ${link.to}: ${why}`;

/** A rule about links between files that are not tests. */
export const aboutSteps =
  (judge: (step: Step) => string | undefined): Rule =>
  (graph) =>
    stepsOf(graph).flatMap((step) => {
      const why = step.here.room === 'test' ? undefined : judge(step);
      return why === undefined ? [] : [line(step, why)];
    });

export const everyImportLeadsToAFile: Rule = (graph) =>
  stepsOf(graph).flatMap((step) => (step.link.missing ? [line(step, 'there is no such file')] : []));

export const workspacesKeepApart: Rule = (graph) =>
  stepsOf(graph).flatMap((step) => {
    const { here, there } = step;
    if (here.workspace === there.workspace || here.room === 'program') return [];
    if (isPackage(here) || isPackage(there)) return [];
    if (there.workspace === 'contract') return [];
    // The guide for operators is shown as it stands.
    if (here.room === 'app' && /^docs\/[\w-]+\.md$/.test(step.link.to ?? '')) return [];
    if (here.room === 'test' && SHARED_BY_TESTS.includes(step.link.to ?? '')) return [];
    return [line(step, `${here.workspace} may import itself and the contract only`)];
  });

/** Of the application, the programs around it may use only the contract. */
export const programsUseThoseBelow: Rule = (graph) =>
  stepsOf(graph).flatMap((step) => {
    const { here, there } = step;
    if (here.room !== 'program' || here.workspace === there.workspace || there.workspace === 'contract') return [];
    const isBelow = PROGRAMS.indexOf(there.workspace) < PROGRAMS.indexOf(here.workspace);
    if (there.room === 'program' && isBelow) return [];
    return [line(step, `${here.workspace} may use the contract and what stands before it: ${PROGRAMS.join(', ')}`)];
  });

/** The build runs in Node.js, which reads no TypeScript out of a package. */
export const contractIsAPackage: Rule = (graph) =>
  stepsOf(graph).flatMap((step) => {
    const { here, there, link } = step;
    const isInside = here.workspace === 'contract' || there.workspace !== 'contract' || here.room === 'build';
    return isInside || !link.specifier.startsWith('.') ? [] : [line(step, 'the contract is imported by its name')];
  });

/** An engine or a tool: a package that knows nothing of the application. */
const isPackage = ({ workspace }: Place) => workspace.includes('/');

const isOf = (specifier: string, folder: string) => specifier.startsWith(`@sirenade/${folder}`);

/** Only this wiring opens the sandbox, so that no other way leads it into a production bundle. */
const SANDBOX_WIRING = 'server/src/boot/payments.ts';

export const packagesStandAlone: Rule = (graph) =>
  stepsOf(graph).flatMap((step) => {
    const { here, there, link, from } = step;
    if (here.workspace === there.workspace || !(isPackage(here) || isPackage(there))) return [];
    if (here.room === 'test' && SHARED_BY_TESTS.includes(link.to ?? '')) return [];
    if (isPackage(here)) {
      if (link.typeOnly && isOf(link.specifier, 'server/ports/')) return [];
      if (here.room === 'test' && isPackage(there) && isOf(link.specifier, '')) return [];
      return [line(step, 'a package imports itself, its dependencies and the types of the ports')];
    }
    if (here.workspace !== 'server') return [line(step, 'only the server uses engines and tools')];
    if (!isOf(link.specifier, '')) return [line(step, 'a package is used by what it exports')];
    const isWiring = here.room === 'test' || link.typeOnly || from.path === SANDBOX_WIRING;
    return there.workspace.startsWith('tools/') && !isWiring ? [line(step, 'no production bundle holds a tool')] : [];
  });

/** Pure functions of engines about text, sound and voices, which hold for every engine. */
const KNOWLEDGE = /^@sirenade\/(voice\/(mp3|sentences|spoken-text|word-times|voices)|safety\/well-known)$/;

export const enginesAreOpenedAtBoot: Rule = aboutSteps(({ from, here, there, link }) => {
  if (here.workspace !== 'server' || !there.workspace.startsWith('engines/') || link.typeOnly) return undefined;
  if (/^server\/src\/(boot|workers)\//.test(from.path) || KNOWLEDGE.test(link.specifier)) return undefined;
  return 'use cases and adapters reach an engine by its port alone';
});

export const contractNeedsOnlyZod: Rule = (graph) =>
  [...graph.values()].flatMap(({ path, links }) => {
    const { workspace, room } = placeOf(path);
    if (workspace !== 'contract' || room === 'test') return [];
    const foreign = links.filter((link) => link.package !== undefined && link.package !== 'zod');
    return foreign.map((link) => `${path} imports ${link.package}: the contract imports zod and itself only`);
  });

export const onlyTestsImportTests: Rule = aboutSteps(({ there }) =>
  there.room === 'test' ? 'only tests import tests' : undefined,
);

/** The rooms that a room may import: itself where named, and those below it. */
const SERVER_ROOMS: Record<string, string[]> = {
  entry: ['entry', 'commands', 'boot', 'app', 'demo', 'features', 'context', 'providers', 'platform', 'config'],
  commands: ['commands', 'boot', 'app', 'demo', 'features', 'context', 'providers', 'platform', 'config'],
  // Opens the configured engines and services; it knows neither commands nor the demonstration.
  boot: ['boot', 'app', 'features', 'context', 'providers', 'platform', 'config'],
  app: ['features', 'context', 'providers', 'platform', 'config'],
  demo: ['demo', 'features', 'context', 'providers', 'platform', 'config'],
  features: ['features', 'context', 'providers', 'platform', 'config'],
  context: ['providers', 'platform', 'config'],
  // Adapters and platform get their dependencies passed in: they know neither settings nor use cases.
  providers: ['providers', 'platform'],
  platform: ['platform'],
  config: ['config'],
};
const WEB_ROOMS: Record<string, string[]> = {
  entry: ['app', 'dev', 'features', 'ui', 'lib'],
  // The style page for maintainers shows everything, and nothing of the product leads to it.
  dev: ['dev', 'app', 'features', 'ui', 'lib'],
  app: ['app', 'features', 'ui', 'lib'],
  features: ['features', 'ui', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
  // Plugins of the build import nothing of the pages.
  build: ['build'],
  // A program of its own, which runs beside the pages.
  'service-worker': ['service-worker'],
};

export const importsPointDown: Rule = aboutSteps(({ here, there, link }) => {
  if (here.workspace === 'contract' || here.workspace !== there.workspace || there.room === 'test') return undefined;
  if (isPackage(here) || here.room === 'program') return undefined;
  const rooms = here.workspace === 'server' ? SERVER_ROOMS : WEB_ROOMS;
  if (!rooms[here.room]?.includes(there.room)) return `${here.room} may not import ${there.room}`;
  if (here.room === 'context' && !link.typeOnly) return 'the context is made of types only';
  return undefined;
});

export const everyFileHasARoom: Rule = (graph) =>
  [...graph.keys()].flatMap((path) => {
    const place = placeOf(path);
    const { room, workspace, feature } = place;
    if (isPackage(place) || room === 'program') return [];
    const rooms = workspace === 'server' ? SERVER_ROOMS : WEB_ROOMS;
    if (room !== 'test' && workspace !== 'contract' && !rooms[room]) return [`${path}: the house has no such room`];
    return feature && !lineOf(workspace).includes(feature)
      ? [`${path}: ${feature} does not stand in the line of features`]
      : [];
  });

const lineOf = (workspace: Place['workspace']) => (workspace === 'web' ? WEB_FEATURES : FEATURES);

/** The public part of a feature of the browser: components and their styles, queries, and hooks. */
const isOffered = (path: string) => /\.tsx$|\.css$|\.queries\.ts$|\/use-[\w-]+\.ts$/.test(path);

/** Whether another feature may import it. */
function mayCross({ here, there, link }: Step): boolean {
  if (here.workspace === 'web') return isOffered(link.to ?? '');
  return there.kind === 'service' || (there.kind === 'tables' && here.kind === 'tables');
}

export const featuresLookLeft: Rule = aboutSteps((step) => {
  const { here, there } = step;
  if (!here.feature || !there.feature || here.feature === there.feature) return undefined;
  const line = lineOf(here.workspace);
  if (line.indexOf(there.feature) > line.indexOf(here.feature)) {
    return `${here.feature} stands left of ${there.feature}`;
  }
  return mayCross(step) ? undefined : `this part of ${there.feature} is its own affair`;
});

export const pagesUseWhatFeaturesOffer: Rule = aboutSteps(({ here, there, link }) =>
  here.workspace === 'web' && here.room === 'app' && there.feature && !isOffered(link.to ?? '')
    ? `this part of ${there.feature} is its own affair`
    : undefined,
);

/** A name has one home: re-exporting from a file of another kind would bypass the rules about that kind. */
export const noForeignReExports: Rule = aboutSteps(({ here, there, link }) => {
  if (!link.reExported) return undefined;
  return here.kind === there.kind && here.room === there.room ? undefined : 'import it from where it is';
});

export const demoUsesServices: Rule = aboutSteps(({ here, there }) =>
  here.room === 'demo' && there.room === 'features' && there.kind !== 'service'
    ? 'the demo does what people do: by the services of the features'
    : undefined,
);

export const storesBelongToServices: Rule = aboutSteps(({ here, there }) => {
  if (there.workspace !== 'server' || there.kind !== 'store') return undefined;
  const isOwn = here.feature === there.feature && here.kind === 'service';
  return isOwn ? undefined : 'a store is used by the services of its feature only';
});

export const routesBelongToTheApp: Rule = aboutSteps(({ here, there }) =>
  there.workspace === 'server' && there.kind === 'routes' && here.room !== 'app'
    ? 'only the app binds routes'
    : undefined,
);

/** Modules that rules and views may not import at run time: they decide from their input alone. */
const OUTSIDE = /^server\/src\/(providers|platform\/(db|jobs|work|backup))\//;

export const decisionsArePure: Rule = aboutSteps(({ here, there, link }) => {
  if (here.workspace !== 'server' || (here.kind !== 'rules' && here.kind !== 'view')) return undefined;
  const reaches =
    ['store', 'service', 'flow'].includes(there.kind ?? '') ||
    link.to?.startsWith('server/src/platform/db/') ||
    (!link.typeOnly && OUTSIDE.test(link.to ?? ''));
  return reaches ? 'rules and views decide from what they are given' : undefined;
});

/** A flow runs over time, but over ports: it waits and emits, and knows neither database nor engine. */
export const flowsRunOverPorts: Rule = aboutSteps(({ here, there, link }) => {
  if (here.workspace !== 'server' || here.kind !== 'flow') return undefined;
  const reaches = ['store', 'service'].includes(there.kind ?? '') || there.room === 'context';
  return reaches || (!link.typeOnly && OUTSIDE.test(link.to ?? '')) ? 'a flow is handed its ports' : undefined;
});

const KINDS = ['routes', 'service', 'flow', 'rules', 'view', 'store', 'tables', 'limits', 'hooks'];

export const everyPartHasAKind: Rule = (graph) =>
  [...graph.keys()].flatMap((path) => {
    const { workspace, room, kind = '' } = placeOf(path);
    if (workspace !== 'server' || room !== 'features' || KINDS.includes(kind)) return [];
    return [`${path}: a part of a feature is one of ${KINDS.join(', ')}`];
  });

export const noDefaultExports: Rule = (graph) =>
  [...graph.values()].flatMap(({ path, hasDefaultExport }) => {
    // Vitest and Playwright ask for one in their global set-up.
    const isConfig = /\.config\.ts$|\/test\/[\w-]*setup\.ts$|\/support\/(prepared-data|serve)\.ts$/.test(path);
    return hasDefaultExport && !isConfig ? [`${path} has a default export: name it`] : [];
  });

/** Finds the rings of imports; those of types count, for two files that need each other's types are one. */
export const noCycles: Rule = (graph) => {
  const rings: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      rings.push([...trail.slice(start), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const { to } of graph.get(path)?.links ?? []) {
      if (to && isCode(to)) visit(to, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return rings;
};

/** Packages that a file imports must be named by its workspace, not merely lie around. */
export const packagesAreDeclared =
  (declared: Record<string, string[]>, forTests: string[]): Rule =>
  (graph) =>
    [...graph.values()].flatMap(({ path, links }) => {
      const { workspace, room } = placeOf(path);
      const isTool = ['test', 'program', 'build'].includes(room);
      const own = room === 'program' ? Object.values(declared).flat() : (declared[workspace] ?? []);
      const known = [...own, ...(isTool ? forTests : [])];
      return links.flatMap(({ specifier, package: outside, typeOnly }) => {
        const name = outside ?? specifier.match(/^@sirenade\/[\w-]+/)?.[0];
        if (name === undefined || known.includes(name)) return [];
        if (name.startsWith('node:')) {
          const fits = workspace === 'server' || workspace.includes('/') || isTool;
          return fits ? [] : [`${path} imports ${name}: there is no Node.js in a browser`];
        }
        if (typeOnly && forTests.includes(`@types/${name}`)) return [];
        return [`${path} imports ${name}: ${workspace}/package.json does not name it`];
      });
    });
