import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './say.mjs';

/**
 * Makes a checkout ready to run; says nothing when it is.
 * @param {import('./build.mjs').Part[]} parts
 */
export async function prepare(parts) {
  try {
    await ensureInstalled();
    await ensureBuilt(parts);
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
