import { member, memberWith, noPreferences, unverified } from '../fixtures/people.ts';
import { fails } from '../support/answers.ts';
import { dialog, fill, heading, inTurn, press, sees, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const chosen = memberWith({
  two_factor: true,
  mail_opt_out: true,
  preferences: {
    ...noPreferences,
    appearance: null,
    response_size: 'long',
    audio: false,
    hidden_tags: ['spiders', 'night talks'],
    hidden_words: ['the deep', 'a word of some length that has to be broken'],
  },
});
const settled = heading('Settings');

export const settingsScreens: Screen[] = [
  { name: 'accounts/settings-visitor', at: '/settings', arrange: settled, frame: 'whole' },
  {
    name: 'accounts/settings-member',
    isPage: true,
    at: '/settings',
    who: member,
    arrange: inTurn(settled, sees('Safari on iPhone')),
    frame: 'whole',
  },
  {
    name: 'accounts/settings-chosen',
    at: '/settings',
    who: chosen,
    arrange: inTurn(settled, sees('spiders')),
    frame: 'whole',
  },
  {
    name: 'accounts/settings-unverified',
    at: '/settings',
    who: unverified,
    arrange: inTurn(settled, sees('Not verified yet')),
  },
  {
    name: 'accounts/settings-password',
    at: '/settings',
    who: member,
    answers: {
      'GET /api/user/sessions': fails('forbidden'),
      'POST /api/user/change-password': fails('wrong_password'),
      'POST /api/user/change-email': fails('wrong_password'),
    },
    arrange: inTurn(
      settled,
      press('Change password'),
      fill('Current password', 'not-this-one'),
      fill('New password', 'lantern-harbour-72'),
      (page) => page.getByLabel('New password', { exact: true }).press('Enter'),
      sees('The current password is not right.'),
    ),
    frame: 'whole',
  },
  {
    name: 'accounts/two-factor-password',
    at: '/settings',
    who: member,
    arrange: inTurn(settled, press('Turn on'), shows('dialog[open] input[type=password]')),
    frame: 'window',
    isFleeting: true,
  },
  {
    name: 'accounts/two-factor-code',
    at: '/settings',
    who: member,
    answers: {
      'POST /api/user/two-factor/setup': {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        otpauth_url: 'otpauth://totp/Sirenade:Marisol?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sirenade',
      },
    },
    arrange: inTurn(
      settled,
      press('Turn on'),
      (page) => page.locator('dialog[open] input[type=password]').fill('lantern-harbour-71'),
      (page) => page.locator('dialog[open] input[type=password]').press('Enter'),
      sees('Copy key'),
    ),
    frame: 'window',
    isFleeting: true,
  },
  {
    name: 'accounts/two-factor-off',
    at: '/settings',
    who: chosen,
    arrange: inTurn(settled, press('Turn off'), dialog('Turn off two-factor login')),
    frame: 'window',
    isFleeting: true,
  },
  {
    name: 'accounts/delete-question',
    at: '/settings',
    who: member,
    arrange: inTurn(settled, press('Delete Account'), dialog('Delete your account?')),
    frame: 'window',
    isFleeting: true,
  },
];
