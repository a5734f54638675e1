import { MPEGDecoder } from 'mpg123-decoder';

/** Decodes a mono MP3 as a player would: its samples between -1 and 1, and what could not be read. */
export async function decodeMp3(
  bytes: Uint8Array,
): Promise<{ samples: Float32Array; sampleRate: number; errors: string[] }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  return { samples: channelData[0] ?? new Float32Array(), sampleRate, errors: errors.map(({ message }) => message) };
}
