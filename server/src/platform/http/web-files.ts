import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** The page of the web app, with what the server knows put into it. */
export interface WebPage {
  html: string;
  etag: string;
  /** CSP source of its one inline script. */
  scriptHashes: string[];
}

/** Reads the built page and puts the site's facts where the app looks for them. */
export function readWebPage(folder: string, site: unknown): WebPage | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  const html = readFileSync(file, 'utf8').replace(
    '<!--site-->',
    () => `<script type="application/json" id="site">${json}</script>`,
  );
  const scriptHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return { html, scriptHashes, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

const isPageRequest = (method: string, url: string) => {
  const path = url.split('?')[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|media|assets|internal)(\/|$)/.test(path) &&
    !/\/\.|\.\w+$/.test(path)
  );
};

function sendPage(page: WebPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(page.etag) || known.includes('*')) return reply.code(304).send();
  return reply.code(200).type('text/html; charset=utf-8').send(page.html);
}

/** Serves the built files, cached for ever where their name has a hash, and the page for every other path. */
export async function addWebFiles(app: FastifyInstance, folder: string, page: WebPage | undefined): Promise<void> {
  if (page) {
    const assets = join(folder, 'assets', sep);
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // The packed twins are sent in place of their files, never by their own names.
      allowedPath: (path) => !/\.(br|gz|map)$/.test(path),
      setHeaders: (reply, path) => {
        const immutable = path.startsWith(assets);
        reply.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        reply.setHeader('vary', 'accept-encoding');
      },
    });
    app.get('/', { schema: { hide: true } }, async (request, reply) => sendPage(page, request, reply));
    app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/'));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !isPageRequest(request.method, request.url)) throw new AppError('not_found');
    return sendPage(page, request, reply);
  });
}
