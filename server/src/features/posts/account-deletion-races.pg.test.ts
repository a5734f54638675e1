import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { hideComment } from './review/comment-hiding.service.ts';
import { hidePost } from './review/post-hiding.service.ts';

let house: TestApp;
let crowd: Visitor[];
let keeper: Visitor;
let keeperId: number;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp({ RATE_LIMIT_SCALE: '1000' });
  keeper = await makeMember(house, 'Keeper');
  keeperId = await idOf(house, 'Keeper');
  siren = await placeSiren(house, keeperId, { name: 'Isla' });
  crowd = [];
  for (let at = 0; at < 20; at++) crowd.push(await makeMember(house, `Crowd${at}`));
  await rowsOf(
    house,
    "UPDATE users SET roles = ARRAY['admin'], two_factor_enabled_at = now() WHERE username = 'Keeper'",
  );
});
afterAll(() => house.close());

const addComment = (by: Visitor, postId: number, parentId?: number) =>
  by.ask('POST', '/api/comments', { post_id: postId, content: 'Well told.', parent_id: parentId });
const deleteAccount = (by: Visitor) => by.ask('DELETE', '/api/user', { current_password: PASSWORD });
const settled = (work: Promise<unknown>) =>
  work.catch(({ code }: { code: string }) => expect(['not_found', 'conflict']).toContain(code));

/** Posts whose stored comment count is wrong. */
const miscounts = () =>
  rowsOf(
    house,
    `SELECT id FROM posts WHERE comment_count <> (SELECT count(*) FROM comments
       WHERE post_id = posts.id AND deleted_by IS NULL AND hidden_at IS NULL)`,
  );

describe('an account that is deleted', () => {
  it('while others comment on its post, hide and delete it, causes no deadlock and no server error', async () => {
    for (let round = 0; round < 6; round++) {
      const name = `Poster${round}`;
      const poster = await makeMember(house, name);
      const post = await placePost(house, await idOf(house, name), siren);
      const hidden = round % 2 ? settled(hidePost(house.context(), post, 'Not here')) : undefined;
      const [left, ...answers] = await Promise.all([
        deleteAccount(poster),
        ...crowd.map((each) => addComment(each, post)),
        ...(round % 3 === 2 ? [keeper.ask('DELETE', `/api/post/${post}`)] : []),
      ]);
      await hidden;
      expect(left.statusCode, left.body).toBe(200);
      for (const { statusCode, body } of answers) expect([200, 201, 404], body).toContain(statusCode);
      expect(await rowsOf(house, 'SELECT 1 FROM posts WHERE id = $1', [post])).toEqual([]);
    }
  });

  it('while others reply to its comment, hide and delete it, causes no deadlock and no server error', async () => {
    const post = await placePost(house, keeperId, siren);
    for (let round = 0; round < 6; round++) {
      const commenter = await makeMember(house, `Speaker${round}`);
      const comment: number = (await addComment(commenter, post)).json().new_comment.id;
      const hidden = round % 2 ? settled(hideComment(house.context(), comment, 'Not here')) : undefined;
      const [left, ...answers] = await Promise.all([
        deleteAccount(commenter),
        ...crowd.map((each) => addComment(each, post, comment)),
        ...(round % 3 === 2 ? [keeper.ask('DELETE', `/api/comments/${comment}`)] : []),
      ]);
      await hidden;
      expect(left.statusCode, left.body).toBe(200);
      for (const { statusCode, body } of answers) expect([200, 201, 404, 409], body).toContain(statusCode);
      expect(await rowsOf(house, 'SELECT content, user_id FROM comments WHERE id = $1', [comment])).toEqual([
        { content: '', user_id: null },
      ]);
    }
    expect(await miscounts()).toEqual([]);
  });
});
