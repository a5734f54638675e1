import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { knowsTag } from './etag.ts';
import { type PageHead, withHead } from './page-head.ts';

/** The page of the web app, with the settings of the server put into it. */
export interface WebPage {
  html: string;
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
  return { html, scriptHashes };
}

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

const isPageRequest = (method: string, url: string) => {
  const path = url.split('?')[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|media|assets|internal)(\/|$)/.test(path) &&
    !/\/\.|\.\w+$/.test(path)
  );
};

/** What pages offer to crawlers and link previews. */
export interface PageManners {
  /** Whether search engines may list pages. */
  isIndexable: boolean;
  /** Metadata of the page at a path; null for one without content, undefined for paths without metadata. */
  headOf: (path: string) => Promise<PageHead | null | undefined>;
}

const SHY: PageManners = { isIndexable: false, headOf: async () => undefined };

/** Metadata of the page; a failure is logged, and the page is sent without. */
async function findHead(request: FastifyRequest, { headOf }: PageManners): Promise<PageHead | null | undefined> {
  try {
    return await headOf(request.url.split('?')[0] ?? '');
  } catch (error) {
    request.log.warn({ event: 'page_head_failed', err: error }, 'a page is sent without its head');
    return null;
  }
}

async function sendPage(
  page: WebPage,
  manners: PageManners,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const head = await findHead(request, manners);
  const isListed = manners.isIndexable && head !== null;
  const html = withHead(page.html, head ?? null, { isListed });
  const etag = etagOf(html);
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (!isListed) reply.header('x-robots-tag', 'noindex');
  if (knowsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(200).type('text/html; charset=utf-8').send(html);
}

/** Caching of a built file: for ever where its name has a hash, revalidated for the service worker, else an hour. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return /^service-worker\.js/.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/** Serves the built files, cached for ever where their name has a hash, and the page for every other path. */
export async function addWebFiles(
  app: FastifyInstance,
  folder: string,
  page: WebPage | undefined,
  manners: PageManners = SHY,
): Promise<void> {
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // The packed twins are sent in place of their files, never by their own names.
      allowedPath: (path) => !/\.(br|gz|map)$/.test(path),
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cachingOf(path.slice(folder.length + 1)));
        reply.setHeader('vary', 'accept-encoding');
      },
    });
    app.get('/', { schema: { hide: true } }, async (request, reply) => sendPage(page, manners, request, reply));
    app.get('/index.html', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/'));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !isPageRequest(request.method, request.url)) throw new AppError('not_found');
    return sendPage(page, manners, request, reply);
  });
}
