import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let author: Visitor;
let reader: Visitor;
let siren: number;
let authorId: number;

const addComment = async (visitor: Visitor, postId: number, content: string, parentId?: number): Promise<number> => {
  const answer = await visitor.ask('POST', '/api/comments', { post_id: postId, content, parent_id: parentId });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().new_comment.id;
};
const readNotifications = async (visitor: Visitor, query = '') => {
  const answer = await visitor.ask('GET', `/api/notifications${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = (visitor: Visitor, body: unknown) => visitor.ask('POST', '/api/notifications/read', body);

beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  reader = await makeMember(house, 'Reader');
  siren = await placeSiren(house, authorId, { name: 'Isla' });
});
afterAll(() => house.close());

describe('the author of a comment or post that is replied to', () => {
  it('gets one notification that links to the reply, and none about their own comments', async () => {
    const post = await placePost(house, authorId, siren, { title: 'Storm' });
    const first = await addComment(reader, post, `What a night. ${'word '.repeat(60)}`);
    const second = await addComment(author, post, 'It was.', first);
    await addComment(author, post, 'And I was there.');
    const third = await addComment(reader, post, 'So *I* **read**.', second);
    const { unread, notifications, more } = await readNotifications(author);
    expect([unread, more]).toEqual([2, false]);
    expect(notifications).toEqual([
      expect.objectContaining({
        kind: 'reply',
        post_id: post,
        post_title: 'Storm',
        comment_id: third,
        anchor: `#comment-${first}-${second}-${third}`,
        excerpt: 'So I read.',
        user_info: { user_name: 'Reader', user_avatar: null },
        is_read: false,
      }),
      expect.objectContaining({ kind: 'comment', comment_id: first, anchor: `#comment-${first}` }),
    ]);
    expect(notifications[1].excerpt).toMatch(/^What a night\..*…$/);
    expect((await readNotifications(reader)).notifications).toMatchObject([{ kind: 'reply', comment_id: second }]);
  });

  it('gets a working link also in a thread that is nested deeper than the limit', async () => {
    const post = await placePost(house, authorId, siren);
    const first = await addComment(reader, post, 'At the top.');
    const chain = `INSERT INTO comments (post_id, parent_id, user_id, content, created_at)
      SELECT $1, coalesce((SELECT max(id) FROM comments WHERE post_id = $1), $2), $3, 'Deep.', now() RETURNING id`;
    let last = first;
    for (let depth = 2; depth <= 60; depth++)
      last = Number((await rowsOf(house, chain, [post, first, authorId]))[0]?.id);
    await rowsOf(
      house,
      `INSERT INTO notifications (user_id, kind, post_id, comment_id, created_at)
       SELECT id, 'reply', $1, $2, now() FROM users WHERE username = 'Reader'`,
      [post, last],
    );
    const [newest] = (await readNotifications(reader)).notifications;
    const anchor = newest.anchor.split('-').slice(1).map(Number);
    expect([anchor.length, anchor.at(-1), anchor.includes(first)]).toEqual([50, last, false]);
    const tree = await reader.ask('GET', `/api/comments/post/${post}`);
    expect(tree.body.match(/"id"/g)).toHaveLength(60);
  });

  it('marks some notifications as read, or all they were shown, and never those of another user', async () => {
    const writer = await makeMember(house, 'Writer');
    const post = await placePost(house, await idOf(house, 'Writer'), siren);
    for (const text of ['One.', 'Two.', 'Three.']) await addComment(reader, post, text);
    const page = await readNotifications(writer, '?limit=2');
    expect([page.unread, page.more, page.notifications.length]).toEqual([3, true, 2]);
    const [newest, middle] = page.notifications;
    const rest = await readNotifications(writer, `?limit=2&after=${middle.id}`);
    expect([rest.more, rest.notifications.length]).toEqual([false, 1]);
    expect((await read(reader, { ids: [newest.id] })).statusCode).toBe(200);
    expect((await readNotifications(writer)).unread).toBe(3);
    expect((await read(writer, { ids: [newest.id] })).json()).toEqual({ unread: 2 });
    expect((await read(writer, { up_to: middle.id })).json()).toEqual({ unread: 0 });
    expect((await readNotifications(writer)).notifications.every(({ is_read }: { is_read: boolean }) => is_read)).toBe(
      true,
    );
    expect((await read(writer, { ids: 'all' })).statusCode).toBe(400);
    expect((await read(house.visitor(), { up_to: 1 })).statusCode).toBe(401);
    expect((await house.visitor().ask('GET', '/api/notifications')).statusCode).toBe(401);
  });

  it('gets no notification of comments that are deleted, hidden or by a deleted account', async () => {
    const keeper = await makeMember(house, 'Keeper');
    const post = await placePost(house, authorId, siren);
    const mine = await addComment(keeper, post, 'Mine.');
    const taken = await addComment(reader, post, 'Taken back.', mine);
    const deletedUser = await makeMember(house, 'Leaver');
    await addComment(deletedUser, post, 'Soon gone.', mine);
    expect((await readNotifications(keeper)).unread).toBe(2);
    await reader.ask('DELETE', `/api/comments/${taken}`);
    expect((await readNotifications(keeper)).unread).toBe(1);
    expect((await deletedUser.ask('DELETE', '/api/user', { current_password: PASSWORD })).statusCode).toBe(200);
    expect((await readNotifications(keeper)).notifications).toEqual([]);
    await addComment(reader, post, 'Still here.', mine);
    await rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [post]);
    expect(await readNotifications(keeper)).toEqual({ unread: 0, notifications: [], more: false });
  });
});
