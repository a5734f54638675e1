// npm run build: installs and builds what is not up to date.
import './lib/node-version.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/say.mjs';

await prepare(['server', 'web']);
say('Everything is built.');
