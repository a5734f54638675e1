import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './sound.ts';

/** In samples: the delay that the encoder and every decoder add before the sound. */
export const MP3_DELAY = 1_105;
const BITRATE = 64;

/** Makes an encoder that turns sound of one channel into an MP3 that can be played on its own. */
export async function makeMp3Encoder(): Promise<(samples: Float32Array) => Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({ sampleRate: RATE, outputSampleRate: RATE, channels: 1, bitrate: BITRATE });
    const pieces: Uint8Array[] = [];
    // The encoder reuses its output buffer, so each piece is copied. One second at a time keeps the buffer small.
    for (let from = 0; from < samples.length; from += RATE) {
      pieces.push(encoder.encode([samples.subarray(from, from + RATE)]).slice());
    }
    pieces.push(encoder.finalize().slice());
    const mp3 = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      mp3.set(piece, at);
      at += piece.length;
    }
    return mp3;
  };
}
