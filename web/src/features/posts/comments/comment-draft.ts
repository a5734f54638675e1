import { draftSlot } from '../../../lib/storage.ts';

/** Where something is written: below a post or a comment, or in place of a comment. */
export type DraftPlace = { post: number; parent: number | null } | { edit: number };

function slotOf(userId: number | null, place: DraftPlace) {
  const where = 'edit' in place ? `edit:${place.edit}` : `${place.post}:${place.parent ?? 'post'}`;
  return draftSlot(`comment:${userId ?? 'visitor'}:${where}`);
}

const textOf = (saved: { text?: unknown } | null) => (typeof saved?.text === 'string' ? saved.text : null);

/** What was written here and not sent; whoever logs in finds what they wrote before. */
export function readDraft(userId: number | null, place: DraftPlace): string | null {
  return textOf(slotOf(userId, place).read()) ?? textOf(slotOf(null, place).read());
}

/** Keeps what is written until it is sent. */
export function saveDraft(userId: number | null, place: DraftPlace, text: string): void {
  dropDraft(userId, place);
  if (text.trim() !== '') slotOf(userId, place).write({ text });
}

/** Forgets it: it was sent, or given up. What was written meanwhile stays. */
export function dropDraft(userId: number | null, place: DraftPlace, sent?: string): void {
  if (sent !== undefined && readDraft(userId, place)?.trim() !== sent) return;
  slotOf(userId, place).clear();
  slotOf(null, place).clear();
}
