import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { readPosts } from '../../../test/post-list-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let reader: Visitor;
let authorId: number;
let sirenId: number;
let post: number;

const save = (visitor: Visitor, id: number | string) => visitor.ask('PUT', `/api/posts/saved/${id}`);
const unsave = (visitor: Visitor, id: number | string) => visitor.ask('DELETE', `/api/posts/saved/${id}`);
const isSaved = async (visitor: Visitor) => (await readPosts(visitor, 'main')).posts[0]?.current_user.saved;

beforeAll(async () => {
  house = await makeTestApp();
  await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  reader = await makeMember(house, 'Reader');
  sirenId = await placeSiren(house, authorId, { name: 'Isla' });
  post = await placePost(house, authorId, sirenId);
});
afterAll(() => house.close());

describe('a saved post', () => {
  it('is saved and taken out again, each request any number of times [A32]', async () => {
    for (let twice = 0; twice < 2; twice++) {
      const answer = await save(reader, post);
      expect([answer.statusCode, answer.json()]).toEqual([200, { saved: true }]);
      expect(await isSaved(reader)).toBe(true);
    }
    expect((await readPosts(reader, 'saved')).ids).toEqual([post]);
    expect(await isSaved(house.visitor())).toBe(false);
    for (let twice = 0; twice < 2; twice++) {
      const answer = await unsave(reader, post);
      expect([answer.statusCode, answer.json()]).toEqual([200, { saved: false }]);
      expect(await isSaved(reader)).toBe(false);
    }
    expect((await readPosts(reader, 'saved')).ids).toEqual([]);
  });

  it('comes before what was saved earlier where that is the order, whenever it was posted', async () => {
    const collector = await makeMember(house, 'Collector');
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      ids.push(await placePost(house, authorId, sirenId, { title }));
    }
    const [one, two, three, four] = ids as [number, number, number, number];
    for (const id of [three, one, four, two]) {
      await save(collector, id);
      await rowsOf(house, "UPDATE saved_posts SET created_at = created_at - interval '1 minute'");
    }
    expect((await readPosts(collector, 'saved', { sortby: 'saved' })).ids).toEqual([two, four, one, three]);
    const page = await readPosts(collector, 'saved', { sortby: 'saved', limit: 2 });
    const rest = await readPosts(collector, 'saved', { sortby: 'saved', limit: 2, offset: 2, after: page.next ?? '' });
    expect([page.ids, rest.ids]).toEqual([
      [two, four],
      [one, three],
    ]);
    expect((await collector.ask('GET', '/api/posts/all?sortby=saved')).statusCode).toBe(400);
    expect((await readPosts(await makeMember(house, 'Other'), 'saved', { sortby: 'saved' })).ids).toEqual([]);
  });

  it('needs a person who is signed in, and verified to save one [A32] [V14]', async () => {
    for (const ask of [save, unsave]) {
      const guest = await ask(house.visitor(), post);
      expect([guest.statusCode, guest.json().error]).toEqual([401, 'You must be logged in to save.']);
    }
    const newcomer = await house.signUp('Newcomer');
    expect((await save(newcomer, post)).json()).toMatchObject({ code: 'unverified' });
    expect((await unsave(newcomer, post)).statusCode).toBe(200);
    const suspended = await makeMember(house, 'Suspended');
    await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
    expect((await save(suspended, post)).json()).toMatchObject({ code: 'suspended' });
  });

  it('is one that the reader can see [A32]', async () => {
    const hidden = await placePost(house, authorId, sirenId, { hidden: 'Under review' });
    for (const id of [hidden, 999_999]) expect((await save(reader, id)).statusCode).toBe(404);
    expect((await unsave(reader, 999_999)).statusCode).toBe(200);
    for (const id of ['x', '0', '1.5']) expect((await save(reader, id)).statusCode, id).toBe(400);
  });
});
