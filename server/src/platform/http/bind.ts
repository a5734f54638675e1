import type { Endpoint, EndpointTable } from '@sirenade/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@sirenade/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { sendEvents } from '../live/send-events.ts';
import { newToken } from '../security/tokens.ts';
import { failureEvent } from './error-answer.ts';
import { tagAnswer } from './etag.ts';
import { makeLargeBodyGate } from './large-bodies.ts';
import { checkSameOriginFetch } from './origin-guard.ts';
import { sessionCookie } from './session-cookie.ts';
import { visitorCookie, visitorIdOf } from './visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceptsForm?: boolean;
    acceptsFields?: boolean;
  }
}

type Part<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The checked input of an endpoint. */
export interface Input<E extends Endpoint> {
  params: Part<E['params']>;
  query: Part<E['query']>;
  body: Part<E['body']>;
}

/** The part of HTTP that a handler may use. */
export interface Exchange {
  address: string;
  userAgent: string;
  setSession(token: string, expires: Date): void;
  clearSession(): void;
  /** The id from the visitor cookie; null where the client has none. */
  readonly visitor: string | null;
  /** The same, giving the cookie where there is none. */
  openVisitor(): string;
  clearVisitor(): void;
  setHeader(name: string, value: string): void;
  /** Idempotency key of the request, under which the client may send it again. */
  idempotencyKey: string | undefined;
}

/** One value, or the events of an endpoint that streams; null where there are none to wait for. */
type Answer<E extends Endpoint> = E['streams'] extends true
  ? AsyncIterable<z.input<E['reply']>> | null
  : z.input<E['reply']>;

/** One function per endpoint of a table; a missing one does not compile. */
export type Handlers<T extends EndpointTable, C> = {
  [K in keyof T]: T[K] extends Endpoint ? (ctx: C, input: Input<T[K]>, http: Exchange) => Promise<Answer<T[K]>> : never;
};

const MOST_KEY_LENGTH = 255;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > MOST_KEY_LENGTH) throw new AppError('malformed');
  return key;
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Exchange {
  const { name, options } = sessionCookie(publicUrl);
  const known = visitorCookie(publicUrl);
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setSession: (token, expires) => reply.setCookie(name, token, { ...options, expires }),
    clearSession: () => reply.clearCookie(name, options),
    get visitor() {
      return request.visitor;
    },
    openVisitor: () => {
      if (request.visitor !== null) return request.visitor;
      const token = newToken();
      reply.setCookie(known.name, token, known.options);
      request.visitor = visitorIdOf(token);
      return request.visitor;
    },
    clearVisitor: () => {
      reply.clearCookie(known.name, known.options);
      request.visitor = null;
    },
    setHeader: (header, value) => reply.header(header, value),
    idempotencyKey: idempotencyKeyOf(request),
  };
}

/** The error for clients without a session, which are refused before their large form is read. */
function doorOf({ acceptsFields, errors }: Endpoint): ErrorCode | undefined {
  return acceptsFields && errors?.find((code) => errorCatalogue[code][0] === 401);
}

function senderOf({ actor, ip }: FastifyRequest): string {
  return actor !== null && typeof actor === 'object' && 'id' in actor ? `user:${actor.id}` : ip;
}

/** Registers a feature's endpoints: schemas from the contract, work from its handlers. */
export function bind<const T extends EndpointTable, C>(
  app: FastifyInstance,
  publicUrl: URL,
  contextOf: (request: FastifyRequest) => C,
  table: T,
  handlers: Handlers<T, C>,
): void {
  const enterLarge = makeLargeBodyGate();
  for (const key of Object.keys(table) as (keyof T & string)[]) {
    const endpoint = table[key] as Endpoint;
    const handle = handlers[key] as (ctx: C, input: unknown, http: Exchange) => Promise<unknown>;
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    const status = endpoint.status ?? 200;
    const door = doorOf(endpoint);
    app.route({
      method,
      url,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: { acceptsForm: endpoint.acceptsForm ?? false, acceptsFields: endpoint.acceptsFields ?? false },
      schema: {
        summary: endpoint.summary,
        tags: [url.split('/')[2] ?? 'api'],
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body ? { body: endpoint.body } : {}),
        ...(endpoint.streams ? {} : { response: { [status]: endpoint.reply } }),
      },
      // A compressor would hold events back until it has enough of them.
      ...(endpoint.streams ? { compress: false } : {}),
      ...(endpoint.etag ? { onSend: tagAnswer } : {}),
      onRequest: async (request, reply) => {
        if (endpoint.sameOriginOnly) checkSameOriginFetch(request.headers, publicUrl);
        if (door !== undefined && request.actor === null) throw new AppError(door);
        if (endpoint.acceptsFields) enterLarge(request, reply, senderOf(request));
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const answer = await handle(contextOf(request), { params, query, body }, exchangeOf(request, reply, publicUrl));
        // An answer with an ETag may be cached, but is revalidated every time.
        reply.code(status);
        if (!reply.hasHeader('cache-control'))
          reply.header('cache-control', endpoint.etag ? 'private, no-cache' : 'private, no-store');
        if (endpoint.streams && answer === null) return reply.code(204).send();
        return endpoint.streams
          ? sendEvents(request, reply, answer as AsyncIterable<object>, { failureEvent })
          : answer;
      },
    });
  }
}
