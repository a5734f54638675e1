import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from '../app.ts';
import type { Config } from '../config.ts';
import { findNewestDump } from '../platform/backup/maintenance.ts';
import { systemClock } from '../platform/clock.ts';
import { type DataLock, lockDataDirectory } from '../platform/db/data-lock.ts';
import { type Database, embeddedDatabase, postgresDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPgliteThread } from '../platform/db/pglite-thread.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { memoryLogs } from '../platform/live/live-log.ts';
import { redisLogs } from '../platform/live/redis-logs.ts';
import type { Logger } from '../platform/log.ts';
import { makeRateLimits, openRedis } from '../platform/security/rate-limits.ts';
import { makeSecretBox, readOrMakeSecret } from '../platform/security/secret-box.ts';
import { TIMINGS } from '../platform/timings.ts';
import { makeBackgroundWork } from '../platform/work/background-work.ts';
import { makeBatches } from '../platform/work/batches.ts';
import type { MailSender } from '../providers/mail/mail.ts';
import { outboxMail } from '../providers/mail/outbox.ts';
import { smtpMail } from '../providers/mail/smtp.ts';
import { fileStore } from '../providers/storage/files.ts';
import { openEngines } from './engines.ts';
import { openPayments } from './payments.ts';

/** A database that is open and at the newest schema, with the lock that goes with it. */
export interface Store {
  database: Database;
  /** Only an embedded database needs its directory to itself. */
  lock: DataLock | undefined;
  close(): Promise<void>;
}

export class DatabaseUnreadable extends Error {
  override readonly name = 'DatabaseUnreadable';
}

/** Without its database a process can only refuse requests, so it exits and its supervisor can start another. */
function endWithout(error: Error, log: Logger): void {
  log.fatal({ event: 'database_lost', err: error }, 'the embedded database is lost');
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
}

/** Opens the embedded database; an unreadable one is reported with the way back to the newest dump. */
async function openEmbedded(dataDir: string, log: Logger): Promise<Database> {
  const folder = join(dataDir, 'db');
  try {
    return embeddedDatabase(await openPgliteThread(folder, (error) => endWithout(error, log)));
  } catch (error) {
    const newest = await findNewestDump(join(dataDir, 'backups'));
    const advice = newest
      ? `The newest dump is from ${newest.at.toISOString()}. To go back to it, move ${folder} aside and run:\n  npm run restore -- ${newest.path}`
      : 'There is no dump to go back to.';
    const reason = `The embedded database in ${folder} could not be opened: ${(error as Error).message}`;
    throw new DatabaseUnreadable(`${reason}\n${advice}`, { cause: error });
  }
}

/** Opens the configured database and brings its schema up to date. */
export async function openStore(config: Config, log: Logger): Promise<Store> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = config.databaseUrl ? undefined : lockDataDirectory(config.dataDir);
  try {
    const database = config.databaseUrl
      ? postgresDatabase(config.databaseUrl, log)
      : await openEmbedded(config.dataDir, log);
    for (const name of await migrate(database))
      log.info({ event: 'schema_migrated', migration: name }, 'schema changed');
    const close = async () => {
      await database.close();
      lock?.release();
    };
    return { database, lock, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Mail by the configured server, or files in the outbox. */
export function chooseMail(config: Config, log: Logger): MailSender {
  if (config.smtpUrl) return smtpMail(config.smtpUrl, config.mailFrom);
  return outboxMail(join(config.dataDir, 'outbox'), config.mailFrom, (mail) => {
    // The link stands in for a mail server while developing; a production log must not hold it.
    if (config.production)
      log.warn({ event: 'mail_not_sent' }, 'a mail was written to the outbox; set SMTP_URL to send mail');
    else log.info({ event: 'mail_in_outbox', link: mail.link }, `mail: ${mail.subject}`);
  });
}

/** Opens everything the app needs. `close` undoes it in the right order. */
export async function openParts(
  config: Config,
  log: Logger,
  webFolder: string | undefined,
): Promise<
  Parts & { lock: DataLock | undefined; warm(): void; listensAt(port: number): void; close(): Promise<void> }
> {
  const { warm, close: closeEngines, ...engines } = await openEngines(config, log);
  const store = await openStore(config, log);
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : undefined;
  const live = redis ? redisLogs(redis, log) : memoryLogs();
  const jobs = await startJobs(store.database.pool, log);
  const mail = chooseMail(config, log);
  const payments = await openPayments(config, store.database.db, log);
  return {
    config,
    log,
    clock: systemClock,
    timings: TIMINGS,
    database: store.database,
    lock: store.lock,
    jobs,
    background: makeBackgroundWork(log),
    batches: makeBatches(),
    limits: makeRateLimits(config.rateLimitScale, redis),
    live,
    providers: {
      ...engines,
      mail,
      storage: fileStore(join(config.dataDir, 'media')),
      payments: payments.provider,
    },
    addPaymentSandbox: payments.addSandbox,
    secrets: makeSecretBox(readOrMakeSecret(config.secretKey, config.dataDir), 'accounts'),
    webFolder,
    warm,
    listensAt: payments.listensAt,
    close: async () => {
      await jobs.stop();
      await closeEngines();
      await payments.close();
      mail.close();
      await live.close();
      redis?.disconnect();
      await store.close();
    },
  };
}
