import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { MailOptOut } from '../../features/accounts/join/mail-opt-out.tsx';

const key = 'POST /api/mail/opt-out/a-token';

test('opening the link changes nothing; the button stops the mail [P8]', async () => {
  const server = fakeServer({ [key]: { body: { message: 'You will get no more news from us.' } } });
  const { user } = renderPart(<MailOptOut token="a-token" />);
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(server.keys()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'No more mail from us' })).toBeTruthy();
  expect(screen.getByText('You will get no more news from us.')).toBeTruthy();
  expect(server.keys()).toEqual([key]);
});

test('a link that is no longer valid says so, without a button that cannot help [P8]', async () => {
  const error = 'This link is no longer valid. Please ask for a new one.';
  fakeServer({ [key]: { status: 400, body: { error, code: 'token_invalid' } } });
  const { user } = renderPart(<MailOptOut token="a-token" />);
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'your settings' }).getAttribute('href')).toBe('/settings');
});

test('a server in trouble can be asked again [P8]', async () => {
  fakeServer({ [key]: 'down' });
  const { user } = renderPart(<MailOptOut token="a-token" />);
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server.');
  expect(screen.getByRole('button', { name: 'Stop these mails' })).toBeTruthy();
});
