import type { Actor, Context, UserActor } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  type Action,
  moderationScopeOf,
  type OwnerAction,
  PERMISSIONS,
  refusalOf,
  signedOutError,
  type UserAction,
} from './permissions.rules.ts';
import { lockUserShared } from './users.store.ts';

/** The actor, if the permission table allows the action; throws the table's error otherwise. */
export function authorize(ctx: Pick<Context, 'actor'>, action: UserAction): UserActor;
export function authorize(ctx: Pick<Context, 'actor'>, action: Action): Actor;
export function authorize({ actor }: Pick<Context, 'actor'>, action: Action): Actor {
  const refusal = refusalOf(actor, action);
  if (refusal) throw new AppError(refusal);
  return actor;
}

/** Throws unless the actor is the owner. */
export function authorizeOwner({ actor }: Pick<Context, 'actor'>, action: OwnerAction, ownerId: number | null): void {
  const isOwner = actor.kind === 'user' && actor.id === ownerId;
  if (!isOwner) throw new AppError(PERMISSIONS[action].notOwner);
}

/** Locks the actor's account against deletion until the transaction ends; throws when it is deleted already. */
export async function lockActor(ctx: Context, action: UserAction): Promise<void> {
  const { id } = authorize(ctx, action);
  if (!(await lockUserShared(ctx.db, id))) throw signedOut(action);
}

/** Where the actor's role lets them moderate. */
export function findModerationScope({ actor }: Pick<Context, 'actor'>): ReturnType<typeof moderationScopeOf> {
  return moderationScopeOf(actor);
}

/** The error for an account that was deleted during its request. */
export function signedOut(action: UserAction): AppError {
  return new AppError(signedOutError(action));
}
