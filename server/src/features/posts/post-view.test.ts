import type { WholePost } from '@sirenade/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, signInAdmin, turnOnTwoFactor } from '../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../test/media-steps.ts';
import { readPosts } from '../../../test/post-list-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { postRow } from '../../../test/posting-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { setRole } from '../accounts/roles.service.ts';

let house: TestApp;
let author: Visitor;
let authorId: number;
let reader: Visitor;
let guest: Visitor;
let sirenId: number;

const see = async (visitor: Visitor, id: number): Promise<WholePost> => {
  const answer = await visitor.ask('GET', `/api/post/${id}?media=url`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const statusOf = async (visitor: Visitor, id: number | string) =>
  (await visitor.ask('GET', `/api/post/${id}`)).statusCode;

beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  reader = await makeMember(house, 'Reader');
  guest = house.visitor();
  sirenId = await placeSiren(house, authorId, { name: 'Isla', description: 'A lighthouse keeper of forty.' });
  await rowsOf(house, `INSERT INTO feeds (name, title, created_at) VALUES ('harbour', 'Harbour', now())`);
});
afterAll(() => house.close());

describe('a post', () => {
  it('is told with everything beside it, alike on its page and in lists [E10]', async () => {
    const picture = await keepImage(house, '#224466', { userId: authorId });
    const id = await placePost(house, authorId, sirenId, { title: 'Rain', tags: ['sea', 'rain'], feed: 'harbour' });
    await rowsOf(house, 'UPDATE posts SET image_id = $1, has_audio = true, edited_at = now() WHERE id = $2', [
      picture.id,
      id,
    ]);
    const { composes, ...whole } = await see(guest, id);
    const post = await postRow(house, id);
    expect(whole).toEqual({
      post_info: {
        id,
        title: 'Rain',
        content: 'Good evening.',
        tags: ['sea', 'rain'],
        created_at: (post.created_at as Date).toISOString(),
        is_edited: true,
        post_karma: 0,
        comment_count: 0,
        story_id: post.story_id,
        siren_id: sirenId,
        siren: {
          id: sirenId,
          name: 'Isla',
          description: 'A lighthouse keeper of forty.',
          cover_url: null,
          is_there: true,
        },
        has_audio: true,
        has_images: true,
        image_url: `/media/images/${picture.id}/card.webp`,
        hidden_reason: null,
      },
      user_info: { user_name: 'Author', user_avatar: null },
      thread_info: { thread_id: post.feed_id, name: 'harbour', title: 'Harbour' },
      current_user: { has_upvoted: null, saved: false, is_author: false, may_delete: false },
    });
    expect(composes).toEqual([]);
    expect((await readPosts(guest, 'harbour')).posts).toEqual([whole]);
  });

  it('says what the viewer thinks of it and may do with it [E10]', async () => {
    const id = await placePost(house, authorId, sirenId);
    await reader.ask('PUT', `/api/reactions/post/${id}`, { is_upvote: false });
    await reader.ask('PUT', `/api/posts/saved/${id}`);
    const own = { has_upvoted: null, saved: false, is_author: true, may_delete: true };
    const theirs = { has_upvoted: false, saved: true, is_author: false, may_delete: false };
    const none = { has_upvoted: null, saved: false, is_author: false, may_delete: false };
    expect((await see(author, id)).current_user).toEqual(own);
    expect((await see(reader, id)).current_user).toEqual(theirs);
    expect((await see(guest, id)).current_user).toEqual(none);
  });

  it('may be deleted by an admin, and by a moderator of its feed, once they have two-factor login [E10]', async () => {
    const ids = { main: await placePost(house, authorId, sirenId), harbour: 0 };
    ids.harbour = await placePost(house, authorId, sirenId, { feed: 'harbour' });
    const mayDelete = async (visitor: Visitor) => [
      (await see(visitor, ids.main)).current_user.may_delete,
      (await see(visitor, ids.harbour)).current_user.may_delete,
    ];
    expect(await mayDelete(await signInAdmin(house))).toEqual([true, true]);
    const keeper = await makeMember(house, 'Warden');
    await setRole(house.context(), 'Warden', 'mod', true);
    await rowsOf(
      house,
      `INSERT INTO feed_moderators SELECT id, $1, now() FROM feeds WHERE name = 'harbour' ON CONFLICT DO NOTHING`,
      [await idOf(house, 'Warden')],
    );
    expect(await mayDelete(keeper)).toEqual([false, false]);
    await turnOnTwoFactor(house, keeper);
    expect(await mayDelete(keeper)).toEqual([false, true]);
  });

  it('is whole on its page, and in lists begins, ended at a word [E10] [S20]', async () => {
    const content = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ');
    const id = await placePost(house, authorId, sirenId, { content, tags: ['long'] });
    expect((await see(guest, id)).post_info.content).toBe(content);
    const [card] = (await readPosts(guest, 'main', { tags: 'long' })).posts;
    const excerpt = card?.post_info.content ?? '';
    expect(excerpt.length).toBeLessThanOrEqual(600);
    expect(excerpt.length).toBeGreaterThan(580);
    expect(`${content} `.startsWith(`${excerpt.slice(0, -1)} `)).toBe(true);
    expect(excerpt.endsWith('…')).toBe(true);
    await rowsOf(house, 'UPDATE posts SET content = $1 WHERE id = $2', ['a'.repeat(600), id]);
    expect((await readPosts(guest, 'main', { tags: 'long' })).posts[0]?.post_info.content).toBe('a'.repeat(600));
  });

  it('that is hidden is its author’s alone, who is told why', async () => {
    const id = await placePost(house, authorId, sirenId, { hidden: 'It names a real person.' });
    expect((await see(author, id)).post_info.hidden_reason).toBe('It names a real person.');
    for (const visitor of [reader, guest]) expect(await statusOf(visitor, id)).toBe(404);
    const lists = async (visitor: Visitor) => (await readPosts(visitor, 'user/Author', { limit: 100 })).posts;
    const own = (await lists(author)).find((post) => post.post_info.id === id);
    expect(own?.post_info.hidden_reason).toBe('It names a real person.');
    expect((await lists(reader)).some((post) => post.post_info.id === id)).toBe(false);
  });

  it('goes out of sight with its siren and comes back with her, and keeps the name she had', async () => {
    const makerId = await idOf(house, 'Reader');
    const other = await placeSiren(house, makerId, { name: 'Vera' });
    const id = await placePost(house, authorId, other, { tags: ['vera'] });
    const seen = async () => (await readPosts(guest, 'all', { tags: 'vera' })).ids;
    expect(await seen()).toEqual([id]);
    await rowsOf(house, `UPDATE sirens SET private = true, name = 'Secret' WHERE id = $1`, [other]);
    expect(await seen()).toEqual([]);
    expect(await statusOf(guest, id)).toBe(404);
    const { post_info } = await see(author, id);
    expect(post_info.siren).toEqual({ id: other, name: 'Vera', description: '', cover_url: null, is_there: false });
    expect(post_info.hidden_reason).toBe('Its siren is not public.');
    await rowsOf(house, `UPDATE sirens SET private = false WHERE id = $1`, [other]);
    expect(await seen()).toEqual([id]);
    expect((await see(guest, id)).post_info.siren.name).toBe('Secret');
  });

  it('is not found where there is none, and asked for by number only', async () => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) expect(await statusOf(guest, id)).toBe(404);
    for (const id of ['x', '0', '-1', '1e30']) expect(await statusOf(guest, id), id).toBe(400);
  });
});
