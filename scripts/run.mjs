// npm run admin | backup | restore | engines | demo: runs one of the operator's commands from the built server.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { at, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

const COMMANDS = ['admin', 'backup', 'restore', 'engines', 'demo'];

const [name = '', ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  console.error(`Usage: node scripts/run.mjs ${COMMANDS.join(' | ')} [arguments]`);
  process.exit(1);
}
await prepare(['server']);
const command = spawn(process.execPath, ['--enable-source-maps', at('server', 'dist', `${name}.js`), ...args], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => command.kill(signal));
}
command.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
