import { answerFor, cachedFile, cacheShell, dropOldShells, pageOrOffline, type ShellBuild } from './shell-cache.ts';

/** Put in by the build. */
declare const SHELL: ShellBuild;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's surroundings that is used here; the types of pages know only pages. */
interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => {
  // Nothing of a page in progress depends on the worker before, so the new one need not wait.
  event.waitUntil(cacheShell(SHELL).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropOldShells(SHELL);
    // Pages are fetched while the worker wakes up.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, worker.location.origin);
  if (answer === 'cached file') event.respondWith(cachedFile(event.request, SHELL));
  else if (answer === 'page') event.respondWith(pageOrOffline(event.request, event.preloadResponse));
});
