import { describe, expect, it } from 'vitest';
import { silentMp3 } from '../../test/fake-mp3.ts';
import { readMp3 } from './mp3.ts';

/** A frame by its header and its size. */
const frame = (header: number[], size: number) => {
  const bytes = Buffer.alloc(size);
  bytes.set(header);
  return bytes;
};
const id3 = (size: number) => {
  const tag = Buffer.alloc(10 + size, 0xff);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 127]);
  return tag;
};
const many = (bytes: Buffer, times: number) => Buffer.concat(Array(times).fill(bytes));

describe('an MP3', () => {
  it.each([
    ['MPEG-1, 44.1 kHz, 128 kbit/s', frame([0xff, 0xfb, 0x90, 0x00], 417), 1_152 / 44_100, 44_100],
    ['MPEG-1, 48 kHz, 320 kbit/s, padded', frame([0xff, 0xfb, 0xe6, 0x00], 961), 1_152 / 48_000, 48_000],
    ['MPEG-2, 22.05 kHz, 64 kbit/s', frame([0xff, 0xf3, 0x80, 0xc0], 208), 576 / 22_050, 22_050],
    ['MPEG-2, 24 kHz, 160 kbit/s', frame([0xff, 0xf3, 0xe4, 0xc0], 480), 576 / 24_000, 24_000],
    ['MPEG-2.5, 8 kHz, 8 kbit/s', frame([0xff, 0xe3, 0x18, 0xc0], 72), 576 / 8_000, 8_000],
  ])('of %s is measured by its frames', (_, one, seconds, sampleRate) => {
    const mp3 = readMp3(many(one, 10));
    expect(mp3).toMatchObject({ frames: 10, sampleRate });
    expect(mp3?.seconds).toBeCloseTo(10 * seconds, 6);
  });

  it('is measured without the tags around it', () => {
    const sound = silentMp3(2.4);
    const tail = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    expect(readMp3(sound)?.seconds).toBeCloseTo(2.4);
    expect(readMp3(Buffer.concat([id3(500), id3(20), sound, tail]))?.seconds).toBeCloseTo(2.4);
  });

  it('is measured without the frame that only describes it', () => {
    const infoFrame = silentMp3(0.024);
    infoFrame.write('Info', 13, 'latin1');
    expect(readMp3(Buffer.concat([infoFrame, silentMp3(2.4)]))).toMatchObject({ frames: 100 });
    expect(readMp3(infoFrame)).toBeNull();
  });

  it('is found behind rubbish, even rubbish that looks like a frame', () => {
    const rubbish = Buffer.from([1, 2, 0xff, 0xf3, 0x84, 0xc4, 9, 9, 9]);
    expect(readMp3(Buffer.concat([rubbish, silentMp3(0.24)]))).toMatchObject({ frames: 10 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5_000)],
    ['a web page', Buffer.from('<html>not a sound</html>')],
    ['a WAV', Buffer.concat([Buffer.from('RIFF....WAVEfmt '), Buffer.alloc(3_000)])],
    ['ones', Buffer.alloc(5_000, 0xff)],
    ['half a frame', silentMp3(0.024).subarray(0, 100)],
    ['a sound whose last frame is torn', silentMp3(0.24).subarray(0, -50)],
    ['a tag that claims more than there is', id3(500).subarray(0, 40)],
  ])('is not what %s is', (_, bytes) => {
    expect(readMp3(bytes)).toBeNull();
  });
});
