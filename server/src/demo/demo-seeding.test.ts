import type { PostItem } from '@sirenade/contract/posts';
import type { Siren } from '@sirenade/contract/sirens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf } from '../../test/account-steps.ts';
import { countAll, fill, SMALL } from '../../test/demo-steps.ts';
import { makeFakePainter } from '../../test/fake-painter.ts';
import { makeFakeSpeaker, makeFakeWriter } from '../../test/fake-voices.ts';
import { orphans } from '../../test/posting-steps.ts';
import { makeMember } from '../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp } from '../../test/test-app.ts';
import { karmaFaults, postKarmaFaults } from '../../test/vote-steps.ts';
import type { DemoLogin } from './demo-logins.service.ts';

let house: TestApp;
let painter: ReturnType<typeof makeFakePainter>;
let writer: ReturnType<typeof makeFakeWriter>;
let speaker: ReturnType<typeof makeFakeSpeaker>;
const open = async (make: typeof makeTestApp) => {
  painter = makeFakePainter();
  writer = makeFakeWriter();
  speaker = makeFakeSpeaker();
  house = await make({}, { providers: { image: painter, speech: speaker, text: writer } });
};

const read = async (path: string) => {
  const answer = await house.visitor().ask('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titles = async (query: string) =>
  ((await read(`/api/posts/all?${query}`)) as PostItem[]).map(({ post_info }) => post_info.title);
const names = async (query = '') => ((await read(`/api/sirens?media=url${query}`)) as Siren[]).map(({ name }) => name);

/** A signal that is raised at the given call of `rest`: as if the process were stopped there. */
function stopAt(call: number) {
  const stop = new AbortController();
  let calls = 0;
  const rest = async () => {
    calls++;
    if (calls === call) stop.abort(new Error('The server stops.'));
  };
  return { signal: stop.signal, rest };
}

describe('a place that was empty', () => {
  const reported: DemoLogin[][] = [];
  const again = () => fill(house, { onLogins: (logins) => reported.push(logins) });
  beforeAll(async () => {
    await open(makeTestApp);
    expect(await again()).toBe('filled');
  });
  afterAll(() => house.close());

  it('is filled with sirens who have faces and voices, by people who made them long ago', async () => {
    const sirens = (await read('/api/sirens?media=url&sort=created_at')) as Siren[];
    expect(sirens.map(({ name }) => name)).toEqual(['Wren', 'Bram', 'Isla']);
    for (const siren of sirens) {
      expect(siren).toMatchObject({ has_intro: true, intro_state: 'ready', private: false });
      expect(siren.images).toHaveLength(2);
      expect(siren.cover_image_id).toBe(siren.images[0]?.id);
    }
    const days = (Date.now() - Date.parse(sirens[2]?.created_at ?? '')) / 86_400_000;
    expect(days).toBeGreaterThan(39.5);
    expect(days).toBeLessThan(41);
    expect(sirens[2]?.user.username).toBe('saltwind');
    expect(speaker.said.map(({ text }) => text)).toContain(SMALL.sirens[0]?.intro);
    expect(await names('&search=isla')).toEqual(['Isla']);
    const avatars = new Set(sirens.map(({ user }) => user.avatar));
    expect(avatars.size).toBe(2);
    for (const avatar of avatars) expect((await house.visitor().ask('GET', avatar ?? '')).statusCode).toBe(200);
  });

  it('has a feed in which hot, top and new are three orders, and votes and comments of those days', async () => {
    expect(await titles('sortby=new&duration=alltime')).toEqual([
      'First frost',
      'The long lamp',
      'A short walk',
      'The drawer of weather',
    ]);
    expect((await titles('sortby=top&duration=alltime'))[0]).toBe('The drawer of weather');
    expect((await titles('sortby=hot&duration=alltime'))[0]).toBe('First frost');
    expect(await titles('sortby=top&duration=week')).not.toContain('The drawer of weather');
    const [top] = (await read('/api/posts/all?sortby=top&duration=alltime')) as PostItem[];
    const { comment_info } = await read(`/api/comments/post/${top?.post_info.id}`);
    expect(comment_info).toMatchObject([
      { content: 'I want that kettle.', comment_karma: 1, children: [{ children: [{ content: 'That is fair.' }] }] },
      { content: 'She would never say mostly.' },
    ]);
    const late = await rowsOf(
      house,
      `SELECT 1 FROM comments JOIN posts ON posts.id = post_id
       WHERE comments.created_at < posts.created_at OR comments.created_at > $1`,
      [house.clock.now()],
    );
    expect(late).toEqual([]);
    const votes = await rowsOf(house, 'SELECT created_at FROM post_votes UNION ALL SELECT created_at FROM siren_votes');
    for (const { created_at } of votes) expect(Number(created_at)).toBeLessThan(house.clock.now().getTime() - 60_000);
    expect([...(await karmaFaults(house)), ...(await postKarmaFaults(house))]).toEqual([]);
  });

  it('has stories with sound and pictures of their own, and nothing lies around', async () => {
    const posts = (await read('/api/posts/all?sortby=new&duration=alltime')) as PostItem[];
    const loaded = await Promise.all(posts.map(({ post_info }) => read(`/api/post/${post_info.id}?media=url`)));
    const composes = loaded.flatMap((post) => post.composes);
    expect(composes).toHaveLength(8);
    expect(composes.some(({ audio_url }) => audio_url !== null)).toBe(true);
    expect(composes.some(({ image_url }) => image_url !== null)).toBe(true);
    expect(await orphans(house)).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM media WHERE loose_since IS NOT NULL')).toEqual([]);
  });

  it('costs nobody credits, sends no mail, asks no writer and leaves nothing to do', async () => {
    expect(await rowsOf(house, 'SELECT 1 FROM credit_entries WHERE amount < 0')).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM credit_holds')).toEqual([]);
    expect(await rowsOf(house, "SELECT 1 FROM jobs.job WHERE name IN ('siren-intro', 'mail-compose')")).toEqual([]);
    expect(await mailsTo(house, 'demo@demo.example')).toEqual([]);
    expect(house.mail.sent).toEqual([]);
    expect(writer.asked).toEqual([]);
  });

  it('has a user with credits and an administrator to log in as, told once', async () => {
    await again();
    const [[user, admin] = []] = reported;
    expect(reported).toHaveLength(1);
    const visitor = house.visitor();
    const login = await visitor.ask('POST', '/api/user/login', { email: user?.email, password: user?.password });
    expect(login.json()).toMatchObject({ username: 'demo', verified: true, roles: [] });
    expect(login.json().payments).toMatchObject({ words_left: 5500, image_generations_left: 110 });
    expect((await visitor.ask('GET', '/api/notifications')).json()).toMatchObject({ notifications: [] });
    const keeper = { email: admin?.email, password: admin?.password };
    const answer = await house.visitor().ask('POST', '/api/user/login', keeper);
    expect(answer.json()).toMatchObject({ username: 'demo-admin', roles: ['admin'] });
    expect(user?.password).not.toBe(admin?.password);
    for (const { username } of SMALL.people) {
      const wrong = { email: `${username}@demo.example`, password: user?.password };
      expect((await house.visitor().ask('POST', '/api/user/login', wrong)).statusCode).toBe(401);
    }
  });

  it('is not changed when it is filled again', async () => {
    const before = await countAll(house);
    const painted = painter.requests.length;
    expect(await fill(house)).toBe('filled');
    expect(await countAll(house)).toEqual(before);
    expect(painter.requests).toHaveLength(painted);
  });

  it('gets nothing twice that was made when the note of it was lost', async () => {
    const before = await countAll(house);
    await rowsOf(house, "DELETE FROM demo_ledger WHERE key ~ '^(siren|story|intro|portraits|done)'");
    expect(await fill(house)).toBe('filled');
    expect(await countAll(house)).toEqual(before);
  });
});

describe('filling a place again', () => {
  beforeEach(() => open(useTestApp));

  it('goes on where it was stopped, at every step, without doubles', async () => {
    for (let round = 0; round < 60; round++) {
      // Each round does a step, or a part of one, and is aborted at the next.
      const stopped = stopAt(2 + (round % 2));
      const state = await fill(house, stopped).catch(() => 'stopped');
      if (state === 'filled') break;
    }
    const inPieces = await countAll(house);
    const whole = await useTestApp({}, { providers: { image: painter, speech: speaker, text: writer } });
    await fill(whole);
    expect(inPieces).toEqual(await countAll(whole));
    expect((await names()).toSorted()).toEqual(['Bram', 'Isla', 'Wren']);
  });

  it('is told to stop in the middle of a picture and goes on with it', async () => {
    const stop = new AbortController();
    painter.before = () => {
      if (painter.requests.length === 2) stop.abort(new Error('The server stops.'));
    };
    await expect(fill(house, { signal: stop.signal })).rejects.toThrow('The server stops.');
    expect(await names()).toEqual(['Isla']);
    expect(await fill(house)).toBe('filled');
    expect(await names()).toHaveLength(3);
  });

  it('makes the rest where one thing fails, tries that again, and again with the next start', async () => {
    let failures = 0;
    painter.before = () => {
      if (painter.requests.at(-1)?.seed !== painter.requests[1]?.seed) return;
      failures++;
      throw new Error('out of paint');
    };
    expect(await fill(house)).toBe('open');
    expect(failures).toBe(3);
    expect((await names()).toSorted()).toEqual(['Isla', 'Wren']);
    expect(await titles('sortby=new&duration=alltime')).not.toContain('A short walk');
    painter.before = () => {
      failures++;
      if (failures === 4) throw new Error('out of paint');
    };
    expect(await fill(house)).toBe('filled');
    expect((await names()).toSorted()).toEqual(['Bram', 'Isla', 'Wren']);
    expect(await titles('sortby=new&duration=alltime')).toContain('A short walk');
  });

  it('goes on though one of its people has closed their account', async () => {
    await fill(house, stopAt(3)).catch(() => undefined);
    await rowsOf(house, "DELETE FROM users WHERE username = 'nightbus'");
    expect(await fill(house)).toBe('filled');
    expect(await titles('sortby=new&duration=alltime')).not.toContain('The drawer of weather');
    expect(await rowsOf(house, "SELECT 1 FROM users WHERE username = 'nightbus'")).toEqual([]);
  });
});

it('a place where people live is left alone', async () => {
  await open(useTestApp);
  await makeMember(house, 'Resident');
  const before = await countAll(house);
  expect(await fill(house)).toBe('inhabited');
  expect(await countAll(house)).toEqual(before);
});

it('somebody who signs up while it is filled changes nothing, though they take a name of its', async () => {
  await open(useTestApp);
  await fill(house, stopAt(1)).catch(() => undefined);
  await rowsOf(house, "DELETE FROM users WHERE username IN ('saltwind', 'demo')");
  await rowsOf(house, "DELETE FROM demo_ledger WHERE key IN ('person:saltwind', 'login:user')");
  await makeMember(house, 'saltwind');
  await makeMember(house, 'demo');
  const reported: DemoLogin[] = [];
  expect(await fill(house, { onLogins: (logins) => reported.push(...logins) })).toBe('filled');
  expect(reported.map(({ email }) => email)).toEqual(['demo-2@demo.example']);
  const [isla] = (await read('/api/sirens?media=url&search=isla')) as Siren[];
  expect(isla?.user.username).toBe('saltwind-2');
});
