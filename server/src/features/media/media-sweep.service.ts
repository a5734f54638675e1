import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { keysOf } from './media.rules.ts';
import {
  type Blob,
  deleteMedia,
  deleteUnusedBlob,
  listUnusedBlobs,
  lockDetached,
  updateDetached,
  upsertBlob,
} from './media.store.ts';

/** How long an unused blob is kept: a request may have claimed it and not yet inserted its media row. */
const UNUSED_RETENTION_MS = 3_600_000;
/** How long a picture that belongs to nothing is kept for the user to save it, or to undo its removal. */
const DETACHED_RETENTION_MS = 7 * 24 * 3_600_000;
const SWEPT_AT_ONCE = 200;

async function sweepBlob(ctx: Context, blob: Blob, touchedBefore: Date): Promise<void> {
  try {
    // Files are removed inside the transaction here only: a request that stores the same content waits for the locked
    // blob row, so it writes its files after these were removed, never before.
    await inTransaction(ctx, async (ctx) => {
      if (!(await deleteUnusedBlob(ctx.db, blob.hash, touchedBefore))) return;
      for (const key of keysOf(blob)) await ctx.providers.storage.remove(key);
    });
  } catch (error) {
    // Touched, so that a blob whose files cannot be removed is retried later and does not block the others.
    await upsertBlob(ctx.db, blob, ctx.clock.now());
    throw error;
  }
}

/** Those of these media that are still in use. */
export type FindUsed = (ctx: Context, mediaIds: string[]) => Promise<Iterable<string>>;

/** Deletes generated pictures that have belonged to nothing for long; the blob sweep removes their files. */
export async function sweepDetached(ctx: Context, findUsed: FindUsed): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - DETACHED_RETENTION_MS);
  for (let found = SWEPT_AT_ONCE; found === SWEPT_AT_ONCE; ) {
    found = await inTransaction(ctx, async (ctx) => {
      const ids = await lockDetached(ctx.db, since, SWEPT_AT_ONCE);
      const used = new Set(await findUsed(ctx, ids));
      await updateDetached(ctx.db, [...used], null);
      await deleteMedia(
        ctx.db,
        ids.filter((id) => !used.has(id)),
      );
      return ids.length;
    });
  }
}

/** Removes blobs without media, and their files. */
export async function sweepBlobs(ctx: Context): Promise<void> {
  const touchedBefore = new Date(ctx.clock.now().getTime() - UNUSED_RETENTION_MS);
  for (let after: string | null = ''; after !== null; ) {
    const { unused, end } = await listUnusedBlobs(ctx.db, touchedBefore, after);
    for (const blob of unused) await sweepBlob(ctx, blob, touchedBefore);
    after = end;
  }
}
