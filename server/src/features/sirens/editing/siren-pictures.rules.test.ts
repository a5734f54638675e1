import { describe, expect, it } from 'vitest';
import { applyPictures } from './siren-pictures.rules.ts';

const before = { ids: ['a', 'b', 'c'], coverId: 'b' };
const named = (...ids: string[]) => ids.map((id) => ({ id, alias: null }));

describe('an input about pictures', () => {
  it('that names none leaves them as they are', () => {
    expect(applyPictures(before, {}, undefined)).toEqual(before);
    expect(applyPictures(before, { cover_image_id: 'c' }, undefined)).toEqual({ ids: before.ids, coverId: 'c' });
    expect(applyPictures(before, { cover_image_idx: 0 }, undefined).coverId).toBe('a');
  });

  it('that names some is the whole list in its order', () => {
    expect(applyPictures(before, {}, named('c', 'b', 'c'))).toEqual({ ids: ['c', 'b'], coverId: 'b' });
    expect(applyPictures(before, {}, [])).toEqual({ ids: [], coverId: null });
  });

  it('may name the cover by id, by place, or by what the client calls it', () => {
    const pictures = [{ id: 'd', alias: 'mine' }, ...named('a')];
    expect(applyPictures(before, { cover_image_id: 'mine' }, pictures).coverId).toBe('d');
    expect(applyPictures(before, { cover_image_id: 'a', cover_image_idx: 9 }, pictures).coverId).toBe('a');
    expect(applyPictures(before, { cover_image_id: null, cover_image_idx: 1 }, pictures).coverId).toBe('a');
    expect(applyPictures(before, { cover_image_id: null }, pictures).coverId).toBe('d');
  });

  it('counts places as they were sent, repetitions included', () => {
    expect(applyPictures(before, { cover_image_idx: 2 }, named('a', 'a', 'b')).coverId).toBe('b');
  });

  it('is refused for a cover that is not there, but not for the first of none', () => {
    const fields = (field: string) => expect.objectContaining({ fields: { [field]: expect.any(Array) } });
    expect(() => applyPictures(before, { cover_image_id: 'z' }, undefined)).toThrow(fields('cover_image_id'));
    expect(() => applyPictures(before, { cover_image_idx: 3 }, undefined)).toThrow(fields('cover_image_idx'));
    expect(() => applyPictures(before, { cover_image_idx: 1 }, [])).toThrow(fields('cover_image_idx'));
    expect(applyPictures(before, { cover_image_idx: 0 }, [])).toEqual({ ids: [], coverId: null });
  });
});
