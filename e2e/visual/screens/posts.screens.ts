import { member } from '../fixtures/people.ts';
import { foreignPost, longPost, ownPost } from '../fixtures/posts.ts';
import { fails, never } from '../support/answers.ts';
import {
  choose,
  dialog,
  heading,
  inTurn,
  openMenuIn,
  press,
  pressInDialog,
  sees,
  shape,
  shows,
  write,
} from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const AT = '/post/301';
const opened = inTurn(heading('The island that was not on the chart'), sees('Now I have to know.'));
const own = { at: AT, who: member, answers: { 'GET /api/post/:id': ownPost } } as const;
const openMenu = openMenuIn('main');

export const postScreens: Screen[] = [
  { name: 'posts/post-visitor', isPage: true, at: AT, arrange: opened },
  { name: 'posts/post-member', isPage: true, at: AT, who: member, arrange: opened, frame: 'whole' },
  { name: 'posts/post-own', ...own, arrange: opened },
  { name: 'posts/post-loading', at: AT, answers: { 'GET /api/post/:id': never }, arrange: shape },
  {
    name: 'posts/post-unknown',
    at: AT,
    answers: { 'GET /api/post/:id': fails('not_found') },
    arrange: heading('There is no such post'),
  },
  {
    name: 'posts/post-error',
    at: AT,
    answers: { 'GET /api/post/:id': fails('forbidden') },
    arrange: heading('This post did not load'),
  },
  {
    name: 'posts/post-hidden',
    at: AT,
    who: member,
    answers: {
      'GET /api/post/:id': {
        ...ownPost,
        post_info: { ...ownPost.post_info, hidden_reason: 'It names a person who did not agree to it.' },
      },
    },
    arrange: sees('It names a person who did not agree to it.'),
  },
  {
    name: 'posts/post-long',
    at: AT,
    who: member,
    answers: { 'GET /api/post/:id': longPost },
    arrange: heading(/A very long title/),
    frame: 'whole',
  },
  {
    name: 'posts/post-foreign',
    at: AT,
    who: member,
    answers: { 'GET /api/post/:id': foreignPost },
    arrange: shows('#post-title'),
    hasForeignSigns: true,
  },
  {
    name: 'posts/post-menu',
    ...own,
    arrange: inTurn(opened, openMenu, shows('[role=menu]')),
    isFleeting: true,
    frame: 'window',
  },
  {
    name: 'posts/edit-dialog',
    ...own,
    arrange: inTurn(
      opened,
      openMenu,
      choose('Edit'),
      dialog('Edit post'),
      write('Title', ''),
      pressInDialog('Save'),
      sees('A title is needed.'),
    ),
    frame: 'window',
  },
  {
    name: 'posts/report-dialog',
    at: AT,
    who: member,
    arrange: inTurn(opened, openMenu, choose('Report'), dialog('Report post')),
    frame: 'window',
  },
  {
    name: 'posts/delete-question',
    ...own,
    arrange: inTurn(opened, openMenu, choose('Delete'), dialog('Delete this post?')),
    frame: 'window',
  },
  {
    name: 'posts/replies',
    at: '/saved',
    who: member,
    arrange: inTurn(press(/^Replies/), sees('Now I have to know.')),
    frame: 'window',
  },
  {
    name: 'posts/replies-empty',
    at: '/saved',
    who: member,
    answers: { 'GET /api/notifications': { unread: 0, notifications: [], more: false } },
    arrange: inTurn(press(/^Replies/), heading('Nobody has answered you yet')),
    frame: 'window',
  },
  {
    name: 'posts/saved',
    isPage: true,
    at: '/saved',
    who: member,
    arrange: inTurn(heading('Saved chats'), heading('The island that was not on the chart')),
  },
  {
    name: 'posts/saved-empty',
    at: '/saved',
    who: member,
    answers: { 'GET /api/posts/saved': [] },
    arrange: sees("You haven't saved any chats yet"),
  },
];
