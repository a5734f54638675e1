import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { aUser } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { stored } from '../../../lib/storage.ts';
import { useSession } from '../../session/use-session.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

const secret = 'JBSWY3DPEHPK3PXP';
const setup = { body: { secret, otpauth_url: `otpauth://totp/Sirenade:marina?secret=${secret}` } };

function Section() {
  const { user } = useSession();
  return user ? <TwoFactorSection on={user.two_factor} username={user.username} /> : null;
}

test('turning on takes the password, a code of the app, and shows the recovery codes once', async () => {
  let on = false;
  stored.user.write(aUser());
  const server = fakeServer({
    'GET /api/user': () => ({ body: aUser({ two_factor: on }) }),
    'POST /api/user/two-factor/setup': setup,
    'POST /api/user/two-factor/confirm': ({ body }) => {
      on = (body as { code: string }).code === '123456';
      return on
        ? { body: { recovery_codes: ['aaaa-1111', 'bbbb-2222'] } }
        : { status: 400, body: { error: 'That code is not right.', code: 'two_factor_invalid' } };
    },
  });
  const { user } = renderPart(<Section />);
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  const dialog = within(screen.getByRole('dialog'));
  const password = dialog.getByLabelText('Current password');
  expect(document.activeElement).toBe(password);
  await user.type(password, 'moonlight{Enter}');

  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open in your app' }).getAttribute('href')).toBe(setup.body.otpauth_url);
  await user.type(dialog.getByLabelText('Code'), '000000{Enter}');
  expect(await dialog.findByText('That code is not right.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Code'));
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');

  expect(await dialog.findByText('aaaa-1111')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copy codes' }));
  expect(copied).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222');
  expect(await dialog.findByText('Copied')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Turned on')).toBeTruthy();
  expect(server.calls.find((call) => call.key.endsWith('/setup'))?.body).toEqual({ current_password: 'moonlight' });
});

test('turning off needs the password and a code, each wrong one named under its field', async () => {
  stored.user.write(aUser({ two_factor: true }));
  let answer: { status?: number; body: unknown } = {
    status: 400,
    body: { error: 'The current password is not right.', code: 'wrong_password' },
  };
  let on = true;
  const server = fakeServer({
    'GET /api/user': () => ({ body: aUser({ two_factor: on }) }),
    'DELETE /api/user/two-factor': () => answer,
  });
  const { user } = renderPart(<Section />);
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Current password'), 'moonlight');
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await dialog.findByText('The current password is not right.')).toBeTruthy();
  on = false;
  answer = { body: { message: 'Two-factor login is off.' } };
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  expect(server.calls.findLast((call) => call.key.startsWith('DELETE'))?.body).toEqual({
    current_password: 'moonlight',
    code: '123456',
  });
});
