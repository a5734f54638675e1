import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from '../processes.mjs';

/**
 * A folder of our own for a while. It is removed also when the process is interrupted.
 * @param {string} purpose
 * @param {string} [from] a folder whose files it begins with
 */
export function makeScratch(purpose, from) {
  const path = mkdtempSync(join(tmpdir(), `sirenade-${purpose}-`));
  const removeNow = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  const forget = onEnd(removeNow);
  const remove = () => {
    removeNow();
    forget();
  };
  if (from) cpSync(from, path, { recursive: true });
  return { path, remove };
}
