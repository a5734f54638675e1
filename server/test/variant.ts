import type { FastifyInstance } from 'fastify';
import { makeApp, type Parts } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { TestApp } from './test-app.ts';

/** The same house behind other settings, on the same database; its background jobs stay with the first one. */
export function makeVariant(
  house: TestApp,
  config: Partial<Config>,
  parts: Partial<Parts> = {},
): Promise<FastifyInstance> {
  const jobs = { ...house.parts.jobs, work: async () => {}, schedule: async () => {} };
  return makeApp({ ...house.parts, jobs, ...parts, config: { ...house.config, ...config } });
}
