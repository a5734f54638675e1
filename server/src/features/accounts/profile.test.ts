import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { makeTestModerator } from '../../../test/moderation-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';

const moderator = makeTestModerator();
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { moderation: moderator } });
});
afterAll(() => house.close());

describe('a profile', () => {
  it('has the fields of the specification, word for word, and the id its sirens are found by [A9] [E3]', async () => {
    const owner = await house.signUp('Profiled', { verified: true });
    const { id } = (await owner.ask('GET', '/api/user')).json();
    const answer = await house.visitor().ask('GET', '/api/user/Profiled');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id,
      username: 'Profiled',
      avatar: null,
      bio: '',
      registrationDate: house.clock.now().toISOString(),
      comment_count: 0,
      karma: { user_karma: 0, posts_count: 0, posts_karma: 0, comments_karm: 0 },
    });
    expect(answer.body).not.toContain('example.org');
  });

  it('is found in whatever case its name is written, and shows it as it was chosen [A9]', async () => {
    await house.signUp('CamelCase', { verified: true });
    for (const name of ['camelcase', 'CAMELCASE', 'CamelCase']) {
      expect((await house.visitor().ask('GET', `/api/user/${name}`)).json().username).toBe('CamelCase');
    }
  });

  it.each(['nobody-here', '../etc', "'--", '%', '_', '💧', 'a'.repeat(100)])(
    'that is not there is 404: %j [A9]',
    async (name) => {
      const answer = await house.visitor().ask('GET', `/api/user/${encodeURIComponent(name)}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', error: 'Nothing was found here.' });
    },
  );

  it('is not looked for under a name that no database can hold [A9]', async () => {
    expect((await house.visitor().ask('GET', '/api/user/a%00b')).statusCode).toBe(400);
  });
});

describe('the own user object', () => {
  it('is 401 without a message to show when signed out [A2] [X1]', async () => {
    const answer = await house.visitor().ask('GET', '/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'signed_out', error: 'You need to log in first.' });
  });

  it('is never kept by a cache [A2]', async () => {
    const user = await house.signUp('Uncached', { verified: true });
    expect((await user.ask('GET', '/api/user')).headers['cache-control']).toBe('private, no-store');
  });
});

describe('editing the own profile', () => {
  it('changes the bio, trimmed, for everybody to see [E3]', async () => {
    const user = await house.signUp('Biographer', { verified: true });
    const answer = await user.ask('PATCH', '/api/user', { bio: '  Keeper of\nthe <b>light</b> 🐚  ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ username: 'Biographer', bio: 'Keeper of\nthe <b>light</b> 🐚' });
    const profile = await house.visitor().ask('GET', '/api/user/biographer');
    expect(profile.json().bio).toBe('Keeper of\nthe <b>light</b> 🐚');
    await user.ask('PATCH', '/api/user', { bio: '' });
    expect((await user.ask('GET', '/api/user')).json().bio).toBe('');
  });

  it('takes 500 characters and not 501', async () => {
    const user = await house.signUp('Verbose', { verified: true });
    expect((await user.ask('PATCH', '/api/user', { bio: 'b'.repeat(500) })).json().bio).toHaveLength(500);
    const answer = await user.ask('PATCH', '/api/user', { bio: 'c'.repeat(501) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ bio: ['At most 500 characters.'] });
    expect((await user.ask('GET', '/api/user')).json().bio).toBe('b'.repeat(500));
  });

  it.each(['NUL \0 here', 'half a character \ud83d'])('does not take what cannot be stored: %j', async (bio) => {
    const user = await house.signUp(`Binary${bio.length}`);
    const answer = await user.ask('PATCH', '/api/user', JSON.stringify({ bio }), {
      'content-type': 'application/json',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ bio: ['This text has characters that cannot be stored.'] });
  });

  it('changes nothing that was not named, and nothing that is not the user’s to change', async () => {
    const user = await house.signUp('Ambitious', { verified: true });
    await user.ask('PATCH', '/api/user', { bio: 'Kept.', mail_opt_out: true });
    const before = await userRow(house, 'Ambitious');
    const answer = await user.ask('PATCH', '/api/user', {
      roles: ['admin'],
      username: 'Emperor',
      email: 'emperor@example.org',
      verified: false,
      suspended_at: null,
      password: 'x',
      password_hash: 'x',
      payments: { words_left: 9000 },
      id: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(await userRow(house, 'Ambitious')).toEqual(before);
    expect((await user.ask('PATCH', '/api/user', {})).json()).toMatchObject({ bio: 'Kept.', mail_opt_out: true });
  });

  it('is refused under its field where it may not be seen, and keeps what was there', async () => {
    const user = await house.signUp('Refused', { verified: true });
    await user.ask('PATCH', '/api/user', { bio: 'Before.' });
    moderator.refuse = ({ text, image }) =>
      (text === 'Not this.' || image !== undefined) && { allowed: false, category: 'real_people', reason: 'test' };
    const bio = await user.ask('PATCH', '/api/user', { bio: ' Not this. ' });
    expect([bio.statusCode, bio.json().errors]).toEqual([406, { bio: ['This cannot be part of a profile here.'] }]);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#224466' } })
      .png()
      .toBuffer();
    const avatar = await user.ask('PATCH', '/api/user', { bio: 'After.', avatar: png.toString('base64') });
    expect([avatar.statusCode, avatar.json().errors]).toEqual([
      406,
      { avatar: ['This cannot be part of a profile here.'] },
    ]);
    expect(await userRow(house, 'Refused')).toMatchObject({ bio: 'Before.', avatar_key: null });
    const notes = await rowsOf(house, "SELECT field, category FROM refusals WHERE subject = 'profile' ORDER BY id");
    expect(notes).toEqual([
      { field: 'bio', category: 'real_people' },
      { field: 'avatar', category: 'real_people' },
    ]);
    moderator.refuse = () => false;
  });

  it('lets somebody who is suspended take things away, and show nothing new', async () => {
    const banned = await house.signUp('Banned', { verified: true });
    await banned.ask('PATCH', '/api/user', { bio: 'Once.' });
    await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Banned'");
    expect((await banned.ask('PATCH', '/api/user', { bio: 'Hello.' })).json().code).toBe('suspended');
    expect((await banned.ask('PATCH', '/api/user', { avatar: 'aGk=' })).json().code).toBe('suspended');
    expect((await banned.ask('PATCH', '/api/user', { mail_opt_out: true })).statusCode).toBe(200);
    expect((await banned.ask('PATCH', '/api/user', { bio: '', avatar: null })).statusCode).toBe(200);
    expect((await house.visitor().ask('GET', '/api/user/Banned')).json().bio).toBe('');
  });

  it('reaches nobody else', async () => {
    const mine = await house.signUp('Selfish', { verified: true });
    await house.signUp('Untouched', { verified: true });
    await mine.ask('PATCH', '/api/user', { bio: 'Mine.', username: 'Untouched' });
    expect((await mine.ask('GET', '/api/user/Untouched')).json().bio).toBe('');
  });
});
