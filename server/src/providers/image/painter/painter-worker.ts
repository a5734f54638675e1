import { serveWork } from '../../../platform/serve-work.ts';
import { paintPortrait } from './paint-portrait.ts';

serveWork(async () => paintPortrait);
