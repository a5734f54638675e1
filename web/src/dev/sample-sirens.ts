import type { Siren } from '@sirenade/contract/sirens';
import { aPicture } from './sample-pictures.ts';

/** A public siren; specimens override what they are about. */
export function aSiren(changes: Partial<Siren> = {}): Siren {
  const images = [aPicture(222), aPicture(190)];
  return {
    id: 41,
    user_id: 9,
    user: { username: 'keeper', avatar: null },
    name: 'Isla',
    description: 'Keeps the light at the end of the pier, and knows every boat by the sound of its engine.',
    gender: 'female',
    voice: 'clara',
    private: false,
    adult: true,
    appearance: '',
    appearanceCustom: {},
    tags: ['sea', 'patient'],
    images,
    cover_image_id: images[0]?.id ?? null,
    image_seed: 1,
    image_model: 'painter',
    created_at: '2026-03-03T21:14:00.000Z',
    updated_at: '2026-03-03T21:14:00.000Z',
    karma: 1284,
    has_intro: true,
    intro: { ai_response: 'You came. *She smiles.* Sit down.', audio_url: '/media/none.mp3' },
    intro_state: 'ready',
    current_user: { has_upvoted: null },
    ...changes,
  };
}

/** A text that is longer than most, and so is its longest word. */
export const LONG =
  'Somebody whose description goes on and on, with a harbour, a lighthouse, a letter that was never sent, and a word as long as Donaudampfschifffahrtsgesellschaftskapitänsmütze in the middle of it all.';
export const RIGHT_TO_LEFT = 'تحرس الضوء عند نهاية الرصيف، وتعرف كل قارب من صوته. 🌙';
