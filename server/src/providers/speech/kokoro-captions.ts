import { readMp3 } from '@sirenade/voice/mp3';
import { estimateWordTimes } from '@sirenade/voice/word-times';
import { z } from 'zod';
import type { Upstream } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { SpeechPiece, WordTime } from './speech.ts';

interface SpeechRequest {
  model: string;
  input: string;
  voice: string;
  response_format: string;
}

const stamp = z.object({ word: z.string(), start_time: z.number(), end_time: z.number() });

/** A mark of its own belongs to the word before it. */
function wordsOf(stamps: z.infer<typeof stamp>[], seconds: number): WordTime[] {
  const within = (time: number) => Math.min(Math.max(time, 0), seconds);
  return stamps
    .filter(({ word }) => /[\p{L}\p{N}]/u.test(word))
    .map(({ word, start_time, end_time }) => {
      const start = within(start_time);
      return { word: word.trim(), start, end: Math.max(start, within(end_time)) };
    });
}

/** Whether the endpoint is missing: 400 and 422 show one that reads requests, and a broken connection proves nothing. */
const saysNotHere = ({ status, code }: UpstreamError) => status !== 400 && status !== 422 && code === undefined;

/** Speech with the times that a Kokoro server knows; null where the server is another one, which is asked once. */
export function kokoroCaptions(upstream: Upstream, audioCap: number) {
  let isThere: boolean | undefined;
  const answer = z
    .object({ audio: z.base64(), timestamps: z.array(stamp).nullish() })
    .transform(({ audio, timestamps }, context) => {
      const bytes = Buffer.from(audio, 'base64');
      const sound = readMp3(bytes);
      if (sound) return { bytes, seconds: sound.seconds, stamps: timestamps ?? [] };
      context.addIssue('not an MP3');
      return z.NEVER;
    });

  return async (request: SpeechRequest, signal: AbortSignal): Promise<SpeechPiece | null> => {
    if (isThere === false) return null;
    try {
      const { bytes, seconds, stamps } = await upstream.postJson(
        '/dev/captioned_speech',
        { ...request, stream: false, return_timestamps: true },
        { shape: answer, maxBytes: audioCap * 1.5, signal },
      );
      isThere = true;
      const words = wordsOf(stamps, seconds);
      const timed = words.length > 0;
      return { audio: bytes, seconds, words: timed ? words : estimateWordTimes(request.input, seconds), timed };
    } catch (error) {
      // Once it was there, its failures are failures; and a server that is down is down for either question.
      const isAnswer = error instanceof UpstreamError && (error.kind === 'rejected' || error.kind === 'broken');
      if (isThere || !isAnswer) throw error;
      if (saysNotHere(error)) isThere = false;
      return null;
    }
  };
}
