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

/** What an engine is known not to paint. */
export interface ImageLimits {
  /** Choices of an appearance in lower case, as its text has them: `nude`, `hand pose: pointing`, `written text`. */
  notPainted: readonly string[];
}

/** Paints a siren. */
export interface ImageEngine {
  kind: string;
  /** Absent where nothing is known. */
  limits?: ImageLimits | undefined;
  paint(request: ImageRequest, options: Call & { onProgress?: ((part: number) => void) | undefined }): Promise<Painted>;
}
