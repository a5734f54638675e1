import type { Siren, SirenImage } from '@sirenade/contract/sirens';
import { fromCover } from './rotation.state.ts';

/** The picture that stands for a siren: her cover, or the first one she has. */
export function portraitOf(siren: Pick<Siren, 'images' | 'cover_image_id'>): SirenImage | undefined {
  return fromCover(siren)[0];
}
