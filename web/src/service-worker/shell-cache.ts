/** The build this worker was made for. */
export interface ShellBuild {
  version: string;
  /** Addresses of every script and style sheet of the app. */
  files: string[];
}

const PREFIX = 'shell-';
/** Pages opened before an upgrade go on with the files they began with. */
const MOST_BUILDS = 2;

export const OFFLINE_PAGE = '/offline/page.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline/page.css', '/offline/page.js', '/favicon.svg'];

export type Answer = 'cached file' | 'page' | 'leave alone';

/**
 * How the worker handles a request. API calls, pictures, sounds and other private addresses go to the network
 * untouched.
 */
export function answerFor(
  { method, mode, url }: { method: string; mode: string; url: string },
  origin: string,
): Answer {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin) return 'leave alone';
  if (pathname.startsWith('/assets/') || OFFLINE_FILES.includes(pathname)) return 'cached file';
  const isOurs = !/^\/(api|media|internal|dev|sandbox|healthz|readyz|metrics)(\/|$)/.test(pathname);
  return mode === 'navigate' && isOurs ? 'page' : 'leave alone';
}

/** Caches the files of this build and the offline page. */
export async function cacheShell({ version, files }: ShellBuild): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  // Files with a hash in their name are as good from the browser's own cache; the others are fetched anew.
  await cache.addAll([...files, ...OFFLINE_FILES.map((file) => new Request(file, { cache: 'reload' }))]);
}

/** Forgets the apps of builds that no page can be running any more. */
export async function dropOldShells({ version }: ShellBuild): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(older.slice(0, Math.max(0, older.length - MOST_BUILDS + 1)).map((name) => caches.delete(name)));
}

/** A file from the cache, of this build or the one before; otherwise from the network, and cached for the next time. */
export async function cachedFile(request: Request, { version }: ShellBuild): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const cache = await caches.open(PREFIX + version);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** A page from the server, never cached; without a network, the offline page. */
export async function pageOrOffline(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch (failure) {
    const offline = await caches.match(OFFLINE_PAGE, { ignoreVary: true });
    if (!offline) throw failure;
    return offline;
  }
}
