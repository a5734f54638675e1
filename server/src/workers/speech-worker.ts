import { workerData } from 'node:worker_threads';
import { makeSpeaker, type SaidSentence, type SpeakerOptions, type SpeechJob } from '@sirenade/voice/speaker';
import { serveWork } from '../platform/work/serve-work.ts';

serveWork<SpeechJob, SaidSentence>(async () => (await makeSpeaker((workerData as SpeakerOptions | null) ?? {})).speak);
