import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, turnOnTwoFactor, userRow } from '../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let avatar: string;
beforeAll(async () => {
  house = await makeTestApp();
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b1020' } });
  avatar = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => house.close());

const avatarFiles = () => readdirSync(join(house.config.dataDir, 'media', 'avatars'));
const exportOf = (by: Visitor) => by.ask('GET', '/api/user/export');

/** How many rows of each table name this user. */
async function traces(userId: unknown): Promise<Record<string, number>> {
  const tables = await rowsOf(
    house,
    `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  const counts: Record<string, number> = {};
  for (const name of ['users', ...tables.map((row) => String(row.table_name))]) {
    const column = name === 'users' ? 'id' : 'user_id';
    const [row] = await rowsOf(house, `SELECT count(*) AS n FROM ${name} WHERE ${column} = $1`, [userId]);
    counts[name] = Number(row?.n);
  }
  return counts;
}

describe('the export', () => {
  it('is a file with all the user’s own data', async () => {
    const user = await house.signUp('Archivist', { verified: true });
    const edited = await user.ask('PATCH', '/api/user', { bio: 'I keep things.', avatar });
    await mailsTo(house, 'archivist@example.org');
    const answer = await exportOf(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="sirenade-export.json"');
    expect(answer.headers['content-type']).toContain('application/json');
    const now = house.clock.now().toISOString();
    expect(answer.json()).toEqual({
      exported_at: now,
      account: {
        ...edited.json(),
        registered_at: now,
        verified_at: now,
        age_attested_at: now,
        terms: { version: '2024-08-06', accepted_at: now },
      },
      avatar_file: expect.stringMatching(/^data:image\/webp;base64,\w/),
      sessions: [
        { id: expect.any(String), current: true, device: 'Unknown device', created_at: now, last_seen_at: now },
      ],
      mails: expect.arrayContaining([
        { kind: 'confirm-address', created_at: now, sent_at: now },
        { kind: 'welcome', created_at: now, sent_at: now },
      ]),
      credits: [
        { kind: 'words', amount: 500, cause: 'trial', text: 'Trial', at: now },
        { kind: 'images', amount: 10, cause: 'trial', text: 'Trial', at: now },
      ],
      subscriptions: [],
      reports: [],
      sirens: [],
      deleted_sirens: [],
      siren_votes: [],
      stories: [],
      posts: [],
      comments: [],
      post_votes: [],
      comment_votes: [],
      saved_posts: [],
    });
    expect(answer.json().account).toMatchObject({ email: 'archivist@example.org', bio: 'I keep things.' });
  });

  it('holds nothing that opens the account, and nothing of others', async () => {
    await house.signUp('Neighbour', { verified: true });
    const user = await house.signUp('Secretive', { verified: true });
    const { secret, recovery } = await turnOnTwoFactor(house, user);
    await house.visitor().ask('POST', '/api/user/forgot-password', { email: 'secretive@example.org' });
    await mailsTo(house, 'secretive@example.org');
    const { body } = await exportOf(user);
    const row = await userRow(house, 'Secretive');
    const { id } = row;
    const hidden = [
      PASSWORD,
      row.password_hash,
      row.two_factor_secret,
      secret,
      ...recovery,
      ...(row.recovery_code_hashes as string[]),
      user.cookie?.split('=')[1],
      ...(await rowsOf(house, 'SELECT token_hash FROM sessions WHERE user_id = $1', [id])).map(
        (each) => each.token_hash,
      ),
      ...(await rowsOf(house, 'SELECT token_hash FROM account_tokens WHERE user_id = $1', [id])).map(
        (each) => each.token_hash,
      ),
    ];
    expect(hidden.length).toBeGreaterThan(25);
    for (const value of hidden) {
      expect(value).toBeTruthy();
      expect(body).not.toContain(value);
    }
    expect(body).not.toContain('argon2');
    expect(body.toLowerCase()).not.toContain('neighbour');
  });
});

describe('deleting the account', () => {
  it('erases every trace, ends the sessions and says goodbye by mail [A10] [T15] [R7]', async () => {
    const user = await house.signUp('Departing', { verified: true });
    const other = house.visitor();
    await other.ask('POST', '/api/user/login', { email: 'departing@example.org', password: PASSWORD });
    const picture = (await user.ask('PATCH', '/api/user', { avatar })).json().avatar;
    await house.visitor().ask('POST', '/api/user/forgot-password', { email: 'departing@example.org' });
    const link = await house.linkTo('departing@example.org', /A new password/);
    await mailsTo(house, 'departing@example.org');
    const { id } = await userRow(house, 'Departing');
    await rowsOf(
      house,
      `INSERT INTO subscriptions (user_id, reference, provider, plan, state, created_at)
       VALUES ($1, 'departing', 'nobody', 'creator', 'pending', now())`,
      [id],
    );
    await rowsOf(
      house,
      `INSERT INTO credit_holds (key, user_id, owners, chats, images, words, note, created_at, expires_at)
       VALUES ('departing', $1, ARRAY['user:' || $1::bigint], 0, 0, 0, '', now(), now())`,
      [id],
    );
    await rowsOf(house, `INSERT INTO blobs (hash, kind, touched_at) VALUES ('departing', 'image', now())`);
    for (const row of [
      `media (id, kind, user_id, hash, origin, created_at) VALUES ('departing', 'image', $1, 'departing', 'generated', now())`,
      `sirens (user_id, name, description, gender, voice, hot, name_key, created_at, updated_at)
       VALUES ($1, 'Isla', 'Keeps a lighthouse.', 'female', 'luna', 0, 'isla', now(), now())`,
      `siren_votes (siren_id, user_id, is_upvote, created_at) SELECT id, $1, true, now() FROM sirens WHERE user_id = $1`,
      `preferences (user_id, hidden_words) VALUES ($1, '{harbour}')`,
      `stories (id, user_id, siren_name, created_at, updated_at) VALUES (77, $1, 'Isla', now(), now())`,
      `feed_moderators (feed_id, user_id, created_at) SELECT id, $1, now() FROM feeds`,
      `posts (story_id, feed_id, user_id, siren_name, title, content, has_audio, hot, hour, day, block, siren_listed, created_at)
       SELECT 77, id, $1, 'Isla', 'A night', 'Good evening.', false, 0, 0, 0, 0, true, now() FROM feeds`,
      `post_votes (post_id, user_id, is_upvote, created_at) SELECT id, $1, true, now() FROM posts`,
      `saved_posts (user_id, post_id, created_at) SELECT $1, id, now() FROM posts`,
      `comments (post_id, user_id, content, created_at) SELECT id, $1, 'Mine.', now() FROM posts`,
      `comment_votes (comment_id, user_id, is_upvote, created_at) SELECT id, $1, true, now() FROM comments`,
      `notifications (user_id, kind, post_id, comment_id, created_at)
       SELECT $1, 'comment', post_id, id, now() FROM comments`,
      `refusals (user_id, subject, field, category, reason, excerpt, created_at)
       VALUES ($1, 'siren', 'name', 'minors', 'rule', '', now())`,
      `evidence (user_id, subject, subject_id, reason, text, held, created_at)
       VALUES ($1, 'post', 1, 'Reported', 'As it was.', false, now())`,
      `reports (user_id, subject, subject_id, reporter, address_mark, category, reason, created_at)
       VALUES ($1, 'siren', 1, 'user:' || $1::bigint, 'mark', 'spam', 'Spam', now())`,
    ]) {
      await rowsOf(house, `INSERT INTO ${row}`, [id]);
    }
    const before = await traces(id);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'users',
        'sessions',
        'account_tokens',
        'mails',
        'credit_accounts',
        'credit_entries',
        'credit_holds',
      ]),
    );
    for (const [table, count] of Object.entries(before)) expect(count, table).toBeGreaterThan(0);

    const { cookie } = user;
    const answer = await user.ask('DELETE', '/api/user');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your account is deleted.' });
    expect(user.cookie).toBeUndefined();

    for (const [table, count] of Object.entries(await traces(id))) expect(count, table).toBe(0);
    expect(avatarFiles()).not.toContain(picture.split('/').pop());
    expect((await house.visitor().ask('GET', picture)).statusCode).toBe(404);
    user.cookie = cookie;
    expect((await user.ask('GET', '/api/user')).statusCode).toBe(401);
    expect((await other.ask('GET', '/api/user')).statusCode).toBe(401);
    expect((await user.ask('GET', '/api/user/departing')).statusCode).toBe(404);
    const login = { email: 'departing@example.org', password: PASSWORD };
    expect((await house.visitor().ask('POST', '/api/user/login', login)).statusCode).toBe(401);
    const token = link.split('/').pop();
    const reset = { new_password: 'compass-driftwood-3' };
    expect((await user.ask('POST', `/api/user/reset-password/${token}`, reset)).json().code).toBe('token_invalid');

    expect(await mailsTo(house, 'departing@example.org', /account is deleted/)).toHaveLength(1);
    const [goodbye] = await rowsOf(house, `SELECT * FROM mails WHERE kind = 'goodbye' ORDER BY id DESC LIMIT 1`);
    expect(goodbye).toMatchObject({ user_id: null, recipient: '', content: null });
  });

  it('frees the name and the address [A10]', async () => {
    const user = await house.signUp('Phoenix', { verified: true });
    const { id } = await userRow(house, 'Phoenix');
    await user.ask('DELETE', '/api/user');
    await mailsTo(house, 'phoenix@example.org');
    house.mail.sent.length = 0;
    const again = await house.signUp('phoenix', { verified: true });
    expect((await again.ask('GET', '/api/user')).json()).toMatchObject({ username: 'phoenix', verified: true });
    expect((await userRow(house, 'Phoenix')).id).not.toBe(id);
  });

  it('touches nobody else [R7]', async () => {
    const user = await house.signUp('Solitary');
    const other = await house.signUp('Companion', { verified: true });
    await other.ask('PATCH', '/api/user', { avatar });
    const { id } = await userRow(house, 'Companion');
    const before = await traces(id);
    await user.ask('DELETE', '/api/user', { username: 'Companion', id });
    expect(await traces(id)).toEqual(before);
    expect((await other.ask('GET', '/api/user')).statusCode).toBe(200);
  });

  it('mails nothing to an address that was never confirmed', async () => {
    const user = await house.signUp('Mistyper');
    await mailsTo(house, 'mistyper@example.org');
    await user.ask('DELETE', '/api/user');
    expect(await mailsTo(house, 'mistyper@example.org', /deleted/)).toEqual([]);
  });

  it('happens once when it is asked for many times at once [A10]', async () => {
    const user = await house.signUp('Insistent', { verified: true });
    const { cookie } = user;
    const ask = () => {
      const visitor = house.visitor();
      visitor.cookie = cookie;
      return visitor.ask('DELETE', '/api/user');
    };
    const codes = (await Promise.all([ask(), ask(), ask(), ask(), ask()])).map((answer) => answer.statusCode);
    expect(codes.sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await mailsTo(house, 'insistent@example.org', /account is deleted/)).toHaveLength(1);
  });

  it('leaves no picture behind that arrives at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await house.signUp(`Racer${round}`);
      const before = avatarFiles();
      const [patched, deleted] = await Promise.all([
        user.ask('PATCH', '/api/user', { avatar }),
        house.app.inject({ method: 'DELETE', url: '/api/user', headers: { cookie: user.cookie ?? '' } }),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 401]).toContain(patched.statusCode);
      expect(avatarFiles()).toEqual(before);
    }
  });
});
