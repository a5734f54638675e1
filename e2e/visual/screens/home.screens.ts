import { expect } from '@playwright/test';
import { member, memberWith, noPreferences } from '../fixtures/people.ts';
import { foreignSirens, longSirens, sirens } from '../fixtures/sirens.ts';
import { fails, never } from '../support/answers.ts';
import { heading, inTurn, press, sees, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const newcomer = memberWith({ preferences: { ...noPreferences, hints_dismissed: [] } });
const filtering = memberWith({
  preferences: { ...noPreferences, hidden_tags: ['harbour'], hidden_words: ['islands'] },
});
const hintsSeen = { local: { preferences: noPreferences } };

export const homeScreens: Screen[] = [
  { name: 'home/sirens-visitor', isPage: true, at: '/', arrange: heading('Nerea Ibarra') },
  { name: 'home/sirens-member', isPage: true, at: '/', who: member, arrange: heading('Nerea Ibarra'), frame: 'whole' },
  { name: 'home/sirens-hint', at: '/', who: newcomer, arrange: sees('Hear them first'), frame: 'window' },
  {
    name: 'home/sirens-empty',
    at: '/',
    who: member,
    answers: { 'GET /api/sirens': [] },
    arrange: heading('The shore is still quiet'),
  },
  {
    name: 'home/sirens-loading',
    at: '/',
    storage: hintsSeen,
    answers: { 'GET /api/sirens': never },
    arrange: shows('.siren-block [class*=skeleton]'),
  },
  {
    name: 'home/sirens-error',
    at: '/',
    who: member,
    answers: { 'GET /api/sirens': fails('not_found') },
    arrange: heading('Failed to fetch sirens. Please try again later.'),
  },
  {
    name: 'home/sirens-long',
    at: '/',
    who: member,
    answers: { 'GET /api/sirens': longSirens },
    arrange: heading('Al'),
  },
  {
    name: 'home/sirens-foreign',
    at: '/',
    who: member,
    answers: { 'GET /api/sirens': foreignSirens },
    arrange: shows('.siren-card'),
    hasForeignSigns: true,
  },
  {
    name: 'home/sirens-found',
    at: '/',
    who: member,
    answers: {
      'GET /api/sirens': ({ searchParams }) => (searchParams.get('search') ? sirens.slice(2, 3) : sirens),
    },
    arrange: inTurn(
      heading('Nerea Ibarra'),
      (page) => page.getByRole('searchbox', { name: 'Search sirens' }).fill('carto'),
      (page) => expect(page.locator('.siren-card')).toHaveCount(1),
      (page) => page.getByText('Female', { exact: true }).click(),
    ),
  },
  {
    name: 'home/sirens-none-found',
    at: '/',
    who: member,
    answers: { 'GET /api/sirens': ({ searchParams }) => (searchParams.get('search') ? [] : sirens) },
    arrange: inTurn(
      heading('Nerea Ibarra'),
      (page) => page.getByRole('searchbox', { name: 'Search sirens' }).fill('nobody'),
      heading('No results found.'),
    ),
  },
  {
    name: 'home/sirens-all-hidden',
    at: '/',
    who: filtering,
    arrange: heading('Everything here is hidden by your filters'),
  },
  {
    name: 'home/sirens-intro-playing',
    at: '/',
    storage: hintsSeen,
    arrange: inTurn(heading('Nerea Ibarra'), press(/intro of Nerea Ibarra/i)),
    frame: 'window',
  },
];
