import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { placePost } from '../../../../test/post-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp } from '../../../../test/test-app.ts';
import { tagCountFaults } from '../../../../test/vote-steps.ts';

let house: TestApp;
let authorId: number;
let sirenId: number;
const ids: number[] = [];

async function tags(query = ''): Promise<string[]> {
  const answer = await house.visitor().ask('GET', `/api/tags${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  house = await makeTestApp();
  await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  sirenId = await placeSiren(house, authorId, { name: 'Isla' });
  for (const own of [['sea', 'storm'], ['sea', 'stones'], ['sea', 'storm', 'été'], ['st'], ['100%', 'a_b', 'ab']]) {
    ids.push(await placePost(house, authorId, sirenId, { tags: own }));
  }
});
afterAll(() => house.close());

describe('the tags of posts', () => {
  it('are listed with the most used first [A36] [E12]', async () => {
    expect((await tags()).slice(0, 2)).toEqual(['sea', 'storm']);
    expect(new Set(await tags())).toEqual(new Set(['sea', 'storm', 'stones', 'été', 'st', '100%', 'a_b', 'ab']));
    expect(await tags('?limit=1')).toEqual(['sea']);
  });

  it('are found by how they begin, the most used first [A36] [K23]', async () => {
    expect(await tags('?search=st')).toEqual(['storm', 'st', 'stones']);
    expect(await tags('?search=ST&limit=2')).toEqual(['storm', 'st']);
    expect(await tags('?search=stor')).toEqual(['storm']);
    expect(await tags(`?search=${encodeURIComponent('é')}`)).toEqual(['été']);
    // Wildcards of LIKE are ordinary characters here.
    expect(await tags(`?search=${encodeURIComponent('a_')}`)).toEqual(['a_b']);
    expect(await tags(`?search=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await tags('?search=zzz')).toEqual([]);
  });

  it.each(['limit=0', 'limit=1e9', 'limit=x', `search=${'a'.repeat(31)}`, 'search=%00', 'search=a&search=b'])(
    'refuse %s [A36]',
    async (query) => {
      const answer = await house.visitor().ask('GET', `/api/tags?${query}`);
      expect(answer.statusCode, answer.body).toBe(400);
    },
  );

  it('are those of posts that can be seen, from the moment they can [A36]', async () => {
    expect(await tagCountFaults(house)).toEqual([]);
    await rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [ids[3]]);
    expect(await tags('?search=st')).toEqual(['storm', 'stones']);
    await rowsOf(house, 'UPDATE posts SET hidden_at = NULL WHERE id = $1', [ids[3]]);
    expect(await tags('?search=st')).toEqual(['storm', 'st', 'stones']);
    await rowsOf(house, `UPDATE posts SET tags = '{sea,stones}' WHERE id = $1`, [ids[2]]);
    expect(await tags('?search=st')).toEqual(['stones', 'st', 'storm']);
    expect(await tagCountFaults(house)).toEqual([]);
    await rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [sirenId]);
    expect(await tags()).toEqual([]);
    await rowsOf(house, 'UPDATE sirens SET private = false WHERE id = $1', [sirenId]);
    await rowsOf(house, 'DELETE FROM posts WHERE id = ANY($1)', [ids.slice(3)]);
    expect(await tags()).toEqual(['sea', 'stones', 'storm']);
    expect(await tagCountFaults(house)).toEqual([]);
  });
});
