import { draftSlot } from '../../../lib/storage.ts';

/** Where something is written: below a post or a comment, or in place of a comment. */
export type DraftPlace = { post: number; parent: number | null } | { edit: number };

function slotOf(userId: number | null, place: DraftPlace) {
  const where = 'edit' in place ? `edit:${place.edit}` : `${place.post}:${place.parent ?? 'post'}`;
  return draftSlot(`comment:${userId ?? 'visitor'}:${where}`);
}

const textOf = (saved: { text?: unknown } | null) => (typeof saved?.text === 'string' ? saved.text : null);

/** The draft of this place; after a login, also the one written as a visitor. */
export function readDraft(userId: number | null, place: DraftPlace): string | null {
  return textOf(slotOf(userId, place).read()) ?? textOf(slotOf(null, place).read());
}

/** Saves the text until it is sent. */
export function saveDraft(userId: number | null, place: DraftPlace, text: string): void {
  dropDraft(userId, place);
  if (text.trim() !== '') slotOf(userId, place).write({ text });
}

/** Deletes the draft, after it was sent or cancelled; with `sent`, only if it is still that text. */
export function dropDraft(userId: number | null, place: DraftPlace, sent?: string): void {
  if (sent !== undefined && readDraft(userId, place)?.trim() !== sent) return;
  slotOf(userId, place).clear();
  slotOf(null, place).clear();
}
