import { expect } from '@playwright/test';
import { member, memberWith, noPreferences } from '../fixtures/people.ts';
import { foreignPosts, longPosts, posts } from '../fixtures/posts.ts';
import { fails, never } from '../support/answers.ts';
import { heading, inTurn, openMenuIn, sees, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const filtering = memberWith({
  preferences: { ...noPreferences, hidden_tags: ['harbour'], hidden_words: ['islands'] },
});
const hidingAll = memberWith({ preferences: { ...noPreferences, hidden_words: ['maps', 'coast'] } });

const onChats = { local: { homeTab: 'chats', preferences: noPreferences } };

export const feedScreens: Screen[] = [
  {
    name: 'home/chats-visitor',
    isPage: true,
    at: '/',
    storage: onChats,
    arrange: heading(/island that was not/),
    frame: 'whole',
  },
  {
    name: 'home/chats-member',
    isPage: true,
    at: '/',
    who: member,
    storage: onChats,
    arrange: heading(/island that was not/),
  },
  {
    name: 'home/chats-empty',
    at: '/',
    who: member,
    storage: onChats,
    answers: { 'GET /api/posts/:feed': [] },
    arrange: sees('Meet the sirens'),
  },
  {
    name: 'home/chats-loading',
    at: '/',
    storage: onChats,
    answers: { 'GET /api/posts/:feed': never },
    arrange: shows('.post-card [class*=skeleton]'),
  },
  {
    name: 'home/chats-error',
    at: '/',
    who: member,
    storage: onChats,
    answers: { 'GET /api/posts/:feed': fails('forbidden') },
    arrange: sees('The posts did not load. Please try again later.'),
  },
  {
    name: 'home/chats-long',
    at: '/',
    who: member,
    storage: onChats,
    answers: { 'GET /api/posts/:feed': longPosts },
    arrange: heading(/A very long title/),
    frame: 'whole',
  },
  {
    name: 'home/chats-foreign',
    at: '/',
    who: member,
    storage: onChats,
    answers: { 'GET /api/posts/:feed': foreignPosts },
    arrange: shows('.post-card'),
    hasForeignSigns: true,
  },
  {
    name: 'home/chats-suggested-tags',
    at: '/',
    who: member,
    storage: onChats,
    arrange: inTurn(
      heading(/island that was not/),
      (page) => page.getByRole('combobox', { name: 'Search tags' }).fill('m'),
      (page) => expect(page.getByRole('option', { name: 'maritime' })).toBeVisible(),
    ),
    frame: 'window',
  },
  {
    name: 'home/chats-by-tags',
    at: '/?tags=maps,islands&sortBy=top&duration=week',
    who: member,
    arrange: heading(/island that was not/),
  },
  {
    name: 'home/chats-menu',
    at: '/',
    who: member,
    storage: onChats,
    arrange: inTurn(heading(/A clock that only runs/), openMenuIn('.post-card:has-text("A clock that only runs")')),
    isFleeting: true,
    frame: 'window',
  },
  {
    name: 'home/chats-some-hidden',
    at: '/',
    who: filtering,
    storage: onChats,
    arrange: sees(/hidden by your filters/),
  },
  {
    name: 'home/chats-all-hidden',
    at: '/',
    who: hidingAll,
    storage: onChats,
    answers: { 'GET /api/posts/:feed': posts.filter(({ current_user }) => !current_user.is_author) },
    arrange: heading('Everything here is hidden by your filters'),
  },
  { name: 'home/feed', isPage: true, at: '/harbour', who: member, arrange: heading('The Harbour') },
  {
    name: 'home/feed-unknown',
    at: '/no-such-feed',
    who: member,
    answers: { 'GET /api/posts/:feed': fails('not_found') },
    arrange: heading('There is no such feed'),
  },
];
