import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { postChat } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { hideComment, unhideComment } from './comment-hiding.service.ts';
import { hidePost, unhidePost } from './post-hiding.service.ts';

const DAY = 86_400_000;
const GRAVE = 'She is described as a child.';
let house: TestApp;
let author: Visitor;
/** Signed up long ago and verified. */
let known: Visitor;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Sailor');
  known = await makeMember(house, 'Regular');
  siren = await placeSiren(house, await idOf(house, 'Regular'), { name: 'Isla' });
  house.clock.move(8 * DAY);
});
afterAll(() => house.close());

let evenings = 0;
/** Each post has its own text, because a blocked text cannot be posted again. */
const posted = (input: Record<string, unknown> = {}) =>
  postChat(house, { visitor: author, username: 'Sailor' }, siren, {
    composes: [[`Good evening, number ${++evenings}.`, 'Come in.']],
    ...input,
  });
const reportPost = (by: Visitor, id: number, body: object = { reason: GRAVE }) =>
  by.ask('POST', `/api/posts/report/${id}`, body);
const reportComment = (by: Visitor, id: number, body: object = { reason: GRAVE }) =>
  by.ask('POST', `/api/comments/report/${id}`, body);
const reportsAbout = (subject: string, id: number) =>
  rowsOf(house, 'SELECT * FROM reports WHERE subject = $1 AND subject_id = $2 ORDER BY id', [subject, id]);
const hiddenReason = async (table: 'posts' | 'comments', id: number) => {
  const [row] = await rowsOf(house, `SELECT hidden_at, hidden_reason FROM ${table} WHERE id = $1`, [id]);
  return row?.hidden_at ? row.hidden_reason : null;
};
const commentOn = async (by: Visitor, postId: number, content: string): Promise<number> => {
  const answer = await by.ask('POST', '/api/comments', { post_id: postId, content });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().new_comment.id;
};

describe('reporting a post or a comment', () => {
  it('is open to everybody and answers with nothing of it [A33] [A39] [R7] [X8]', async () => {
    const { postId } = await posted();
    const commentId = await commentOn(known, postId, 'Well told.');
    for (const by of [known, house.visitor('192.0.2.1'), author]) {
      const answer = await reportPost(by, postId, { reason: 'This is spam.' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Post reported successfully' }]);
      const second = await reportComment(by, commentId, { reason: 'This is spam.' });
      expect([second.statusCode, second.json()]).toEqual([200, { message: 'Comment reported successfully' }]);
    }
    expect(await reportsAbout('post', postId)).toMatchObject(Array(3).fill({ category: 'spam', state: 'open' }));
    expect(await reportsAbout('comment', commentId)).toHaveLength(3);
    expect(await hiddenReason('posts', postId)).toBeNull();
  });

  it.each([{}, { reason: '  ' }, { reason: 'x'.repeat(2001) }, { reason: 5 }])('needs words: %j [V9]', async (body) => {
    const { postId } = await posted();
    expect((await reportPost(known, postId, body)).statusCode).toBe(400);
    expect(await reportsAbout('post', postId)).toEqual([]);
  });

  it('does not tell whether a hidden or unknown one is there', async () => {
    const { postId } = await posted();
    const commentId = await commentOn(known, postId, 'Well told.');
    await hidePost(house.context(), postId, 'Against the rules.');
    for (const id of [postId, 999_999]) expect((await reportPost(known, id)).statusCode).toBe(404);
    for (const id of [commentId, 999_999]) expect((await reportComment(known, id)).statusCode).toBe(404);
    expect(await reportsAbout('post', postId)).toEqual([]);
  });
});

describe('a report about the safety of children', () => {
  it('hides a post at once until it is looked at, with the chat it shows, and its author is told', async () => {
    const { storyId, postId } = await posted({ title: 'The lamp' });
    house.clock.move(1000);
    expect((await reportPost(known, postId)).statusCode).toBe(200);
    expect(await hiddenReason('posts', postId)).toBe('Under review');
    for (const url of [`/api/post/${postId}`, `/api/story/${storyId}`, `/api/comments/post/${postId}`]) {
      expect((await known.ask('GET', url)).statusCode, url).toBe(404);
      expect((await author.ask('GET', url)).statusCode, url).toBe(200);
    }
    const { post_info } = (await author.ask('GET', `/api/post/${postId}`)).json();
    expect(post_info.hidden_reason).toBe('Under review');
    const mails = (await mailsTo(house, 'sailor@example.org', /posts .* out of sight/)).filter(({ text }) =>
      text.includes('The lamp'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('at once and automatically');
    expect(mails[0]?.text).not.toContain(GRAVE);

    await unhidePost(house.context(), postId);
    expect((await known.ask('GET', `/api/story/${storyId}`)).statusCode).toBe(200);
    expect(await reportsAbout('post', postId)).toMatchObject([{ state: 'closed', outcome: 'Shown again' }]);
    await reportPost(known, postId);
    expect(await hiddenReason('posts', postId)).toBeNull();
    house.clock.move(1000);
    await author.ask('PATCH', `/api/post/${postId}`, { title: 'The other lamp' });
    house.clock.move(1000);
    await reportPost(known, postId);
    expect(await hiddenReason('posts', postId)).toBe('Under review');
  });

  it('by visitors, newcomers alone and the author itself only waits; two newcomers from two places hide', async () => {
    const { postId } = await posted();
    const newcomers = [
      await house.signUp('Newcomer', { verified: true, address: '192.0.2.50' }),
      await house.signUp('Elsewhere', { verified: true, address: '192.0.2.51' }),
    ];
    for (const by of [house.visitor('192.0.2.60'), house.visitor('192.0.2.61'), author]) await reportPost(by, postId);
    await reportPost(newcomers[0] as Visitor, postId);
    expect(await hiddenReason('posts', postId)).toBeNull();
    await reportPost(newcomers[1] as Visitor, postId);
    expect(await hiddenReason('posts', postId)).toBe('Under review');
  });

  it('hides a comment in the same way: others find it deleted, its author reads it', async () => {
    const { postId } = await posted();
    const commentId = await commentOn(author, postId, 'A word of mine.');
    const reply = await known.ask('POST', '/api/comments', {
      post_id: postId,
      content: 'Indeed.',
      parent_id: commentId,
    });
    expect(reply.statusCode).toBe(201);
    await reportComment(known, commentId);
    expect(await hiddenReason('comments', commentId)).toBe('Under review');
    const read = async (by: Visitor) => (await by.ask('GET', `/api/comments/post/${postId}`)).json().comment_info[0];
    for (const by of [known, house.visitor()]) {
      expect(await read(by)).toMatchObject({ is_deleted: true, user_info: null, children: [{ content: 'Indeed.' }] });
      expect(JSON.stringify(await read(by))).not.toContain('A word of mine');
    }
    expect(await read(author)).toMatchObject({ is_deleted: false, content: 'A word of mine.' });
    expect((await reportComment(known, commentId)).statusCode).toBe(404);
    expect((await known.ask('PUT', `/api/reactions/comment/${commentId}`, { is_upvote: true })).statusCode).toBe(404);
    const mails = (await mailsTo(house, 'sailor@example.org', /comments .* out of sight/)).filter(({ text }) =>
      text.includes('A word of mine.'),
    );
    expect(mails).toHaveLength(1);
    await unhideComment(house.context(), commentId);
    expect(await read(known)).toMatchObject({ is_deleted: false, content: 'A word of mine.' });
  });
});

describe('hiding by the operator', () => {
  it('is for nobody else, tells why, and closes the reports', async () => {
    const { postId } = await posted();
    const commentId = await commentOn(known, postId, 'Well told.');
    await reportPost(house.visitor('192.0.2.9'), postId, { reason: 'spam' });
    const anybody = house.context({ kind: 'anonymous', visitor: null });
    for (const act of [
      hidePost(anybody, postId, 'x'),
      unhidePost(anybody, postId),
      hideComment(anybody, commentId, 'x'),
    ]) {
      await expect(act).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(hidePost(house.context(), postId, ' ')).rejects.toMatchObject({ code: 'invalid' });
    await expect(unhidePost(house.context(), postId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(hidePost(house.context(), 999_999, 'x')).rejects.toMatchObject({ code: 'not_found' });
    await expect(hideComment(house.context(), 999_999, 'x')).rejects.toMatchObject({ code: 'not_found' });
    expect(await hidePost(house.context(), postId, 'Advertising.')).toEqual({ closed: 1 });
    expect(await hidePost(house.context(), postId, 'Advertising.')).toEqual({ closed: 0 });
    expect(await reportsAbout('post', postId)).toMatchObject([{ state: 'closed', outcome: 'Hidden: Advertising.' }]);
    const mails = (await mailsTo(house, 'sailor@example.org')).filter(({ text }) => text.includes('Advertising.'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('A person looked at the post');
  });
});
