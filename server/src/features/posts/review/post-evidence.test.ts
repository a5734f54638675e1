import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { postChat } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { runOperatorCommand } from '../../../commands/operator.ts';
import { sweepModeration } from '../../moderation/moderation-queue.service.ts';

const DAY = 86_400_000;
const GRAVE = 'She is described as a child.';
let house: TestApp;
let author: Visitor;
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

const run = (...args: string[]) => runOperatorCommand(house.parts, args);
const posted = (composes: [string, string][], by = { visitor: author, username: 'Sailor' }) =>
  postChat(house, by, siren, { composes, title: composes[0]?.[0] });
const reportPost = (id: number) => known.ask('POST', `/api/posts/report/${id}`, { reason: GRAVE });
const post = (story_id: number, more: object = {}) => author.ask('POST', '/api/post', { story_id, ...more });
const commentOn = async (postId: number, content: string): Promise<number> =>
  (await author.ask('POST', '/api/comments', { post_id: postId, content })).json().new_comment.id;

describe('a post that was taken out of sight', () => {
  it.each(['report', 'operator'] as const)(
    'by a %s does not come back by another post of the same chat',
    async (who) => {
      const { storyId, postId } = await posted([
        [`The harbour by night, ${who}.`, `It sleeps, ${who}.`],
        [`And the lamp, ${who}?`, `It watches, ${who}.`],
      ]);
      if (who === 'report') expect((await reportPost(postId)).statusCode).toBe(200);
      else await run('hide', 'post', `${postId}`, 'Not', 'here');
      const { story_id: copy } = (await author.ask('POST', `/api/story/copy/${storyId}`)).json();
      expect((await author.ask('DELETE', `/api/post/${postId}`)).statusCode).toBe(200);
      for (const [id, part] of [
        [storyId, {}],
        [copy, {}],
        [copy, { from: 1, to: 1, title: 'Another name' }],
      ] as const) {
        const again = await post(id, part);
        expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
        expect(again.json().error).toContain('is under review');
      }
      const { postId: other } = await posted([['Something else.', 'Quite.']]);
      expect((await known.ask('GET', `/api/post/${other}`)).statusCode).toBe(200);
      expect(await run('unhide', 'post', `${postId}`)).toMatch(/Reports closed: [01]\.$/);
      expect((await post(storyId)).statusCode).toBe(201);
      await expect(run('unhide', 'post', `${postId}`)).rejects.toThrow(`There is no post ${postId}.`);
    },
  );

  it('keeps its title and tags while somebody looks at it', async () => {
    const { postId } = await posted([['A kettle.', 'It sings.']]);
    await run('hide', 'post', `${postId}`, 'Not', 'here');
    const edit = await author.ask('PATCH', `/api/post/${postId}`, { title: 'Nothing at all' });
    expect([edit.statusCode, edit.json().code]).toEqual([409, 'conflict']);
    expect(edit.json().error).toContain('is under review');
  });
});

describe('what is reported', () => {
  it('is shown to the operator as it was then, when its author changes or deletes it', async () => {
    const { postId } = await posted([['The reported words.', 'The reported answer.']]);
    const plain = (by: Visitor, path: string) => by.ask('POST', path, { reason: 'This is spam' });
    await plain(known, `/api/posts/report/${postId}`);
    await plain(house.visitor('192.0.2.3'), `/api/posts/report/${postId}`);
    expect(await run('show', 'post', `${postId}`)).not.toContain('As it was');
    await author.ask('PATCH', `/api/post/${postId}`, { title: 'Harmless' });
    expect((await run('show', 'post', `${postId}`)).match(/As it was on/g)).toHaveLength(1);
    expect(await run('show', 'post', `${postId}`)).toContain('“The reported words.”');
    const commentId = await commentOn(postId, 'Reported too.');
    await plain(known, `/api/comments/report/${commentId}`);
    await author.ask('PATCH', `/api/comments/${commentId}`, { content: 'Harmless.' });
    expect(await run('show', 'comment', `${commentId}`)).toMatch(
      /“Harmless\.”\nAs it was on .*:\n {2}“Reported too\.”$/,
    );
    await author.ask('DELETE', `/api/comments/${commentId}`);
    expect(await run('show', 'comment', `${commentId}`)).toMatch(
      /^Comment \d+ is deleted\.\nAs it was .*:\n {2}“Reported too\.”$/,
    );
    await author.ask('DELETE', `/api/post/${postId}`);
    const left = await run('show', 'post', `${postId}`);
    expect(left).toMatch(/^Post \d+ is deleted\.\nAs it was on /);
    expect(left).toContain('“Isla: The reported answer.”');
    expect(await run('refusals')).not.toContain('reported answer');
  });

  it('is kept for a year, also when its author leaves, and longer while somebody has to look', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const { postId } = await posted([['Of one who left.', 'Gone.']], { visitor: deletedUser, username: 'Leaver' });
    await reportPost(postId);
    expect((await deletedUser.ask('DELETE', '/api/user', { current_password: PASSWORD })).statusCode).toBe(200);
    house.clock.move(400 * DAY);
    await sweepModeration(house.context());
    expect(await run('show', 'post', `${postId}`)).toContain('“Leaver: Of one who left.”');
    const [report] = await rowsOf(house, "SELECT id FROM reports WHERE subject = 'post' AND subject_id = $1", [postId]);
    await run('report', `${report?.id}`, 'close', 'Looked at');
    await sweepModeration(house.context());
    await expect(run('show', 'post', `${postId}`)).rejects.toThrow(`There is no post ${postId}.`);
  });
});
