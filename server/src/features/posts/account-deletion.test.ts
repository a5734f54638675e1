import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { hideComment } from './review/comment-hiding.service.ts';

let house: TestApp;
let author: Visitor;
let authorId: number;
let siren: number;

const addComment = async (visitor: Visitor, postId: number, content: string, parentId?: number): Promise<number> => {
  const answer = await visitor.ask('POST', '/api/comments', { post_id: postId, content, parent_id: parentId });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().new_comment.id;
};
const profileOf = async (username: string) => (await house.visitor().ask('GET', `/api/user/${username}`)).json();

beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  siren = await placeSiren(house, authorId, { name: 'Isla' });
});
afterAll(() => house.close());

describe('a profile', () => {
  it('counts what everybody can see, and what they think of it [E3] [S25]', async () => {
    const writer = await makeMember(house, 'Counted');
    const id = await idOf(house, 'Counted');
    const post = await placePost(house, id, siren, { karma: 7 });
    await placePost(house, id, siren, { karma: -2 });
    await placePost(house, id, siren, { karma: 40, hidden: 'Under review' });
    const upvoted = await addComment(writer, post, 'One.');
    const removed = await addComment(writer, post, 'Two.');
    await author.ask('PUT', `/api/reactions/comment/${upvoted}`, { is_upvote: true });
    await author.ask('PUT', `/api/reactions/comment/${removed}`, { is_upvote: true });
    await writer.ask('DELETE', `/api/comments/${removed}`);
    expect(await profileOf('Counted')).toMatchObject({
      comment_count: 1,
      karma: { user_karma: 6, posts_count: 2, posts_karma: 5, comments_karm: 1 },
    });
  });
});

describe('what a profile counts of comments', () => {
  it('leaves out hidden comments, and those of unlisted posts [E3] [S25]', async () => {
    const commenter = await makeMember(house, 'Talker');
    const shy = await placeSiren(house, authorId, { name: 'Shy' });
    const open = await placePost(house, authorId, siren);
    const unlisted = await placePost(house, authorId, shy);
    const ids = [
      await addComment(commenter, open, 'Seen.'),
      await addComment(commenter, open, 'Hidden.'),
      await addComment(commenter, unlisted, 'Away.'),
    ];
    for (const id of ids) await author.ask('PUT', `/api/reactions/comment/${id}`, { is_upvote: true });
    expect(await profileOf('Talker')).toMatchObject({ comment_count: 3, karma: { comments_karm: 3, user_karma: 3 } });
    await hideComment(house.context(), ids[1] ?? 0, 'Not here');
    await rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [shy]);
    expect(await profileOf('Talker')).toMatchObject({ comment_count: 1, karma: { comments_karm: 1, user_karma: 1 } });
    expect((await commenter.ask('DELETE', '/api/user', { current_password: PASSWORD })).statusCode).toBe(200);
    expect(await rowsOf(house, 'SELECT comment_count FROM posts WHERE id = ANY($1)', [[open, unlisted]])).toEqual([
      { comment_count: 0 },
      { comment_count: 0 },
    ]);
  });
});

describe('an account that is erased', () => {
  it('leaves its comments empty in their threads and takes everything else along', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const leaverId = await idOf(house, 'Leaver');
    const post = await placePost(house, authorId, siren);
    const own = await placePost(house, leaverId, siren);
    const comment = await addComment(deletedUser, post, 'Mine.');
    await addComment(author, post, 'An answer.', comment);
    const judged = await addComment(author, post, 'Judged.');
    await deletedUser.ask('PUT', `/api/reactions/comment/${judged}`, { is_upvote: true });
    await addComment(author, own, 'On yours.');
    const answer = await deletedUser.ask('DELETE', '/api/user', { current_password: PASSWORD });
    expect(answer.statusCode, answer.body).toBe(200);
    const { comment_info } = (await author.ask('GET', `/api/comments/post/${post}`)).json();
    expect(comment_info).toMatchObject([
      { id: comment, content: '[deleted]', is_deleted: true, user_info: null, children: [{ content: 'An answer.' }] },
      { id: judged, comment_karma: 0 },
    ]);
    expect(await rowsOf(house, 'SELECT comment_count FROM posts WHERE id = $1', [post])).toEqual([
      { comment_count: 2 },
    ]);
    expect(await rowsOf(house, 'SELECT id FROM posts WHERE id = $1', [own])).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM comments WHERE post_id = $1', [own])).toEqual([]);
  });

  it('has its posts, comments, votes and saved posts in its export', async () => {
    const owner = await makeMember(house, 'Exporter');
    const ownerId = await idOf(house, 'Exporter');
    const post = await placePost(house, ownerId, siren, { title: 'Exported' });
    const comment = await addComment(owner, post, 'My words.');
    await owner.ask('PUT', `/api/reactions/comment/${comment}`, { is_upvote: true });
    const data = (await owner.ask('GET', '/api/user/export')).json();
    expect(data).toMatchObject({
      posts: [{ id: post, title: 'Exported' }],
      comments: [{ id: comment, content: 'My words.' }],
      comment_votes: [{ comment_id: comment, is_upvote: true }],
      saved_posts: [],
    });
  });
});
