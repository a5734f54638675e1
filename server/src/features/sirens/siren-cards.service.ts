import type { Context } from '../../context.ts';
import { cardAddress } from '../media/media.service.ts';
import { maySee } from './siren.rules.ts';
import { findCardRows, findSiren, listPictured, lockSirenRowShared } from './siren.store.ts';
import { viewerOf } from './siren-view.service.ts';
import type { SirenRow } from './sirens.tables.ts';

/** A siren as stories and posts show her. */
export interface SirenCard {
  name: string;
  description: string;
  tags: string[];
  coverUrl: string | null;
}

/** The cards of those sirens that the viewer may see, by id. */
export async function findSirenCards(ctx: Context, ids: number[]): Promise<Map<number, SirenCard>> {
  const viewer = viewerOf(ctx);
  const rows = (await findCardRows(ctx.db, [...new Set(ids)])).filter((row) => maySee(row, viewer));
  return new Map(
    rows.map(({ id, name, description, tags, coverId }) => [
      id,
      { name, description, tags, coverUrl: coverId === null ? null : cardAddress(coverId) },
    ]),
  );
}

/** Whether everybody can see a siren. */
export async function isListedSiren(ctx: Pick<Context, 'db'>, id: number | null): Promise<boolean> {
  return id !== null && ((await findSiren(ctx.db, id))?.listed ?? false);
}

/** Whether everybody can see a siren, of others only the viewer as her owner, or not even the viewer. */
export type Sight = 'everybody' | 'owner' | 'gone';

function sightOf(row: SirenRow | null, viewer: number | null): Sight {
  if (!row || !maySee(row, viewer)) return 'gone';
  return row.listed ? 'everybody' : 'owner';
}

/** Who can see a siren, and her name. */
export async function findSight(ctx: Context, id: number | null): Promise<{ sight: Sight; name: string }> {
  const row = id === null ? null : await findSiren(ctx.db, id);
  return { sight: sightOf(row, viewerOf(ctx)), name: row?.name ?? '' };
}

/** Locks a siren against changes until the transaction ends (`FOR SHARE`), and returns who can see it. */
export async function lockSirenShared(ctx: Context, id: number | null): Promise<Sight> {
  return sightOf(id === null ? null : await lockSirenRowShared(ctx.db, id), viewerOf(ctx));
}

/** Which of these pictures a siren uses, so that they are not removed with a story. */
export async function findPictured(ctx: Pick<Context, 'db'>, mediaIds: string[]): Promise<Set<string>> {
  return new Set(await listPictured(ctx.db, mediaIds));
}
