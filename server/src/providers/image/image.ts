import type { Call } from '../call.ts';

/** The subject of a picture. */
export interface ImageRequest {
  appearance: string;
  description: string;
  /** The scene of this moment; it does not describe the person. */
  scene?: string | undefined;
  gender: 'female' | 'male' | 'non_binary';
  seed: number;
  /** A picture of the same siren to stay close to, where the engine can. */
  reference?: Uint8Array | undefined;
}

export interface Painted {
  /** PNG. */
  image: Uint8Array;
  seed: number;
  model: string;
}

/** Paints a siren. */
export interface ImageEngine {
  kind: string;
  paint(request: ImageRequest, options: Call & { onProgress?: ((part: number) => void) | undefined }): Promise<Painted>;
}
