import { expect } from '@playwright/test';
import { admin, member, noPreferences, unverified } from '../fixtures/people.ts';
import { breaks, fails } from '../support/answers.ts';
import { dialog, heading, inTurn, press, says, sees, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const hintsSeen = { local: { preferences: noPreferences } };
/** The widths at which the sidebar is a drawer, opened by a button. */
const NARROW = [768, 390];

/** A toast of each tone, over the not-found page. */
const toasts: Screen[] = (['success', 'error', 'warning', 'info'] as const).map((tone) => ({
  name: `shell/toast-${tone}`,
  at: '/no/such/page',
  who: member,
  storage: {
    session: { afterReload: { message: { tone, text: `A word of ${tone}, long enough to need a second line.` } } },
  },
  arrange: says(`A word of ${tone}`),
  frame: 'window',
}));

export const shellScreens: Screen[] = [
  ...toasts,
  {
    name: 'shell/disclaimer',
    at: '/',
    storage: { ...hintsSeen, session: { disclaimerAgreed: false } },
    arrange: inTurn(dialog('Before you come in'), heading('Nerea Ibarra')),
    frame: 'window',
  },
  ...(['Terms of Service', 'Privacy Policy'] as const).map((name) => ({
    name: `shell/${name.split(' ')[0]?.toLowerCase()}`,
    at: '/no/such/page',
    arrange: inTurn(press(name), dialog(name)),
    frame: 'window' as const,
  })),
  {
    name: 'shell/shortcuts',
    at: '/no/such/page',
    arrange: inTurn(heading('Nothing but water here'), (page) => page.keyboard.press('?'), dialog(/shortcuts/i)),
    frame: 'window',
  },
  {
    name: 'shell/drawer',
    at: '/no/such/page',
    who: member,
    arrange: inTurn(press('Open navigation'), dialog('Navigation'), sees('Callum Reid')),
    widths: NARROW,
    isFleeting: true,
    frame: 'window',
  },
  {
    name: 'shell/drawer-visitor',
    at: '/no/such/page',
    arrange: inTurn(press('Open navigation'), dialog('Navigation')),
    widths: NARROW,
    isFleeting: true,
    frame: 'window',
  },
  {
    name: 'shell/menu',
    at: '/no/such/page',
    who: member,
    arrange: inTurn(press('Account menu'), shows('[role=menu]')),
    widths: [390],
    frame: 'window',
  },
  {
    name: 'shell/menu-visitor',
    at: '/no/such/page',
    arrange: inTurn(press('Account menu'), shows('[role=menu]')),
    widths: [390],
    frame: 'window',
  },
  { name: 'shell/unverified', at: '/', who: unverified, arrange: sees('Please verify your email') },
  {
    name: 'shell/recent-error',
    at: '/no/such/page',
    who: member,
    answers: { 'GET /api/story': fails('not_found') },
    arrange: heading('Nothing but water here'),
  },
  {
    name: 'shell/recent-empty',
    at: '/no/such/page',
    who: member,
    answers: { 'GET /api/story': [] },
    arrange: heading('Nothing but water here'),
  },
  {
    name: 'shell/engine-notice',
    at: '/no/such/page',
    who: admin,
    answers: { 'GET /api/admin/engines': { engines: [{ port: 'text', kind: 'persona', embedded: true }] } },
    arrange: sees('Demo voice of the embedded engine'),
  },
  { name: 'shell/not-found', isPage: true, at: '/no/such/page', arrange: heading('Nothing but water here') },
  {
    name: 'shell/broken',
    at: '/',
    storage: hintsSeen,
    answers: { 'GET /api/sirens': breaks },
    arrange: heading('Something went wrong'),
    mayLog: /./,
  },
  { name: 'shell/engines-guide', isPage: true, at: '/docs/engines', arrange: shows('main table, main h1') },
  {
    name: 'shell/offline',
    at: '/offline/page.html',
    // It stands alone, without the faces of the product, and reads the theme only when it is opened.
    hasForeignSigns: true,
    isFleeting: true,
    arrange: (page) => expect(page.getByRole('heading', { name: 'The line is quiet' })).toBeVisible(),
  },
];
