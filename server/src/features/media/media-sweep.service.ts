import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { keysOf } from './media.rules.ts';
import {
  type Blob,
  deleteMedia,
  deleteUnusedBlob,
  listUnusedBlobs,
  lockLoose,
  updateLoose,
  upsertBlob,
} from './media.store.ts';

/** How long a blob that nothing has is left alone: somebody may be between its files and its row. */
const UNUSED_FOR_MS = 3_600_000;
/** How long a picture that is on nothing waits for somebody to save it, or to put it back. */
const LOOSE_FOR_MS = 7 * 24 * 3_600_000;
const SWEPT_AT_ONCE = 200;

async function sweepBlob(ctx: Context, blob: Blob, touchedBefore: Date): Promise<void> {
  try {
    // The one place where files go within a transaction: whoever stores the same content at this moment waits at the
    // locked row, and so writes its files after these were removed and never before.
    await inTransaction(ctx, async (ctx) => {
      if (!(await deleteUnusedBlob(ctx.db, blob.hash, touchedBefore))) return;
      for (const key of keysOf(blob)) await ctx.providers.storage.remove(key);
    });
  } catch (error) {
    // Its turn comes again later, so that it does not hold up the others for ever.
    await upsertBlob(ctx.db, blob, ctx.clock.now());
    throw error;
  }
}

/** Which of these media something still has. */
export type FindUsed = (ctx: Context, mediaIds: string[]) => Promise<Iterable<string>>;

/** Removes pictures that were made long ago and saved on nothing; their files follow. */
export async function sweepLoose(ctx: Context, findUsed: FindUsed): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - LOOSE_FOR_MS);
  for (let found = SWEPT_AT_ONCE; found === SWEPT_AT_ONCE; ) {
    found = await inTransaction(ctx, async (ctx) => {
      const ids = await lockLoose(ctx.db, since, SWEPT_AT_ONCE);
      const used = new Set(await findUsed(ctx, ids));
      await updateLoose(ctx.db, [...used], null);
      await deleteMedia(
        ctx.db,
        ids.filter((id) => !used.has(id)),
      );
      return ids.length;
    });
  }
}

/** Removes files that nothing has any more. */
export async function sweepBlobs(ctx: Context): Promise<void> {
  const touchedBefore = new Date(ctx.clock.now().getTime() - UNUSED_FOR_MS);
  for (let after: string | null = ''; after !== null; ) {
    const { unused, end } = await listUnusedBlobs(ctx.db, touchedBefore, after);
    for (const blob of unused) await sweepBlob(ctx, blob, touchedBefore);
    after = end;
  }
}
