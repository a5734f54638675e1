import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openPaymentSandbox, type PaymentSandbox, type SandboxOptions } from './payment-sandbox.ts';

/** Where the sandbox lies within the app. */
export const SANDBOX_PATH = '/sandbox/paypal';

const LARGEST_BODY = 1024 * 1024;

/** Path below the sandbox's own, and query. */
function addressOf(url: string, prefix: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = url.split('?', 2);
  return { path: path.startsWith(prefix) ? path.slice(prefix.length) : path, query: new URLSearchParams(query) };
}

/** Puts a sandbox into the app, below `/sandbox/paypal`; the app says which requests were made on its own machine. */
export function addPaymentSandbox(
  app: FastifyInstance,
  sandbox: PaymentSandbox,
  isLocal: (request: FastifyRequest) => boolean,
): void {
  app.register(async (scope) => {
    // Forms and JSON are read by the sandbox itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const url of [SANDBOX_PATH, `${SANDBOX_PATH}/*`]) {
      scope.route({
        method: ['GET', 'POST'],
        url,
        schema: { hide: true },
        handler: async (request, reply) => {
          const { method, headers } = request;
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const address = addressOf(request.url, SANDBOX_PATH);
          const answer = await sandbox.answer({ ...address, method, headers, body, isLocal: isLocal(request) });
          if (answer.cut) {
            reply.hijack();
            request.raw.socket.destroy();
            return reply;
          }
          return reply.code(answer.status).headers(answer.headers).send(answer.body);
        },
      });
    }
  });
}

/** An error that is answered with a status, as those of the app are. */
const refusal = (status: number) => Object.assign(new Error(`The sandbox answers with ${status}.`), { status });

const statusOf = (error: unknown): number => (error as { status?: number }).status ?? 500;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_BODY) throw refusal(413);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function makeServer(sandbox: () => PaymentSandbox): Server {
  return createServer(async (request, response) => {
    try {
      const { method = 'GET', url = '', headers } = request;
      const address = addressOf(url, SANDBOX_PATH);
      const body = await readBody(request);
      const answer = await sandbox().answer({ ...address, method, headers, body, isLocal: true });
      if (answer.cut) response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch (error) {
      response.writeHead(statusOf(error)).end();
    }
  });
}

export interface ServedSandbox {
  sandbox: PaymentSandbox;
  /** The base URL for the adapter. */
  url: string;
  close(): Promise<void>;
}

/** Runs a sandbox on a port of this machine of its own; for tests and simulations. */
export async function servePaymentSandbox(options: Omit<SandboxOptions, 'apiUrl' | 'pageUrl'>): Promise<ServedSandbox> {
  let sandbox: PaymentSandbox | undefined;
  const server = makeServer(() => {
    if (!sandbox) throw refusal(503);
    return sandbox;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SANDBOX_PATH}`;
  const opened = await openPaymentSandbox({ ...options, apiUrl: url });
  sandbox = opened;
  return {
    sandbox: opened,
    url,
    close: async () => {
      await opened.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
