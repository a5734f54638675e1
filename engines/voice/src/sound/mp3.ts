/** Kilobits per second of Layer III, by the four bits of a header; 0 is none. */
const BITRATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];

interface Frame {
  size: number;
  samples: number;
  sampleRate: number;
  /** Bytes of the header and the side information, after which an encoder may put a Xing or Info tag. */
  sideEnd: number;
}

/** Reads the header of a frame, or null where none begins. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || (b & 0x06) !== 0x02) return null;
  const version = (b >> 3) & 3;
  const isFirst = version === 3;
  const bitrate = (isFirst ? BITRATES.mpeg1 : BITRATES.mpeg2)[c >> 4] ?? 0;
  const base = SAMPLE_RATES[(c >> 2) & 3];
  if (version === 1 || bitrate === 0 || base === undefined) return null;
  const sampleRate = base / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1_152 : 576;
  const isMono = d >> 6 === 3;
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const padding = (c >> 1) & 1;
  return {
    size: Math.floor((samples / 8) * 1000 * (bitrate / sampleRate)) + padding,
    samples,
    sampleRate,
    sideEnd: 4 + side,
  };
}

/** The index of the first frame, after the ID3 tags. */
export function soundStart(bytes: Uint8Array): number {
  let at = 0;
  while (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
    at += 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + (hasFooter ? 10 : 0);
  }
  return at;
}

/** Whether a first frame has no sound but a Xing or Info tag, which describes the file. */
function isInfoFrame(bytes: Uint8Array, at: number, { sideEnd }: Frame): boolean {
  const mark = Buffer.from(bytes.subarray(at + sideEnd, at + sideEnd + 4)).toString('latin1');
  return mark === 'Xing' || mark === 'Info';
}

export interface Mp3 {
  seconds: number;
  frames: number;
  sampleRate: number;
}

/** Counts the frames of an MP3; null if there is none, or if the last one is truncated. */
export function readMp3(bytes: Uint8Array): Mp3 | null {
  let at = soundStart(bytes);
  let seconds = 0;
  let frames = 0;
  let sampleRate = 0;
  while (at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at);
    // Bytes that look like a header by chance are not followed by a second header.
    const next = frame ? at + frame.size : 0;
    const isSure = frame && (frames > 0 || next === bytes.length || frameAt(bytes, next) !== null);
    if (!isSure) {
      at++;
      continue;
    }
    if (next > bytes.length) return null;
    if (frames > 0 || sampleRate > 0 || !isInfoFrame(bytes, at, frame)) {
      seconds += frame.samples / frame.sampleRate;
      frames++;
    }
    sampleRate = frame.sampleRate;
    at = next;
  }
  return frames > 0 ? { seconds, frames, sampleRate } : null;
}
