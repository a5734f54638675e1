import { describe, expect, it } from 'vitest';
import { sirenWishSchema } from './sirens.ts';

const read = (fields: Record<string, unknown>) => sirenWishSchema.parse(fields);

describe('a siren in a form', () => {
  it('is read from text as from JSON [A19]', () => {
    const fromForm = read({
      name: ' Isla ',
      private: 'false',
      tags: '["Sea","night"]',
      images: '[{"id":"a1","b64_png":"iVBO"}]',
      appearanceCustom: '{"hairColor":"copper"}',
      cover_image_idx: '0',
      image_seed: '7',
    });
    const fromJson = read({
      name: 'Isla',
      private: false,
      tags: ['sea', 'night'],
      images: [{ id: 'a1', b64_png: 'iVBO' }],
      appearanceCustom: { hairColor: 'copper' },
      cover_image_idx: 0,
      image_seed: 7,
    });
    expect(fromForm).toEqual(fromJson);
  });

  it.each([
    ['sea, night', ['sea', 'night']],
    ['2024', ['2024']],
    ['true', ['true']],
    ['', []],
    ['[]', []],
  ])('takes the tags %j as they are meant', (tags, meant) => {
    expect(read({ tags }).tags).toEqual(meant);
  });

  it('keeps nothing that is not a siren’s to say', () => {
    expect(read({ name: 'Isla', karma: '99', user_id: '1', hot: '5', listed: 'true' })).toEqual({ name: 'Isla' });
  });

  it.each([{ tags: '[1]' }, { tags: '["a"' }, { private: 'maybe' }, { images: '{' }, { gender: 'siren' }])(
    'refuses %j',
    (fields) => {
      expect(sirenWishSchema.safeParse(fields).success).toBe(false);
    },
  );
});
