import { emptyProfile, member, otherProfile } from '../fixtures/people.ts';
import { fails, never } from '../support/answers.ts';
import { choose, dialog, heading, inTurn, press, shape, shows } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const PROFILE = '/u/Marisol';
export const profileScreens: Screen[] = [
  {
    name: 'accounts/profile-own',
    isPage: true,
    at: PROFILE,
    who: member,
    arrange: heading('The island that was not on the chart'),
    frame: 'whole',
  },
  { name: 'accounts/profile-sirens', at: `${PROFILE}?show=sirens`, who: member, arrange: heading('Ines Duarte') },
  {
    name: 'accounts/profile-other',
    isPage: true,
    at: '/u/Tidewaiter',
    answers: { 'GET /api/user/:username': otherProfile },
    arrange: heading('The island that was not on the chart'),
  },
  {
    name: 'accounts/profile-empty',
    at: '/u/Newcomer',
    answers: { 'GET /api/user/:username': emptyProfile, 'GET /api/posts/user/:username': [] },
    arrange: heading("Newcomer hasn't shared a chat yet"),
  },
  {
    name: 'accounts/profile-loading',
    at: PROFILE,
    answers: { 'GET /api/user/:username': never },
    arrange: shape,
  },
  {
    name: 'accounts/profile-unknown',
    at: '/u/Nobody',
    answers: { 'GET /api/user/:username': fails('not_found') },
    arrange: heading('Nobody here by that name'),
  },
  {
    name: 'accounts/profile-error',
    at: PROFILE,
    answers: { 'GET /api/user/:username': fails('forbidden') },
    arrange: heading('This profile did not load'),
  },
  {
    name: 'accounts/profile-menu',
    at: PROFILE,
    who: member,
    arrange: inTurn(heading('The island that was not on the chart'), press('Manage'), shows('[role=menu]')),
    isFleeting: true,
    frame: 'window',
  },
  {
    name: 'accounts/profile-editing',
    at: PROFILE,
    who: member,
    arrange: inTurn(
      heading('The island that was not on the chart'),
      press('Manage'),
      choose('Edit profile'),
      dialog('Edit profile'),
    ),
    frame: 'window',
  },
  {
    name: 'accounts/profile-picture',
    at: PROFILE,
    who: member,
    arrange: inTurn(press(/^Enlarge the picture/), dialog('Marisol')),
    frame: 'window',
  },
];
