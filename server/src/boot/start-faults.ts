import { type Config, ConfigError } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import { RestoreRefused } from '../platform/backup/restore.ts';
import { DataDirectoryBusy } from '../platform/db/data-lock.ts';
import { isDatabaseAway } from '../platform/db/faults.ts';
import { DatabaseUnreadable } from './parts.ts';

/** Errors whose message is written for the operator. */
const SPOKEN = [ConfigError, DataDirectoryBusy, DatabaseUnreadable, RestoreRefused, AppError];
/** Wrong user, wrong password, no such database, not allowed in. */
const REFUSED_BY_DATABASE = new Set(['28000', '28P01', '3D000', '42501']);
const NOT_A_DIRECTORY = new Set(['ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** A sentence for a fault the operator can mend by a setting; undefined for a fault of ours. */
export function explainFault(error: unknown, config: Config | undefined): string | undefined {
  if (SPOKEN.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!config) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const where = `${config.host}:${config.port}`;
    if (code === 'EADDRINUSE') return `PORT: another program listens at ${where} already.`;
    if (code === 'EACCES') return `PORT: this account may not listen at ${where}.`;
    if (code === 'EADDRNOTAVAIL') return `HOST: ${config.host} is not an address of this machine.`;
  }
  if (config.databaseUrl) {
    const { host } = new URL(config.databaseUrl);
    if (isDatabaseAway(error)) return `DATABASE_URL: the database server at ${host} does not answer.`;
    if (REFUSED_BY_DATABASE.has(code))
      return `DATABASE_URL: the server at ${host} refused us: ${(error as Error).message}.`;
  }
  if (path?.startsWith(config.dataDir) && NOT_A_DIRECTORY.has(code)) {
    return `DATA_DIR: ${config.dataDir} cannot be written to as a directory (${code}).`;
  }
  return undefined;
}
