import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { makeHttpServer } from './http-server.ts';
import { addWebFiles, type PageManners, readWebPage } from './web-files.ts';

const SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const BUNDLE = `export const words = ${JSON.stringify('tide '.repeat(500))};`;
const site = { name: 'Sirenade', support_email: '</script><script>alert(1)</script><!--', dollar: "$& $' $`" };

let folder: string;
let web: string;
let app: FastifyInstance;

async function serve(root: string | undefined, manners?: PageManners): Promise<FastifyInstance> {
  const page = root ? readWebPage(root, site) : undefined;
  const made = await makeHttpServer({
    log: makeLog('silent'),
    publicUrl: new URL('http://127.0.0.1'),
    trustProxy: undefined,
    scriptHashes: page?.scriptHashes ?? [],
  });
  await addWebFiles(made, root ?? '', page, manners);
  return made;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-web-'));
  web = join(folder, 'dist');
  mkdirSync(join(web, 'assets'), { recursive: true });
  const html = `<!doctype html><html><head><script>${SCRIPT}</script><!--site--><script type="module" src="/assets/app-a1.js"></script></head></html>`;
  writeFileSync(join(web, 'index.html'), html);
  writeFileSync(join(web, 'service-worker.js'), 'addEventListener("fetch", () => {})');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web, 'index.html.br'), brotliCompressSync(html));
  writeFileSync(join(web, 'index.html.gz'), gzipSync(html));
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, 'assets', 'app-a1.js'), BUNDLE);
  writeFileSync(join(web, 'assets', 'app-a1.js.br'), brotliCompressSync(BUNDLE));
  writeFileSync(join(web, 'assets', 'app-a1.js.gz'), gzipSync(BUNDLE));
  writeFileSync(join(web, 'assets', 'plain-b2.css'), 'body{}');
  writeFileSync(join(web, 'assets', 'app-a1.js.map'), '{}');
  writeFileSync(join(web, '.hidden'), 'hidden');
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  app = await serve(web);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ method, url, headers });

async function listening() {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.server.address();
}

describe('the page of the web app', () => {
  it.each(['/', '/login', '/all', '/u/marisol', '/reset-password/abc', '/?payments=true', '/deep/er/path', '/apiary'])(
    'is served for %s, whatever a client says it unpacks',
    async (url) => {
      for (const accepts of [{}, { 'accept-encoding': 'gzip, deflate, br' }, { 'accept-encoding': 'identity' }]) {
        const answer = await ask(url, accepts);
        expect(answer.statusCode, JSON.stringify(accepts)).toBe(200);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control']).toBe('no-cache');
        if (!answer.headers['content-encoding']) expect(answer.body).toContain('id="site"');
      }
    },
  );

  it('carries the facts of the site as data that cannot break out of its place', async () => {
    const { body } = await ask('/');
    const [, json = ''] = body.match(/<script type="application\/json" id="site">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toEqual(site);
    expect(json).not.toContain('<');
    expect(body).not.toContain('<!--site-->');
    expect(body.match(/<script>/g)).toHaveLength(1);
  });

  it('may run its one inline script, by its digest, and no other', async () => {
    const { headers, body } = await ask('/');
    const [, script = ''] = body.match(/<script>([\s\S]*?)<\/script>/) ?? [];
    const digest = createHash('sha256').update(script).digest('base64');
    expect(script).toBe(SCRIPT);
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`);
  });

  it('is not sent again to one who has it', async () => {
    const { etag } = (await ask('/')).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/login', { 'if-none-match': String(known) });
      expect(answer.statusCode, known as string).toBe(304);
      expect(answer.body).toBe('');
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const { port } = (await listening()) as AddressInfo;
    for (const path of ['/', '/login']) {
      const head = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    const post = await ask('/login', {}, 'POST');
    expect(post.statusCode).toBe(404);
    expect(post.json()).toMatchObject({ code: 'not_found' });
  });

  it('has one address: the file itself leads there, and is never sent as it lies on the disk', async () => {
    const answer = await ask('/index.html');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    for (const name of ['/index.html.br', '/index.html.gz']) expect((await ask(name)).statusCode).toBe(404);
  });
});

describe('what a page says of itself', () => {
  const head = { siteName: 'House', title: 'One', description: 'Of it.', url: 'http://127.0.0.1/one', image: null };

  it('is nothing, and that it is not to be listed, unless the wiring says otherwise', async () => {
    const answer = await ask('/all');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain('<meta name="robots" content="noindex"></head>');
  });

  it('follows its path, without what stands behind it, and has a tag of its own', async () => {
    const asked: string[] = [];
    const headOf = async (path: string) => {
      asked.push(path);
      return path === '/one' ? head : path === '/none' ? null : undefined;
    };
    const made = await serve(web, { isIndexable: true, headOf });
    const [one, none, other] = [await made.inject('/one?a=/none'), await made.inject('/none'), await made.inject('/')];
    expect(asked).toEqual(['/one', '/none', '/']);
    expect(one.body).toContain('<meta property="og:title" content="One">');
    expect([one, none, other].map(({ headers }) => headers['x-robots-tag'])).toEqual([undefined, 'noindex', undefined]);
    expect(new Set([one, none, other].map(({ headers }) => headers.etag)).size).toBe(3);
    const known = { 'if-none-match': String(one.headers.etag) };
    expect((await made.inject({ url: '/one', headers: known })).statusCode).toBe(304);
    expect((await made.inject({ url: '/none', headers: known })).statusCode).toBe(200);
    await made.close();
  });

  it('keeps nobody from the page when it cannot be found out', async () => {
    const headOf = async () => Promise.reject(new Error('The database is away.'));
    const made = await serve(web, { isIndexable: true, headOf });
    const answer = await made.inject('/one');
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(answer.body).toContain('id="site"');
    await made.close();
  });
});

describe('files of the web app', () => {
  it('whose name has a digest are kept for ever, others for an hour', async () => {
    const hashed = await ask('/assets/app-a1.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch(/javascript/);
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('are sent packed as the client can unpack: %j gets %s', async (accepted, encoding) => {
    const answer = await ask('/assets/app-a1.js', { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toContain('immutable');
    const packed = { br: brotliCompressSync(BUNDLE), gzip: gzipSync(BUNDLE) }[encoding ?? ''];
    expect(answer.rawPayload.equals(packed ?? Buffer.from(BUNDLE))).toBe(true);
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
  });

  it('are asked for again where an old one would do harm: the service worker', async () => {
    const answer = await ask('/service-worker.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect((await ask('/manifest.webmanifest')).headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'public, max-age=3600',
    });
  });

  it('without a packed twin are sent all the same', async () => {
    const answer = await ask('/assets/plain-b2.css', { 'accept-encoding': 'br' });
    const unpacked = answer.headers['content-encoding'] ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
    expect([answer.statusCode, unpacked.toString()]).toEqual([200, 'body{}']);
  });

  it('are not sent again to one who has them', async () => {
    const { etag } = (await ask('/assets/app-a1.js')).headers;
    const again = await ask('/assets/app-a1.js', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/assets/gone-c3.js',
    '/assets',
    '/assets/',
    '/missing.png',
    '/media/x',
    '/media',
    '/api',
    '/internal/x',
    '/.git/config',
    '/.env',
    '/.hidden',
    '/assets/app-a1.js.map',
    '/assets/app-a1.js.br',
  ])('that are not there are 404 and not the page: %s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/assets/app-a1.js%00.txt',
    '/%00',
    '/....//secret.txt',
  ])('outside its folder are never reached: %s', async (url) => {
    const answer = await ask(url);
    expect(answer.body).not.toMatch(/outside|root:/);
    expect([200, 400, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(answer.body).toContain('id="site"');
  });

  it('are told by a bad range or condition what is wrong, without a 5xx', async () => {
    for (const headers of [
      { range: 'bytes=9999999-' },
      { range: 'bytes=5-1' },
      { 'if-match': '"x"' },
      { range: 'x' },
    ]) {
      expect((await ask('/assets/app-a1.js', headers as Record<string, string>)).statusCode).toBeLessThan(500);
    }
  });
});

describe('a server without a built web app', () => {
  it('says 404 for pages instead of failing', async () => {
    const bare = await serve(undefined);
    expect((await bare.inject('/')).statusCode).toBe(404);
    expect(readWebPage(folder, site)).toBeUndefined();
    await bare.close();
  });
});
