// npm start: installs packages and builds the parts that are out of date, then runs the server until it is stopped.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { at, bin, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare(['server', 'web']);

// The log is JSON for machines; a person at a terminal gets lines.
const pretty = process.stdout.isTTY;
const server = spawn(process.execPath, ['--enable-source-maps', at('server', 'dist', 'main.js')], {
  cwd: root,
  stdio: ['inherit', pretty ? 'pipe' : 'inherit', 'inherit'],
});
if (pretty && server.stdout) {
  const printer = spawn(process.execPath, [bin.pinoPretty, '--ignore', 'pid,hostname,event'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  server.stdout.pipe(printer.stdin);
}
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
// npm runs this through a shell and signals only the shell; we notice that our parent process is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500).unref();
}
// Not 'exit': with a printer in between, the last lines are still on their way then.
server.on('close', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
