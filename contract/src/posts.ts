import { z } from 'zod';
import { plainText } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  bodyId,
  category,
  content,
  feedName,
  id,
  isUpvote,
  place,
  reasonBody,
  tag,
  tagList,
  title,
} from './post-fields.ts';
import { reactionSchema } from './sirens.ts';
import { composeSchema } from './stories.ts';

export const postSorts = ['top', 'hot', 'new'] as const;
export type PostSort = (typeof postSorts)[number];

/** Saved posts have one more order: the last saved first. */
export const savedSorts = [...postSorts, 'saved'] as const;
export type SavedSort = (typeof savedSorts)[number];

export const postDurations = ['day', 'week', 'month', 'year', 'alltime'] as const;
export type PostDuration = (typeof postDurations)[number];

/** Feeds that are none: the list of all of them, and two lists of people's own. */
export const ALL_FEEDS = 'all';
export const MAIN_FEED = 'main';

const person = z.object({ user_name: z.string(), user_avatar: z.string().nullable() });

/** One exchange of a posted chat, as it was when it was posted. */
export const postedComposeSchema = composeSchema
  .pick({
    user_input: true,
    ai_response: true,
    audio: true,
    audio_url: true,
    audio_words: true,
    audio_seconds: true,
    b64_png: true,
    image_url: true,
    image: true,
  })
  .extend({ state: composeSchema.shape.state.exclude(['writing']) });
export type PostedCompose = z.output<typeof postedComposeSchema>;

/** The siren beside a post. */
const postedSiren = z.object({
  id: z.number().int().nullable(),
  name: z.string(),
  description: z.string(),
  cover_url: z.string().nullable(),
  /** Whether this viewer can meet her. */
  is_there: z.boolean(),
});

export const postItemSchema = z.object({
  post_info: z.object({
    id: z.number().int(),
    title: z.string(),
    /** The transcript as markdown; in lists its beginning. */
    content: z.string(),
    tags: z.array(z.string()),
    created_at: z.string(),
    is_edited: z.boolean(),
    post_karma: z.number().int(),
    comment_count: z.number().int(),
    story_id: z.number().int(),
    siren_id: z.number().int().nullable(),
    siren: postedSiren,
    has_audio: z.boolean(),
    has_images: z.boolean(),
    /** A picture of the chat, where one was posted with it. */
    image_url: z.string().nullable(),
    /** Why only its author sees it; null while it is public. */
    hidden_reason: z.string().nullable(),
  }),
  user_info: person,
  thread_info: z.object({ thread_id: z.number().int(), name: z.string(), title: z.string() }),
  current_user: z.object({
    has_upvoted: z.boolean().nullable(),
    saved: z.boolean(),
    is_author: z.boolean(),
    /** By their own right or by a role. */
    may_delete: z.boolean(),
  }),
});
export type PostItem = z.output<typeof postItemSchema>;

/** A post as its own page shows it. */
export const wholePostSchema = postItemSchema.extend({ composes: z.array(postedComposeSchema) });
export type WholePost = z.output<typeof wholePostSchema>;

const commentBase = z.object({
  id: z.number().int(),
  post_id: z.number().int(),
  /** Empty when it was deleted. */
  content: z.string(),
  created_at: z.string(),
  is_edited: z.boolean(),
  is_deleted: z.boolean(),
  parent_id: z.number().int().nullable(),
  comment_karma: z.number().int(),
  /** Null for a deleted account. */
  user_info: person.nullable(),
  current_user: z.object({ has_upvoted: z.boolean().nullable(), is_author: z.boolean(), may_delete: z.boolean() }),
});
export interface Comment extends z.output<typeof commentBase> {
  children: Comment[];
}
export const commentSchema: z.ZodType<Comment> = commentBase.extend({
  get children(): z.ZodArray<z.ZodType<Comment>> {
    return z.array(commentSchema);
  },
});

export const feedSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Feed = z.output<typeof feedSchema>;

export const notificationSchema = z.object({
  id: z.number().int(),
  /** `comment`: on one's post; `reply`: to one's comment. */
  kind: z.enum(['comment', 'reply']),
  post_id: z.number().int(),
  post_title: z.string(),
  comment_id: z.number().int(),
  /** Where it stands: `#comment-1-7`, the comments above it first. */
  anchor: z.string(),
  /** The beginning of the reply's text. */
  excerpt: z.string(),
  user_info: person.nullable(),
  created_at: z.string(),
  is_read: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;

const byId = z.object({ id });
const media = { media: z.literal('url').optional() };
const message = z.object({ message: z.string() });
const TAGS = 'A list has 1 to 1000 tags.';
const NOTIFICATION_LIMIT = 'A page has 1 to 100 notifications.';
const LIMIT = 'A page has 1 to 100 posts.';
const OFFSET = 'An offset is a whole number from 0.';
const MOST_OFFSET = 10_000;
const listRest = {
  duration: z.enum(postDurations, 'Choose day, week, month, year or alltime.').default('alltime'),
  /** Posts that have all of these, separated by commas. */
  tags: z
    .string('Send tags separated by commas.')
    .max(400, 'At most 10 tags.')
    .default('')
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((each) => each.trim().toLowerCase())
          .filter((each) => each !== ''),
      ),
    ])
    .pipe(z.array(tag).max(limits.post.tags, 'At most 10 tags.')),
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(limits.post.page),
  offset: z.coerce.number(OFFSET).int(OFFSET).min(0, OFFSET).default(0),
  /** The X-Next-Cursor of the page before; then the offset is not looked at. */
  after: z.string('This is no page of ours.').max(400, 'This is no page of ours.').optional(),
  ...media,
};
const isInReach = ({ offset, after }: { offset: number; after?: string | undefined }) =>
  offset <= MOST_OFFSET || after !== undefined;
const outOfReach = { path: ['offset'], error: 'Use after beyond this offset.' };

const listQuery = z
  .object({ sortby: z.enum(postSorts, 'Choose top, hot or new.').default('top'), ...listRest })
  .refine(isInReach, outOfReach);
const savedQuery = z
  .object({ sortby: z.enum(savedSorts, 'Choose top, hot, new or saved.').default('top'), ...listRest })
  .refine(isInReach, outOfReach);
export type PostListQuery = z.output<typeof listQuery> | z.output<typeof savedQuery>;

const byCategory = z.object({ category });
const voteErrors = ['vote_signed_out', 'unverified', 'suspended', 'not_found', 'too_many_requests'] as const;
const writeErrors = ['unverified', 'suspended', 'invalid', 'refused', 'not_found', 'too_many_requests'] as const;

export const posts = endpoints({
  'GET /api/feeds': { summary: 'The feeds that posts are in', reply: z.array(feedSchema) },
  'POST /api/post': {
    summary: 'Post a chat of yours, or a part of it; the same chat again answers with its post',
    body: z.object({
      story_id: bodyId,
      title: title.optional(),
      feed: feedName.optional(),
      tags: tagList.optional(),
      /** The first and the last exchange that is shown, from 0; the whole chat when absent. */
      from: place.optional(),
      to: place.optional(),
      audio: z.boolean('Send audio as true or false.').default(true),
      images: z.boolean('Send images as true or false.').default(true),
    }),
    reply: z.object({ id: z.number().int() }),
    status: 201,
    errors: [
      'post_signed_out',
      'post_unverified',
      'suspended',
      'invalid',
      'not_found',
      'forbidden',
      'post_private',
      'post_empty',
      'reply_running',
      'refused',
      'conflict',
      'too_many_requests',
      'unavailable',
    ],
  },
  'GET /api/post/:id': {
    summary: 'One post with its exchanges',
    params: byId,
    query: z.object(media),
    etag: true,
    reply: wholePostSchema,
    errors: ['not_found'],
  },
  'PATCH /api/post/:id': {
    summary: 'Change the title or the tags of your post',
    params: byId,
    body: z.object({ title: title.optional(), tags: tagList.optional() }),
    reply: postItemSchema,
    errors: ['signed_out', 'forbidden', 'conflict', ...writeErrors],
  },
  'DELETE /api/post/:id': {
    summary: 'Delete a post of yours, or as a moderator, who may say by which category of reports',
    params: byId,
    query: byCategory,
    reply: message,
    errors: ['delete_signed_out', 'forbidden', 'not_found'],
  },
  'GET /api/posts/saved': {
    summary: 'The posts you saved',
    query: savedQuery,
    etag: true,
    reply: z.array(postItemSchema),
    errors: ['signed_out', 'invalid'],
  },
  'PUT /api/posts/saved/:id': {
    summary: 'Save a post',
    params: byId,
    reply: z.object({ saved: z.boolean() }),
    errors: ['save_signed_out', 'unverified', 'suspended', 'not_found', 'too_many_requests'],
  },
  'DELETE /api/posts/saved/:id': {
    summary: 'Take a post out of the saved ones',
    params: byId,
    reply: z.object({ saved: z.boolean() }),
    errors: ['save_signed_out', 'too_many_requests'],
  },
  'POST /api/posts/report/:id': {
    summary: 'Report a post to the moderators',
    params: byId,
    body: reasonBody,
    reply: message,
    errors: ['invalid', 'not_found', 'too_many_requests'],
  },
  'GET /api/posts/user/:username': {
    summary: 'The posts of one person',
    params: z.object({ username: z.string() }),
    query: listQuery,
    etag: true,
    reply: z.array(postItemSchema),
    errors: ['invalid', 'not_found'],
  },
  'GET /api/posts/:feed': {
    summary: 'The posts of a feed, or of all',
    params: z.object({ feed: z.string() }),
    query: listQuery,
    etag: true,
    reply: z.array(postItemSchema),
    errors: ['invalid', 'not_found'],
  },
  'PUT /api/reactions/post/:id': {
    summary: 'Vote on a post',
    params: byId,
    body: isUpvote,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'PATCH /api/reactions/post/:id': {
    summary: 'Change your vote on a post',
    params: byId,
    body: isUpvote,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'DELETE /api/reactions/post/:id': {
    summary: 'Take your vote on a post back',
    params: byId,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'PUT /api/reactions/comment/:id': {
    summary: 'Vote on a comment',
    params: byId,
    body: isUpvote,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'PATCH /api/reactions/comment/:id': {
    summary: 'Change your vote on a comment',
    params: byId,
    body: isUpvote,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'DELETE /api/reactions/comment/:id': {
    summary: 'Take your vote on a comment back',
    params: byId,
    reply: reactionSchema,
    errors: voteErrors,
  },
  'GET /api/tags': {
    summary: 'Tags of posts, the most used first; with a beginning, those that begin so',
    query: z.object({
      search: plainText(limits.siren.tag).trim().toLowerCase().default(''),
      limit: z.coerce.number(TAGS).int(TAGS).min(1, TAGS).max(1000, TAGS).default(200),
    }),
    reply: z.array(z.string()),
    errors: ['invalid'],
  },
  'GET /api/comments/post/:id': {
    summary: 'The comments of a post, each with its answers',
    params: byId,
    etag: true,
    reply: z.object({ comment_info: z.array(commentSchema) }),
    errors: ['not_found'],
  },
  'POST /api/comments': {
    summary: 'Comment on a post, or answer a comment',
    body: z.object({ post_id: bodyId, content, parent_id: bodyId.nullish() }),
    reply: z.object({ new_comment: commentSchema }),
    status: 201,
    errors: ['comment_signed_out', 'conflict', ...writeErrors],
  },
  'PATCH /api/comments/:id': {
    summary: 'Change a comment of yours',
    params: byId,
    body: z.object({ content }),
    reply: z.object({ comment: commentSchema }),
    errors: ['comment_signed_out', 'forbidden', 'conflict', ...writeErrors],
  },
  'DELETE /api/comments/:id': {
    summary: 'Delete a comment of yours, or as a moderator, who may say by which category of reports; its answers stay',
    params: byId,
    query: byCategory,
    reply: message,
    errors: ['delete_signed_out', 'forbidden', 'not_found'],
  },
  'POST /api/comments/report/:id': {
    summary: 'Report a comment to the moderators',
    params: byId,
    body: reasonBody,
    reply: message,
    errors: ['invalid', 'not_found', 'too_many_requests'],
  },
  'GET /api/notifications': {
    summary: 'What others wrote to you, newest first, and how much of it you have not seen',
    query: z.object({
      limit: z.coerce
        .number(NOTIFICATION_LIMIT)
        .int(NOTIFICATION_LIMIT)
        .min(1, NOTIFICATION_LIMIT)
        .max(100, NOTIFICATION_LIMIT)
        .default(20),
      /** The id of the last one of the page before. */
      after: id.optional(),
    }),
    reply: z.object({ unread: z.number().int(), notifications: z.array(notificationSchema), more: z.boolean() }),
    errors: ['signed_out', 'invalid'],
  },
  'POST /api/notifications/read': {
    summary: 'Mark these as read, or all up to the newest you were shown',
    body: z.union(
      [z.object({ ids: z.array(bodyId).max(100) }), z.object({ up_to: bodyId })],
      'Send ids, or the newest as up_to.',
    ),
    reply: z.object({ unread: z.number().int() }),
    errors: ['signed_out', 'invalid'],
  },
});
