import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { makeApp } from './app.ts';
import { DatabaseUnreadable, openParts } from './boot.ts';
import { ConfigError, readConfig, readEnvironment } from './config.ts';
import { addControl } from './control.ts';
import { DataDirectoryBusy } from './platform/db/data-lock.ts';
import { maintainEmbedded } from './platform/db/maintenance.ts';
import { makeLog } from './platform/log.ts';
import { packageRoot } from './platform/package-root.ts';

const CLOSE_WITHIN_MS = 25_000;

async function start(): Promise<void> {
  const config = readConfig(readEnvironment());
  const log = makeLog(config.logLevel);
  const webFolder = join(packageRoot(), '..', 'web', 'dist');
  const parts = await openParts(config, log, existsSync(webFolder) ? webFolder : undefined);
  const app = await makeApp(parts);
  if (parts.lock) addControl(app, parts, parts.lock.holder);
  const dumps = { folder: join(config.dataDir, 'backups'), kept: config.backupsKept };
  const endMaintenance = maintainEmbedded(parts.database, dumps, log);

  let stopping = false;
  const stop = async (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    try {
      await app.close();
      await endMaintenance();
      await parts.close();
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });

  const address = await app.listen({ host: config.host, port: config.port });
  parts.lock?.announce(address);
  log.info(
    { database: parts.database.kind, mail: parts.providers.mail.kind },
    `${PRODUCT_NAME} is open at ${config.publicUrl.origin}`,
  );
}

start().catch((error: unknown) => {
  // These are for the operator to read; anything else is a fault to report with its stack.
  const plain = [ConfigError, DataDirectoryBusy, DatabaseUnreadable].some((kind) => error instanceof kind);
  if (plain) console.error((error as Error).message);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('Another program listens at this address already. Set PORT to another one, or stop it.');
  } else makeLog('fatal').fatal({ err: error }, 'could not start');
  process.exit(1);
});
