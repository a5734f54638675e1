import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesModerator } from '@sirenade/safety';
import { CONDITION_MS, TEST_MS } from '../../scripts/lib/test-limits.mjs';
import type { Parts } from '../src/app.ts';
import { openEngines } from '../src/boot/engines.ts';
import { type Config, type Environment, readConfig } from '../src/config.ts';
import type { Providers } from '../src/context.ts';
import type { Database } from '../src/platform/db/database.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { memoryLogs } from '../src/platform/live/live-log.ts';
import { makeLog } from '../src/platform/log.ts';
import { makeRateLimits } from '../src/platform/security/rate-limits.ts';
import { makeSecretBox } from '../src/platform/security/secret-box.ts';
import { TIMINGS, type Timings } from '../src/platform/timings.ts';
import { makeBackgroundWork } from '../src/platform/work/background-work.ts';
import { makeBatches } from '../src/platform/work/batches.ts';
import type { Mail, MailSender } from '../src/providers/mail/mail.ts';
import type { Moderator } from '../src/providers/moderation/moderation.ts';
import { fileStore } from '../src/providers/storage/files.ts';

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

/** A mail server that records its mails, and can be away. */
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

/** Parts of a test's own; providers and timings that it does not name stay as they are. */
export type PartChanges = Omit<Partial<Parts>, 'providers' | 'timings'> & {
  providers?: Partial<Providers>;
  timings?: Partial<Timings>;
};

// A heartbeat would come between the events that a test expects, whenever the machine is slow.
const TEST_TIMINGS: Timings = { ...TIMINGS, silenceMs: TEST_MS, paintingMs: TEST_MS, readyMs: CONDITION_MS };

// Reading their phrases takes most of an app's start; each process does it once for every list of names.
const rules = new Map<string, Moderator>();

function rulesFor({ engines: { realPeople } }: Config): Moderator {
  const key = realPeople.join();
  const known = rules.get(key) ?? rulesModerator({ realPeople });
  rules.set(key, known);
  return known;
}

/** The parts of a test's app, and how to close them after the app. */
export interface TestParts {
  parts: Parts;
  clock: TestClock;
  mail: TestMail;
  close(): Promise<void>;
}

/** Makes the parts of an app on a database, which goes with them. */
export async function makeTestParts(
  database: Database,
  env: Environment = {},
  changes: PartChanges = {},
): Promise<TestParts> {
  const { providers, timings, ...overrides } = changes;
  const dataDir = mkdtempSync(join(tmpdir(), 'sirenade-app-'));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent', ...env }),
    passwordCost: { memoryKib: 64, passes: 1 },
  };
  const log = overrides.log ?? makeLog(config.logLevel);
  const jobs = await startJobs(database.pool, log);
  const clock = makeTestClock();
  const mail = makeTestMail();
  // They load nothing before they are asked for something.
  const { warm: _, close: closeEngines, ...engines } = await openEngines(config, log, rulesFor(config));
  const parts: Parts = {
    config,
    log,
    clock,
    timings: { ...TEST_TIMINGS, ...timings },
    database,
    // Sweeps run when a test says so: their schedule goes by the real time, and all else by the test's clock.
    jobs: { ...jobs, schedule: async () => {} },
    background: makeBackgroundWork(log),
    batches: makeBatches(),
    limits: makeRateLimits(config.rateLimitScale),
    live: memoryLogs(),
    providers: { ...engines, mail, storage: fileStore(join(dataDir, 'media')), payments: null, ...providers },
    secrets: makeSecretBox('a secret of thirty-two characters', 'accounts'),
    webFolder: undefined,
    ...overrides,
  };
  return {
    parts,
    clock,
    mail,
    close: async () => {
      await closeEngines();
      await jobs.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
