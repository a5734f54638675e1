import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../say.mjs';
import { makeScratch } from './scratch.mjs';
import { spawnServer } from './server-process.mjs';

const LOGIN = /as demo@demo\.example with the password (\S+)/;
const STORIES = /demo: (\d+) of \1 stories are posted/;
const DONE = /demo: \d+ sirens and \d+ stories are here/;
const LOOK_EVERY_MS = 1_000;
const REPORT_EVERY_MS = 15_000;
/** Stories are what the pictures show; voices and further portraits may be late on a busy machine. */
const STORIES_WITHIN_MS = 30 * 60_000;
const REST_WITHIN_MS = 15 * 60_000;

/**
 * The built app with its demonstration, in a folder that is removed afterwards.
 * @returns {Promise<{ url: string, password: string, stop: () => Promise<void> }>}
 */
export async function startDemoApp() {
  const scratch = makeScratch('screenshots');
  const env = { NODE_ENV: 'development', SEED_DEMO: '1', ENGINE_WARM: '1', LOG_LEVEL: 'info' };
  const server = await spawnServer({ dataDir: scratch.path, env });
  await server.ready();

  const waitFor = async (/** @type {RegExp} */ line, /** @type {number} */ withinMs) => {
    const giveUp = Date.now() + withinMs;
    for (let reportedAt = Date.now(); !line.test(server.log()); await pause(LOOK_EVERY_MS)) {
      if (Date.now() > giveUp) return false;
      if (Date.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = Date.now();
      say(
        server
          .log()
          .match(/demo: \d+ of [^"]*/g)
          ?.at(-1) ?? 'The demonstration is being made.',
      );
    }
    return true;
  };
  if (!(await waitFor(STORIES, STORIES_WITHIN_MS))) throw new Error(`The stories did not come.\n${server.log()}`);
  if (!(await waitFor(DONE, REST_WITHIN_MS))) say('Voices and further portraits are not all there; going on without.');

  return {
    url: server.url,
    password: server.log().match(LOGIN)?.[1] ?? '',
    stop: async () => {
      await server.stop();
      scratch.remove();
    },
  };
}
