import { useSession } from '../../session/use-session.ts';
import type { SirenDraft } from './siren-form.state.ts';

/** The parts of a siren that others see once she is public, and those they do not. */
export function SirenFormPreview({ draft, voiceName }: { draft: SirenDraft; voiceName: string | undefined }) {
  const { user } = useSession();
  const cover = draft.images[draft.coverIndex];
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
      <figure className="siren-preview" aria-label="What others will see">
        {cover ? (
          <img src={cover.card_url} width={cover.width} height={cover.height} alt="" />
        ) : (
          <span className="siren-preview-none">No Image</span>
        )}
        <figcaption>
          <span dir="auto" className="block truncate font-display text-lg">
            {draft.name.trim() || 'Their name'}
          </span>
          <span dir="auto" className="line-clamp-2 text-sm">
            {draft.description.trim() || 'Their description'}
          </span>
          {voiceName ? <span className="mt-1 block truncate text-xs">Voiced by {voiceName}</span> : null}
        </figcaption>
      </figure>
      <div className="min-w-0 grow basis-48 text-sm text-fog">
        <p className="font-medium text-text">This is what others will see.</p>
        <p className="mt-1.5">
          Everyone can find them, look at their pictures, read how they are described and talk with them.
        </p>
        <p className="mt-1.5">
          They can also read your username{user ? ` (${user.username})` : ''}, the look you describe under Appearance,
          the tags, and the intro that is made from the description.
        </p>
        <p className="mt-1.5">Secrets and How They Talk stay private: only you can read them.</p>
      </div>
    </div>
  );
}
