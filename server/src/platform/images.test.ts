import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePng, pngChunk } from '../../test/pictures.ts';
import { encodePicture, encodeSquare, ImageRefused } from './images.ts';

const SIDE = 64;
const blue = (width = 90, height = 60) => sharp({ create: { width, height, channels: 3, background: '#1040c0' } });
const text = (word: string) => pngChunk('tEXt', Buffer.from(`Comment\0${word}`));

/** What a square and a picture in all sizes have in common: how they are read. */
const encoders = {
  square: (bytes: Uint8Array): Promise<unknown> => encodeSquare(bytes, SIDE),
  picture: (bytes: Uint8Array): Promise<unknown> => encodePicture(bytes),
};
type Encoder = keyof typeof encoders;
const each = ['square', 'picture'] as const;

async function expectRefused(encoder: Encoder, bytes: Uint8Array, message: string | RegExp) {
  const fault = await encoders[encoder](bytes).catch((error: unknown) => error);
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
});

describe.each(each)('an uploaded picture, for a %s,', (encoder) => {
  it('with more than 33 million pixels is refused before it is decoded', async () => {
    const bomb = makePng(16_383, 16_383);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const grown = await memoryOf(() => expectRefused(encoder, bomb, 'This picture has too many pixels.'));
    expect(grown).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    ['zTXt', (body: Buffer) => Buffer.concat([Buffer.from('Comment\0\0'), body])],
    ['iTXt', (body: Buffer) => Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), body])],
    ['zTXt with XMP', (body: Buffer) => Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0'), body])],
    ['iTXt with XMP', (body: Buffer) => Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), body])],
    ['iCCP', (body: Buffer) => Buffer.concat([Buffer.from('profile\0\0'), body])],
  ])('whose %s chunk unpacks to 128 MiB costs little memory', async (type, wrap) => {
    const bomb = makePng(64, 64, [pngChunk(type.slice(0, 4), wrap(packed))]);
    const grown = await memoryOf(() => encoders[encoder](bomb).catch(() => undefined));
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
    for (const bytes of others) await expectRefused(encoder, bytes, 'Please use a PNG, JPEG or WebP picture.');
  });

  it('that is torn, or only begins like one, is refused', async () => {
    const whole = await blue(400, 400).png().toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 8), Buffer.from('ffd8ffe0', 'hex')]) {
      await expectRefused(encoder, bytes, 'This picture could not be read.');
    }
  });
});

describe('a picture to be kept', () => {
  const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Größe</a></x:xmpmeta>';
  const files = async (bytes: Uint8Array, xmp?: string) => {
    const { png, full, card, thumb } = await encodePicture(bytes, xmp);
    return [png, full, card, thumb].map((file) => Buffer.from(file));
  };
  const sizes = async (bytes: Uint8Array) => {
    const made = await Promise.all((await files(bytes)).map((file) => sharp(file).metadata()));
    return made.map(({ format, width, height }) => `${format} ${width}x${height}`);
  };
  /** The types of a PNG's chunks. */
  const chunksOf = (png: Buffer) => {
    const types: string[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
      types.push(png.toString('latin1', at + 4, at + 8));
    return types;
  };

  it.each(['png', 'jpeg', 'webp'] as const)('as %s becomes a PNG and a WebP of each size', async (format) => {
    const bytes = await blue(512, 768).toFormat(format).toBuffer();
    expect(await sizes(bytes)).toEqual(['png 512x768', 'webp 512x768', 'webp 480x720', 'webp 160x240']);
    expect(await encodePicture(bytes)).toMatchObject({ width: 512, height: 768 });
  });

  it('is never made larger, nor kept longer than 2048 pixels on a side', async () => {
    expect(await sizes(await blue(90, 60).png().toBuffer())).toEqual(['png 90x60', ...Array(3).fill('webp 90x60')]);
    expect(await sizes(await blue(2500, 1250).png().toBuffer())).toEqual([
      'png 2048x1024',
      'webp 2048x1024',
      'webp 480x240',
      'webp 160x80',
    ]);
    expect(await sizes(makePng(20_000, 2))).toEqual(['png 2048x1', 'webp 2048x1', 'webp 480x1', 'webp 160x1']);
    expect(await sizes(makePng(2, 20_000))).toEqual(['png 1x2048', ...Array(3).fill('webp 1x2048')]);
  });

  it('carries the XMP given in every file, and in the PNG as plain text where others look for it', async () => {
    const made = await files(await blue(600, 600).png().toBuffer(), XMP);
    for (const file of made) {
      expect((await sharp(file).metadata()).xmpAsString).toBe(XMP);
      expect(file.includes(XMP)).toBe(true);
    }
    expect(chunksOf(made[0] as Buffer).filter((type) => /^.[TX]|^eX/.test(type))).toEqual(['iTXt']);
    const pixels = await sharp(made[0]).raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0x10, 0x40, 0xc0]);
  });

  it('carries nothing else: no EXIF, no text, no profile, no tail', async () => {
    const taken = await blue()
      .withExif({ IFD0: { Artist: 'Marisol Private' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Marisol Private</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const noted = makePng(64, 64, [text('Marisol Private'), pngChunk('eXIf', Buffer.from('II*\0Marisol Private'))]);
    for (const source of [taken, noted]) {
      expect(source.includes('Marisol')).toBe(true);
      for (const file of await files(Buffer.concat([source, Buffer.from('<script>Marisol()</script>')]))) {
        expect(file.includes('Marisol')).toBe(false);
        const { exif, icc, xmp, iptc } = await sharp(file).metadata();
        expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      }
    }
    expect(chunksOf((await files(noted))[0] as Buffer)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
  });

  it('comes out the same when it is encoded again, so that its content names it', async () => {
    const bytes = await blue(300, 200).jpeg().toBuffer();
    const [first, again] = [await files(bytes, XMP), await files(bytes, XMP)];
    expect(again).toEqual(first);
    expect((await files(first[0] as Buffer, XMP))[0]).toEqual(first[0]);
  });

  it('is turned the way its camera held it', async () => {
    const bytes = await blue(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizes(bytes)).toEqual(['png 40x80', ...Array(3).fill('webp 40x80')]);
  });

  it('keeps its colours and its see-through parts, however they were written', async () => {
    const pixelOf = async (bytes: Buffer) => {
      const [png] = await files(bytes);
      return { pixel: [...(await sharp(png).raw().toBuffer()).subarray(0, 4)], ...(await sharp(png).metadata()) };
    };
    const sixteenBits = await blue().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(sixteenBits).metadata()).depth).toBe('ushort');
    const deep = await pixelOf(sixteenBits);
    expect(deep).toMatchObject({ depth: 'uchar', channels: 3 });
    expect(deep.pixel.slice(0, 3)).toEqual([0x10, 0x40, 0xc0]);
    const clear = await pixelOf(await blue().ensureAlpha(0.5).png().toBuffer());
    expect(clear).toMatchObject({ channels: 4, pixel: [0x10, 0x40, 0xc0, 127] });
    const grey = await pixelOf(await blue().greyscale().png().toBuffer());
    expect(new Set(grey.pixel.slice(0, 3)).size).toBe(1);
    const inks = await pixelOf(await blue().toColourspace('cmyk').jpeg().toBuffer());
    expect(inks).toMatchObject({ space: 'srgb', channels: 3 });
  });
});
