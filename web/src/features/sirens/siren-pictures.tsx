import type { Siren } from '@sirenade/contract/sirens';
import { useState } from 'react';
import { SeaLines } from '../../ui/scenery/sea-lines.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { sourceOf } from './rotating-image.tsx';
import { fromCover } from './rotation.state.ts';

const COVER_SIZES = '(min-width: 640px) 240px, 160px';

/** The cover, the other pictures beneath it, and each of them large when pressed. */
export function SirenPictures({ siren }: { siren: Siren }) {
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = fromCover(siren);
  const [cover, ...others] = pictures;
  if (!cover)
    return (
      <div className="siren-cover grid place-items-center">
        <SeaLines className="w-1/2 text-fog" />
      </div>
    );
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the picture of ${siren.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(0)}
        className="siren-cover"
      >
        <img
          {...sourceOf(cover, COVER_SIZES)}
          width={cover.width}
          height={cover.height}
          alt={siren.name}
          fetchPriority="high"
        />
      </button>
      {others.length > 0 ? (
        <ul aria-label="More pictures" className="siren-thumbs">
          {others.map((picture, place) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={`Picture ${place + 2} of ${pictures.length}`}
                aria-haspopup="dialog"
                onClick={() => setOpened(place + 1)}
              >
                <img src={picture.thumb_url} width={160} height={213} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {opened === null ? null : (
        <PictureViewer name={siren.name} pictures={pictures} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
