import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Comment } from '@sirenade/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { stored } from '../src/lib/storage.ts';
import { aComment } from './comments.ts';
import { fakeServer } from './fake-server.ts';
import { aUser } from './people.ts';
import { aPost } from './posts.ts';
import { renderApp } from './render-app.tsx';

export const listKey = 'GET /api/comments/post/12';

/** A comment of the usual reader. */
export const mine = (id: number, changes: Partial<Comment> = {}) =>
  aComment(id, {
    user_info: { user_name: 'marina', user_avatar: null },
    current_user: { has_upvoted: null, is_author: true, may_delete: true },
    ...changes,
  });

interface Scene {
  viewer?: CurrentUser | null;
  comments?: Comment[];
  answers?: Parameters<typeof fakeServer>[0];
  at?: string;
}

/** The page of a post with its comments. */
export async function openComments({ viewer = aUser(), comments = [], answers = {}, at = '/post/12' }: Scene = {}) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  if (viewer) stored.user.write(viewer);
  const server = fakeServer({
    'GET /api/user': { body: viewer },
    'GET /api/post/12': { body: { ...aPost({ comment_count: comments.length }), composes: [] } },
    [listKey]: { body: { comment_info: comments } },
    ...answers,
  });
  const app = renderApp(at);
  await screen.findByRole('form', { name: 'Your comment' });
  await waitFor(() => expect(displayedIds().length > 0).toBe(comments.length > 0));
  return { ...app, server, scrolled };
}

/** The comments that are drawn, as they are read. */
export const displayedIds = () =>
  [...document.querySelectorAll('.comment-own')].map((each) => Number(each.id.split('-')[1]));
/** The comment of a user who has written only one. */
export const one = (name: string) => screen.getByRole('article', { name: `Comment by ${name}` });
export const box = (name = 'Your comment') => within(screen.getByRole('form', { name }));
export const field = (name = 'Your comment') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Chooses an item from the menu of a user's comment. */
export async function choose(app: Awaited<ReturnType<typeof openComments>>, name: string, item: string) {
  await app.user.click(within(one(name)).getByRole('button', { name: 'More' }));
  await app.user.click(screen.getByRole('menuitem', { name: item }));
}
