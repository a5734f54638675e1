import type { Call } from '../call.ts';

/** What a picture is to show. */
export interface ImageRequest {
  appearance: string;
  description: string;
  /** What happens around them at this moment; it says nothing of who they are. */
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
