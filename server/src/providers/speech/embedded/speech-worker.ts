import { workerData } from 'node:worker_threads';
import { serveWork } from '../../../platform/work/serve-work.ts';
import { makeSpeaker, type SaidSentence, type SpeakerOptions, type SpeechJob } from './speaker.ts';

serveWork<SpeechJob, SaidSentence>(async () => (await makeSpeaker((workerData as SpeakerOptions | null) ?? {})).speak);
