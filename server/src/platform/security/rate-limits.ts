import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import type { Logger } from '../log.ts';
import { hashToken } from './tokens.ts';

/** How often something may happen: points per seconds. */
export interface RateRule {
  name: string;
  points: number;
  seconds: number;
  /** Part of the product rather than of its defence: not scaled by the operator. */
  fixed?: true;
}

export interface RateLimits {
  /** Takes one point, or throws 429 with the time to wait. */
  take(rule: RateRule, key: string): Promise<void>;
  /** Takes one point; false where there was none. */
  tryTake(rule: RateRule, key: string): Promise<boolean>;
}

/** Connects to Redis so that no request waits long for it: limits go on without. */
export function openRedis(url: string, log: Pick<Logger, 'warn'>): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 5_000,
    commandTimeout: 1_000,
  });
  // Once per outage: the client tries again and again, and each try is an error.
  let away = false;
  redis.on('error', (error) => {
    if (!away)
      log.warn({ event: 'redis_away', err: error }, 'Redis is away; limits are counted per process until it is back');
    away = true;
  });
  redis.on('ready', () => {
    away = false;
  });
  return redis;
}

/** Counts in this process, or in Redis when several processes share the limits. */
export function makeRateLimits(scale: number, redis?: Redis): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (rule: RateRule): RateLimiterAbstract => {
    let limiter = limiters.get(rule.name);
    if (!limiter) {
      const points = rule.fixed ? rule.points : Math.max(1, Math.round(rule.points * scale));
      const options = { keyPrefix: `limit:${rule.name}`, points, duration: rule.seconds };
      // With Redis away the count goes on in this process rather than refusing or allowing everything.
      limiter = redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
        : new RateLimiterMemory(options);
      limiters.set(rule.name, limiter);
    }
    return limiter;
  };
  const consume = async (rule: RateRule, key: string): Promise<RateLimiterRes | undefined> => {
    try {
      // Keys are addresses of people; a store beside the database shall not list them.
      await limiterOf(rule).consume(hashToken(key));
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  };
  return {
    take: async (rule, key) => {
      const refusal = await consume(rule, key);
      if (refusal) {
        throw new AppError('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    tryTake: async (rule, key) => (await consume(rule, key)) === undefined,
  };
}
