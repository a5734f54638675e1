import type { Readable } from 'node:stream';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import type { Logger } from '../log.ts';
import { addClosing } from './closing.ts';
import { answerError } from './error-answer.ts';
import { readFields } from './form-fields.ts';
import { checkHost, checkOrigin } from './origin-guard.ts';
import { answerUnreadable, answerUnroutable, HSTS_SECONDS, newRequestId } from './outside-routes.ts';
import type { PageSources } from './page-sources.ts';

interface HttpOptions {
  log: Logger;
  publicUrl: URL;
  trustProxy: string[] | undefined;
  scriptHashes: string[];
  /** Other sites that the content security policy lets pages use; none when absent. */
  elsewhere?: PageSources | undefined;
}

const MINUTE = 60_000;
/** Requested every few seconds by probes, under any host name. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** An HTTP server with everything that holds for every route, and no route yet. */
export async function makeHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const secure = options.publicUrl.protocol === 'https:';
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: newRequestId,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    requestTimeout: MINUTE / 2,
    // Node looks for requests that are over their time only this often.
    http: { connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: MINUTE + 5_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Its ten seconds would hold for closing too, and replies have longer to come to their end.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable(secure) as never,
    clientErrorHandler: answerUnreadable(secure),
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = MINUTE / 4;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptBodies(app);
  // First of all hooks, so that a refusal of the next ones is protected too.
  await app.register(helmet, helmetOptions(options));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!PROBES.has(request.url)) checkHost(request.headers.host, options.publicUrl);
    checkOrigin(request.method, request.headers, options.publicUrl);
    if (request.headers['content-encoding'] !== undefined) throw new AppError('unsupported_type');
  });
  addClosing(app);
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: paths carry reset tokens.
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    const level = PROBES.has(route) ? 'debug' : 'info';
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()');
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(cookie);
  return app;
}

/** Accepts JSON, and forms where a route says so; no plain text, which another site can send without a preflight. */
function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Calls without a payload may still name the type; the specified client does so.
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.acceptsForm) done(null, undefined);
    else done(new AppError('unsupported_type'));
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const { acceptsForm, acceptsFields } = request.routeOptions.config;
    if (!acceptsForm && !acceptsFields) throw new AppError('unsupported_type');
    const fields = await readFields(payload, request.headers, request.routeOptions.bodyLimit);
    return acceptsFields ? fields : undefined;
  });
}

const NOWHERE: PageSources = { scripts: [], calls: [], frames: [] };

function helmetOptions({ publicUrl, scriptHashes, elsewhere = NOWHERE }: HttpOptions) {
  const { scripts, calls, frames } = elsewhere;
  const secure = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...scripts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...calls],
        ...(calls.length > 0 ? { connectSrc: ["'self'", ...calls] } : {}),
        ...(frames.length > 0 ? { frameSrc: ["'self'", ...frames] } : {}),
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : (false as const),
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}
