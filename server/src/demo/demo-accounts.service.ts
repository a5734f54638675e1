import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashPasswordFor, openAccount } from '../features/accounts/operator-accounts.service.ts';
import { findNames } from '../features/accounts/people.service.ts';
import { storeAvatarFile } from '../features/accounts/profile.service.ts';
import { grantTrial } from '../features/billing/grants.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { drawAvatar } from './demo-avatar.ts';
import type { DemoPerson } from './demo-content.ts';
import { atTime, type Person } from './demo-context.ts';
import { findStep, insertStep, listSteps, lockStepShared, updateStep } from './demo-ledger.store.ts';

/** No mail ever reaches this domain: it is reserved for examples. */
const DOMAIN = 'demo.example';
const PERSON = 'person:';
/** How often another name is tried where one is taken. */
const MOST_NAMES = 20;

/** An account to open; its step in the ledger is named by its key. */
export interface AccountInput {
  key: string;
  username: string;
  bio: string;
  password: string;
  /** A picture of them. */
  avatar?: Uint8Array;
  /** Adds credits or roles in the same transaction. */
  furnish?: (ctx: Context, username: string) => Promise<void>;
}

/** Opens an account once; null when that was done before, or the demonstration is being taken away. */
export async function openOnce(ctx: Context, input: AccountInput): Promise<(Person & { email: string }) | null> {
  const passwordHash = await hashPasswordFor(ctx, input.password);
  const avatarKey = input.avatar ? await storeAvatarFile(ctx, input.avatar) : null;
  const opened = await inTransaction(ctx, async (ctx) => {
    // Share lock: the removal waits for this transaction, or has set `removed` before it.
    if (!(await lockStepShared(ctx.db, 'begun')) || (await findStep(ctx.db, 'removed'))) return null;
    const step = await findStep(ctx.db, input.key);
    if (step && (await findNames(ctx, [step.thingId ?? 0])).size > 0) return null;
    for (let attempt = 1; attempt <= MOST_NAMES; attempt++) {
      const username = attempt === 1 ? input.username : `${input.username.slice(0, 12)}-${attempt}`;
      const email = `${username}@${DOMAIN}`;
      const account = { username, email, bio: input.bio, avatarKey, passwordHash };
      const id = await openAccount(ctx, { verified: grantTrial }, account);
      if (id === null) continue;
      await input.furnish?.(ctx, username);
      const done = { key: input.key, thingId: id, at: ctx.clock.now() };
      if (!(await insertStep(ctx.db, done))) await updateStep(ctx.db, done);
      return { id, username, email };
    }
    throw new Error(`There is no name left like ${input.username}.`);
  });
  if (!opened && avatarKey) await ctx.providers.storage.remove(avatarKey);
  return opened;
}

/** Opens the accounts of the authors, with passwords that are not stored; existing ones are left alone. */
export async function openPeople(ctx: Context, people: DemoPerson[], joined: (place: number) => Date): Promise<void> {
  const open = new Set((await listSteps(ctx.db, PERSON)).map(({ key }) => key));
  for (const [place, { username, bio }] of people.entries()) {
    const key = `${PERSON}${username}`;
    if (open.has(key)) continue;
    const password = randomBytes(32).toString('base64url');
    const avatar = await drawAvatar(username, place / people.length);
    await openOnce(atTime(ctx, joined(place)), { key, username, bio, password, avatar });
  }
}

/** The demonstration's accounts that still exist, by their names in its content. */
export async function findPeople(ctx: Pick<Context, 'db'>): Promise<Map<string, Person>> {
  const steps = await listSteps(ctx.db, PERSON);
  const names = await findNames(
    ctx,
    steps.flatMap(({ thingId }) => thingId ?? []),
  );
  return new Map(
    steps.flatMap(({ key, thingId }) => {
      const username = names.get(thingId ?? 0)?.username;
      return thingId === null || username === undefined ? [] : [[key.slice(PERSON.length), { id: thingId, username }]];
    }),
  );
}
