import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import type { ReplyRow } from '../stories.tables.ts';
import { isStillWritten } from './recover.service.ts';

async function comesWithin(next: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([next.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function isWorthWaiting(ctx: Context, id: string): Promise<boolean> {
  try {
    return await isStillWritten(ctx, id);
  } catch (error) {
    ctx.log.warn({ err: error }, 'whether a reply is still written could not be told');
    return true;
  }
}

/**
 * Reads what another process writes for as long as it does: a log that fell silent because its writer died, or because
 * its end got lost on the way, would be waited for long. An object, so that it can be returned while it waits.
 */
export function whileWritten(
  ctx: Context,
  { id, state }: Pick<ReplyRow, 'id' | 'state'>,
  source: AsyncIterable<ReplyEvent>,
): AsyncIterableIterator<ReplyEvent> {
  const events = source[Symbol.asyncIterator]();
  const leave = async (): Promise<IteratorResult<ReplyEvent>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      const next = events.next();
      const { quietMs, overMs } = ctx.paces;
      while (!(await comesWithin(next, state === 'running' ? quietMs : overMs))) {
        if (!(await isWorthWaiting(ctx, id))) return leave();
      }
      return next;
    },
    return: leave,
  };
}
