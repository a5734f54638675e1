import type { CurrentUser, Profile } from '@sirenade/contract/accounts';
import type { Figures } from './account.hooks.ts';
import type { mails, User } from './accounts.tables.ts';

/** The path of an avatar; null lets the client show its default picture. */
export function viewAvatar(user: Pick<User, 'avatarKey'>): string | null {
  return user.avatarKey === null ? null : `/media/${user.avatarKey}`;
}

/** The user as they see themselves. */
export function viewCurrentUser(
  user: User,
  { payments, modIn, preferences }: Pick<CurrentUser, 'payments' | 'preferences'> & { modIn: number[] },
): CurrentUser {
  const verified = user.verifiedAt !== null;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    avatar: viewAvatar(user),
    bio: user.bio,
    verified,
    authorized: verified && user.suspendedAt === null,
    roles: user.roles,
    mod_in: modIn,
    two_factor: user.twoFactorEnabledAt !== null,
    mail_opt_out: user.mailOptOut,
    payments,
    preferences,
  };
}

/** The user as everybody sees them. */
export function viewProfile(user: User, { posts, postsKarma, comments, commentsKarma }: Figures): Profile {
  return {
    id: user.id,
    username: user.username,
    avatar: viewAvatar(user),
    bio: user.bio,
    registrationDate: user.createdAt.toISOString(),
    comment_count: comments,
    karma: {
      user_karma: postsKarma + commentsKarma,
      posts_count: posts,
      posts_karma: postsKarma,
      comments_karm: commentsKarma,
    },
  };
}

/** A mail in the export: its kind and times, never its content. */
export function viewMail(mail: Pick<typeof mails.$inferSelect, 'kind' | 'createdAt' | 'sentAt'>) {
  return {
    kind: mail.kind,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}
