import type { Siren } from '@sirenade/contract/sirens';
import { Globe, Lock, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../ui/button.tsx';

interface MySirenCardProps {
  siren: Siren;
  voiceName: string | undefined;
  onDelete(): void;
}

/** One of the own sirens: the card opens the chat, its buttons change or delete her [S32]. */
export function MySirenCard({ siren, voiceName, onDelete }: MySirenCardProps) {
  const cover = siren.images.find(({ id }) => id === siren.cover_image_id) ?? siren.images[0];
  const Mark = siren.private ? Lock : Globe;
  return (
    <li className="my-siren">
      <div className="my-siren-cover">
        {cover ? (
          <img src={cover.card_url} width={cover.width} height={cover.height} alt="" loading="lazy" decoding="async" />
        ) : (
          <span>No Image</span>
        )}
      </div>
      <div className="flex min-w-0 flex-col p-4 sm:p-5">
        <h2 dir="auto" className="truncate font-display text-xl">
          <Link to={`/story?siren=${siren.id}`} className="my-siren-link">
            {siren.name}
          </Link>
        </h2>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-fog">
          {siren.description}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fog">
          {voiceName ? <span>Voiced by {voiceName}</span> : null}
          <span className="inline-flex items-center gap-1.5">
            <Mark size={14} strokeWidth={1.5} aria-hidden />
            {siren.private ? 'Private' : 'Public'}
          </span>
        </p>
        {siren.hidden_reason ? (
          <p className="mt-2 text-sm text-danger">Out of sight by our moderators: {siren.hidden_reason}</p>
        ) : null}
        <div className="relative mt-auto flex gap-2 pt-3">
          <LinkButton to={`/sirens/edit/${siren.id}`} variant="secondary" size="sm" aria-label={`Edit ${siren.name}`}>
            <Pencil size={15} strokeWidth={1.5} aria-hidden />
            Edit
          </LinkButton>
          <Button variant="ghost" size="sm" aria-label={`Delete ${siren.name}`} onClick={onDelete}>
            <Trash2 size={15} strokeWidth={1.5} aria-hidden />
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}
