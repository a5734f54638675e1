import type { PostItem } from '@sirenade/contract/posts';

type Changes = Partial<PostItem['post_info']> & Partial<PostItem['current_user']>;

/** A post of another user, about Isla; tests override what they are about. */
export function aPost({ has_upvoted, saved, is_author, may_delete, ...info }: Changes = {}): PostItem {
  return {
    post_info: {
      id: 12,
      title: 'The light at the end of the pier',
      content: '**keeper:** Is the light on?\n\n**Isla:** It is. *She nods.* Come in.',
      tags: ['sea', 'night'],
      created_at: '2025-11-03T21:14:00.000Z',
      is_edited: false,
      post_karma: 12,
      comment_count: 3,
      story_id: 5,
      siren_id: 41,
      siren: {
        id: 41,
        name: 'Isla',
        description: 'Keeps the light at the end of the pier.',
        cover_url: '/media/b/card.webp',
        is_there: true,
      },
      has_audio: false,
      has_images: false,
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
