import { describe, expect, it } from 'vitest';
import { sirenBody, sirens } from './sirens.ts';

const read = (fields: Record<string, unknown>) => sirenBody.parse(fields);

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
      expect(sirenBody.safeParse(fields).success).toBe(false);
    },
  );
});

describe('what is said of a wrong field', () => {
  const list = sirens['GET /api/sirens'].query;
  const one = sirens['GET /api/sirens/:id'].params;
  const wrongInputs: Record<string, unknown>[] = [
    { images: 'no list' },
    { images: [7] },
    { images: Array.from({ length: 101 }, () => 'x') },
    { private: 'perhaps' },
    { adult: 7 },
    { name: 7 },
    { voice: 7 },
    { tags: 7 },
    { tags: [7] },
    { tags: [' '] },
    { gender: 'siren' },
    { appearanceCustom: ['x'] },
    { appearanceCustom: { eyes: 7 } },
    { appearanceCustom: { ['x'.repeat(41)]: 'green' } },
    { cover_image_id: 7 },
    { cover_image_idx: 1.5 },
    { image_seed: -1 },
    { image_model: 7 },
  ];
  const wrongLists: Record<string, unknown>[] = [
    { limit: 'many' },
    { limit: '0' },
    { limit: '101' },
    { offset: '-1' },
    { offset: '1.5' },
    { offset: 'x' },
    { user_id: 'me' },
    { gender: 'x' },
    { sort: 'x' },
    { adult: 'x' },
    { search: 'x'.repeat(201) },
    { after: 'x'.repeat(401) },
  ];

  it.each([
    ...wrongInputs.map((wrong) => [sirenBody, wrong] as const),
    ...wrongLists.map((wrong) => [list, wrong] as const),
    ...['x', '0', '1.5', '99999999999999999999'].map((id) => [one, { id }] as const),
  ])('is a calm sentence and no note to programmers', (schema, wrong) => {
    const { error } = schema.safeParse(wrong);
    const messages = error?.issues.map(({ message }) => message) ?? [];
    expect(messages.length, JSON.stringify(wrong)).toBeGreaterThan(0);
    for (const sentence of messages) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/expected|received|invalid|too (?:big|small)/i);
    }
  });
});
