import type { JobRunner } from '@sirenade/server/ports/call';
import type { SpeechEngine, SpeechPiece } from '@sirenade/server/ports/speech';
import { hasOnnxRuntime } from './neural/onnx-runtime.ts';
import { voiceFolder } from './neural/voice-weights.ts';
import type { EmbeddedKind, SpeechJob, SpokenSentence } from './speaker.ts';
import { sentencesOf } from './text/sentences.ts';

/** Sentences prepared ahead of the one that is played; more would block the pool for other readers. */
const AHEAD = 2;

/** The built-in speech engine, run in worker threads. */
export function embeddedSpeech({
  pool,
}: {
  pool: JobRunner<SpeechJob, SpokenSentence>;
}): SpeechEngine & { close(): Promise<void> } {
  // A guess until the first sentence is done: verifying the checksums of the packages takes too long here.
  let kind: EmbeddedKind = hasOnnxRuntime() && voiceFolder() !== null ? 'neural' : 'flite';

  async function* speak(
    ...[text, voice, { signal, who }]: Parameters<SpeechEngine['speak']>
  ): AsyncGenerator<SpeechPiece> {
    const rest = sentencesOf(text);
    // Not AbortSignal.any: the caller's signal lives long and would keep a reference to every dependent signal.
    const own = new AbortController();
    const follow = () => own.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow);
    const ahead: Promise<SpokenSentence>[] = [];
    const startNext = () => {
      while (ahead.length < AHEAD && rest.length > 0) {
        const spoken = pool.run({ sentence: rest.shift() ?? '', voice }, { signal: own.signal, who });
        // The error is thrown when this sentence is awaited; until then it must not be an unhandled rejection.
        spoken.catch(() => {});
        ahead.push(spoken);
      }
    };
    try {
      startNext();
      for (let spoken = ahead.shift(); spoken; spoken = ahead.shift()) {
        const { kind: by, ...piece } = await spoken;
        kind = by;
        startNext();
        yield piece;
      }
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      own.abort();
      signal.removeEventListener('abort', follow);
    }
  }

  return {
    get kind() {
      return `embedded ${kind}`;
    },
    speak,
    close: () => pool.close(),
  };
}
