import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { FastifyInstance } from 'fastify';
import { makeApp, type Parts, systemContext, takeUpReplies } from './app.ts';
import { openBuiltIn } from './boot/engines.ts';
import { openParts } from './boot/parts.ts';
import { explainFault } from './boot/start-faults.ts';
import { addControl } from './commands/control.ts';
import { type Config, readConfig, readEnvironment } from './config.ts';
import { DEMO_WORK } from './demo/demo-removal.service.ts';
import { showDemo } from './demo/demo-start.service.ts';
import { maintainEmbedded } from './platform/backup/maintenance.ts';
import { makeIdleWait } from './platform/http/idle-server.ts';
import { makeLog } from './platform/log.ts';
import { packageRoot } from './platform/package-root.ts';

const DEMO_NOTICE = 'Demo voice of the embedded engine; connect a model for real conversation';
const CLOSE_WITHIN_MS = 25_000;

/** Fills an empty installation in the background; it pauses while the server answers requests. */
function beginDemo(app: FastifyInstance, parts: Parts): void {
  const { config, log, providers, background, database } = parts;
  const rest = makeIdleWait(app.server);
  const { close, ...builtIn } = openBuiltIn(config, log, providers);
  background.start(DEMO_WORK, async (signal) => {
    try {
      await showDemo(systemContext(parts, signal), { builtIn, rest, isAlone: database.kind === 'embedded' });
    } catch (error) {
      // Aborted by the shutdown: the next start continues it.
      if (!signal.aborted) throw error;
    } finally {
      await close();
    }
  });
}

async function start(config: Config): Promise<void> {
  const log = makeLog(config.logLevel);
  const webFolder = join(packageRoot(), '..', 'web', 'dist');
  const parts = await openParts(config, log, existsSync(webFolder) ? webFolder : undefined);
  const app = await makeApp(parts);
  await takeUpReplies(parts);
  if (parts.lock) addControl(app, parts, parts.lock.holder);
  const dumps = { folder: join(config.dataDir, 'backups'), count: config.backupsKept };
  const endMaintenance = maintainEmbedded(parts.database, dumps, log);

  let stopping = false;
  const stop = async (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ event: 'server_stopping', reason }, 'stopping');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    parts.background.stop(DEMO_WORK, new Error('The server stops.'));
    try {
      await app.close();
      await endMaintenance();
      await parts.close();
      process.exit(code);
    } catch (error) {
      log.error({ event: 'server_stop_failed', err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'uncaught_exception', err: error }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ event: 'unhandled_rejection', err: error }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });

  if (config.production && !config.smtpUrl) {
    log.warn(
      { event: 'smtp_missing' },
      'SMTP_URL is not set: mail stays in the outbox, so nobody can verify an address or reset a password',
    );
  }
  const address = await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  parts.lock?.announce(address);
  parts.listensAt(Number(new URL(address).port));
  const { text, speech, image, moderation, embedded } = parts.providers;
  log.info(
    {
      event: 'server_started',
      database: parts.database.kind,
      mail: parts.providers.mail.kind,
      text: text.kind,
      speech: speech.kind,
      image: image.kind,
      moderation: moderation.kind,
    },
    `${PRODUCT_NAME} is open at ${config.publicUrl.origin}`,
  );
  if (embedded.includes('text')) {
    log.info({ event: 'engines_built_in' }, `${DEMO_NOTICE} (docs/engines.md)`);
  }
  if (config.engines.warm) parts.warm();
  if (config.seedDemo) beginDemo(app, parts);
}

// Files of the server are readable by its own account alone, even where the shell has a looser umask.
process.umask(0o077);
let config: Config | undefined;
try {
  config = readConfig(readEnvironment());
  await start(config);
} catch (error) {
  const sentence = explainFault(error, config);
  if (sentence) console.error(sentence);
  else makeLog('fatal').fatal({ err: error }, 'could not start');
  process.exit(1);
}
