import { serveWork } from '../../../platform/work/serve-work.ts';
import { paintPortrait } from './paint-portrait.ts';

serveWork(async () => paintPortrait);
