import type { ErrorCode } from '@sirenade/contract/errors';
import type { Actor } from '../../context.ts';

/** Reasons to refuse an actor; the order is the order of the checks. */
const OBSTACLES = {
  notOperator: (actor) => actor.kind !== 'system',
  anonymous: (actor) => actor.kind === 'anonymous',
  signedOut: (actor) => actor.kind !== 'user',
  notAdmin: (actor) => actor.kind === 'user' && !actor.roles.includes('admin'),
  unverified: (actor) => actor.kind === 'user' && !actor.verified,
  suspended: (actor) => actor.kind === 'user' && actor.verified && !actor.authorized,
  noTwoFactor: (actor) => actor.kind === 'user' && !actor.twoFactor,
} as const satisfies Record<string, (actor: Actor) => boolean>;

type Obstacle = keyof typeof OBSTACLES;

/** Groups of actors: each lists the obstacles that exclude an actor, with the error code of each. */
const WHO = {
  /** Everyone but suspended users; visitors included. */
  anyone: { suspended: 'suspended' },
  /** Visitors, and users who are verified and not suspended. */
  visitorOrMember: { unverified: 'unverified', suspended: 'suspended' },
  user: { signedOut: 'signed_out' },
  /** A user who is verified and not suspended. */
  member: { signedOut: 'signed_out', unverified: 'unverified', suspended: 'suspended' },
  /** Any user, and the operator; whether they may delete this post or comment depends on author and moderator role. */
  userOrOperator: { anonymous: 'signed_out' },
  admin: {
    signedOut: 'signed_out',
    notAdmin: 'forbidden',
    unverified: 'unverified',
    suspended: 'suspended',
    noTwoFactor: 'two_factor_needed',
  },
  /** Operator commands and background jobs. */
  operator: { notOperator: 'forbidden' },
} as const satisfies Record<string, Partial<Record<Obstacle, ErrorCode>>>;

type Who = keyof typeof WHO;

/** One row of the table: the group that is allowed, and error codes that differ from the group's. */
interface Permission extends Partial<Record<Obstacle, ErrorCode>> {
  who: Who;
  /** For actions on owned rows: the error for all other users. */
  notOwner?: ErrorCode;
}

/** Every action, who may do it, and the error code of a refusal. */
export const PERMISSIONS = {
  'account.manage': { who: 'user' },
  'account.endSessions': { who: 'admin' },
  'account.operate': { who: 'operator' },
  'engines.read': { who: 'admin' },

  'billing.read': { who: 'user' },
  'subscription.cancel': { who: 'user' },
  'subscription.activate': { who: 'user' },
  'subscription.begin': { who: 'member' },

  'moderation.decide': { who: 'operator' },
  'feeds.manage': { who: 'operator' },

  'siren.create': { who: 'member', signedOut: 'create_signed_out', unverified: 'create_unverified' },
  'siren.edit': { who: 'member', signedOut: 'create_signed_out', unverified: 'create_unverified' },
  'siren.manage': { who: 'user', notOwner: 'not_found' },
  'siren.renewIntro': { who: 'member' },
  'picture.paint': { who: 'member', signedOut: 'paint_signed_out', unverified: 'paint_unverified' },
  vote: { who: 'member', signedOut: 'vote_signed_out' },

  'story.import': { who: 'user' },
  'story.suggest': { who: 'anyone' },
  'story.send': { who: 'anyone' },
  'story.sendForSpeech': { who: 'visitorOrMember', unverified: 'audio_unverified' },
  'story.sendForPicture': { who: 'visitorOrMember', unverified: 'paint_unverified' },

  'post.create': { who: 'member', signedOut: 'post_signed_out', unverified: 'post_unverified' },
  'post.edit': { who: 'member', notOwner: 'forbidden' },
  'post.delete': { who: 'userOrOperator', anonymous: 'delete_signed_out' },
  'post.save': { who: 'member', signedOut: 'save_signed_out' },
  'post.unsave': { who: 'user', signedOut: 'save_signed_out' },
  'post.readSaved': { who: 'user' },
  'comment.create': { who: 'member', signedOut: 'comment_signed_out' },
  'comment.edit': { who: 'member', signedOut: 'comment_signed_out', notOwner: 'forbidden' },
  'comment.delete': { who: 'userOrOperator', anonymous: 'delete_signed_out' },
  'notifications.read': { who: 'user' },
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof PERMISSIONS;

/** Actions that only signed-in users may do; below, those that only the owner may do. */
export type UserAction = {
  [A in Action]: (typeof PERMISSIONS)[A]['who'] extends 'user' | 'member' | 'admin' ? A : never;
}[Action];
export type OwnerAction = {
  [A in Action]: (typeof PERMISSIONS)[A] extends { notOwner: ErrorCode } ? A : never;
}[Action];

/** The error code that refuses this action to this actor; null when it is allowed. */
export function refusalOf(actor: Actor, action: Action): ErrorCode | null {
  const { who, ...errors }: Permission = PERMISSIONS[action];
  const usual: Partial<Record<Obstacle, ErrorCode>> = WHO[who];
  for (const obstacle of Object.keys(OBSTACLES) as Obstacle[]) {
    const error = usual[obstacle] && (errors[obstacle] ?? usual[obstacle]);
    if (error && OBSTACLES[obstacle](actor)) return error;
  }
  return null;
}

/** The error for a signed-out actor, also when their account was deleted during the request. */
export function signedOutError(action: UserAction): ErrorCode {
  return refusalOf({ kind: 'anonymous', visitor: null }, action) ?? 'signed_out';
}

/** Where an actor may delete other users' posts and comments; a role counts only with two-factor login. */
export function moderationScopeOf(actor: Actor): 'everywhere' | { feedsOf: number } | 'nowhere' {
  if (actor.kind === 'system') return 'everywhere';
  if (actor.kind !== 'user' || !actor.authorized || !actor.twoFactor) return 'nowhere';
  if (actor.roles.includes('admin')) return 'everywhere';
  return actor.roles.includes('mod') ? { feedsOf: actor.id } : 'nowhere';
}
