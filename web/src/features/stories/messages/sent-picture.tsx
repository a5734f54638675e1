import type { SirenImage } from '@sirenade/contract/sirens';
import { useState } from 'react';
import { PictureViewer } from '../../sirens/picture-viewer.tsx';
import { sourceOf } from '../../sirens/rotating-image.tsx';

/** As wide as the style sheet of the letters shows it. */
const SIZES = '(min-width: 900px) 192px, (min-width: 640px) 288px, 240px';

/** A picture that came with an answer; it opens large. */
export function SentPicture({ picture, name }: { picture: SirenImage; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="compose-note">The picture could not be loaded.</p>;
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge the picture of ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="sent-picture"
      >
        <img
          {...sourceOf(picture, SIZES)}
          width={picture.width}
          height={picture.height}
          alt={`Sent by ${name}`}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      </button>
      {isOpen ? <PictureViewer name={name} pictures={[picture]} start={0} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
