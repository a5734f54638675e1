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

/** Who asks, where the table of permissions lets them; throws the table's error otherwise. */
export function authorize(ctx: Pick<Context, 'actor'>, action: UserAction): UserActor;
export function authorize(ctx: Pick<Context, 'actor'>, action: Action): Actor;
export function authorize({ actor }: Pick<Context, 'actor'>, action: Action): Actor {
  const refusal = refusalOf(actor, action);
  if (refusal) throw new AppError(refusal);
  return actor;
}

/** Throws where something is not the actor's own. */
export function authorizeOwner({ actor }: Pick<Context, 'actor'>, action: OwnerAction, ownerId: number | null): void {
  const isOwner = actor.kind === 'user' && actor.id === ownerId;
  if (!isOwner) throw new AppError(PERMISSIONS[action].notOwner);
}

/** Keeps the actor's account from being deleted before the transaction ends; who is gone already is signed out. */
export async function lockActor(ctx: Context, action: UserAction): Promise<void> {
  const { id } = authorize(ctx, action);
  if (!(await lockUserShared(ctx.db, id))) throw signedOut(action);
}

/** Where the actor may moderate by a role. */
export function findModerationScope({ actor }: Pick<Context, 'actor'>): ReturnType<typeof moderationScopeOf> {
  return moderationScopeOf(actor);
}

/** The error for an account that was deleted while it did something. */
export function signedOut(action: UserAction): AppError {
  return new AppError(signedOutError(action));
}
