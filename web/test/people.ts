import type { CurrentUser, Profile } from '@sirenade/contract/accounts';

/** A verified user on trial; tests override what they are about. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    username: 'marina',
    email: 'marina@example.test',
    avatar: null,
    bio: '',
    verified: true,
    authorized: true,
    roles: [],
    mod_in: [],
    two_factor: false,
    mail_opt_out: false,
    payments: { subscription_type: 'trial', words_left: 1480, image_generations_left: 10, images_generations_left: 10 },
    preferences: null,
    ...changes,
  };
}

export const unverified = aUser({ verified: false, authorized: false });

/** The public profile of a user without any activity. */
export function profileOf({ id, username, avatar, bio }: CurrentUser): Profile {
  const karma = { user_karma: 0, posts_count: 0, posts_karma: 0, comments_karm: 0 };
  return { id, username, avatar, bio, registrationDate: '2024-11-03T21:14:00.000Z', comment_count: 0, karma };
}
