import { timingSafeEqual } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../app.ts';
import { AppError } from '../platform/app-error.ts';
import type { LockHolder } from '../platform/db/data-lock.ts';
import { isLocal } from '../platform/http/client-address.ts';
import { runOperatorCommand } from './operator.ts';
import { UsageError } from './usage.ts';

const PATH = '/internal/command';
const commandSchema = z.object({ words: z.array(z.string().max(4096)).max(1000) });

function keyMatches(sentKey: string | undefined, key: string): boolean {
  const [a, b] = [Buffer.from(sentKey ?? ''), Buffer.from(`Bearer ${key}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets the operator's commands reach a running server that has its database to itself. The key lies
 * in the lock file, which only the operator's account can read.
 */
export function addControl(app: FastifyInstance, parts: Parts, holder: LockHolder): void {
  app.post<{ Body: z.output<typeof commandSchema> }>(
    PATH,
    {
      schema: { hide: true, body: commandSchema },
      // Before the body is read, so that callers without the key get 404 for any body.
      onRequest: async (asked) => {
        const may = isLocal(asked) && keyMatches(asked.headers.authorization, holder.key);
        if (!may) throw new AppError('not_found');
      },
    },
    async ({ body }) => {
      try {
        return { done: await runOperatorCommand(parts, body.words) };
      } catch (error) {
        if (error instanceof UsageError) throw new AppError('invalid', { sentence: error.message });
        throw error;
      }
    },
  );
}

/** Not by fetch: it gives up after five minutes, and a large backup may take longer. */
function post(url: URL, key: string, body: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject);
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Hands a command to the server that holds the data directory. */
export async function askRunningServer(holder: LockHolder, words: string[]): Promise<string> {
  if (!holder.url)
    throw new Error(`Process ${holder.pid} holds the data directory but is not listening yet. Try again.`);
  const answer = await post(new URL(PATH, holder.url), holder.key, { words });
  const body = JSON.parse(answer.text) as { done?: string; error?: string };
  if (body.done === undefined) throw new UsageError(body.error ?? `The server answered ${answer.status}.`);
  return body.done;
}
