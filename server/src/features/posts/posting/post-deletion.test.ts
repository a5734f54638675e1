import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, turnOnTwoFactor } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { composesWithMedia, orphans, postChat, sharePost } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { readStory, say } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { setRole } from '../../accounts/roles.service.ts';
import { addFeed, setModerator } from '../feed/feed-management.service.ts';

let house: TestApp;
let author: Visitor;
let other: Visitor;
let siren: number;
const staff = {} as Record<'admin' | 'here' | 'elsewhere' | 'unready', Visitor>;
beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Sailor');
  other = await makeMember(house, 'Onlooker');
  siren = await placeSiren(house, await idOf(house, 'Onlooker'), { name: 'Isla' });
  staff.admin = await makeMember(house, 'Admiral');
  staff.here = await makeMember(house, 'Warden');
  staff.elsewhere = await makeMember(house, 'Stranger');
  staff.unready = await makeMember(house, 'Unready');
  await addFeed(house.context(), 'tales', 'Tales');
  await setRole(house.context(), 'Admiral', 'admin', true);
  await setModerator(house.context(), 'Warden', 'main', true);
  await setModerator(house.context(), 'Stranger', 'tales', true);
  await setModerator(house.context(), 'Unready', 'main', true);
  for (const who of ['admin', 'here', 'elsewhere'] as const) await turnOnTwoFactor(house, staff[who]);
});
afterAll(() => house.close());

const posted = (input: Record<string, unknown> = {}) =>
  postChat(house, { visitor: author, username: 'Sailor' }, siren, input);
const remove = async (by: Visitor, id: number) => {
  const answer = await by.ask('DELETE', `/api/post/${id}`);
  return [answer.statusCode, answer.json().error ?? answer.json().message];
};
const isThere = async (id: number) => (await rowsOf(house, 'SELECT 1 FROM posts WHERE id = $1', [id])).length === 1;
const DONE = [200, 'Post deleted successfully.'];

describe('deleting a post', () => {
  it('is for its author, admins and moderators of its feed, and for nobody else [A31] [R6] [V14]', async () => {
    const { postId } = await posted();
    const unverified = await house.signUp('Unverified');
    expect(await remove(house.visitor(), postId)).toEqual([401, 'You must be logged in to delete.']);
    for (const by of [other, unverified, staff.elsewhere, staff.unready]) {
      expect(await remove(by, postId)).toEqual([403, 'You are not allowed to do this.']);
    }
    expect(await isThere(postId)).toBe(true);
    for (const by of [author, staff.admin, staff.here]) {
      const { postId } = await posted();
      expect(await remove(by, postId)).toEqual(DONE);
      expect(await isThere(postId)).toBe(false);
      expect((await remove(by, postId))[0]).toBe(404);
    }
    const { postId: inTales } = await posted({ feed: 'tales' });
    expect((await remove(staff.here, inTales))[0]).toBe(403);
    expect(await remove(staff.elsewhere, inTales)).toEqual(DONE);
  });

  it('takes what everybody read of the chat away, and leaves the chat to its owner, who may post it again', async () => {
    const before = await orphans(house);
    const { composes } = await composesWithMedia(house, 'Sailor');
    const { storyId, postId } = await posted({ composes });
    await say(house, storyId, [['And now?', 'Stay.']]);
    await rowsOf(
      house,
      `INSERT INTO post_votes (post_id, user_id, is_upvote, created_at) SELECT $1, id, true, now() FROM users WHERE username = 'Onlooker'`,
      [postId],
    );
    expect(await remove(author, postId)).toEqual(DONE);
    expect((await other.ask('GET', `/api/story/${storyId}`)).statusCode).toBe(404);
    expect(await rowsOf(house, 'SELECT 1 FROM shared_composes WHERE story_id = $1', [storyId])).toEqual([]);
    expect(await orphans(house)).toEqual(before);
    const story = await readStory(author, storyId);
    expect([story.info.post_id, story.composes.length]).toEqual([null, 2]);
    expect((await author.ask('GET', story.composes[0]?.audio_url ?? '')).statusCode).toBe(200);
    expect(await sharePost(author, storyId)).toBeGreaterThan(postId);
    expect((await readStory(other, storyId)).composes).toHaveLength(2);
  });

  it('does not tell others that a hidden post is there; a moderator may delete it', async () => {
    const { postId } = await posted();
    await rowsOf(house, `UPDATE posts SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1`, [postId]);
    expect((await remove(other, postId))[0]).toBe(404);
    expect((await remove(staff.elsewhere, postId))[0]).toBe(404);
    expect(await remove(staff.here, postId)).toEqual(DONE);
    for (const id of ['0', '-1', 'x', '1e3', '99999999999999999999']) {
      expect((await author.ask('DELETE', `/api/post/${id}`)).statusCode, id).toBe(id === '1e3' ? 404 : 400);
    }
  });

  it('by a moderator closes its reports and is told to its author', async () => {
    const { postId } = await posted({ title: 'The lamp' });
    await other.ask('POST', `/api/posts/report/${postId}`, { reason: 'This is spam' });
    expect(await remove(staff.here, postId)).toEqual(DONE);
    const reports = await rowsOf(
      house,
      `SELECT state, outcome FROM reports WHERE subject = 'post' AND subject_id = $1`,
      [postId],
    );
    expect(reports).toEqual([{ state: 'closed', outcome: 'Deleted by a moderator' }]);
    const mails = (await mailsTo(house, 'sailor@example.org', /was removed/)).filter(({ text }) =>
      text.includes('The lamp'),
    );
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('The chat that it showed is still yours');
    expect(text).toContain(
      'our Terms of Service do not allow advertising, fraud or repetition. It had been reported to us.',
    );
    const { postId: chosen } = await posted({ title: 'The oar' });
    expect((await staff.here.ask('DELETE', `/api/post/${chosen}?category=harassment`)).statusCode).toBe(200);
    const byChoice = (await mailsTo(house, 'sailor@example.org')).find(({ text }) => text.includes('The oar'));
    expect(byChoice?.text.replace(/\s+/g, ' ')).toMatch(/harassment, threats or hatred\. .* nobody had reported it\./);
    const { postId: own } = await posted({ title: 'The kettle' });
    await remove(author, own);
    expect((await mailsTo(house, 'sailor@example.org')).some(({ text }) => text.includes('The kettle'))).toBe(false);
  });
});
