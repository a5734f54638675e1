/** Silence as MP3: MPEG-2 Layer III, 24 kHz, mono, 64 kbit/s, 24 ms and 192 bytes a frame. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(192);
  frame.set([0xff, 0xf3, 0x84, 0xc4]);
  return Buffer.concat(Array(Math.round(seconds / 0.024)).fill(frame));
}
