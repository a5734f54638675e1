import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../test/decode-mp3.ts';
import { readMp3 } from './mp3.ts';
import { MP3_DELAY, makeMp3Encoder } from './mp3-encode.ts';
import { RATE } from './sound.ts';

/** A short chirp in the middle of silence. */
const chirp = (seconds: number) => {
  const samples = new Float32Array(Math.round(seconds * RATE));
  const from = samples.length >> 1;
  for (let at = 0; at < 400; at++) samples[from + at] = 0.5 * Math.sin(at * 0.15) * Math.sin((Math.PI * at) / 400);
  return { samples, from };
};

describe('an encoded sound', () => {
  it('can be decoded, has its length, and is late by MP3_DELAY samples', async () => {
    const encode = await makeMp3Encoder();
    const { samples, from } = chirp(1.7);
    const mp3 = encode(samples);
    const { samples: decoded, sampleRate, errors } = await decodeMp3(mp3);
    expect(errors).toEqual([]);
    expect(sampleRate).toBe(RATE);
    expect(readMp3(mp3)?.seconds).toBeCloseTo(decoded.length / RATE, 5);
    expect(decoded.length / RATE).toBeGreaterThan(1.7);
    expect(decoded.length / RATE).toBeLessThan(1.8);
    const likeness = (lag: number) =>
      samples.subarray(from, from + 400).reduce((sum, sample, n) => sum + sample * (decoded[from + n + lag] ?? 0), 0);
    const lags = Array.from({ length: 2_000 }, (_, lag) => lag);
    expect(lags.reduce((best, lag) => (likeness(lag) > likeness(best) ? lag : best))).toBe(MP3_DELAY);
  });

  it('is the same each time, whatever was encoded before', async () => {
    const encode = await makeMp3Encoder();
    const first = encode(chirp(0.6).samples);
    encode(chirp(2.3).samples);
    expect(encode(chirp(0.6).samples)).toEqual(first);
  });

  it('may be very short', async () => {
    const encode = await makeMp3Encoder();
    for (const length of [1, 600]) expect(readMp3(encode(new Float32Array(length)))?.frames).toBeGreaterThan(0);
  });
});
