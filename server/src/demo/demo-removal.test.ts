import type { PostItem } from '@sirenade/contract/posts';
import type { Siren } from '@sirenade/contract/sirens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../test/account-steps.ts';
import { countAll, fill, SMALL } from '../../test/demo-steps.ts';
import { makeFakePainter, untilStopped } from '../../test/fake-painter.ts';
import { postChat } from '../../test/posting-steps.ts';
import { makeMember, makeSiren, quickEngines, settleIntros } from '../../test/siren-steps.ts';
import { beginStory, ownerNamed, readStory } from '../../test/story-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../test/test-app.ts';
import { karmaFaults, postKarmaFaults } from '../../test/vote-steps.ts';
import { runOperatorCommand } from '../commands/operator.ts';
import { DEMO_WORK } from './demo-removal.service.ts';

let house: TestApp;
let painter: ReturnType<typeof makeFakePainter>;
const open = async (make: typeof makeTestApp) => {
  painter = makeFakePainter();
  house = await make({}, { providers: { ...quickEngines(), image: painter } });
};

const operate = (...words: string[]) => runOperatorCommand(house.parts, ['demo', ...words]);
const read = async (path: string, reader = house.visitor()) => (await reader.ask('GET', path)).json();
const usernames = async () =>
  (await rowsOf(house, 'SELECT username FROM users ORDER BY id')).map((row) => row.username);

async function act(visitor: Visitor, method: 'POST' | 'PUT', url: string, body?: unknown) {
  const answer = await visitor.ask(method, url, body);
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

/** Logs in as the demonstration's own user. */
async function logIn(): Promise<Visitor> {
  const [, email, password] = (await operate('logins')).split('\n')[0]?.match(/as (\S+) with the password (\S+)/) ?? [];
  const visitor = house.visitor();
  await act(visitor, 'POST', '/api/user/login', { email, password });
  return visitor;
}

describe('taking the demonstration away', () => {
  beforeEach(() => open(useTestApp));

  it('leaves what others made, and of what they had with it what a deleted siren leaves', async () => {
    await fill(house);
    const resident = await makeMember(house, 'Resident');
    const owner = { visitor: resident, username: 'Resident' };
    const own = await makeSiren(resident, { private: false });
    await settleIntros(house);
    const { postId: ownPost, storyId: ownStory } = await postChat(house, owner, own);
    const [wren] = (await read('/api/sirens?media=url&search=wren')) as Siren[];
    const [post] = (await read('/api/posts/all?sortby=top&duration=alltime')) as PostItem[];
    const chat = await beginStory(house, await ownerNamed(house, 'Resident'), wren?.id ?? 0);
    const { postId: aboutWren } = await postChat(house, owner, wren?.id ?? 0);
    const postId = post?.post_info.id ?? 0;
    await act(resident, 'PUT', `/api/reactions/siren/${wren?.id}`, { is_upvote: true });
    await act(resident, 'PUT', `/api/reactions/post/${postId}`, { is_upvote: true });
    await act(resident, 'PUT', `/api/posts/saved/${postId}`);
    await act(resident, 'POST', '/api/comments', { post_id: postId, content: 'I was here.' });
    const guest = await logIn();
    await act(guest, 'PUT', `/api/reactions/siren/${own}`, { is_upvote: true });
    const { new_comment } = await act(guest, 'POST', '/api/comments', { post_id: ownPost, content: 'So was I.' });
    await act(resident, 'POST', '/api/comments', { post_id: ownPost, content: 'Hello.', parent_id: new_comment.id });
    await makeSiren(guest, { name: 'Guest of a guest', private: false });

    const output = await operate('remove');
    expect(output).toContain('Removed: 5 accounts with 4 sirens and 4 posts.');
    expect(output).toContain('Comments of others that went with these posts: 1.');
    expect(output).toContain('Chats of others with these sirens, which they can still read: 2.');

    expect(await usernames()).toEqual(['Resident']);
    expect(((await read('/api/sirens?media=url')) as Siren[]).map(({ id, karma }) => [id, karma])).toEqual([[own, 0]]);
    const left = (await read('/api/posts/all?sortby=new&duration=alltime')) as PostItem[];
    expect(left.map(({ post_info }) => post_info.id)).toEqual([ownPost]);
    expect((await readStory(resident, ownStory)).composes).toHaveLength(1);
    expect(await readStory(resident, chat)).toMatchObject({ composes: [{ user_input: 'Good evening.' }] });
    expect((await resident.ask('GET', `/api/post/${aboutWren}`)).statusCode).toBe(200);
    expect((await house.visitor().ask('GET', `/api/post/${aboutWren}`)).statusCode).toBe(404);
    const { comment_info } = await read(`/api/comments/post/${ownPost}`);
    expect(comment_info).toMatchObject([{ is_deleted: true, children: [{ content: 'Hello.' }] }]);
    expect([...(await karmaFaults(house)), ...(await postKarmaFaults(house))]).toEqual([]);
    expect(await rowsOf(house, "SELECT 1 FROM media WHERE request_key LIKE 'demo:%'")).toEqual([]);
    expect(house.mail.sent.filter(({ to }) => to.endsWith('demo.example'))).toEqual([]);
  });

  it('is for good: the next start fills nothing', async () => {
    await fill(house);
    await operate('remove');
    const empty = await countAll(house);
    expect(empty).toMatchObject({ users: 0, sirens: 0, posts: 0, comments: 0 });
    expect(await fill(house)).toBe('removed');
    expect(await countAll(house)).toEqual(empty);
    await expect(operate('logins')).rejects.toThrow('There is no demonstration here.');
  });

  it('may be said before there is one, and twice', async () => {
    expect(await operate('remove')).toBe('There was no demonstration here, and none will come.');
    expect(await fill(house)).toBe('removed');
    expect(await operate('remove')).toBe('There was no demonstration here, and none will come.');
  });

  it('ends a filling that is under way, and takes what there is of it', async () => {
    painter.before = (call) => (painter.requests.length > 2 ? untilStopped(call) : undefined);
    house.parts.background.start(DEMO_WORK, (signal) => fill(house, { signal }).then(() => undefined));
    await expect.poll(() => painter.requests.length).toBe(3);
    expect(await operate('remove')).toContain('Removed: 5 accounts with 2 sirens');
    expect(house.parts.background.isDoing(DEMO_WORK)).toBe(false);
    expect(await usernames()).toEqual([]);
  });

  it('goes on when it was broken off', async () => {
    await fill(house);
    await rowsOf(house, "INSERT INTO demo_ledger VALUES ('removed', NULL, now())");
    await rowsOf(house, "DELETE FROM users WHERE username = 'nightbus'");
    expect(await operate('remove')).toContain('Removed: 4 accounts');
    expect(await usernames()).toEqual([]);
  });
});

describe('the logins of the demonstration', () => {
  let first: { email: string; password: string } | undefined;
  beforeAll(async () => {
    await open(makeTestApp);
    await fill(house, {
      onLogins: ([user]) => {
        first = user;
      },
    });
  });
  afterAll(() => house.close());

  it('get new passwords, and the old ones end with their sessions', async () => {
    const guest = house.visitor();
    await act(guest, 'POST', '/api/user/login', first);
    const again = await logIn();
    expect((await guest.ask('GET', '/api/user')).statusCode).toBe(401);
    expect((await house.visitor().ask('POST', '/api/user/login', first)).statusCode).toBe(401);
    expect((await again.ask('GET', '/api/user')).json()).toMatchObject({ username: 'demo' });
    expect(house.mail.sent).toEqual([]);
  });

  it('come back when somebody has closed one of them', async () => {
    const guest = await logIn();
    expect((await guest.ask('DELETE', '/api/user')).statusCode).toBe(200);
    expect(await usernames()).not.toContain('demo');
    const back = await logIn();
    expect((await back.ask('GET', '/api/user')).json()).toMatchObject({ username: 'demo', verified: true });
  });

  it('are told apart: of the people nobody gets a password', async () => {
    const output = await operate('logins');
    expect(output.split('\n')).toHaveLength(2);
    expect(output).toContain('/login as demo@demo.example with the password ');
    expect(output).toContain('demo-admin@demo.example');
    for (const { username } of SMALL.people) expect(output).not.toContain(username);
    await expect(operate('dance')).rejects.toThrow('Usage: npm run demo');
  });
});
