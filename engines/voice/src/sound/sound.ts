import type { WordTime } from '@sirenade/server/ports/speech';

/** A sentence as samples, before it is encoded. */
export interface Sound {
  /** Between -1 and 1. */
  samples: Float32Array;
  words: WordTime[];
}

/** Samples a second. */
export const RATE = 22_050;
const FRAME = Math.round(RATE * 0.005);
/** Frames 45 dB or more below the loudest one count as silence. */
const SILENCE = 0.0056;
/** The silence around a finished sentence. */
export const BEFORE = 0.03;
export const AFTER = 0.2;
const FADE = 0.004;
/** -20 dB, measured over the frames with speech: those within 25 dB of the loudest one. */
const LEVEL = 0.1;
const SPOKEN = 0.056;
/** A soft limiter: samples above the knee are compressed, so that none exceeds -1 dB. */
const KNEE = 0.7;
const CEILING = 0.89;

function levelsOf(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += FRAME) {
    const part = samples.subarray(from, from + FRAME);
    levels.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  }
  return levels;
}

/** How much louder a sound has to become for the speech in it to have the usual level. */
function gainFor(levels: number[], loudest: number): number {
  const spoken = levels.filter((level) => level > loudest * SPOKEN);
  return LEVEL / Math.sqrt(spoken.reduce((sum, level) => sum + level * level, 0) / spoken.length);
}

const bend = (size: number) =>
  size <= KNEE ? size : KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE));

/** Gives a sentence the level that all voices have and a natural silence around it. */
export function finishSound({ samples, words }: Sound): Sound {
  const levels = levelsOf(samples);
  const loudest = Math.max(...levels);
  if (!(loudest > 0)) return { samples, words };
  const first = levels.findIndex((level) => level > loudest * SILENCE);
  const last = levels.findLastIndex((level) => level > loudest * SILENCE);
  const from = Math.max(0, first * FRAME - Math.round(BEFORE * RATE));
  const length = (last + 1) * FRAME + Math.round(AFTER * RATE) - from;
  const finished = new Float32Array(length);
  finished.set(samples.subarray(from, from + length));
  const gain = gainFor(levels, loudest);
  const fade = Math.round(FADE * RATE);
  // The samples may end before the added silence does: the fade-out is at their end.
  const end = Math.min(length, samples.length - from);
  for (let at = 0; at < end; at++) {
    const sample = (finished[at] ?? 0) * gain;
    const edge = Math.min(1, (at + 1) / fade, (end - at) / fade);
    finished[at] = Math.sign(sample) * bend(Math.abs(sample)) * edge;
  }
  const moved = (time: number) => Math.min(Math.max(time - from / RATE, 0), length / RATE);
  return {
    samples: finished,
    words: words.map(({ word, start, end }) => ({ word, start: moved(start), end: moved(end) })),
  };
}
