import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Every file below a path of the repository, sorted; nothing where the path does not exist.
 * @param {string} path
 * @returns {string[]}
 */
export function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One hash over the names and contents of files. Contents, not times: a fresh checkout of the same sources is the same.
 * @param {string[]} files
 */
export function hashContents(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * One hash over the names and sizes of files: enough to notice that another process wrote or removed them.
 * @param {string[]} files
 */
export function hashListing(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${statSync(join(root, file)).size}\0`);
  return hash.digest('hex');
}
