import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFor, cachedFile, cacheShell, dropOldShells, OFFLINE_PAGE, pageOrOffline } from './shell-cache.ts';

const ORIGIN = 'https://sea.example';
const build = (version: string) => ({ version, files: ['/assets/app-1.js', '/assets/app-1.css'] });
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;

/** The browser's caches, as far as the worker uses them. */
function fakeCaches() {
  const boxes = new Map<string, Map<string, Response>>();
  const boxOf = (name: string) => {
    const box = boxes.get(name) ?? new Map<string, Response>();
    boxes.set(name, box);
    return {
      addAll: async (requests: RequestInfo[]) => {
        for (const request of requests) box.set(pathOf(request), (await fetch(request)).clone());
      },
      put: async (request: RequestInfo, answer: Response) => void box.set(pathOf(request), answer),
    };
  };
  return {
    boxes,
    open: async (name: string) => boxOf(name),
    keys: async () => [...boxes.keys()],
    delete: async (name: string) => boxes.delete(name),
    match: async (request: RequestInfo) =>
      [...boxes.values()].map((box) => box.get(pathOf(request))).find((cached) => cached !== undefined),
  };
}

let fake: ReturnType<typeof fakeCaches>;
let fetched: string[];
let isOnline: boolean;

beforeEach(() => {
  fake = fakeCaches();
  fetched = [];
  isOnline = true;
  vi.stubGlobal('caches', fake);
  // The environment of these tests has no address for relative requests.
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = new URL(path, ORIGIN).href;
      }
    },
  );
  vi.stubGlobal('fetch', async (request: RequestInfo) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    fetched.push(pathOf(request));
    const answer = new Response(`${pathOf(request)} of the network`);
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return answer;
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('what the worker does about a request', () => {
  const ask = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
    answerFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

  test('files of the app are kept, and pages are looked after', () => {
    expect(ask('/assets/app-1.js')).toBe('cached file');
    expect(ask('/offline/page.css')).toBe('cached file');
    expect(ask('/story?siren=4', { mode: 'navigate' })).toBe('page');
    expect(ask('/', { mode: 'navigate' })).toBe('page');
  });

  test.each(['/api/user', '/api/story/4?media=url', '/media/images/abc.webp', '/media/audio/abc.mp3', '/healthz'])(
    '%s is left alone, however it is asked for',
    (path) => {
      for (const mode of ['cors', 'no-cors', 'navigate']) expect(ask(path, { mode })).toBe('leave alone');
    },
  );

  test('so are what is sent, other sites, and pages that are not gone to', () => {
    expect(ask('/assets/app-1.js', { method: 'POST' })).toBe('leave alone');
    expect(ask('https://elsewhere.example/assets/app-1.js')).toBe('leave alone');
    expect(ask('/story?siren=4')).toBe('leave alone');
  });
});

describe('the files of the app', () => {
  test('are kept when the worker is installed, with the page for bad times, and nothing else', async () => {
    await cacheShell(build('a'));
    expect([...(fake.boxes.get('shell-a')?.keys() ?? [])].sort()).toEqual([
      '/assets/app-1.css',
      '/assets/app-1.js',
      '/favicon.svg',
      '/offline/page.css',
      OFFLINE_PAGE,
      '/offline/page.js',
    ]);
  });

  test('come from where they are kept, and one that is new is kept too', async () => {
    await cacheShell(build('a'));
    isOnline = false;
    expect(await (await cachedFile(new Request('/assets/app-1.js'), build('a'))).text()).toContain('app-1.js');
    await expect(cachedFile(new Request('/assets/font.woff2'), build('a'))).rejects.toThrow('Failed to fetch');
    isOnline = true;
    await cachedFile(new Request('/assets/font.woff2'), build('a'));
    expect(fake.boxes.get('shell-a')?.has('/assets/font.woff2')).toBe(true);
  });

  test('of the build before stay for pages that began with it; older ones go', async () => {
    for (const version of ['a', 'b', 'c']) await cacheShell(build(version));
    fake.boxes.set('of-somebody-else', new Map());
    await dropOldShells(build('c'));
    expect([...fake.boxes.keys()]).toEqual(['shell-b', 'shell-c', 'of-somebody-else']);
  });
});

describe('a page', () => {
  const page = () => new Request('/story?siren=4');

  test('is what the server says, and is never kept', async () => {
    await cacheShell(build('a'));
    const before = [...(fake.boxes.get('shell-a')?.keys() ?? [])];
    expect(await (await pageOrOffline(page(), Promise.resolve(undefined))).text()).toBe('/story of the network');
    const early = new Response('came while the worker woke up');
    expect(await pageOrOffline(page(), Promise.resolve(early))).toBe(early);
    expect([...(fake.boxes.get('shell-a')?.keys() ?? [])]).toEqual(before);
  });

  test('without a network says so', async () => {
    await cacheShell(build('a'));
    isOnline = false;
    const answer = await pageOrOffline(page(), Promise.reject(new TypeError('Failed to fetch')));
    expect(await answer.text()).toBe(`${OFFLINE_PAGE} of the network`);
  });

  test('without a network and without anything kept fails as it would without a worker', async () => {
    isOnline = false;
    await expect(pageOrOffline(page(), Promise.resolve(undefined))).rejects.toThrow('Failed to fetch');
  });
});
