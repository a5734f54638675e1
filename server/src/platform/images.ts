import sharp from 'sharp';

/** A picture that is not accepted; its message is for the user. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MOST_PIXELS = 33_000_000;

sharp.cache(false);
sharp.concurrency(1);

/** Decodes an upload by its bytes, never by its name, and encodes it anew: nothing else of the file survives. */
export async function encodeSquare(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.has(format ?? '')) throw new ImageRefused('Please use a PNG, JPEG or WebP picture.');
    return await image
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    if (/pixel limit/i.test((error as Error).message))
      throw new ImageRefused('This picture has too many pixels.', { cause: error });
    throw new ImageRefused('This picture could not be read.', { cause: error });
  }
}
