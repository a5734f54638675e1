import { join, resolve } from 'node:path';
import { openStore } from '../boot/parts.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { makeLog } from '../platform/log.ts';
import { report, settings } from './run-command.ts';
import { UsageError } from './usage.ts';

const USAGE = `Usage: npm run restore -- <backup folder> [--replace]
  Puts a backup into the configured database and media folder. Stop the server first.
  --replace   remove what the database holds now`;

async function restore(): Promise<string> {
  const words = process.argv.slice(2);
  const [folder, ...others] = words.filter((word) => word !== '--replace');
  if (!folder || others.length > 0) throw new UsageError(USAGE);
  const config = settings();
  const store = await openStore(config, makeLog('warn'));
  try {
    const replace = words.includes('--replace');
    const manifest = await restoreBackup(store.database, join(config.dataDir, 'media'), resolve(folder), { replace });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored the backup of ${manifest.made_at}: ${rows} rows, ${manifest.media.length} media files.`;
  } finally {
    await store.close();
  }
}

await report(restore());
