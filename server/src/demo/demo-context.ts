import type { Context, Providers, UserActor } from '../context.ts';
import type { RateLimits } from '../platform/security/rate-limits.ts';

/** The engines that cost nothing: those built in. */
export type BuiltIn = Pick<Providers, 'speech' | 'image' | 'moderation'>;

/** An account of the demonstration. */
export interface Person {
  id: number;
  username: string;
}

/** The name under which the demonstration queues at the engines, which serve callers in turn. */
export const WHO = 'demo';

const UNCOUNTED: RateLimits = { take: async () => {}, tryTake: async () => true };

/** The context of the demonstration's own work: nothing of it is counted, mailed or left to the queue, or costs money. */
export function demoContext(ctx: Context, builtIn: BuiltIn): Context {
  return {
    ...ctx,
    limits: UNCOUNTED,
    jobs: { ...ctx.jobs, send: async () => {} },
    providers: { ...ctx.providers, ...builtIn },
  };
}

/** The same as one of its people. */
export function asPerson(ctx: Context, { id, username }: Person): Context {
  const actor: UserActor = {
    kind: 'user',
    id,
    username,
    sessionId: '',
    verified: true,
    authorized: true,
    roles: [],
    twoFactor: false,
  };
  return { ...ctx, actor };
}

/** The same at a time of the past. Never used to store files: the sweep deletes old files without a reference. */
export function atTime(ctx: Context, time: Date): Context {
  return { ...ctx, clock: { now: () => time } };
}
