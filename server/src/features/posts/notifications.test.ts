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

const said = async (visitor: Visitor, postId: number, content: string, parentId?: number): Promise<number> => {
  const answer = await visitor.ask('POST', '/api/comments', { post_id: postId, content, parent_id: parentId });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().new_comment.id;
};
const told = async (visitor: Visitor, query = '') => {
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

describe('whoever is answered', () => {
  it('is told where it stands, once, and not of what they wrote themselves', async () => {
    const post = await placePost(house, authorId, siren, { title: 'Storm' });
    const first = await said(reader, post, `What a night. ${'word '.repeat(60)}`);
    const second = await said(author, post, 'It was.', first);
    await said(author, post, 'And I was there.');
    const third = await said(reader, post, 'So *I* **read**.', second);
    const { unread, notifications, more } = await told(author);
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
    expect((await told(reader)).notifications).toMatchObject([{ kind: 'reply', comment_id: second }]);
  });

  it('is told where it stands also in a thread that is deeper than threads may be', async () => {
    const post = await placePost(house, authorId, siren);
    const first = await said(reader, post, 'At the top.');
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
    const [newest] = (await told(reader)).notifications;
    const anchor = newest.anchor.split('-').slice(1).map(Number);
    expect([anchor.length, anchor.at(-1), anchor.includes(first)]).toEqual([50, last, false]);
    const tree = await reader.ask('GET', `/api/comments/post/${post}`);
    expect(tree.body.match(/"id"/g)).toHaveLength(60);
  });

  it('marks some as read, or all they were shown, and never somebody else’s', async () => {
    const writer = await makeMember(house, 'Writer');
    const post = await placePost(house, await idOf(house, 'Writer'), siren);
    for (const text of ['One.', 'Two.', 'Three.']) await said(reader, post, text);
    const page = await told(writer, '?limit=2');
    expect([page.unread, page.more, page.notifications.length]).toEqual([3, true, 2]);
    const [newest, middle] = page.notifications;
    const rest = await told(writer, `?limit=2&after=${middle.id}`);
    expect([rest.more, rest.notifications.length]).toEqual([false, 1]);
    expect((await read(reader, { ids: [newest.id] })).statusCode).toBe(200);
    expect((await told(writer)).unread).toBe(3);
    expect((await read(writer, { ids: [newest.id] })).json()).toEqual({ unread: 2 });
    expect((await read(writer, { up_to: middle.id })).json()).toEqual({ unread: 0 });
    expect((await told(writer)).notifications.every(({ is_read }: { is_read: boolean }) => is_read)).toBe(true);
    expect((await read(writer, { ids: 'all' })).statusCode).toBe(400);
    expect((await read(house.visitor(), { up_to: 1 })).statusCode).toBe(401);
    expect((await house.visitor().ask('GET', '/api/notifications')).statusCode).toBe(401);
  });

  it('is not told of what is deleted, out of sight or whose writer is gone', async () => {
    const keeper = await makeMember(house, 'Keeper');
    const post = await placePost(house, authorId, siren);
    const mine = await said(keeper, post, 'Mine.');
    const taken = await said(reader, post, 'Taken back.', mine);
    const leaver = await makeMember(house, 'Leaver');
    await said(leaver, post, 'Soon gone.', mine);
    expect((await told(keeper)).unread).toBe(2);
    await reader.ask('DELETE', `/api/comments/${taken}`);
    expect((await told(keeper)).unread).toBe(1);
    expect((await leaver.ask('DELETE', '/api/user', { current_password: PASSWORD })).statusCode).toBe(200);
    expect((await told(keeper)).notifications).toEqual([]);
    await said(reader, post, 'Still here.', mine);
    await rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [post]);
    expect(await told(keeper)).toEqual({ unread: 0, notifications: [], more: false });
  });
});
