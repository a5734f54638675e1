import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { postChat, postRow } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';

const moderator = makeTestModerator();
let house: TestApp;
let author: Visitor;
let other: Visitor;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { moderation: moderator } });
  author = await makeMember(house, 'Sailor');
  other = await makeMember(house, 'Onlooker');
  siren = await placeSiren(house, await idOf(house, 'Onlooker'), { name: 'Isla' });
});
afterAll(() => house.close());
beforeEach(() => Object.assign(moderator, { asked: [], refuse: () => false, fault: undefined }));

const posted = () => postChat(house, { visitor: author, username: 'Sailor' }, siren, { title: 'First', tags: ['sea'] });
const edit = (by: Visitor, id: number, body: object) => by.ask('PATCH', `/api/post/${id}`, body);

describe('editing a post', () => {
  it('changes its title and tags for everybody and marks it, once something changed', async () => {
    const { storyId, postId } = await posted();
    for (const same of [{}, { title: 'First' }, { tags: ['Sea'] }]) {
      const answer = await edit(author, postId, same);
      expect([answer.statusCode, answer.json().post_info?.is_edited], answer.body).toEqual([200, false]);
    }
    const answer = await edit(author, postId, { title: ' Second\n ', tags: ['Night', 'calm'] });
    expect(answer.json()).toMatchObject({
      post_info: { id: postId, title: 'Second', tags: ['night', 'calm'], is_edited: true },
      current_user: { is_author: true },
    });
    expect((await readStory(other, storyId)).info.tags).toEqual(['night', 'calm']);
    const tags = await rowsOf(house, 'SELECT tag FROM search.post_tags WHERE post_id = $1 ORDER BY tag', [postId]);
    expect(tags).toEqual([{ tag: 'calm' }, { tag: 'night' }]);
    expect((await edit(author, postId, { tags: [] })).json().post_info).toMatchObject({ title: 'Second', tags: [] });
  });

  it('is for its author alone', async () => {
    const { postId } = await posted();
    const unverified = await house.signUp('Unverified');
    const statuses = [];
    for (const by of [house.visitor(), unverified, other]) {
      statuses.push((await edit(by, postId, { title: 'Mine' })).statusCode);
    }
    expect(statuses).toEqual([401, 403, 403]);
    await rowsOf(house, `UPDATE posts SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1`, [postId]);
    expect((await edit(other, postId, { title: 'Mine' })).statusCode).toBe(404);
    expect((await edit(author, postId, { title: 'Still mine' })).statusCode).toBe(409);
    expect((await edit(author, 999_999, { title: 'x' })).statusCode).toBe(404);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: '\u202e' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ tags: [5] }, 'tags'],
  ])('refuses what is no title or tag: %j', async (body, field) => {
    const { postId } = await posted();
    const answer = await edit(author, postId, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  it('is judged together with what the post shows', async () => {
    const { postId } = await posted();
    moderator.refuse = ({ text = '' }) =>
      text.includes('forbidden') && text.includes('kettle') && { allowed: false, category: 'minors', reason: 'test' };
    const answer = await edit(author, postId, { title: 'forbidden' });
    expect([answer.statusCode, Object.keys(answer.json().errors).toSorted()]).toEqual([406, ['content', 'title']]);
    expect((await postRow(house, postId)).title).toBe('First');
    const before = moderator.asked.length;
    await edit(author, postId, { title: 'First' });
    expect(moderator.asked).toHaveLength(before);
  });

  it('never joins what was not judged together: of two edits at once the later one is judged anew', async () => {
    const { postId } = await posted();
    moderator.refuse = ({ text = '' }) =>
      text.includes('one half') &&
      text.includes('other half') && { allowed: false, category: 'minors', reason: 'test' };
    const answers = await Promise.all([
      edit(author, postId, { title: 'one half' }),
      edit(author, postId, { tags: ['other half'] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 406]);
    const { title, tags } = await postRow(house, postId);
    expect([title, tags]).not.toEqual(['one half', ['other half']]);
  });
});
