import { linkSignal } from '../../../platform/live/linked-signal.ts';
import type { WorkPool } from '../../../platform/work/work-pool.ts';
import { sentencesOf } from '../sentences.ts';
import type { SpeechEngine, SpeechPiece } from '../speech.ts';
import { hasOnnxRuntime } from './onnx-runtime.ts';
import type { EmbeddedKind, SaidSentence, SpeechJob } from './speaker.ts';
import { voiceFolder } from './voice-weights.ts';

/** So many sentences are in the making while one is played; more would keep others waiting. */
const AHEAD = 2;

/** Speech of this machine, made in other threads. */
export function embeddedSpeech({
  pool,
}: {
  pool: WorkPool<SpeechJob, SaidSentence>;
}): SpeechEngine & { close(): Promise<void> } {
  // A guess until somebody has spoken: whether the packages are whole takes long to see.
  let kind: EmbeddedKind = hasOnnxRuntime() && voiceFolder() !== null ? 'neural' : 'flite';

  async function* speak(
    ...[text, voice, { signal, who }]: Parameters<SpeechEngine['speak']>
  ): AsyncGenerator<SpeechPiece> {
    const rest = sentencesOf(text);
    const link = linkSignal(signal);
    const ahead: Promise<SaidSentence>[] = [];
    const askOn = () => {
      while (ahead.length < AHEAD && rest.length > 0) {
        const said = pool.run({ sentence: rest.shift() ?? '', voice }, { signal: link.signal, who });
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
      link.abort();
      link.unlink();
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
