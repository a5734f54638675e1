// npm run lock: run after `npm install` has changed the lockfile. npm leaves packages of other platforms out when it
// already has, or cannot see, the one for this platform (npm/cli#4828), and then `npm ci` refuses the lockfile.
import './lib/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lib/complete-lock.mjs';
import { at } from './lib/paths.mjs';

const file = at('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to the lockfile:\n  ${added.join('\n  ')}` : 'The lockfile is complete.');
