import type { Intro, Siren, SirenImage } from '@sirenade/contract/sirens';
import { coverOf } from './siren.rules.ts';
import type { SirenIntro, SirenRow, sirenVotes } from './sirens.tables.ts';

/** What the view of a siren needs besides her row. */
export interface SirenParts {
  user: Siren['user'];
  images: SirenImage[];
  intro: SirenIntro | undefined;
  audio: { url: string; base64?: string | undefined } | undefined;
  hasUpvoted: boolean | null;
  isOwner: boolean;
}

function viewIntro({ intro, audio }: SirenParts): Intro | null {
  if (!intro || intro.text === '') return null;
  return {
    ai_response: intro.text,
    audio_url: audio?.url ?? null,
    ...(audio?.base64 === undefined ? {} : { audio: audio.base64 }),
  };
}

const forOwner = (row: SirenRow) => ({
  personality: row.personality,
  examples: row.examples,
  ...(row.hiddenAt === null ? {} : { hidden_reason: row.hiddenReason }),
});

/** A siren as one viewer sees her. */
export function viewSiren(row: SirenRow, parts: SirenParts): Siren {
  const { images, user } = parts;
  const intro = viewIntro(parts);
  return {
    id: row.id,
    user_id: row.userId,
    user,
    name: row.name,
    description: row.description,
    gender: row.gender,
    voice: row.voice,
    private: row.private,
    adult: row.adult,
    appearance: row.appearance,
    appearanceCustom: row.appearanceCustom,
    tags: row.tags,
    images,
    cover_image_id: coverOf(
      row.coverImageId,
      images.map(({ id }) => id),
    ),
    image_seed: row.imageSeed,
    image_model: row.imageModel,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    karma: row.karma,
    has_intro: intro?.audio_url != null,
    intro,
    intro_state: parts.intro?.state ?? 'none',
    current_user: { has_upvoted: parts.hasUpvoted },
    ...(parts.isOwner ? forOwner(row) : {}),
  };
}

/** The remaining fields of a deleted siren, for her owner's data export; null for one that is not deleted. */
export function viewDeleted(row: SirenRow) {
  if (row.deletedAt === null) return null;
  const { id, name, description } = row;
  return {
    id,
    name,
    description,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt.toISOString(),
  };
}

/** A vote, for the data export of its voter. */
export function viewVote(vote: typeof sirenVotes.$inferSelect) {
  return { siren_id: vote.sirenId, is_upvote: vote.isUpvote, created_at: vote.createdAt.toISOString() };
}
