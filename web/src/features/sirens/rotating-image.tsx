import type { Siren, SirenImage } from '@sirenade/contract/sirens';
import { useRef, useState } from 'react';
import { SeaLines } from '../../ui/scenery/sea-lines.tsx';
import { fromCover } from './rotation.state.ts';
import { type Source, useRotation } from './use-rotation.ts';

interface RotatingImageProps {
  siren: Pick<Siren, 'images' | 'cover_image_id' | 'name'>;
  /** How wide the picture is shown, as the browser's `sizes`. */
  sizes: string;
  /** Among the first that are seen: fetched at once, the very first before the rest. */
  isEarly?: boolean;
  isFirst?: boolean;
}

/** The addresses of a picture by width. */
export function sourceOf({ url, card_url, thumb_url, width }: SirenImage, sizes: string): Source {
  return { src: card_url, srcSet: `${thumb_url} 160w, ${card_url} 480w, ${url} ${Math.max(width, 481)}w`, sizes };
}

/** A siren's pictures, one at a time, the cover first; they have no alt text, since the name stands next to them. */
export function RotatingImage({ siren, sizes, isEarly = false, isFirst = false }: RotatingImageProps) {
  const box = useRef<HTMLDivElement>(null);
  const pictures = fromCover(siren);
  const { current, before } = useRotation(
    box,
    pictures.map((picture) => sourceOf(picture, sizes)),
  );
  const layers = [before, current].flatMap((number) => (number === null ? [] : (pictures[number] ?? [])));
  return (
    <div ref={box} className="siren-picture">
      {layers.length === 0 ? <NoPicture /> : null}
      {layers.map((picture, layer) => (
        <Picture
          key={picture.id}
          picture={picture}
          sizes={sizes}
          isEarly={isEarly}
          isFirst={isFirst}
          isFadingIn={layer > 0}
        />
      ))}
    </div>
  );
}

interface PictureProps {
  picture: SirenImage;
  sizes: string;
  isEarly: boolean;
  isFirst: boolean;
  isFadingIn: boolean;
}

function Picture({ picture, sizes, isEarly, isFirst, isFadingIn }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <NoPicture />;
  return (
    <img
      {...sourceOf(picture, sizes)}
      width={picture.width}
      height={picture.height}
      alt=""
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={isFadingIn ? 'siren-fade-in' : undefined}
    />
  );
}

function NoPicture() {
  return (
    <span className="siren-no-picture">
      <SeaLines className="w-2/5 text-fog" />
    </span>
  );
}
