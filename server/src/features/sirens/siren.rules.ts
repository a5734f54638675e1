import type { SirenRow } from './sirens.tables.ts';

const SECONDS_PER_STEP = 45_000;

/** Ten times the karma counts as much as being half a day younger, so the rank needs no clock once it is stored. */
export function hotOf(karma: number, since: Date): number {
  return Math.sign(karma) * Math.log10(Math.max(1, Math.abs(karma))) + since.getTime() / 1000 / SECONDS_PER_STEP;
}

/** A name as it is sorted: without regard to case and accents. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

type Visibility = Pick<SirenRow, 'userId' | 'private' | 'hiddenAt' | 'deletedAt'>;

/** Whether somebody may see a siren; null is whoever is not signed in. */
export function maySee(siren: Visibility, viewerId: number | null): boolean {
  if (siren.deletedAt !== null) return false;
  return siren.userId === viewerId || (!siren.private && siren.hiddenAt === null);
}

/** The picture that stands for a siren: the chosen one, else the first. */
export function coverOf(chosen: string | null, imageIds: readonly string[]): string | null {
  return chosen !== null && imageIds.includes(chosen) ? chosen : (imageIds[0] ?? null);
}
