import type { JobRunner } from '@sirenade/server/ports/call';
import type { SpeechEngine, SpeechPiece } from '@sirenade/server/ports/speech';
import { hasOnnxRuntime } from './neural/onnx-runtime.ts';
import { voiceFolder } from './neural/voice-weights.ts';
import type { EmbeddedKind, SpeechJob, SpokenSentence } from './speaker.ts';
import { sentencesOf } from './text/sentences.ts';

/** So many sentences are in the making while one is played; more would keep others waiting. */
const AHEAD = 2;

/** Speech of this machine, made in other threads. */
export function embeddedSpeech({
  pool,
}: {
  pool: JobRunner<SpeechJob, SpokenSentence>;
}): SpeechEngine & { close(): Promise<void> } {
  // A guess until somebody has spoken: whether the packages are whole takes long to see.
  let kind: EmbeddedKind = hasOnnxRuntime() && voiceFolder() !== null ? 'neural' : 'flite';

  async function* speak(
    ...[text, voice, { signal, who }]: Parameters<SpeechEngine['speak']>
  ): AsyncGenerator<SpeechPiece> {
    const rest = sentencesOf(text);
    // Not AbortSignal.any: the caller's signal lives long and would hold on to every one that follows it.
    const own = new AbortController();
    const follow = () => own.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow);
    const ahead: Promise<SpokenSentence>[] = [];
    const askOn = () => {
      while (ahead.length < AHEAD && rest.length > 0) {
        const said = pool.run({ sentence: rest.shift() ?? '', voice }, { signal: own.signal, who });
        // A failure of one ahead is told when its turn comes, or never if nobody waits for it.
        said.catch(() => {});
        ahead.push(said);
      }
    };
    try {
      askOn();
      for (let said = ahead.shift(); said; said = ahead.shift()) {
        const { kind: by, ...piece } = await said;
        kind = by;
        askOn();
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
