// npm run visual:update: takes new reference screenshots of every screen, or with names (`-- home posts`) of these files.
import './lib/node-version.mjs';
import { at, bin, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { ensureTools } from './lib/tools.mjs';

await prepare(['server', 'web']);
const { chromium } = await ensureTools(['chromium']);
if (!chromium) {
  say('There is no chromium, and it could not be installed.');
  process.exit(1);
}
const config = at('e2e/visual/playwright.config.ts');
const { code } = await run(process.execPath, [bin.playwright, 'test', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, VISUAL_UPDATE: '1', CHROMIUM_PATH: chromium },
  show: true,
});
say(
  code === 0
    ? 'The pictures are kept; look at what changed before you commit them.'
    : 'Some screens could not be kept.',
);
process.exitCode = code;
