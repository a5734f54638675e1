// npm run build: installs packages and builds the parts that are out of date.
import './lib/node-version.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/say.mjs';

await prepare(['server', 'web']);
say('Everything is built.');
