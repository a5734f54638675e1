import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { site } from '../../lib/site.ts';
import { stored } from '../../lib/storage.ts';

const tooYoung = 'You must be at least 18 years old to sign up.';
const mustAgree = 'You must agree to the Terms of Service and Privacy Policy.';
const aChild = `${new Date().getFullYear() - 17}-01-01`;

afterEach(() => {
  site.skip_validation = false;
});

async function openRegister(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /api/user': { body: unverified }, ...answers });
  const app = renderApp('/register');
  await screen.findByRole('heading', { name: 'Sign Up' });
  const main = within(screen.getByRole('main'));
  const born = (date: string) => fireEvent.change(main.getByLabelText('Birthday'), { target: { value: date } });
  const submit = () => app.user.click(main.getByRole('button', { name: 'Sign Up' }));
  const fill = async () => {
    await app.user.type(main.getByLabelText('Username'), 'marina');
    await app.user.type(main.getByLabelText('Email'), 'marina@example.test');
    born('1990-05-04');
    await app.user.type(main.getByLabelText('Password'), 'moonlight');
    await app.user.click(main.getByRole('checkbox', { name: /I agree/ }));
  };
  const sent = () => server.calls.filter((call) => call.key === 'POST /api/user/register').map((call) => call.body);
  return { ...app, server, main, born, submit, fill, sent };
}

test('sign-up has its title, its fields and the two legal links [S4] [S23]', async () => {
  const { main } = await openRegister();
  await waitFor(() => expect(document.title).toBe(`${site.name} Sign Up`));
  const hints = { Username: 'username', Email: 'email', Birthday: 'bday', Password: 'new-password' };
  for (const [label, hint] of Object.entries(hints)) {
    expect(main.getByLabelText(label).getAttribute('autocomplete'), label).toBe(hint);
  }
  expect(main.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' })).toBeTruthy();
  expect(main.queryByRole('checkbox', { name: /Skip Email Validation/ })).toBeNull();
});

test('the legal links open their texts and leave the checkbox alone [S23] [P8]', async () => {
  const { main, user } = await openRegister();
  await user.click(main.getByRole('button', { name: 'Terms of Service' }));
  expect(await screen.findByRole('dialog', { name: /Terms of Service/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(main.getByRole('button', { name: 'Privacy Policy' }));
  expect(await screen.findByRole('dialog', { name: /Privacy Policy/ })).toBeTruthy();
  expect((main.getByRole('checkbox', { name: /I agree/ }) as HTMLInputElement).checked).toBe(false);
});

test('a whole form is sent once, with the birthday that attests the age, signs in, and leads home [A5] [E13] [S23] [T1] [T17]', async () => {
  const { fill, submit, main, sent, router } = await openRegister({
    'POST /api/user/register': { status: 201, body: unverified },
  });
  const release = pauseNetwork();
  await fill();
  await submit();
  const button = await main.findByRole('button', { name: 'Signing up...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent()).toEqual([
    { username: 'marina', email: 'marina@example.test', birthday: '1990-05-04', password: 'moonlight' },
  ]);
  expect(stored.user.read()?.verified).toBe(false);
  expect(await screen.findByText('Please verify your email')).toBeTruthy();
});

test('someone under 18 is told as soon as the date is chosen, and again on submit [V4] [K9] [P1]', async () => {
  const { fill, born, main, submit, sent } = await openRegister();
  born(aChild);
  expect(await main.findByText(tooYoung)).toBeTruthy();
  born('1990-05-04');
  await waitFor(() => expect(main.queryByText(tooYoung)).toBeNull());
  await fill();
  born(aChild);
  await main.findByText(tooYoung);
  await submit();
  expect(main.getByText(tooYoung)).toBeTruthy();
  expect(main.getByLabelText('Birthday').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('the terms must be agreed to [V5]', async () => {
  const { fill, main, submit, user, sent } = await openRegister();
  await fill();
  await user.click(main.getByRole('checkbox', { name: /I agree/ }));
  await submit();
  expect(await main.findByText(mustAgree)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('an empty form names every rule and focuses the first field [V1] [V2] [V3] [V5]', async () => {
  const { main, submit, sent } = await openRegister();
  await submit();
  expect(await main.findByText('A username has 4 to 15 characters.')).toBeTruthy();
  expect(main.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(main.getByText('Please enter your date of birth.')).toBeTruthy();
  expect(main.getByText('A password has at least 8 characters.')).toBeTruthy();
  expect(main.getByText(mustAgree)).toBeTruthy();
  expect(document.activeElement).toBe(main.getByLabelText('Username'));
  expect(sent()).toEqual([]);
});

test('usernames of 4 to 15 and passwords of 8 characters pass, one less or more does not [V1] [V3] [K10] [K11]', async () => {
  const { fill, main, submit, user, sent } = await openRegister({
    'POST /api/user/register': { status: 201, body: unverified },
  });
  await fill();
  const retype = async (label: string, text: string) => {
    await user.clear(main.getByLabelText(label));
    await user.type(main.getByLabelText(label), text);
  };
  for (const wrong of ['abc', 'abcdefghijklmnop']) {
    await retype('Username', wrong);
    await submit();
    expect(await main.findByText('A username has 4 to 15 characters.')).toBeTruthy();
  }
  await retype('Username', 'abcdefghijklmno');
  await retype('Password', '1234567');
  await submit();
  expect(await main.findByText('A password has at least 8 characters.')).toBeTruthy();
  await retype('Password', '12345678');
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("the server's field errors stand under username as a list and under email with the first entry [V6] [X8]", async () => {
  const { fill, main, submit, user } = await openRegister({
    'POST /api/user/register': {
      status: 400,
      body: {
        error: 'Please check what you entered.',
        code: 'invalid',
        errors: {
          username: ['This name is taken.', 'This name is reserved.'],
          email: ['First reason.', 'Second reason.'],
        },
      },
    },
  });
  await fill();
  await submit();
  expect(await main.findByText('This name is taken.')).toBeTruthy();
  expect(main.getByText('This name is reserved.')).toBeTruthy();
  expect(main.getByText('First reason.')).toBeTruthy();
  expect(main.queryByText('Second reason.')).toBeNull();
  expect(document.activeElement).toBe(main.getByLabelText('Username'));
  await user.type(main.getByLabelText('Username'), 'x');
  await waitFor(() => expect(main.queryByText('This name is taken.')).toBeNull());
});

test('a failure that belongs to no field is said above the form [X8]', async () => {
  const body = { error: 'Too many attempts. Please wait a moment.', code: 'too_many_requests' };
  const { fill, main, submit } = await openRegister({ 'POST /api/user/register': { status: 429, body } });
  await fill();
  await submit();
  expect((await main.findByRole('alert')).textContent).toBe(body.error);
});

test('where the installation allows it, email validation can be skipped [S23] [E13]', async () => {
  site.skip_validation = true;
  const { fill, main, submit, user, sent } = await openRegister({
    'POST /api/user/register': { status: 201, body: aUser() },
  });
  await fill();
  await user.click(main.getByRole('checkbox', { name: 'Skip Email Validation (for testing purposes only)' }));
  await submit();
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ skip_validation: true })]));
});

test('who is logged in already is sent home [S4]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() } });
  const { router } = renderApp('/register');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
