import { unverified } from '../fixtures/people.ts';
import { fails, never } from '../support/answers.ts';
import { fill, heading, inTurn, press, type Step, says, sees, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const TOKEN = 'a'.repeat(43);
const signIn: Step = inTurn(
  heading('Welcome'),
  fill('Email', 'marisol@example.org'),
  fill('Password', 'lantern-harbour-71'),
  press('Log in'),
);

export const accountScreens: Screen[] = [
  { name: 'accounts/login', isPage: true, at: '/login', arrange: heading('Welcome') },
  {
    name: 'accounts/login-wrong',
    at: '/login',
    answers: { 'POST /api/user/login': fails('credentials_invalid') },
    arrange: inTurn(signIn, heading('Invalid email or password')),
  },
  {
    name: 'accounts/login-code',
    at: '/login',
    answers: { 'POST /api/user/login': fails('two_factor_required') },
    arrange: inTurn(signIn, heading(/six-digit code/)),
  },
  { name: 'accounts/forgot', isPage: true, at: '/login?forgot=1', arrange: heading('Forgot Password') },
  { name: 'accounts/register', isPage: true, at: '/register', arrange: heading('Sign Up') },
  {
    name: 'accounts/register-faults',
    at: '/register',
    arrange: inTurn(
      heading('Sign Up'),
      fill('Username', 'a b'),
      fill('Email', 'nobody'),
      fill('Password', 'short'),
      (page) => page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click(),
      sees('A username has 4 to 15 characters.'),
    ),
  },
  { name: 'accounts/reset', isPage: true, at: `/reset-password/${TOKEN}`, arrange: shows('input[type=password]') },
  {
    name: 'accounts/reset-spent',
    at: `/reset-password/${TOKEN}`,
    answers: { 'POST /api/user/reset-password/:token': fails('token_invalid') },
    arrange: inTurn(
      fill('New password', 'lantern-harbour-71'),
      (page) => page.getByLabel('New password', { exact: true }).press('Enter'),
      heading('This link did not work'),
      says('This link is no longer valid.'),
    ),
  },
  {
    name: 'accounts/verify',
    isPage: true,
    at: `/verify-email/${TOKEN}`,
    who: unverified,
    answers: { 'POST /api/user/verify/:token': { ...unverified, verified: true, authorized: true } },
    arrange: heading(/verified/),
  },
  {
    name: 'accounts/verify-checking',
    at: `/verify-email/${TOKEN}`,
    who: unverified,
    answers: { 'POST /api/user/verify/:token': never },
    arrange: heading('One moment'),
  },
  {
    name: 'accounts/verify-failed',
    at: `/verify-email/${TOKEN}`,
    who: unverified,
    answers: { 'POST /api/user/verify/:token': fails('token_invalid') },
    arrange: heading('This link did not work'),
  },
  { name: 'accounts/mail-opt-out', at: `/mail/opt-out/${TOKEN}`, arrange: shows('main h1') },
  {
    name: 'accounts/mail-opted-out',
    at: `/mail/opt-out/${TOKEN}`,
    answers: { 'POST /api/mail/opt-out/:token': { message: 'You will get no more news from us.' } },
    arrange: inTurn(
      (page) => page.getByRole('main').getByRole('button').first().click(),
      heading('No more mail from us'),
    ),
  },
  {
    name: 'accounts/mail-opt-out-failed',
    at: `/mail/opt-out/${TOKEN}`,
    answers: { 'POST /api/mail/opt-out/:token': fails('token_invalid') },
    arrange: inTurn(
      (page) => page.getByRole('main').getByRole('button').first().click(),
      heading('This link did not work'),
    ),
  },
];
