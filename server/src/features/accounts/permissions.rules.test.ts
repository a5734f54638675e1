import type { ErrorCode } from '@sirenade/contract/errors';
import { describe, expect, it } from 'vitest';
import type { Actor, UserActor } from '../../context.ts';
import { type Action, moderationScopeOf, PERMISSIONS, refusalOf, signedOutError } from './permissions.rules.ts';

const userOf = (traits: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  id: 7,
  username: 'Ines',
  sessionId: 's',
  verified: true,
  authorized: true,
  roles: [],
  twoFactor: false,
  ...traits,
});

const visitor: Actor = { kind: 'anonymous', visitor: null };
const unverified = userOf({ verified: false, authorized: false });
const suspended = userOf({ authorized: false });
const member = userOf();
const admin = userOf({ roles: ['admin'], twoFactor: true });
const system: Actor = { kind: 'system' };

const askers = [visitor, unverified, suspended, member, admin, system];
type Answers = (ErrorCode | null)[];

const ofUser = (signedOut: ErrorCode = 'signed_out'): Answers => [signedOut, null, null, null, null, signedOut];
const ofMember = (signedOut: ErrorCode = 'signed_out', unverified: ErrorCode = 'unverified'): Answers => [
  signedOut,
  unverified,
  'suspended',
  null,
  null,
  signedOut,
];
const ofAdmin: Answers = ['signed_out', 'forbidden', 'forbidden', 'forbidden', null, 'signed_out'];
const ofOperator: Answers = ['forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden', null];
const ofAnyoneIn: Answers = ['delete_signed_out', null, null, null, null, null];

/** The expected answer to a visitor, an unverified and a suspended user, a member, an admin and the operator. */
const table: Record<Action, Answers> = {
  'account.manage': ofUser(),
  'account.endSessions': ofAdmin,
  'account.operate': ofOperator,
  'engines.read': ofAdmin,
  'billing.read': ofUser(),
  'subscription.cancel': ofUser(),
  'subscription.activate': ofUser(),
  'subscription.begin': ofMember(),
  'moderation.decide': ofOperator,
  'feeds.manage': ofOperator,
  'siren.create': ofMember('create_signed_out', 'create_unverified'),
  'siren.edit': ofMember('create_signed_out', 'create_unverified'),
  'siren.manage': ofUser(),
  'siren.renewIntro': ofMember(),
  'picture.paint': ofMember('paint_signed_out', 'paint_unverified'),
  vote: ofMember('vote_signed_out'),
  'story.import': ofUser(),
  'story.suggest': [null, null, 'suspended', null, null, null],
  'story.send': [null, null, 'suspended', null, null, null],
  'story.sendForSpeech': [null, 'audio_unverified', 'suspended', null, null, null],
  'story.sendForPicture': [null, 'paint_unverified', 'suspended', null, null, null],
  'post.create': ofMember('post_signed_out', 'post_unverified'),
  'post.edit': ofMember(),
  'post.delete': ofAnyoneIn,
  'post.save': ofMember('save_signed_out'),
  'post.unsave': ofUser('save_signed_out'),
  'post.readSaved': ofUser(),
  'comment.create': ofMember('comment_signed_out'),
  'comment.edit': ofMember('comment_signed_out'),
  'comment.delete': ofAnyoneIn,
  'notifications.read': ofUser(),
};

describe('the table of permissions', () => {
  const actions = Object.keys(PERMISSIONS) as Action[];

  it.each(actions)('answers every kind of actor for %s', (action) => {
    expect(askers.map((actor) => refusalOf(actor, action))).toEqual(table[action]);
  });

  it('asks an admin for the role first, then for a verified account, then for two-factor login', () => {
    const answerTo = (traits: Partial<UserActor>) => refusalOf(userOf({ roles: ['admin'], ...traits }), 'engines.read');
    expect(answerTo({ verified: false, authorized: false })).toBe('unverified');
    expect(answerTo({ authorized: false })).toBe('suspended');
    expect(answerTo({})).toBe('two_factor_needed');
    expect(answerTo({ twoFactor: true })).toBeNull();
  });

  it('refuses whose account is gone as it refuses visitors', () => {
    expect(signedOutError('vote')).toBe('vote_signed_out');
    expect(signedOutError('post.edit')).toBe('signed_out');
  });

  it('names the error for actors who are not the owner', () => {
    const owned = actions.filter((action) => 'notOwner' in PERMISSIONS[action]);
    expect(owned).toEqual(['siren.manage', 'post.edit', 'comment.edit']);
  });
});

describe('moderating by a role', () => {
  it('works with two-factor login only, for admins everywhere and for moderators in their feeds', () => {
    expect(moderationScopeOf(visitor)).toBe('nowhere');
    expect(moderationScopeOf(member)).toBe('nowhere');
    expect(moderationScopeOf(userOf({ twoFactor: true }))).toBe('nowhere');
    expect(moderationScopeOf(userOf({ roles: ['mod'] }))).toBe('nowhere');
    expect(moderationScopeOf(userOf({ roles: ['mod'], twoFactor: true }))).toEqual({ feedsOf: 7 });
    expect(moderationScopeOf(userOf({ roles: ['mod', 'admin'], twoFactor: true }))).toBe('everywhere');
    expect(moderationScopeOf(userOf({ roles: ['admin'], twoFactor: true, authorized: false }))).toBe('nowhere');
    expect(moderationScopeOf(system)).toBe('everywhere');
  });
});
