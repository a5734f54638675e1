import { readMp3 } from '@sirenade/voice/mp3';
import { sentencesOf } from '@sirenade/voice/sentences';
import { estimateWordTimes } from '@sirenade/voice/word-times';
import { linkSignal } from '../../platform/live/linked-signal.ts';
import { openUpstream, type UpstreamTuning } from '../upstream/upstream.ts';
import { toAppError } from '../upstream/upstream-error.ts';
import { kokoroCaptions } from './kokoro-captions.ts';
import type { SpeechEngine, SpeechPiece } from './speech.ts';

export interface OpenaiSpeechSettings {
  /** Ends in /v1. */
  url: string;
  model: string;
  apiKey?: string | undefined;
  /** Our voice → the server's. */
  voiceOf: (voice: string) => string;
}

const TIMEOUTS = { connect: 5_000, firstByte: 14_000, idle: 14_000, total: 60_000 };
/** A sentence of a minute at the best quality there is. */
const AUDIO_CAP = 2_500_000;

/** Speech of any server with OpenAI's /audio/speech; with real word times where it is a Kokoro server. */
export function openaiSpeech(
  settings: OpenaiSpeechSettings,
  tuning: UpstreamTuning = {},
): SpeechEngine & { close(): void } {
  const { url, model, apiKey, voiceOf } = settings;
  const [, root = '', version = ''] = url.match(/^(.*?)(\/v\d+)?\/*$/) ?? [];
  const upstream = openUpstream({
    ...tuning,
    who: 'speech server',
    baseUrl: root,
    apiKey,
    timeouts: { ...TIMEOUTS, ...tuning.timeouts },
  });
  const captions = kokoroCaptions(upstream, AUDIO_CAP);

  const say = async (input: string, voice: string, signal: AbortSignal): Promise<SpeechPiece> => {
    const request = { model, input, voice, response_format: 'mp3' };
    const captioned = await captions(request, signal);
    if (captioned) return captioned;
    return upstream.postBytes(`${version}/audio/speech`, request, {
      type: ['audio/', 'application/octet-stream'],
      maxBytes: AUDIO_CAP,
      signal,
      read: (audio) => {
        const sound = readMp3(audio);
        if (!sound) return null;
        return { audio, seconds: sound.seconds, words: estimateWordTimes(input, sound.seconds), timed: false };
      },
    });
  };

  async function* speak(...[text, voice, { signal }]: Parameters<SpeechEngine['speak']>): AsyncGenerator<SpeechPiece> {
    const [first, ...others] = sentencesOf(text);
    if (first === undefined) return;
    const link = linkSignal(signal);
    const ask = (sentence: string) => {
      const piece = say(sentence, voiceOf(voice), link.signal);
      // A failure of the piece read ahead is thrown when it is awaited, or never if the reader stops before.
      piece.catch(() => {});
      return piece;
    };
    try {
      let ahead: Promise<SpeechPiece> | undefined = ask(first);
      while (ahead) {
        const piece: SpeechPiece = await ahead;
        const next = others.shift();
        ahead = next === undefined ? undefined : ask(next);
        yield piece;
      }
    } catch (error) {
      throw toAppError(error);
    } finally {
      link.abort();
      link.unlink();
    }
  }

  return { kind: `${model} (OpenAI-compatible server)`, speak, close: upstream.close };
}
