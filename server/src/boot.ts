import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Parts } from './app.ts';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { type DataLock, lockDataDirectory } from './platform/db/data-lock.ts';
import { type Database, embeddedDatabase, postgresDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openPgliteThread } from './platform/db/pglite-thread.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/log.ts';
import { makeRateLimits } from './platform/rate-limits.ts';
import { makeSecretBox, readOrMakeSecret } from './platform/secret-box.ts';
import type { MailSender } from './providers/mail/mail.ts';
import { outboxMail } from './providers/mail/outbox.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import { fileStore } from './providers/storage/files.ts';

/** A database that is open and at the newest schema, with the lock that goes with it. */
export interface Store {
  database: Database;
  /** Only an embedded database needs its directory to itself. */
  lock: DataLock | undefined;
  close(): Promise<void>;
}

/** Opens the configured database and brings its schema up to date. */
export async function openStore(config: Config, log: Logger): Promise<Store> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = config.databaseUrl ? undefined : lockDataDirectory(config.dataDir);
  try {
    const database = config.databaseUrl
      ? postgresDatabase(config.databaseUrl, log)
      : embeddedDatabase(await openPgliteThread(join(config.dataDir, 'db')));
    for (const name of await migrate(database)) log.info({ migration: name }, 'schema changed');
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

function chooseMail(config: Config, log: Logger): MailSender {
  if (config.smtpUrl) return smtpMail(config.smtpUrl, config.mailFrom);
  return outboxMail(join(config.dataDir, 'outbox'), config.mailFrom, (mail) => {
    // The link stands in for a mail server while developing; a production log must not hold it.
    if (config.production) log.warn('a mail was written to the outbox; set SMTP_URL to send mail');
    else log.info({ link: mail.link }, `mail: ${mail.subject}`);
  });
}

/** Opens everything the app needs. `close` undoes it in the right order. */
export async function openParts(
  config: Config,
  log: Logger,
  webFolder: string | undefined,
): Promise<Parts & { lock: DataLock | undefined; close(): Promise<void> }> {
  const store = await openStore(config, log);
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : undefined;
  redis?.on('error', (error) => log.warn({ err: error }, 'redis'));
  const jobs = await startJobs(store.database.pool, log);
  const mail = chooseMail(config, log);
  return {
    config,
    log,
    clock: systemClock,
    database: store.database,
    lock: store.lock,
    jobs,
    limits: makeRateLimits(config.rateLimitScale, redis),
    providers: { mail, storage: fileStore(join(config.dataDir, 'media')) },
    secrets: makeSecretBox(readOrMakeSecret(config.secretKey, config.dataDir), 'accounts'),
    webFolder,
    close: async () => {
      await jobs.stop();
      mail.close();
      redis?.disconnect();
      await store.close();
    },
  };
}
