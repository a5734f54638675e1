import type { JobRunner } from '@sirenade/server/ports/call';
import type { ImageEngine, ImageRequest, Painted } from '@sirenade/server/ports/image';
import { NOT_PAINTED } from './not-painted.data.ts';

/** The message to the painter's thread. */
export type PaintJob = Pick<ImageRequest, 'appearance' | 'description' | 'gender' | 'scene' | 'seed'>;

/** The built-in image engine, run in worker threads; every figure is a clothed adult. */
export function embeddedImage({
  pool,
}: {
  pool: JobRunner<PaintJob, Painted>;
}): ImageEngine & { close(): Promise<void> } {
  return {
    kind: 'embedded painter',
    limits: { notPainted: NOT_PAINTED },
    paint: async ({ appearance, description, gender, scene, seed }, { signal, who, onProgress }) => {
      onProgress?.(0.1);
      const painted = await pool.run({ appearance, description, gender, scene, seed }, { signal, who });
      onProgress?.(1);
      return painted;
    },
    close: () => pool.close(),
  };
}
