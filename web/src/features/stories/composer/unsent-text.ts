import { draftSlot } from '../../../lib/storage.ts';

/** Whose message to which chat; one that has not begun is named by its siren. */
export interface UnsentPlace {
  userId: number | null;
  chat: { storyId: number } | { sirenId: number };
}

function slotOf({ userId, chat }: UnsentPlace) {
  const which = 'storyId' in chat ? `story:${chat.storyId}` : `siren:${chat.sirenId}`;
  return draftSlot(`message:${userId ?? 'visitor'}:${which}`);
}

/** The saved unsent text; empty when there is none. */
export function readUnsent(place: UnsentPlace): string {
  const saved = slotOf(place).read() as { text?: unknown } | null;
  return typeof saved?.text === 'string' ? saved.text : '';
}

/** Saves a draft, so that neither a reload nor a look at another chat loses it. */
export function saveUnsent(place: UnsentPlace, text: string): void {
  if (text.trim() === '') dropUnsent(place);
  else slotOf(place).write({ text });
}

/** Several texts as one, with a blank line between them. */
export function joinTexts(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part.trim() !== '').join('\n\n');
}

/** Forgets it: it was sent. */
export function dropUnsent(place: UnsentPlace): void {
  slotOf(place).clear();
}
