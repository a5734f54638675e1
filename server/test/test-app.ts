import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { makeApp, type Parts, systemContext } from '../src/app.ts';
import type { Config, Environment } from '../src/config.ts';
import type { Actor, Context } from '../src/context.ts';
import type { Timings } from '../src/platform/timings.ts';
import { makeTestDatabase } from './test-database.ts';
import { makeTestParts, type PartChanges, type TestClock, type TestMail } from './test-parts.ts';

/** A browser's worth of cookies. */
export class Visitor {
  /** The one of the session. */
  cookie: string | undefined;
  /** The cookie that identifies a client without a session. */
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
      const cookie = pair.endsWith('=') ? undefined : pair;
      if (/^(__Host-)?vid=/.test(pair)) this.visitorCookie = cookie;
      else this.cookie = cookie;
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

/** The whole app on a database of its own; closed by the test file that made it. */
export async function makeTestApp(env: Environment = {}, changes: PartChanges = {}): Promise<TestApp> {
  const { parts, clock, mail, close } = await makeTestParts(await makeTestDatabase(), env, changes);
  const { config } = parts;
  const app = await makeApp(parts);
  const visitor = (address?: string) => new Visitor(app, address);
  const linkTo = async (email: string, subject = /./): Promise<string> => {
    const find = () => mail.sent.findLast((sent) => sent.to === email && subject.test(sent.subject));
    await expect.poll(find, { message: `a mail to ${email}` }).toBeDefined();
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
      await close();
    },
  };
}

/** Lets an app have other timings in one test. */
export function setTimings({ parts }: TestApp, timings: Partial<Timings>): void {
  const before = { ...parts.timings };
  Object.assign(parts.timings, timings);
  onTestFinished(() => {
    Object.assign(parts.timings, before);
  });
}

/** For a test that wants an app of its own settings. */
export async function useTestApp(env: Environment = {}, changes: PartChanges = {}): Promise<TestApp> {
  const made = await makeTestApp(env, changes);
  onTestFinished(made.close);
  return made;
}
