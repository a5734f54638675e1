import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePng, pngChunk } from '../../../test/pictures.ts';
import { fromBase64, paintedPng } from './painted-png.ts';

const picture = () => sharp({ create: { width: 32, height: 48, channels: 3, background: '#204060' } });
const read = async (bytes: Uint8Array) => sharp(await paintedPng(bytes, 'image server')).metadata();

describe("a server's picture", () => {
  it.each([
    ['PNG', () => picture().png()],
    ['JPEG', () => picture().jpeg()],
    ['WebP', () => picture().webp()],
  ])('is a PNG when it was %s', async (_, make) => {
    const bytes = await make().toBuffer();
    expect(await read(bytes)).toMatchObject({ format: 'png', width: 32, height: 48 });
    expect(Buffer.from(await paintedPng(bytes, 'x')).subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  });

  it('keeps nothing that was written into its file', async () => {
    const bytes = makePng(32, 48, [pngChunk('tEXt', Buffer.from('parameters\0secret prompt'))]);
    expect(Buffer.from(await paintedPng(bytes, 'x')).includes('secret prompt')).toBe(false);
  });

  it.each([
    ['GIF', () => picture().gif().toBuffer()],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a web page', () => Buffer.from('<html>secret-body</html>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a torn PNG', async () => (await picture().png().toBuffer()).subarray(0, 60)],
    ['a PNG of too many pixels', () => makePng(16_383, 16_383)],
    ['a PNG in name only', () => Buffer.from('89504e470d0a1a0a00000000', 'hex')],
  ])('is refused when it is %s', async (_, make) => {
    await expect(paintedPng(await make(), 'image server')).rejects.toMatchObject({
      kind: 'broken',
      message: expect.not.stringMatching(/secret|pngload|Input/),
    });
  });

  it('is refused when it is too large', async () => {
    await expect(paintedPng(Buffer.alloc(20_000_001), 'x')).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('is read from base64 with and without an address before it', () => {
    expect(fromBase64('aGk=').toString()).toBe('hi');
    expect(fromBase64('data:image/png;base64,aGk=').toString()).toBe('hi');
  });
});
