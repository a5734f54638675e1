import type { Comment, PostItem } from '@sirenade/contract/posts';
import { aPicture } from './sample-pictures.ts';

type Changes = Partial<PostItem['post_info']> & Partial<PostItem['current_user']>;

/** A post of another user; specimens override what they are about. */
export function aPost({ has_upvoted, saved, is_author, may_delete, ...info }: Changes = {}): PostItem {
  return {
    post_info: {
      id: 12,
      title: 'The light at the end of the pier',
      content:
        '**keeper:** Is the light on?\n\n**Isla:** It is. *She nods towards the water.* It was on before you asked.\n\n**keeper:** How did you know I would come?',
      tags: ['sea', 'night', 'slow'],
      created_at: '2026-03-03T21:14:00.000Z',
      is_edited: false,
      post_karma: 212,
      comment_count: 14,
      story_id: 5,
      siren_id: 41,
      siren: {
        id: 41,
        name: 'Isla',
        description: 'Keeps the light at the end of the pier.',
        cover_url: aPicture(222).url,
        is_there: true,
      },
      has_audio: true,
      has_images: true,
      image_url: null,
      hidden_reason: null,
      ...info,
    },
    user_info: { user_name: 'keeper', user_avatar: null },
    thread_info: { thread_id: 1, name: 'main', title: 'Main' },
    current_user: {
      has_upvoted: has_upvoted ?? null,
      saved: saved ?? false,
      is_author: is_author ?? false,
      may_delete: may_delete ?? false,
    },
  };
}

function aComment(id: number, user_name: string, content: string, changes: Partial<Comment> = {}): Comment {
  return {
    id,
    post_id: 12,
    content,
    created_at: '2026-03-04T21:14:00.000Z',
    is_edited: false,
    is_deleted: false,
    parent_id: null,
    comment_karma: 3,
    user_info: { user_name, user_avatar: null },
    current_user: { has_upvoted: null, is_author: false, may_delete: false },
    children: [],
    ...changes,
  };
}

/** A thread in which every state of a comment occurs. */
export const thread: Comment[] = [
  aComment(1, 'harbour', 'The line about the engine is the best of it. *Read it twice.*', {
    comment_karma: 24,
    current_user: { has_upvoted: true, is_author: false, may_delete: false },
    children: [
      aComment(2, 'marina', 'It is, and I wrote it at three in the morning.', {
        parent_id: 1,
        is_edited: true,
        current_user: { has_upvoted: null, is_author: true, may_delete: true },
        children: [aComment(3, 'tide', 'That explains the moon in it.', { parent_id: 2 })],
      }),
      aComment(4, '', '', { parent_id: 1, is_deleted: true, user_info: null }),
    ],
  }),
  aComment(5, 'lamp', 'أجمل ما قرأت هذا الأسبوع. ⚓', { comment_karma: -2 }),
  aComment(-1, 'marina', 'This one is on its way.'),
];
