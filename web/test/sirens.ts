import type { Siren, SirenImage } from '@sirenade/contract/sirens';

export const aPicture = (id: string): SirenImage => ({
  id,
  url: `/media/${id}/full.webp`,
  card_url: `/media/${id}/card.webp`,
  thumb_url: `/media/${id}/thumb.webp`,
  width: 768,
  height: 1024,
});

/** A public siren of another user; tests override what they are about. */
export function aSiren(changes: Partial<Siren> = {}): Siren {
  return {
    id: 41,
    user_id: 9,
    user: { username: 'keeper', avatar: null },
    name: 'Isla',
    description: 'Keeps the light at the end of the pier.',
    gender: 'female',
    voice: 'clara',
    private: false,
    adult: true,
    appearance: '',
    appearanceCustom: {},
    tags: ['sea', 'patient'],
    images: [aPicture('a'), aPicture('b'), aPicture('c')],
    cover_image_id: 'b',
    image_seed: 1,
    image_model: 'painter',
    created_at: '2025-11-03T21:14:00.000Z',
    updated_at: '2025-11-03T21:14:00.000Z',
    karma: 12,
    has_intro: true,
    intro: { ai_response: 'You came. *She smiles.* Sit down.', audio_url: '/media/isla.mp3' },
    intro_state: 'ready',
    current_user: { has_upvoted: null },
    ...changes,
  };
}
