import { expect } from '@playwright/test';
import { member, memberWith, noPreferences } from '../fixtures/people.ts';
import { deepComments, ownPost } from '../fixtures/posts.ts';
import { fails, never } from '../support/answers.ts';
import { choose, dialog, heading, inTurn, openMenuIn, press, sees, shows, write } from '../support/arrange.ts';
import type { Screen } from '../support/screen.ts';

const AT = '/post/301';
const opened = inTurn(heading('The island that was not on the chart'), sees('Now I have to know.'));
const _own = { at: AT, who: member, answers: { 'GET /api/post/:id': ownPost } } as const;
/** The menu of the viewer's own comment. */
const openCommentMenu = openMenuIn('#comment-2');
/** The comments stand at the end of the page. */
const atComments = { frame: 'window', around: 'end' } as const;

export const commentScreens: Screen[] = [
  {
    name: 'posts/comments-none',
    at: AT,
    who: member,
    answers: { 'GET /api/comments/post/:id': { comment_info: [] } },
    arrange: sees('Nobody has said anything yet.'),
    ...atComments,
  },
  {
    name: 'posts/comments-loading',
    at: AT,
    who: member,
    answers: { 'GET /api/comments/post/:id': never },
    arrange: heading('The island that was not on the chart'),
    ...atComments,
  },
  {
    name: 'posts/comments-error',
    at: AT,
    who: member,
    answers: { 'GET /api/comments/post/:id': fails('not_found') },
    arrange: sees('Comments could not be loaded.'),
    ...atComments,
  },
  {
    name: 'posts/comments-deep',
    at: AT,
    who: member,
    answers: { 'GET /api/comments/post/:id': { comment_info: deepComments() } },
    arrange: sees('Level 1 of a long talk.'),
    frame: 'whole',
  },
  {
    name: 'posts/comments-collapsed',
    at: AT,
    who: member,
    arrange: inTurn(
      opened,
      (page) => page.getByRole('button', { name: 'Collapse the thread of Netmaker' }).first().click(),
      (page) => expect(page.getByText('Now I have to know.')).toHaveCount(0),
    ),
    frame: 'window',
    around: '#comment-1',
  },
  {
    name: 'posts/comments-previewed',
    at: AT,
    who: member,
    arrange: inTurn(
      opened,
      write('Your comment', 'A *quiet* one, and a **loud** one.\n\n> That is how maps are made.'),
      press('Preview'),
      (page) => expect(page.getByRole('region', { name: 'Preview' })).toBeVisible(),
    ),
    frame: 'window',
    around: '.comment-preview',
  },
  {
    name: 'posts/comments-answering',
    at: AT,
    who: member,
    arrange: inTurn(
      opened,
      (page) => page.locator('#comment-1').getByRole('button', { name: 'Reply' }).first().click(),
      write(/^Your reply to/, 'It stops at the reef. Somebody was afraid of the reef.'),
    ),
    frame: 'window',
    around: '#comment-1',
  },
  {
    name: 'posts/comments-editing',
    at: AT,
    who: member,
    arrange: inTurn(opened, openCommentMenu, choose('Edit'), (page) =>
      expect(page.locator('#comment-2 textarea, li:has(#comment-2) form textarea').first()).toBeVisible(),
    ),
    frame: 'window',
    around: '#comment-1',
  },
  {
    name: 'posts/comments-delete-question',
    at: AT,
    who: member,
    arrange: inTurn(opened, openCommentMenu, choose('Delete'), dialog('Delete this comment?')),
    frame: 'window',
  },
  {
    name: 'posts/comments-hidden',
    at: AT,
    who: memberWith({ preferences: { ...noPreferences, hidden_words: ['song'] } }),
    arrange: sees('Hidden by your filters'),
    frame: 'window',
    around: '#comment-4',
  },
  {
    name: 'posts/comments-linked',
    at: `${AT}#comment-1-4`,
    who: member,
    arrange: shows('.comment-own[data-lit]'),
    frame: 'window',
    around: '.comment-own[data-lit]',
    isFleeting: true,
  },
];
