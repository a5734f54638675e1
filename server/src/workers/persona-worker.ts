import { startPersona } from '@sirenade/persona/job';
import { serveWork } from '../platform/work/serve-work.ts';

serveWork(startPersona);
