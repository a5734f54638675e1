import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePng, pngChunk } from '../../test/pictures.ts';
import { encodeSquare, ImageRefused } from './images.ts';

const SIDE = 64;
const blue = (width = 90, height = 60) => sharp({ create: { width, height, channels: 3, background: '#1040c0' } });
const text = (word: string) => pngChunk('tEXt', Buffer.from(`Comment\0${word}`));

async function expectRefused(bytes: Uint8Array, message: string | RegExp) {
  const fault = await encodeSquare(bytes, SIDE).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ImageRefused);
  expect((fault as Error).message).toMatch(message);
}

/** How much memory a piece of work took at its height. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 2);
  await work();
  clearInterval(watch);
  return Math.max(highest, process.memoryUsage().rss) - before;
}

const packed = deflateSync(Buffer.alloc(128 * 1024 * 1024), { level: 9 });

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of type %s becomes a square WebP', async (format) => {
    const made = await encodeSquare(await blue().toFormat(format).toBuffer(), SIDE);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: SIDE, height: SIDE });
  });

  it('loses its EXIF, its place on earth, its profile and its comments', async () => {
    const taken = await blue()
      .withExif({ IFD0: { Artist: 'Marisol Private' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ icc: 'p3' })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Marisol Private')).toBe(true);
    const noted = makePng(64, 64, [text('Marisol Private'), pngChunk('eXIf', Buffer.from('II*\0Marisol Private'))]);
    for (const source of [taken, noted]) {
      const made = Buffer.from(await encodeSquare(source, SIDE));
      expect(made.includes('Marisol')).toBe(false);
      const { exif, icc, xmp, iptc } = await sharp(made).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('is turned the way its EXIF says before that is dropped', async () => {
    const half = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#000' } })
      .composite([{ input: await blue(40, 40).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await sharp(await encodeSquare(half, 40))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(120);
  });

  it('that is a web page or a script as well is only a picture afterwards', async () => {
    const page = '<script>alert(1)</script><?php evil() ?>';
    const both = Buffer.concat([makePng(64, 64, [text(page)]), Buffer.from(page)]);
    const made = Buffer.from(await encodeSquare(both, SIDE));
    expect(made.includes('script')).toBe(false);
    expect(made.includes('php')).toBe(false);
  });

  it('that moves is stored as its first frame', async () => {
    const frames = await sharp([await blue().png().toBuffer(), makePng(90, 60)], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { pages } = await sharp(await encodeSquare(frames, SIDE)).metadata();
    expect(pages ?? 1).toBe(1);
  });

  it('with more than 33 million pixels is refused before it is decoded', async () => {
    const bomb = makePng(16_383, 16_383);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const grown = await memoryOf(() => expectRefused(bomb, 'This picture has too many pixels.'));
    expect(grown).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    ['zTXt', (body: Buffer) => Buffer.concat([Buffer.from('Comment\0\0'), body])],
    ['iTXt', (body: Buffer) => Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), body])],
    ['iCCP', (body: Buffer) => Buffer.concat([Buffer.from('profile\0\0'), body])],
  ])('whose %s chunk unpacks to 128 MiB costs little memory', async (type, wrap) => {
    const bomb = makePng(64, 64, [pngChunk(type, wrap(packed))]);
    const grown = await memoryOf(() => encodeSquare(bomb, SIDE).catch(() => undefined));
    expect(grown).toBeLessThan(60 * 1024 * 1024);
  });

  it('of any other kind is refused by its bytes, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const others = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
      await blue().gif().toBuffer(),
      await blue().tiff().toBuffer(),
      await blue().avif().toBuffer(),
      Buffer.from('%PDF-1.4'),
      Buffer.from('P5 9 9 255 ........'),
      Buffer.from('<!doctype html><title>x</title>'),
      Buffer.from('RIFF\0\0\0\0WAVEfmt '),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ];
    for (const bytes of others) await expectRefused(bytes, 'Please use a PNG, JPEG or WebP picture.');
  });

  it('that is torn, or only begins like one, is refused', async () => {
    const whole = await blue(400, 400).png().toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 8), Buffer.from('ffd8ffe0', 'hex')]) {
      await expectRefused(bytes, 'This picture could not be read.');
    }
  });
});
