import type { Siren } from '@sirenade/contract/sirens';
import { Sparkles } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatCompact, formatNumber } from '../../../lib/format.ts';
import { IntroButton } from '../intro-button.tsx';
import { RotatingImage } from '../rotating-image.tsx';

/** As wide as a column of the grid. */
const CARD_SIZES = '(min-width: 1400px) 256px, (min-width: 1280px) 22vw, (min-width: 640px) 30vw, 46vw';

interface SirenCardProps {
  siren: Siren;
  /** Its place in the list: the first pictures are fetched without waiting. */
  place: number;
}

/** A card with a siren's portrait, and her name and description over its foot [S19]. */
export const SirenCard = memo(function SirenCard({ siren, place }: SirenCardProps) {
  const { id, name, description, karma, intro } = siren;
  return (
    <li className="siren-card">
      <RotatingImage siren={siren} sizes={CARD_SIZES} isEarly={place < 4} isFirst={place === 0} />
      <div className="siren-caption">
        <h2 dir="auto" className="siren-name">
          <Link to={`/story?siren=${id}`} data-shortcut="card" className="siren-link">
            {name}
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-3 text-sm">
          {description}
        </p>
      </div>
      <span className="karma-badge" title={`${formatNumber(karma)} karma`}>
        <Sparkles size={13} strokeWidth={1.5} aria-hidden />
        {formatCompact(karma)}
        <span className="sr-only"> karma</span>
      </span>
      {intro?.audio_url ? <IntroButton name={name} url={intro.audio_url} className="siren-card-intro" /> : null}
    </li>
  );
});
