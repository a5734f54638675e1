import type { SpeechPiece } from '@sirenade/server/ports/speech';
import { loadFliteVoice } from './flite/flite-voice.ts';
import { loadNeuralVoice } from './neural/neural-voice.ts';
import { loadOnnxRuntime } from './neural/onnx-runtime.ts';
import { readVoiceWeights } from './neural/voice-weights.ts';
import { readMp3 } from './sound/mp3.ts';
import { MP3_DELAY, makeMp3Encoder } from './sound/mp3-encode.ts';
import { RATE, type Sound } from './sound/sound.ts';
import { voiceOf } from './voices/voices.ts';

export type EmbeddedKind = 'neural' | 'flite';

export interface SpeechJob {
  sentence: string;
  /** The id of a voice in the catalogue. */
  voice: string;
}

/** A spoken sentence, and the engine that made it. */
export interface SpokenSentence extends SpeechPiece {
  kind: EmbeddedKind;
}

export interface Speaker {
  kind: EmbeddedKind;
  /** Why the neural engine is not used. */
  because?: string;
  speak(job: SpeechJob): Promise<SpokenSentence>;
  close(): Promise<void>;
}

export interface SpeakerOptions {
  /** The folder of the neural voice; by default that of the installed package. */
  weightsFolder?: string | null;
  /** Threads for one sentence. */
  threads?: number;
}

interface Engine {
  kind: EmbeddedKind;
  because?: string;
  say(sentence: string, voice: string): Promise<Sound>;
  close(): Promise<void>;
}

/** In samples: a sentence without any sound becomes a short silence. */
const NOTHING = Math.round(0.3 * RATE);
const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Opens the neural engine, or returns the reason why it cannot. */
async function openNeural({ weightsFolder, threads }: SpeakerOptions): Promise<Engine | { missing: string }> {
  const runtime = loadOnnxRuntime();
  if ('missing' in runtime) return runtime;
  const weights = await readVoiceWeights(weightsFolder);
  if ('missing' in weights) return weights;
  try {
    const { say, close } = await loadNeuralVoice(weights, runtime, { threads });
    return { kind: 'neural', say: (sentence, voice) => say(sentence, voiceOf(voice).neural), close };
  } catch (error) {
    return { missing: `the voice model does not load here (${reasonOf(error)})` };
  }
}

async function openFlite(because: string): Promise<Engine> {
  const { say } = await loadFliteVoice();
  return {
    kind: 'flite',
    because,
    say: (sentence, voice) => say(sentence, voiceOf(voice).flite),
    close: async () => {},
  };
}

/** Opens the best speech engine of this installation: the neural one if its voice is installed and unchanged. */
export async function makeSpeaker(options: SpeakerOptions = {}): Promise<Speaker> {
  const neural = await openNeural(options);
  const engine = 'missing' in neural ? await openFlite(neural.missing) : neural;
  const encode = await makeMp3Encoder();

  async function speak({ sentence, voice }: SpeechJob): Promise<SpokenSentence> {
    const { samples, words } = await engine.say(sentence, voice);
    const audio = encode(samples.length > 0 ? samples : new Float32Array(NOTHING));
    const delay = MP3_DELAY / RATE;
    return {
      audio,
      seconds: readMp3(audio)?.seconds ?? 0,
      words: words.map(({ word, start, end }) => ({ word, start: round(start + delay), end: round(end + delay) })),
      timed: engine.kind === 'neural',
      kind: engine.kind,
    };
  }

  const { kind, because, close } = engine;
  return { kind, ...(because === undefined ? {} : { because }), speak, close };
}
