import type { Comment } from '@sirenade/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { placePost } from '../../../../test/post-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { hideComment, unhideComment } from '../review/comment-hiding.service.ts';

const moderator = makeTestModerator();
let house: TestApp;
let author: Visitor;
let authorId: number;
let reader: Visitor;
let siren: number;
let post: number;

const postComment = (visitor: Visitor, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  visitor.ask('POST', '/api/comments', body, headers);
const commentsOf = async (visitor: Visitor, id: number): Promise<Comment[]> => {
  const answer = await visitor.ask('GET', `/api/comments/post/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().comment_info;
};
const addComment = async (visitor: Visitor, postId: number, content: string, parentId?: number): Promise<number> => {
  const answer = await postComment(visitor, { post_id: postId, content, parent_id: parentId });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().new_comment.id;
};
const countOf = async (id: number) =>
  (await rowsOf(house, 'SELECT comment_count FROM posts WHERE id = $1', [id]))[0]?.comment_count;

beforeAll(async () => {
  house = await makeTestApp({}, { providers: { moderation: moderator } });
  moderator.refuse = ({ text }) => text === 'Not this.' && { allowed: false, category: 'minors', reason: 'test' };
  author = await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  reader = await makeMember(house, 'Reader');
  siren = await placeSiren(house, authorId, { name: 'Isla' });
  post = await placePost(house, authorId, siren);
});
afterAll(() => house.close());

describe('a comment', () => {
  it('comes back as it was made, and stands below its post for everybody [A37] [A38] [E11]', async () => {
    const post = await placePost(house, authorId, siren);
    const answer = await postComment(reader, { post_id: post, content: '  What a *night*.  ' });
    expect(answer.statusCode).toBe(201);
    const { new_comment } = answer.json();
    expect(new_comment).toEqual({
      id: expect.any(Number),
      post_id: post,
      content: 'What a *night*.',
      created_at: house.clock.now().toISOString(),
      is_edited: false,
      is_deleted: false,
      parent_id: null,
      comment_karma: 0,
      user_info: { user_name: 'Reader', user_avatar: null },
      current_user: { has_upvoted: null, is_author: true, may_delete: true },
      children: [],
    });
    const reply = await addComment(author, post, 'It was.', new_comment.id);
    const [seen] = await commentsOf(house.visitor(), post);
    expect(seen).toMatchObject({ id: new_comment.id, current_user: { is_author: false, may_delete: false } });
    expect(seen?.children.map(({ id, parent_id }) => [id, parent_id])).toEqual([[reply, new_comment.id]]);
    expect(await countOf(post)).toBe(2);
  });

  it('needs a user who is logged in, verified and not suspended [V10] [R2]', async () => {
    const signedOut = await postComment(house.visitor(), { post_id: post, content: 'Hello.' });
    expect(signedOut.statusCode).toBe(401);
    expect(signedOut.json().error).toBe('You need to be logged in to submit a comment.');
    const fresh = await house.signUp('Unproven');
    expect((await postComment(fresh, { post_id: post, content: 'Hello.' })).statusCode).toBe(403);
    const bad = await makeMember(house, 'Suspended');
    await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
    expect((await postComment(bad, { post_id: post, content: 'Hello.' })).json().code).toBe('suspended');
    expect(await commentsOf(reader, post)).toEqual([]);
  });

  it('that is empty, too long, cannot be stored or is refused changes nothing', async () => {
    const bad: [unknown, number][] = [
      ['Not this.', 406],
      ['', 400],
      ['   \n ', 400],
      ['x'.repeat(10_001), 400],
      ['a\0b', 400],
      ['\ud800', 400],
      [7, 400],
      [undefined, 400],
    ];
    for (const [content, status] of bad)
      expect((await postComment(reader, { post_id: post, content })).statusCode).toBe(status);
    expect((await postComment(reader, { post_id: post, content: 'x'.repeat(10_000) })).statusCode).toBe(201);
    expect(await countOf(post)).toBe(1);
  });

  it('answers only a comment of the same post that is still there', async () => {
    const other = await placePost(house, authorId, siren);
    const otherId = await addComment(reader, other, 'Elsewhere.');
    const wrong = await postComment(reader, { post_id: post, content: 'Lost.', parent_id: otherId });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toHaveProperty('parent_id');
    expect((await postComment(reader, { post_id: post, content: 'Lost.', parent_id: 999_999 })).statusCode).toBe(400);
    expect((await postComment(reader, { post_id: 999_999, content: 'Lost.' })).statusCode).toBe(404);
    await reader.ask('DELETE', `/api/comments/${otherId}`);
    expect((await postComment(reader, { post_id: other, content: 'Late.', parent_id: otherId })).statusCode).toBe(409);
  });

  it('is made once however often the same request comes', async () => {
    const post = await placePost(house, authorId, siren);
    const send = (content = 'Once.') => postComment(reader, { post_id: post, content }, { 'idempotency-key': 'k1' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().new_comment.id)).size).toBe(1);
    expect((await send('Another.')).statusCode).toBe(409);
    expect(await countOf(post)).toBe(1);
    // Idempotency keys are per user: the same key of another user is independent.
    expect(
      (await postComment(author, { post_id: post, content: 'Mine.' }, { 'idempotency-key': 'k1' })).statusCode,
    ).toBe(201);
    expect(await countOf(post)).toBe(2);
  });

  it('can be nested fifty deep and no deeper, and is shown to eight levels', async () => {
    const post = await placePost(house, authorId, siren);
    let parent: number | undefined;
    for (let depth = 1; depth <= 50; depth++) parent = await addComment(reader, post, `Depth ${depth}.`, parent);
    const tooDeep = await postComment(reader, { post_id: post, content: 'Depth 51.', parent_id: parent });
    expect([tooDeep.statusCode, tooDeep.json().errors]).toEqual([
      400,
      { parent_id: ['Answers go no deeper here. Please answer a comment further up.'] },
    ]);
    const deepest = (list: Comment[]): number => Math.max(0, ...list.map(({ children }) => 1 + deepest(children)));
    const all = (list: Comment[]): Comment[] => list.flatMap((each) => [each, ...all(each.children)]);
    const tree = await commentsOf(reader, post);
    expect(deepest(tree)).toBe(8);
    expect(all(tree)).toHaveLength(50);
  });

  it('that is refused, invisible or of the wrong type is told in words of ours', async () => {
    const wordsFor = async (body: Record<string, unknown>) =>
      (await postComment(reader, { post_id: post, ...body })).json().errors;
    expect(await wordsFor({ content: 'Not this.' })).toEqual({ content: ['This cannot be part of a comment here.'] });
    for (const content of ['\u200b\u200b', '\u2800', ['x'], null]) {
      expect(await wordsFor({ content })).toEqual({ content: ['Please write something.'] });
    }
    for (const post_id of [[post], `${post}`, true, null]) {
      expect(await wordsFor({ post_id, content: 'Hello.' })).toEqual({ post_id: ['An id is a whole number.'] });
    }
  });
});

describe('an own comment', () => {
  it('can be changed by its author alone, and says so', async () => {
    const id = await addComment(reader, post, 'Frist.');
    house.clock.move(60_000);
    const answer = await reader.ask('PATCH', `/api/comments/${id}`, { content: 'First.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().comment).toMatchObject({ id, content: 'First.', is_edited: true });
    expect((await author.ask('PATCH', `/api/comments/${id}`, { content: 'Mine.' })).statusCode).toBe(403);
    expect((await house.visitor().ask('PATCH', `/api/comments/${id}`, { content: 'Mine.' })).statusCode).toBe(401);
    expect((await reader.ask('PATCH', '/api/comments/999999', { content: 'x' })).statusCode).toBe(404);
  });

  it('is deleted by its author, and its answers keep their place', async () => {
    const post = await placePost(house, authorId, siren);
    const id = await addComment(reader, post, 'To be taken back.');
    await addComment(author, post, 'An answer.', id);
    expect((await author.ask('DELETE', `/api/comments/${id}`)).statusCode).toBe(403);
    const signedOut = await house.visitor().ask('DELETE', `/api/comments/${id}`);
    expect([signedOut.statusCode, signedOut.json().error]).toEqual([401, 'You must be logged in to delete.']);
    expect((await reader.ask('DELETE', `/api/comments/${id}`)).statusCode).toBe(200);
    expect((await reader.ask('DELETE', `/api/comments/${id}`)).statusCode).toBe(404);
    const [left] = await commentsOf(reader, post);
    expect(left).toMatchObject({ content: '[deleted]', is_deleted: true, user_info: null });
    expect(left?.current_user).toEqual({ has_upvoted: null, is_author: false, may_delete: false });
    expect(left?.children).toHaveLength(1);
    expect(await rowsOf(house, 'SELECT content FROM comments WHERE id = $1', [id])).toEqual([{ content: '' }]);
    expect(await countOf(post)).toBe(1);
  });

  it('is deleted by an admin and by a moderator of that feed, never by one of another', async () => {
    const post = await placePost(house, authorId, siren);
    await rowsOf(house, "INSERT INTO feeds (name, title, created_at) VALUES ('slow', 'Slow', now())");
    const staff = async (username: string, role: string, feed?: string) => {
      const member = await makeMember(house, username);
      await rowsOf(house, 'UPDATE users SET roles = ARRAY[$1], two_factor_enabled_at = now() WHERE username = $2', [
        role,
        username,
      ]);
      await rowsOf(
        house,
        'INSERT INTO feed_moderators SELECT feeds.id, users.id, now() FROM feeds, users WHERE feeds.name = $1 AND username = $2',
        [feed ?? '', username],
      );
      return member;
    };
    const ids = [await addComment(reader, post, 'One.'), await addComment(reader, post, 'Two.')];
    const otherId = await staff('SlowMod', 'mod', 'slow');
    expect((await otherId.ask('DELETE', `/api/comments/${ids[0]}`)).statusCode).toBe(403);
    const here = await staff('MainMod', 'mod', 'main');
    expect((await commentsOf(here, post))[0]?.current_user).toMatchObject({ is_author: false, may_delete: true });
    expect((await here.ask('DELETE', `/api/comments/${ids[0]}`)).statusCode).toBe(200);
    const hidden = await addComment(reader, post, 'Hidden and deleted.');
    await reader.ask('POST', `/api/comments/report/${hidden}`, { reason: 'spam' });
    await rowsOf(house, "UPDATE comments SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1", [hidden]);
    expect((await otherId.ask('DELETE', `/api/comments/${hidden}`)).statusCode).toBe(404);
    expect((await here.ask('DELETE', `/api/comments/${hidden}`)).statusCode).toBe(200);
    expect(
      await rowsOf(house, "SELECT state, outcome FROM reports WHERE subject = 'comment' AND subject_id = $1", [hidden]),
    ).toEqual([{ state: 'closed', outcome: 'Deleted by a moderator' }]);
    const [mail] = (await mailsTo(house, 'reader@example.org', /was removed/)).filter(({ text }) =>
      text.includes('Hidden and deleted.'),
    );
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'do not allow advertising, fraud or repetition. It had been reported',
    );
    const admin = await staff('TheAdmin', 'admin');
    expect((await admin.ask('DELETE', `/api/comments/${ids[1]}`)).statusCode).toBe(200);
    expect(await rowsOf(house, 'SELECT DISTINCT deleted_by FROM comments WHERE post_id = $1', [post])).toEqual([
      { deleted_by: 'moderator' },
    ]);
  });
});

describe('a comment that moderators took out of sight', () => {
  it('is not counted, cannot be answered or changed, and can be deleted by its author', async () => {
    const post = await placePost(house, authorId, siren);
    const id = await addComment(reader, post, 'Hidden soon.');
    await addComment(author, post, 'An answer.', id);
    await hideComment(house.context(), id, 'Not here');
    expect(await countOf(post)).toBe(1);
    const answer = await postComment(reader, { post_id: post, content: 'Still there?', parent_id: id });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'This comment is not there any more.']);
    const edit = await reader.ask('PATCH', `/api/comments/${id}`, { content: 'Nothing was here.' });
    expect(edit.statusCode).toBe(409);
    expect(edit.json().error).toContain('is under review');
    await unhideComment(house.context(), id);
    expect(await countOf(post)).toBe(2);
    await hideComment(house.context(), id, 'Not here');
    expect((await reader.ask('DELETE', `/api/comments/${id}`)).statusCode).toBe(200);
    expect(await countOf(post)).toBe(1);
  });
});

describe('comments of a post out of sight', () => {
  it('are still their authors’ to delete, and votes on them to be taken back', async () => {
    const shy = await placeSiren(house, authorId, { name: 'Shy' });
    const post = await placePost(house, authorId, shy);
    const id = await addComment(reader, post, 'Mine.');
    const other = await addComment(author, post, 'Judged.');
    await reader.ask('PUT', `/api/reactions/comment/${other}`, { is_upvote: true });
    await reader.ask('PUT', `/api/reactions/post/${post}`, { is_upvote: true });
    await rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [shy]);
    expect((await reader.ask('PATCH', `/api/comments/${id}`, { content: 'x' })).statusCode).toBe(404);
    for (const what of [`comment/${other}`, `post/${post}`]) {
      expect((await reader.ask('PATCH', `/api/reactions/${what}`, { is_upvote: false })).statusCode).toBe(404);
      const back = await reader.ask('DELETE', `/api/reactions/${what}`);
      expect([back.statusCode, back.json()]).toEqual([200, { karma: 0, has_upvoted: null }]);
      expect((await reader.ask('DELETE', `/api/reactions/${what}`)).statusCode).toBe(404);
    }
    expect((await reader.ask('DELETE', `/api/comments/${other}`)).statusCode).toBe(404);
    expect((await reader.ask('DELETE', `/api/comments/${id}`)).statusCode).toBe(200);
    expect(await rowsOf(house, 'SELECT content, deleted_by FROM comments WHERE id = $1', [id])).toEqual([
      { content: '', deleted_by: 'author' },
    ]);
  });

  it('are out of sight with it, but not for its author', async () => {
    const hidden = await placePost(house, authorId, siren, { hidden: 'Under review' });
    expect((await reader.ask('GET', `/api/comments/post/${hidden}`)).statusCode).toBe(404);
    expect((await postComment(reader, { post_id: hidden, content: 'Psst.' })).statusCode).toBe(404);
    expect(await commentsOf(author, hidden)).toEqual([]);
    const open = await placePost(house, authorId, siren);
    const id = await addComment(reader, open, 'Seen.');
    await rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [open]);
    expect((await reader.ask('PATCH', `/api/comments/${id}`, { content: 'x' })).statusCode).toBe(404);
    expect((await reader.ask('PUT', `/api/reactions/comment/${id}`, { is_upvote: true })).statusCode).toBe(404);
  });
});

describe('a vote on a comment', () => {
  it('is given, turned and taken back [E12]', async () => {
    const id = await addComment(author, post, 'Judge me.');
    const vote = (method: 'PUT' | 'PATCH' | 'DELETE', isUpvote?: boolean) =>
      reader.ask(method, `/api/reactions/comment/${id}`, method === 'DELETE' ? undefined : { is_upvote: isUpvote });
    expect((await vote('PUT', true)).json()).toEqual({ karma: 1, has_upvoted: true });
    expect((await vote('PUT', true)).json()).toEqual({ karma: 1, has_upvoted: true });
    expect((await vote('PATCH', false)).json()).toEqual({ karma: -1, has_upvoted: false });
    const seen = (await commentsOf(reader, post)).find((each) => each.id === id);
    expect([seen?.comment_karma, seen?.current_user.has_upvoted]).toEqual([-1, false]);
    expect((await vote('DELETE')).json()).toEqual({ karma: 0, has_upvoted: null });
    const signedOut = await house.visitor().ask('PUT', `/api/reactions/comment/${id}`, { is_upvote: true });
    expect([signedOut.statusCode, signedOut.json().error]).toEqual([401, 'You must be logged in to vote.']);
  });
});
