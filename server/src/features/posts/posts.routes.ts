import type { PostListQuery, posts } from '@sirenade/contract/posts';
import type { Context } from '../../context.ts';
import type { Exchange, Handlers } from '../../platform/http/bind.ts';
import { deleteComment } from './comments/comment-deletion.service.ts';
import { voteOnComment } from './comments/comment-votes.service.ts';
import { addComment, editComment, readComments } from './comments/comments.service.ts';
import { listFeeds } from './feed/feeds.service.ts';
import { type ListOf, listPosts } from './feed/post-list.service.ts';
import { listTags } from './feed/tags.service.ts';
import { listNotifications, markRead } from './notifications.service.ts';
import { voteOnPost } from './post-votes.service.ts';
import { deletePost } from './posting/post-deletion.service.ts';
import { editPost } from './posting/post-editing.service.ts';
import { createPost } from './posting/post-writing.service.ts';
import { readPost } from './posts.service.ts';
import { reportComment, reportPost } from './review/post-report.service.ts';
import { setSaved } from './saved.service.ts';

async function page(ctx: Context, of: ListOf, query: PostListQuery, http: Exchange) {
  const { posts, next } = await listPosts(ctx, of, query);
  if (next !== null) http.setHeader('x-next-cursor', next);
  return posts;
}

/** Binds the calls about posts to their use cases. */
export function postHandlers(): Handlers<typeof posts, Context> {
  return {
    'GET /api/feeds': (ctx) => listFeeds(ctx),
    'POST /api/post': (ctx, { body }) => createPost(ctx, body),
    'GET /api/post/:id': (ctx, { params, query }) => readPost(ctx, params.id, { base64: query.media !== 'url' }),
    'PATCH /api/post/:id': (ctx, { params, body }) => editPost(ctx, params.id, body),
    'DELETE /api/post/:id': (ctx, { params, query }) => deletePost(ctx, params.id, query.category),
    'GET /api/posts/saved': (ctx, { query }, http) => page(ctx, { savedBy: 'me' }, query, http),
    'PUT /api/posts/saved/:id': (ctx, { params }) => setSaved(ctx, params.id, true),
    'DELETE /api/posts/saved/:id': (ctx, { params }) => setSaved(ctx, params.id, false),
    'POST /api/posts/report/:id': (ctx, { params, body }, http) => reportPost(ctx, params.id, body, http.address),
    'GET /api/posts/user/:username': (ctx, { params, query }, http) =>
      page(ctx, { username: params.username }, query, http),
    'GET /api/posts/:feed': (ctx, { params, query }, http) => page(ctx, { feed: params.feed }, query, http),
    'PUT /api/reactions/post/:id': (ctx, { params, body }) => voteOnPost(ctx, params.id, body.is_upvote),
    'PATCH /api/reactions/post/:id': (ctx, { params, body }) => voteOnPost(ctx, params.id, body.is_upvote),
    'DELETE /api/reactions/post/:id': (ctx, { params }) => voteOnPost(ctx, params.id, null),
    'PUT /api/reactions/comment/:id': (ctx, { params, body }) => voteOnComment(ctx, params.id, body.is_upvote),
    'PATCH /api/reactions/comment/:id': (ctx, { params, body }) => voteOnComment(ctx, params.id, body.is_upvote),
    'DELETE /api/reactions/comment/:id': (ctx, { params }) => voteOnComment(ctx, params.id, null),
    'GET /api/tags': (ctx, { query }) => listTags(ctx, query),
    'GET /api/comments/post/:id': (ctx, { params }) => readComments(ctx, params.id),
    'POST /api/comments': (ctx, { body }, http) => addComment(ctx, body, http.idempotencyKey),
    'PATCH /api/comments/:id': (ctx, { params, body }) => editComment(ctx, params.id, body.content),
    'DELETE /api/comments/:id': (ctx, { params, query }) => deleteComment(ctx, params.id, query.category),
    'POST /api/comments/report/:id': (ctx, { params, body }, http) => reportComment(ctx, params.id, body, http.address),
    'GET /api/notifications': (ctx, { query }) => listNotifications(ctx, query),
    'POST /api/notifications/read': (ctx, { body }) => markRead(ctx, body),
  };
}
