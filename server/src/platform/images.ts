import sharp from 'sharp';

/** A picture that is not accepted; its message is for the user. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MOST_PIXELS = 33_000_000;

/** What a file of each kind begins with. Checked first, so that no decoder of another kind ever sees an upload. */
const SIGNATURES = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];
const UNWANTED = 'Please use a PNG, JPEG or WebP picture.';

sharp.cache(false);
sharp.concurrency(1);

/** Decodes an upload by its bytes, never by its name, and encodes it anew: nothing else of the file survives. */
export async function encodeSquare(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!SIGNATURES.some((signature) => signature.test(head))) throw new ImageRefused(UNWANTED);
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.has(format ?? '')) throw new ImageRefused(UNWANTED);
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
