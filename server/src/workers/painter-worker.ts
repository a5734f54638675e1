import { paintPortrait } from '@sirenade/painter/job';
import { serveWork } from '../platform/work/serve-work.ts';

serveWork(async () => paintPortrait);
