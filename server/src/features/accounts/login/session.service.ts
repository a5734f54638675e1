import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@sirenade/contract/accounts';
import type { Context, UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { foldUsername } from '../account.rules.ts';
import type { User } from '../accounts.tables.ts';
import { authorize } from '../permissions.service.ts';
import { findUserByName } from '../users.store.ts';
import {
  deleteDeadSessions,
  deleteSession,
  deleteSessions,
  findIfOpen,
  findSession,
  insertSession,
  listSessions,
  trimSessions,
  updateLastSeen,
} from './sessions.store.ts';
import { deleteDeadTokens } from './tokens.store.ts';

const DAY = 86_400_000;
const ABSOLUTE = 90 * DAY;
const IDLE = 30 * DAY;
const SEEN_GRAIN = 5 * 60_000;
const MOST_SESSIONS = 50;

export interface NewSession {
  token: string;
  expires: Date;
}

/** Opens a session for an authenticated user; if the request came with a session, that one ends. */
export async function startSession(ctx: Context, userId: number, device: string): Promise<NewSession> {
  if (ctx.actor.kind === 'user') await deleteSession(ctx.db, ctx.actor.id, ctx.actor.sessionId);
  const token = newToken();
  const now = ctx.clock.now();
  const expires = new Date(now.getTime() + ABSOLUTE);
  await insertSession(ctx.db, {
    id: randomUUID(),
    tokenHash: hashToken(token),
    userId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expires,
  });
  await trimSessions(ctx.db, userId, MOST_SESSIONS);
  return { token, expires };
}

function actorOf(user: User, sessionId: string): UserActor {
  const verified = user.verifiedAt !== null;
  return {
    kind: 'user',
    id: user.id,
    username: user.username,
    sessionId,
    verified,
    authorized: verified && user.suspendedAt === null,
    roles: user.roles,
    twoFactor: user.twoFactorEnabledAt !== null,
  };
}

/** The user of this session token, or null when the session has ended or expired. */
export async function findActor(ctx: Pick<Context, 'db' | 'clock'>, token: string): Promise<UserActor | null> {
  const now = ctx.clock.now();
  const found = await findSession(ctx.db, hashToken(token), now, new Date(now.getTime() - IDLE));
  if (!found) return null;
  if (now.getTime() - found.session.lastSeenAt.getTime() > SEEN_GRAIN)
    await updateLastSeen(ctx.db, found.session.id, now);
  return actorOf(found.user, found.session.id);
}

/** Whether the session of an actor is still open and its user not suspended. */
export async function isSessionOpen(ctx: Pick<Context, 'db' | 'clock'>, { sessionId }: UserActor): Promise<boolean> {
  return findIfOpen(ctx.db, sessionId, ctx.clock.now());
}

/** Ends the session of this request, if it has one. */
export async function endOwnSession(ctx: Context): Promise<void> {
  if (ctx.actor.kind === 'user') await deleteSession(ctx.db, ctx.actor.id, ctx.actor.sessionId);
}

/** The open sessions of the user. */
export async function listOwnSessions(ctx: Context): Promise<SessionInfo[]> {
  const user = authorize(ctx, 'account.manage');
  const now = ctx.clock.now();
  const rows = await listSessions(ctx.db, user.id, now, new Date(now.getTime() - IDLE));
  return rows.map((row) => ({
    id: row.id,
    current: row.id === user.sessionId,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}

/** Ends one of the user's own sessions. */
export async function endSession(ctx: Context, id: string): Promise<void> {
  if (!(await deleteSession(ctx.db, authorize(ctx, 'account.manage').id, id))) throw new AppError('not_found');
}

/** Ends all of the user's sessions except that of this request. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  const user = authorize(ctx, 'account.manage');
  await deleteSessions(ctx.db, user.id, user.sessionId);
}

/** Ends every session of a user, by an admin. */
export async function endSessionsOf(ctx: Context, username: string): Promise<void> {
  authorize(ctx, 'account.endSessions');
  const user = await findUserByName(ctx.db, foldUsername(username));
  if (!user) throw new AppError('not_found');
  await deleteSessions(ctx.db, user.id);
}

/** Deletes expired sessions and expired mail links. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteDeadSessions(ctx.db, now, new Date(now.getTime() - IDLE));
  await deleteDeadTokens(ctx.db, now);
}
