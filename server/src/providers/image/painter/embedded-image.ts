import type { WorkPool } from '../../../platform/work/work-pool.ts';
import type { ImageEngine, ImageWish, Painted } from '../image.ts';

/** What crosses to the painter's thread. */
export type PaintJob = Pick<ImageWish, 'appearance' | 'description' | 'gender' | 'scene' | 'seed'>;

/** Portraits of this machine, painted in other threads; everybody is clothed and grown up. */
export function embeddedImage({
  pool,
}: {
  pool: WorkPool<PaintJob, Painted>;
}): ImageEngine & { close(): Promise<void> } {
  return {
    kind: 'embedded painter',
    paint: async ({ appearance, description, gender, scene, seed }, { signal, who, onProgress }) => {
      onProgress?.(0.1);
      const painted = await pool.run({ appearance, description, gender, scene, seed }, { signal, who });
      onProgress?.(1);
      return painted;
    },
    close: () => pool.close(),
  };
}
