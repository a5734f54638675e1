import { workerData } from 'node:worker_threads';
import { makeSpeaker, type SpeakerOptions, type SpeechJob, type SpokenSentence } from '@sirenade/voice/speaker';
import { serveWork } from '../platform/work/serve-work.ts';

serveWork<SpeechJob, SpokenSentence>(
  async () => (await makeSpeaker((workerData as SpeakerOptions | null) ?? {})).speak,
);
