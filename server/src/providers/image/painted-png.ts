import sharp from 'sharp';
import { UpstreamError } from '../upstream/upstream-error.ts';

export const IMAGE_CAP = 20_000_000;
/** An image within JSON is a third longer. */
export const IMAGE_JSON_CAP = 28_000_000;
const MOST_PIXELS = 33_000_000;

/** PNG, JPEG, WebP. Checked first, so that no decoder of another kind ever sees the bytes of a server. */
const SIGNATURES = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/** A server's picture as PNG, decoded by its bytes and encoded anew: prompts written into the file do not survive. */
export async function paintedPng(bytes: Uint8Array, who: string): Promise<Uint8Array> {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (bytes.length > IMAGE_CAP) throw new UpstreamError(who, 'too_large', { detail: 'the picture' });
  if (!SIGNATURES.some((signature) => signature.test(head))) {
    throw new UpstreamError(who, 'broken', { detail: 'no picture' });
  }
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    return await image.png({ compressionLevel: 6 }).toBuffer();
  } catch {
    // The message of the decoder may contain bytes of the file.
    throw new UpstreamError(who, 'broken', { detail: 'a picture that cannot be read' });
  }
}

/** Bytes of base64 text, with or without the `data:` before it. */
export function fromBase64(text: string): Buffer {
  return Buffer.from(text.replace(/^data:[^,]{0,100},/, ''), 'base64');
}
