import { workerData } from 'node:worker_threads';
import { serveWork } from '../../../platform/work/serve-work.ts';
import { startPersona } from './persona-job.ts';

serveWork(() => startPersona(workerData ?? {}));
