import { expect, it } from 'vitest';
import { idOf } from '../../../test/media-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { UserActor } from '../../context.ts';
import { eraseAccount, hashPasswordFor, openAccount, replacePassword } from './operator-accounts.service.ts';

it('accounts are opened, given passwords and erased so by the operator alone', async () => {
  const house = await useTestApp();
  const user = await makeMember(house, 'Resident');
  const id = await idOf(house, 'Resident');
  const actor: UserActor = {
    kind: 'user',
    id,
    username: 'Resident',
    sessionId: '',
    verified: true,
    authorized: true,
    roles: ['admin'],
    twoFactor: true,
  };
  const ctx = house.context(actor);
  const account = { username: 'other', email: 'other@example.org', bio: '', avatarKey: null, passwordHash: 'x' };
  const hooks = { verified: async () => {}, erasing: async () => {} };
  const refused = { code: 'forbidden' };
  await expect(hashPasswordFor(ctx, 'lantern-harbour-72')).rejects.toMatchObject(refused);
  await expect(openAccount(ctx, hooks, account)).rejects.toMatchObject(refused);
  await expect(replacePassword(ctx, id, 'x')).rejects.toMatchObject(refused);
  await expect(eraseAccount(ctx, hooks, id)).rejects.toMatchObject(refused);
  expect((await user.ask('GET', '/api/user')).json()).toMatchObject({ username: 'Resident' });
  expect(await replacePassword(house.context(), 999_999, 'x')).toBeNull();
  expect(await eraseAccount(house.context(), hooks, 999_999)).toBe(false);
});
