import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { makeApp, type Parts, systemContext } from '../src/app.ts';
import { type Config, type Environment, readConfig } from '../src/config.ts';
import type { Actor, Context, Providers } from '../src/context.ts';
import { openEngines } from '../src/engines.ts';
import { makeBackgroundWork } from '../src/platform/background-work.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { memoryLogs } from '../src/platform/live-log.ts';
import { makeLog } from '../src/platform/log.ts';
import { makeRateLimits } from '../src/platform/rate-limits.ts';
import { makeSecretBox } from '../src/platform/secret-box.ts';
import type { Mail, MailSender } from '../src/providers/mail/mail.ts';
import { fileStore } from '../src/providers/storage/files.ts';
import { makeTestDatabase } from './test-database.ts';

/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date;
  move(milliseconds: number): void;
  set(time: Date): void;
}

function makeTestClock(): TestClock {
  // Near the real time, because the job queue and cookies go by that.
  let time = Date.now();
  return {
    now: () => new Date(time),
    move: (milliseconds) => {
      time += milliseconds;
    },
    set: (to) => {
      time = to.getTime();
    },
  };
}

/** A mail server that keeps what it was given, and can be away. */
export interface TestMail extends MailSender {
  sent: Mail[];
  away: boolean;
}

function makeTestMail(): TestMail {
  const mail: TestMail = {
    kind: 'smtp',
    sent: [],
    away: false,
    send: async (message) => {
      if (mail.away) throw new Error('connect ECONNREFUSED');
      mail.sent.push(message);
    },
    close: () => {},
  };
  return mail;
}

/** A browser's worth of cookies. */
export class Visitor {
  /** The one of the session. */
  cookie: string | undefined;
  /** The one by which somebody not signed in is known. */
  visitorCookie: string | undefined;
  readonly #app: FastifyInstance;
  address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.address = address;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const cookies = [this.cookie, this.visitorCookie].filter((cookie) => cookie !== undefined);
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      const kept = pair.endsWith('=') ? undefined : pair;
      if (/^(__Host-)?vid=/.test(pair)) this.visitorCookie = kept;
      else this.cookie = kept;
    }
    return answer;
  }
}

export interface TestApp {
  app: FastifyInstance;
  parts: Parts;
  config: Config;
  clock: TestClock;
  mail: TestMail;
  /** A visitor without a session. */
  visitor(address?: string): Visitor;
  /** A registered, signed-in user. Passwords are `PASSWORD`. */
  signUp(username: string, options?: { verified?: boolean; email?: string; address?: string }): Promise<Visitor>;
  /** Waits for the newest mail to an address and gives its first link's path. */
  linkTo(email: string, subject?: RegExp): Promise<string>;
  context(actor?: Actor): Context;
  close(): Promise<void>;
}

export const PASSWORD = 'lantern-harbour-71';

/** Parts of a test's own; providers that it does not name stay as they are. */
export type PartChanges = Omit<Partial<Parts>, 'providers'> & { providers?: Partial<Providers> };

/** The whole app on a database of its own; closed by the test file that made it. */
export async function makeTestApp(env: Environment = {}, changes: PartChanges = {}): Promise<TestApp> {
  const { providers, ...overrides } = changes;
  const dataDir = mkdtempSync(join(tmpdir(), 'sirenade-app-'));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent', ...env }),
    passwordCost: { memoryKib: 64, passes: 1 },
  };
  const log = overrides.log ?? makeLog(config.logLevel);
  const database = await makeTestDatabase();
  const jobs = await startJobs(database.pool, log);
  const clock = makeTestClock();
  const mail = makeTestMail();
  // They load nothing before they are asked for something.
  const { warm: _, close: closeEngines, ...engines } = await openEngines(config, log);
  const parts: Parts = {
    config,
    log,
    clock,
    database,
    // Sweeps run when a test says so: their schedule goes by the real time, and all else by the test's clock.
    jobs: { ...jobs, schedule: async () => {} },
    background: makeBackgroundWork(log),
    limits: makeRateLimits(config.rateLimitScale),
    live: memoryLogs(),
    providers: { ...engines, mail, storage: fileStore(join(dataDir, 'media')), payments: null, ...providers },
    secrets: makeSecretBox('a secret of thirty-two characters', 'accounts'),
    webFolder: undefined,
    ...overrides,
  };
  const app = await makeApp(parts);
  const visitor = (address?: string) => new Visitor(app, address);
  const linkTo = async (email: string, subject = /./): Promise<string> => {
    const find = () => mail.sent.findLast((sent) => sent.to === email && subject.test(sent.subject));
    await expect.poll(find, { timeout: 10_000, message: `a mail to ${email}` }).toBeDefined();
    return new URL(find()?.text.match(/https?:\/\/\S+/)?.[0] ?? '').pathname;
  };
  return {
    app,
    parts,
    config,
    clock,
    mail,
    visitor,
    linkTo,
    context: (actor = { kind: 'system' }) => ({ ...systemContext(parts), actor }),
    signUp: async (username, options = {}) => {
      const user = visitor(options.address);
      const email = options.email ?? `${username.toLowerCase()}@example.org`;
      const answer = await user.ask('POST', '/api/user/register', {
        username,
        email,
        password: PASSWORD,
        birthday: '1990-04-12',
      });
      expect(answer.statusCode, answer.body).toBe(201);
      if (options.verified) {
        const token = (await linkTo(email, /Confirm/)).split('/').pop();
        const verified = await user.ask('POST', `/api/user/verify/${token}`);
        expect(verified.statusCode, verified.body).toBe(200);
      }
      return user;
    },
    close: async () => {
      await app.close();
      await closeEngines();
      await jobs.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** For a test that wants an app of its own settings. */
export async function useTestApp(env: Environment = {}, changes: PartChanges = {}): Promise<TestApp> {
  const made = await makeTestApp(env, changes);
  onTestFinished(made.close);
  return made;
}
