// npm run dev: the server is rebuilt and restarted, and the page reloads itself, whenever a source changes.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import util from 'node:util';
import { ensureBuilt, forgetBuild } from './lib/build.mjs';
import { PACKAGES } from './lib/packages.mjs';
import { at, bin, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/say.mjs';

const SETTLE_MS = 150;
const END_WITHIN_MS = 10_000;

await prepare(PACKAGES);
// The watcher writes to the same folder as the build and knows nothing of its stamp.
forgetBuild('server');
const vite = await import('vite');

const settings = { ...(existsSync(at('.env')) ? util.parseEnv(readFileSync(at('.env'), 'utf8')) : {}), ...process.env };
const pagePort = Number(settings.DEV_PORT ?? 5173);
const serverPort = Number(settings.PORT ?? 3000);
const env = {
  ...process.env,
  NODE_ENV: settings.NODE_ENV ?? 'development',
  PORT: String(serverPort),
  PUBLIC_URL: settings.PUBLIC_URL ?? `http://127.0.0.1:${pagePort}`,
};

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let stopping = false;

function startServer() {
  const child = spawn(process.execPath, ['--enable-source-maps', at('server', 'dist', 'main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printer = spawn(process.execPath, [bin.pinoPretty, '--ignore', 'pid,hostname,event'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdout.pipe(printer.stdin);
  child.once('exit', (code) => {
    if (child !== server) return;
    server = undefined;
    if (!stopping) say(`The server ended (exit code ${code}). It starts again with the next change.`);
  });
  server = child;
}

/** The database belongs to one process at a time: the next one waits until this one has ended. */
async function endServer() {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await ended;
  clearTimeout(impatience);
}

/** @type {Promise<void>} */
let turn = Promise.resolve();
/** @type {NodeJS.Timeout | undefined} */
let settling;

function restartSoon() {
  clearTimeout(settling);
  settling = setTimeout(() => {
    turn = turn.then(async () => {
      await endServer();
      if (!stopping) startServer();
    });
  }, SETTLE_MS);
}

const built = await vite.build({ root: at('server'), build: { watch: {} }, logLevel: 'warn' });
const watcher = /** @type {Extract<typeof built, { on: unknown }>} */ (built);
watcher.on('event', (event) => {
  if (event.code === 'ERROR') say('The server could not be built; the last good one goes on.');
  if (event.code === 'BUNDLE_END') restartSoon();
});

/** @type {NodeJS.Timeout | undefined} */
let rebuilding;

/** A package is built by itself, and the server that loads it starts again. */
function rebuildPackagesSoon() {
  clearTimeout(rebuilding);
  rebuilding = setTimeout(() => {
    ensureBuilt(PACKAGES).then(restartSoon, (/** @type {Error} */ error) => say(error.message));
  }, SETTLE_MS);
}
for (const folder of PACKAGES) watch(at(folder, 'src'), { recursive: true }, rebuildPackagesSoon);

const target = `http://127.0.0.1:${serverPort}`;
const proxied = ['/api', '/media', '/sandbox', '/dev/mail', '/healthz'];
const page = await vite.createServer({
  root: at('web'),
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: pagePort,
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, target])),
  },
});
await page.listen();
say(`\n  The page, reloading as you edit: http://127.0.0.1:${pagePort}/\n  Ctrl-C ends everything.\n`);

async function stop() {
  if (stopping) return;
  stopping = true;
  clearTimeout(settling);
  clearTimeout(rebuilding);
  await turn;
  await Promise.all([endServer(), watcher.close(), page.close()]);
  process.exit(0);
}
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stop());
}
