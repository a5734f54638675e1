import type { SirenRow } from './sirens.tables.ts';

/** The sort key of a name: without case and accents. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

type Visibility = Pick<SirenRow, 'userId' | 'private' | 'hiddenAt' | 'deletedAt'>;

/** Whether a viewer may see a siren; null is a viewer who is not signed in. */
export function maySee(siren: Visibility, viewerId: number | null): boolean {
  if (siren.deletedAt !== null) return false;
  return siren.userId === viewerId || (!siren.private && siren.hiddenAt === null);
}

/** The cover picture of a siren: the chosen one, else the first. */
export function coverOf(chosen: string | null, imageIds: readonly string[]): string | null {
  return chosen !== null && imageIds.includes(chosen) ? chosen : (imageIds[0] ?? null);
}
