import { expect, test } from 'vitest';
import { aPicture, aSiren } from '../../../../test/sirens.ts';
import { changeForm, draftOf, emptyDraft, type FormChange, fieldsOf, findFaults } from './siren-form.state.ts';

const pictures = (...ids: string[]) => ids.map(aPicture);
const formWith = (ids: string[], coverIndex = 0) => ({
  draft: { ...emptyDraft, images: pictures(...ids), coverIndex },
  dirty: false,
});
/** The pictures after a change, the cover marked. */
function after(ids: string[], coverIndex: number, change: FormChange): string[] {
  const { images, coverIndex: cover } = changeForm(formWith(ids, coverIndex), change).draft;
  return images.map(({ id }, index) => (index === cover ? `*${id}` : id));
}

test('a new siren is empty, private and female, without pictures [E6]', () => {
  expect(emptyDraft).toEqual({
    name: '',
    description: '',
    gender: 'female',
    voice: '',
    private: true,
    personality: '',
    examples: '',
    tags: [],
    appearance: '',
    appearanceCustom: {},
    images: [],
    coverIndex: 0,
    imageSeed: null,
    imageModel: null,
    madeOf: null,
  });
});

test('an existing siren opens as it is, with its cover [S26]', () => {
  const siren = aSiren({
    personality: 'Afraid of storms.',
    images: [{ ...aPicture('a'), b64_png: 'xx' }, aPicture('b')],
  });
  const draft = draftOf(siren);
  expect(draft).toMatchObject({ name: siren.name, voice: siren.voice, private: false, coverIndex: 1, examples: '' });
  expect(draft.personality).toBe('Afraid of storms.');
  expect(draft.images).toEqual(pictures('a', 'b'));
  expect(draftOf(aSiren({ cover_image_id: null })).coverIndex).toBe(0);
});

test('any change makes the form dirty; submitting and beginning anew make it clean [T13]', () => {
  const form = formWith(['a', 'b']);
  const changes: FormChange[] = [
    { type: 'set', values: { name: 'Isla' } },
    { type: 'painted', painted: { image: aPicture('c') } },
    { type: 'removed', index: 0 },
    { type: 'moved', from: 0, to: 1 },
    { type: 'cover', index: 1 },
  ];
  for (const change of changes) {
    const dirty = changeForm(form, change);
    expect(dirty.dirty).toBe(true);
    expect(changeForm(dirty, { type: 'submitted' })).toEqual({ ...dirty, dirty: false });
    expect(changeForm(dirty, { type: 'began', draft: emptyDraft })).toEqual({ draft: emptyDraft, dirty: false });
  }
  expect(changeForm(form, { type: 'removed', index: 9 })).toBe(form);
});

test('deleting the cover makes the first picture the cover; deleting another keeps it [T13]', () => {
  expect(after(['a', 'b', 'c'], 2, { type: 'removed', index: 2 })).toEqual(['*a', 'b']);
  expect(after(['a', 'b', 'c'], 1, { type: 'removed', index: 1 })).toEqual(['*a', 'c']);
  expect(after(['a', 'b', 'c'], 2, { type: 'removed', index: 0 })).toEqual(['b', '*c']);
  expect(after(['a', 'b', 'c'], 0, { type: 'removed', index: 2 })).toEqual(['*a', 'b']);
  expect(after(['a'], 0, { type: 'removed', index: 0 })).toEqual([]);
});

test('pictures change places and the cover stays the same picture', () => {
  expect(after(['a', 'b', 'c'], 0, { type: 'moved', from: 0, to: 2 })).toEqual(['b', 'c', '*a']);
  expect(after(['a', 'b', 'c'], 1, { type: 'moved', from: 2, to: 0 })).toEqual(['c', 'a', '*b']);
  expect(after(['a', 'b'], 1, { type: 'moved', from: 0, to: 2 })).toEqual(['a', '*b']);
});

test('an eleventh picture, and the same picture twice, are not added [K12] [V7]', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);
  expect(after(ten, 0, { type: 'painted', painted: { image: aPicture('one-more') } })).toHaveLength(10);
  expect(after(['a'], 0, { type: 'painted', painted: { image: aPicture('a') } })).toEqual(['*a']);
});

test('a painted picture brings its seed and engine, and no base64', () => {
  const image = { ...aPicture('a'), b64_png: 'xx' };
  const { draft } = changeForm(formWith([]), {
    type: 'painted',
    painted: { image, image_seed: 12, image_model: 'painter' },
  });
  expect(draft).toMatchObject({ images: [aPicture('a')], imageSeed: 12, imageModel: 'painter' });
  expect(JSON.stringify(draft)).not.toContain('xx');
});

const whole = { ...emptyDraft, name: 'Isla', description: 'Keeps the light.' };

test('name and description are required, spaces do not count [V7]', () => {
  expect(findFaults(whole)).toBeNull();
  for (const missing of [{ name: '' }, { description: '' }, { name: '  ' }, { description: '\n ' }]) {
    const faults = findFaults({ ...whole, ...missing });
    expect(faults?.errors).toEqual({ [Object.keys(missing)[0] ?? '']: ['Name and Description are required.'] });
  }
});

test('words too many are told under their field before anything is sent', () => {
  expect(findFaults({ ...whole, name: 'x'.repeat(51) })?.errors).toEqual({
    name: ['A name has at most 50 characters.'],
  });
  expect(findFaults({ ...whole, description: 'x'.repeat(2001) })?.errors).toEqual({
    description: ['A description has at most 2,000 characters.'],
  });
  expect(findFaults({ ...whole, personality: 'x'.repeat(8000), name: ` ${'x'.repeat(50)} ` })).toBeNull();
});

test('everything is sent as text, the pictures as a JSON string, the cover by its id [A19]', () => {
  const draft = { ...whole, images: pictures('a', 'b'), coverIndex: 1, imageSeed: 7, name: ' Isla ' };
  expect(fieldsOf(draft, 'maren')).toEqual({
    name: 'Isla',
    description: 'Keeps the light.',
    gender: 'female',
    voice: 'maren',
    private: 'true',
    personality: '',
    examples: '',
    tags: '[]',
    appearance: '',
    appearanceCustom: '{}',
    images: '[{"id":"a"},{"id":"b"}]',
    cover_image_id: 'b',
    image_seed: '7',
  });
  expect(fieldsOf(whole, '')).toMatchObject({ images: '[]', cover_image_id: '' });
  expect(fieldsOf(whole, '')).not.toHaveProperty('voice');
  expect(fieldsOf({ ...whole, tags: ['sea', 'patient'] }, '')).toMatchObject({ tags: '["sea","patient"]' });
  expect(fieldsOf({ ...whole, tags: null }, '')).not.toHaveProperty('tags');
});
