import type { Endpoint, EndpointTable } from '@sirenade/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { checkSameOriginFetch } from './origin-guard.ts';
import { sessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceptsForm?: boolean;
  }
}

type Part<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The checked input of an endpoint. */
export interface Input<E extends Endpoint> {
  params: Part<E['params']>;
  query: Part<E['query']>;
  body: Part<E['body']>;
}

/** What of HTTP a handler may see and do. */
export interface Exchange {
  address: string;
  userAgent: string;
  setSession(token: string, expires: Date): void;
  clearSession(): void;
  setHeader(name: string, value: string): void;
}

/** One function per endpoint of a table; a missing one does not compile. */
export type Handlers<T extends EndpointTable, C> = {
  [K in keyof T]: T[K] extends Endpoint
    ? (ctx: C, input: Input<T[K]>, http: Exchange) => Promise<z.input<T[K]['reply']>>
    : never;
};

function exchangeOf(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Exchange {
  const { name, options } = sessionCookie(publicUrl);
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setSession: (token, expires) => reply.setCookie(name, token, { ...options, expires }),
    clearSession: () => reply.clearCookie(name, options),
    setHeader: (header, value) => reply.header(header, value),
  };
}

/** Registers a feature's endpoints: schemas from the contract, work from its handlers. */
export function bind<const T extends EndpointTable, C>(
  app: FastifyInstance,
  publicUrl: URL,
  contextOf: (request: FastifyRequest) => C,
  table: T,
  handlers: Handlers<T, C>,
): void {
  for (const key of Object.keys(table) as (keyof T & string)[]) {
    const endpoint = table[key] as Endpoint;
    const handle = handlers[key] as (ctx: C, input: unknown, http: Exchange) => Promise<unknown>;
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    const status = endpoint.status ?? 200;
    app.route({
      method,
      url,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { acceptsForm: endpoint.acceptsForm ?? false },
      schema: {
        summary: endpoint.summary,
        tags: [url.split('/')[2] ?? 'api'],
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body ? { body: endpoint.body } : {}),
        response: { [status]: endpoint.reply },
      },
      ...(endpoint.sameOriginOnly
        ? { onRequest: async (request) => checkSameOriginFetch(request.headers, publicUrl) }
        : {}),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const answer = await handle(contextOf(request), { params, query, body }, exchangeOf(request, reply, publicUrl));
        reply.code(status).header('cache-control', 'private, no-store');
        return answer;
      },
    });
  }
}
