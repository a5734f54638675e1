import { expect, test } from 'vitest';
import { aPicture } from '../../../../test/sirens.ts';
import { forgetDrafts, stored } from '../../../lib/storage.ts';
import { dropDraft, readDraft, saveDraft } from './siren-draft.ts';
import { emptyDraft } from './siren-form.state.ts';

const mine = { userId: 7, sirenId: 'new' as const };
const written = {
  ...emptyDraft,
  name: 'Isla',
  private: false,
  tags: ['sea', 'patient'],
  appearanceCustom: { hairColor: 'copper' },
  images: [aPicture('a'), aPicture('b')],
  coverIndex: 1,
  imageSeed: 5,
};

test('a draft comes back as it was, for its own user and siren only', () => {
  saveDraft(mine, written);
  expect(readDraft(mine)).toEqual(written);
  expect(readDraft({ ...mine, userId: 8 })).toBeNull();
  expect(readDraft({ ...mine, sirenId: 41 })).toBeNull();
});

test('of pictures only ids and addresses are kept', () => {
  saveDraft(mine, { ...written, images: [{ ...aPicture('a'), b64_png: 'iVBORw0KGgo' }] });
  expect(JSON.stringify({ ...localStorage })).not.toContain('iVBOR');
  expect(readDraft(mine)?.images).toEqual([aPicture('a')]);
});

test('a draft that is dropped, and every draft at logout, is gone; settings stay', () => {
  stored.darkMode.write(false);
  saveDraft(mine, written);
  saveDraft({ userId: 7, sirenId: 41 }, written);
  dropDraft(mine);
  expect(readDraft(mine)).toBeNull();
  expect(readDraft({ userId: 7, sirenId: 41 })).not.toBeNull();
  forgetDrafts();
  expect({ ...localStorage }).toEqual({ darkMode: 'false' });
});

test('what cannot be right in a kept draft is as good as not written', () => {
  const key = 'draft:siren:7:new';
  localStorage.setItem(key, '{oops');
  expect(readDraft(mine)).toBeNull();
  localStorage.setItem(
    key,
    JSON.stringify({
      name: 'Isla',
      description: 4,
      gender: 'other',
      private: 'no',
      images: [{ id: 'a' }, aPicture('b')],
      coverIndex: 5,
      appearanceCustom: { items: 3 },
      tags: 'sea',
    }),
  );
  expect(readDraft(mine)).toEqual({ ...emptyDraft, name: 'Isla', tags: null, images: [aPicture('b')] });
});
