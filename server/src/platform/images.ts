import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture that is not accepted; its message is for the user. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const MOST_PIXELS = 33_000_000;
/** No file of ours is longer on a side; larger pictures are made smaller. */
const LONGEST_SIDE = 2048;
const CARD_WIDTH = 480;
const THUMB_WIDTH = 160;

/** The first bytes of each file type. Checked first, so that no decoder of another kind ever sees an upload. */
const SIGNATURES = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];
const UNWANTED = 'Please use a PNG, JPEG or WebP picture.';

sharp.cache(false);
sharp.concurrency(1);

/** Decodes a file by its bytes, never by its name, and rotates it by its orientation tag; `work` transforms the image. */
async function decode<T>(bytes: Uint8Array, work: (image: Sharp) => Promise<T>): Promise<T> {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!SIGNATURES.some((signature) => signature.test(head))) throw new ImageRefused(UNWANTED);
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.has(format ?? '')) throw new ImageRefused(UNWANTED);
    return await work(image.rotate());
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    if (/pixel limit/i.test((error as Error).message))
      throw new ImageRefused('This picture has too many pixels.', { cause: error });
    throw new ImageRefused('This picture could not be read.', { cause: error });
  }
}

/** A picture as a square WebP of this side: nothing else of the file survives. */
export async function encodeSquare(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return decode(bytes, (image) =>
    image.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 86 }).toBuffer(),
  );
}

/** A picture encoded anew: as PNG, and as WebP in three sizes. */
export interface EncodedPicture {
  /** Of `png` and `full`. */
  width: number;
  height: number;
  png: Uint8Array;
  full: Uint8Array;
  card: Uint8Array;
  thumb: Uint8Array;
}

const XMP_KEYWORD = 'XML:com.adobe.xmp\0\0\0\0\0';
/** The signature and the header, after which a chunk of text may stand. */
const PNG_HEAD = 33;

/** A PNG with XMP in the plain form that its standard asks for; libvips would pack it, which few programs read. */
function withPngXmp(png: Buffer, xmp: string): Buffer {
  const body = Buffer.from(`iTXt${XMP_KEYWORD}${xmp}`, 'utf8');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}

/** Encodes a picture anew in every size it is shown in, with nothing but its pixels and the XMP given here. */
export async function encodePicture(bytes: Uint8Array, xmp?: string): Promise<EncodedPicture> {
  const { data, info } = await decode(bytes, (image) =>
    image
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const webp = (quality: number, wide: number) => {
    const image = pixels().resize({ width: wide, withoutEnlargement: true }).webp({ quality });
    return (xmp === undefined ? image : image.withXmp(xmp)).toBuffer();
  };
  // One after the other: all at once would take every thread that also reads files.
  const png = await pixels().png({ adaptiveFiltering: true }).toBuffer();
  return {
    width,
    height,
    png: xmp === undefined ? png : withPngXmp(png, xmp),
    full: await webp(88, width),
    card: await webp(82, CARD_WIDTH),
    thumb: await webp(80, THUMB_WIDTH),
  };
}
