import type { Accent } from '../phonemes/accents.ts';
import { toPhonemes } from '../phonemes/to-phonemes.ts';
import { finishSound, RATE, type Sound } from '../sound/sound.ts';
import { gaussianNoise, seedOf } from './noise.ts';
import { NOISE_TABLE, openGraph } from './onnx-graph.ts';
import type { OnnxRuntime } from './onnx-runtime.ts';
import type { VoiceWeights } from './voice-weights.ts';

/** How a voice of the catalogue sounds on this engine. */
export interface NeuralSettings {
  /** Which of the model's speakers. */
  speaker: number;
  accent: Accent;
  /** 1 is as fast as the speaker is; 2 is twice that. */
  pace: number;
  /** How freely melody and rhythm vary, from 0 to 1. */
  variety: number;
}

export interface NeuralVoice {
  say(sentence: string, settings: NeuralSettings): Promise<Sound>;
  close(): Promise<void>;
}

/** Samples in a frame, the unit in which the model counts time. */
const HOP = 256;
/** In symbols for one run: the model's time grows faster than the length of its input. */
const LONGEST = 400;
const TABLE_SEED = 1;
const START = '^';
const BETWEEN = '_';
const END = '$';

/** Where to split symbols that are too many for one run: at a pause, or at least between two words. */
function cuts(symbols: string[]): number[] {
  const ends: number[] = [];
  for (let from = 0; from < symbols.length; from = ends.at(-1) ?? 0) {
    const head = symbols.slice(from, from + LONGEST);
    const pause = head.findLastIndex((symbol, n) => symbol === ' ' && /[,;:.!?]/.test(head[n - 1] ?? ''));
    const cut = pause > LONGEST / 3 ? pause : head.lastIndexOf(' ');
    const isRest = from + LONGEST >= symbols.length;
    ends.push(isRest ? symbols.length : from + (cut > 0 ? cut + 1 : LONGEST));
  }
  return ends;
}

const joined = (parts: Float32Array[]) => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Loads the voice model. The same sentence and settings always give the same sound. */
export async function loadNeuralVoice(
  { model, symbols: numbers }: VoiceWeights,
  { InferenceSession, Tensor }: OnnxRuntime,
  { threads = 1 } = {},
): Promise<NeuralVoice> {
  // Only the names stay in scope: the model's bytes are large, and the session has its own copy.
  const { model: opened, ...graph } = openGraph(model);
  const session = await InferenceSession.create(opened, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Optimising takes two seconds at the start and makes the speech no faster.
    graphOptimizationLevel: 'disabled',
  });
  const { channels, columns } = NOISE_TABLE;
  const table = new Tensor('float32', gaussianNoise(TABLE_SEED, channels * columns), [1, channels, columns]);
  const integers = (values: number[], dims: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), dims);
  const number = (symbol: string) => numbers.get(symbol) ?? 0;

  /** Runs the model on symbols; returns the samples, and the sample at which each symbol begins. */
  async function run(symbols: string[], { speaker, pace, variety }: NeuralSettings, seed: number) {
    const ids = [START, BETWEEN, ...symbols.flatMap((symbol) => [symbol, BETWEEN]), END].map(number);
    const answer = await session.run({
      input: integers(ids, [1, ids.length]),
      input_lengths: integers([ids.length], [1]),
      scales: new Tensor('float32', Float32Array.of(variety, 1 / pace, variety), [3]),
      sid: integers([speaker], [1]),
      [graph.rhythmNoise]: new Tensor('float32', gaussianNoise(seed, 2 * ids.length), [1, 2, ids.length]),
      [graph.soundNoise]: table,
      [graph.noiseStart]: integers([seed % columns], [1]),
    });
    const samples = answer.output?.data;
    const frames = answer[graph.durations]?.data;
    if (!(samples instanceof Float32Array && frames instanceof Float32Array)) {
      throw new Error('The voice model gave no sound.');
    }
    const begins: number[] = [];
    let at = 0;
    // Symbols are at even indices from 2 on, after the start mark and padding; the end mark is where the last one ends.
    for (const [n, length] of frames.entries()) {
      if (n >= 2 && n % 2 === 0) begins.push(at);
      at += length * HOP;
    }
    return { samples, begins };
  }

  async function say(sentence: string, settings: NeuralSettings): Promise<Sound> {
    const { symbols, words } = toPhonemes(sentence, settings.accent);
    if (words.every(({ from, to }) => from === to)) return { samples: new Float32Array(), words: [] };
    const seed = seedOf(`${settings.speaker} ${sentence}`);
    const parts: Float32Array[] = [];
    const begins: number[] = [];
    let from = 0;
    let at = 0;
    for (const end of cuts(symbols)) {
      const part = await run(symbols.slice(from, end), settings, seed);
      begins.push(...part.begins.slice(0, end - from).map((begin) => at + begin));
      if (end === symbols.length) begins.push(at + (part.begins.at(-1) ?? 0));
      parts.push(part.samples);
      at += part.samples.length;
      from = end;
    }
    const time = (symbol: number) => (begins[symbol] ?? at) / RATE;
    return finishSound({
      samples: joined(parts),
      words: words.map(({ written, from: first, to }) => ({ word: written, start: time(first), end: time(to) })),
    });
  }

  return { say, close: () => session.release() };
}
