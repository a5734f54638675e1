/** Features of the server stand in one line: each may use those before it. */
export const FEATURES = ['accounts', 'votes', 'moderation', 'media', 'billing', 'sirens', 'stories', 'posts'];

/** Those of the browser: the same line, after the features that every page needs. */
export const WEB_FEATURES = [...new Set(['session', 'preferences', 'votes', ...FEATURES])];

/** Folders of programs around the application: each may use those before it. */
export const PROGRAMS = ['scripts', 'bench', 'e2e', 'architecture'];

/** By its folder: `contract`, `server`, `web`, `engines/persona`, `tools/paypal-sandbox`. */
export type Workspace = string;

/** Where a file stands in the house. */
export interface Place {
  workspace: Workspace;
  room: string;
  feature?: string;
  /** `users.store.ts` is of the kind store. */
  kind?: string;
}

function roomOf(workspace: Workspace, parts: string[]): string | undefined {
  const [first = '', ...rest] = parts;
  if (workspace === 'contract') return 'contract';
  if (workspace.includes('/')) return workspace.startsWith('engines/') ? 'engine' : 'tool';
  if (rest.length > 0) return first === 'workers' ? 'entry' : first;
  if (workspace === 'web') return first === 'main.tsx' ? 'entry' : undefined;
  if (first === 'main.ts') return 'entry';
  if (first === 'engine-config.ts') return 'config';
  return ['app.ts', 'context.ts', 'config.ts'].includes(first) ? first.replace('.ts', '') : undefined;
}

/** Says where a file stands; its room is `none` when the house has no such room. */
export function placeOf(path: string): Place {
  const steps = path.split('/');
  const depth = ['engines', 'tools'].includes(steps[0] ?? '') ? 2 : 1;
  const workspace = steps.slice(0, depth).join('/');
  const [top, ...parts] = steps.slice(depth);
  if (PROGRAMS.includes(workspace)) return { workspace, room: 'program' };
  if (workspace === 'web' && top === 'build') return { workspace, room: 'build' };
  const name = parts.at(-1) ?? '';
  const kind = name.match(/^[\w-]+\.([a-z]+)\.tsx?$/)?.[1];
  const isTest = top === 'test' || kind === 'test' || /\.(pg\.)?test\.tsx?$/.test(name);
  const room = isTest ? 'test' : (roomOf(workspace, parts) ?? 'none');
  return {
    workspace,
    room,
    ...(parts[0] === 'features' && parts[1] ? { feature: parts[1] } : {}),
    ...(kind && !isTest ? { kind } : {}),
  };
}
