import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../src/commands/operator.ts';
import { ADMIN_USAGE, UsageError } from '../src/commands/usage.ts';
import { rowsOf, userRow } from './account-steps.ts';
import { idOf } from './media-steps.ts';
import { postChat } from './posting-steps.ts';
import { placeSiren } from './siren-list-steps.ts';
import { makeMember } from './siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from './test-app.ts';

let house: TestApp;
let author: Visitor;
let postId: number;
beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Sailor');
  const siren = await placeSiren(house, await idOf(house, 'Sailor'), { name: 'Isla' });
  const input = { title: 'A night', tags: ['sea'], composes: [['Good\nevening.', 'Come in.']] as [string, string][] };
  postId = (await postChat(house, { visitor: author, username: 'Sailor' }, siren, input)).postId;
});
afterAll(() => house.close());

const run = (...words: string[]) => runOperatorCommand(house.parts, words);
const currentUser = async (by: Visitor) => (await by.ask('GET', '/api/user')).json();

describe("the operator's commands for feeds", () => {
  it('open feeds and list them with their moderators', async () => {
    expect(await run('feed', 'list')).toBe('main  “Main”  no moderators');
    expect(await run('feed', 'add', 'Tales', 'Long', 'tales')).toBe('The feed tales is open.');
    const feeds: object[] = (await house.visitor().ask('GET', '/api/feeds')).json();
    expect(feeds).toMatchObject([{ name: 'main' }, { name: 'tales', title: 'Long tales', description: '' }]);
    await expect(run('feed', 'add', 'tales', 'Again')).rejects.toThrow('There is a feed called tales already.');
  });

  it.each([
    'all',
    'saved',
    'user',
    'main',
    'post',
    'login',
    'L0gin',
    'a',
    '-x',
    'a b',
    'ü',
    'x'.repeat(31),
    '../x',
    '',
  ])('refuse a name that is kept or that no address can have: %j', async (name) => {
    await expect(run('feed', 'add', name, 'Title')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('make moderators, who see where they are, and take it away again [R6] [E2]', async () => {
    const warden = await makeMember(house, 'Warden');
    const [main, tales] = (await rowsOf(house, 'SELECT id FROM feeds ORDER BY id')).map(({ id }) => Number(id));
    expect(await currentUser(warden)).toMatchObject({ roles: [], mod_in: [] });
    expect(await run('grant', 'warden', 'mod', 'main')).toContain(
      'is now a moderator of main. It takes effect once two-factor',
    );
    await run('grant', 'Warden', 'mod', 'tales');
    await run('grant', 'Warden', 'mod', 'tales');
    expect(await currentUser(warden)).toMatchObject({ roles: ['mod'], mod_in: [main, tales] });
    expect(await run('feed', 'list')).toContain('tales  “Long tales”  Warden');
    expect(await run('revoke', 'Warden', 'mod', 'main')).toBe('Warden is no longer a moderator of main.');
    expect(await currentUser(warden)).toMatchObject({ roles: ['mod'], mod_in: [tales] });
    await run('revoke', 'Warden', 'mod', 'tales');
    expect(await currentUser(warden)).toMatchObject({ roles: [], mod_in: [] });
    await run('revoke', 'Warden', 'mod', 'tales');
    expect((await userRow(house, 'Warden')).roles).toEqual([]);
    await expect(run('grant', 'Warden', 'mod', 'nowhere')).rejects.toThrow('There is no feed called nowhere.');
    await expect(run('grant', 'Nobody', 'mod', 'main')).rejects.toThrow('There is no user called Nobody.');
  });

  it('leave an admin the other role', async () => {
    await makeMember(house, 'Admiral');
    await run('grant', 'Admiral', 'admin');
    await run('grant', 'Admiral', 'mod', 'main');
    await run('revoke', 'Admiral', 'mod', 'main');
    expect((await userRow(house, 'Admiral')).roles).toEqual(['admin']);
  });
});

describe("the operator's commands for posts and comments", () => {
  it('show what they say, hide them and show them again', async () => {
    const comment = (await author.ask('POST', '/api/comments', { post_id: postId, content: 'A\nword.' })).json()
      .new_comment.id;
    const output = await run('show', 'post', `${postId}`);
    expect(output.split('\n')).toEqual([
      `Post ${postId} “A night” by Sailor in main, public`,
      expect.stringMatching(/^ {2}Siren: \d+ “Isla”$/),
      '  Tags: “sea”',
      '  Sailor: “Good evening.”',
      '  Siren: “Come in.”',
    ]);
    expect(await run('show', 'comment', `${comment}`)).toBe(
      `Comment ${comment} by Sailor on post ${postId}, public\n  “A word.”`,
    );
    await house.visitor('192.0.2.7').ask('POST', `/api/posts/report/${postId}`, { reason: 'spam' });
    await house.visitor('192.0.2.7').ask('POST', `/api/comments/report/${comment}`, { reason: 'spam' });
    expect(await run('reports')).toMatch(new RegExp(`post ${postId}  spam[^]*comment ${comment}  spam`));
    for (const [kind, id] of [
      ['post', postId],
      ['comment', comment],
    ]) {
      expect(await run('hide', `${kind}`, `${id}`, 'Not', 'here')).toMatch(
        /is hidden, and its author is told why. Reports closed: 1\.$/,
      );
      expect(await run('show', `${kind}`, `${id}`)).toMatch(/hidden since [-\d]{10}T.*: “Not here”\n/);
      expect(await run('unhide', `${kind}`, `${id}`)).toMatch(
        /can be seen again, and its author is told\. Reports closed: 0\.$/,
      );
      await expect(run('unhide', `${kind}`, `${id}`)).rejects.toThrow('is not hidden');
      await expect(run('show', `${kind}`, '999999')).rejects.toThrow(`There is no ${kind} 999999.`);
    }
  });

  it('list what is hidden already as such', async () => {
    await house.visitor('192.0.2.9').ask('POST', `/api/posts/report/${postId}`, { reason: 'spam' });
    await rowsOf(house, `UPDATE posts SET hidden_at = now(), hidden_reason = 'Seen' WHERE id = $1`, [postId]);
    expect(await run('reports')).toMatch(/post \d+ {2}spam {2}1 reporter {2}\(report \d+\) {2}hidden: “Seen”/);
  });

  it.each([
    [['feed']],
    [['feed', 'list', 'all']],
    [['feed', 'add', 'tales']],
    [['grant', 'Warden', 'mod']],
    [['grant', 'Warden', 'admin', 'main']],
    [['grant', 'Warden', 'mod', 'main', 'tales']],
    [['hide', 'post', '1']],
    [['hide', 'post', 'x', 'because']],
    [['show', 'post']],
    [['show', 'constructor', '1']],
    [['unhide', 'comment', '1', 'now']],
  ])('that cannot be read explain themselves: %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(UsageError);
    await expect(run(...words)).rejects.toThrow(ADMIN_USAGE);
  });
});
