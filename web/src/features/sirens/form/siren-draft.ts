import { limits } from '@sirenade/contract/limits';
import type { SirenImage } from '@sirenade/contract/sirens';
import { draftSlot } from '../../../lib/storage.ts';
import { byAddress, emptyDraft, type SirenDraft } from './siren-form.state.ts';

/** Whose draft of which siren; a new one has no number yet. */
export interface DraftOwner {
  userId: number;
  sirenId: number | 'new';
}

const slotOf = ({ userId, sirenId }: DraftOwner) => draftSlot(`siren:${userId}:${sirenId}`);

const isText = (value: unknown): value is string => typeof value === 'string';

function isImage(value: unknown): value is SirenImage {
  const image = (value ?? {}) as Partial<SirenImage>;
  return (
    [image.id, image.url, image.card_url, image.thumb_url].every(isText) &&
    [image.width, image.height].every((size) => typeof size === 'number')
  );
}

/** An older build may have stored other fields: each is used only if its type is right. */
function repaired(saved: Partial<Record<keyof SirenDraft, unknown>>): SirenDraft {
  const text = (field: 'name' | 'description' | 'voice' | 'personality' | 'examples' | 'appearance') => {
    const value = saved[field];
    return isText(value) ? value : emptyDraft[field];
  };
  const images = (Array.isArray(saved.images) ? saved.images : []).filter(isImage).slice(0, limits.siren.images);
  const custom = Object.entries(saved.appearanceCustom ?? {}).filter(([, value]) => isText(value));
  const gender = (['female', 'male', 'non_binary'] as const).find((known) => known === saved.gender);
  const cover = typeof saved.coverIndex === 'number' && images[saved.coverIndex] ? saved.coverIndex : 0;
  return {
    name: text('name'),
    description: text('description'),
    gender: gender ?? emptyDraft.gender,
    voice: text('voice'),
    private: saved.private !== false,
    personality: text('personality'),
    examples: text('examples'),
    tags: Array.isArray(saved.tags) ? saved.tags.filter(isText).slice(0, limits.siren.tags) : null,
    appearance: text('appearance'),
    appearanceCustom: Object.fromEntries(custom) as Record<string, string>,
    images,
    coverIndex: cover,
    imageSeed: typeof saved.imageSeed === 'number' ? saved.imageSeed : null,
    imageModel: isText(saved.imageModel) ? saved.imageModel : null,
    madeOf: isText(saved.madeOf) ? saved.madeOf : null,
  };
}

/** The unsaved draft; null when there is none. */
export function readDraft(owner: DraftOwner): SirenDraft | null {
  const saved = slotOf(owner).read();
  return saved && repaired(saved);
}

/** An unsaved draft of an older version of the siren, which is still offered; null when there is none. */
export function readOlderDraft(owner: DraftOwner): SirenDraft | null {
  const { older } = (slotOf(owner).read() ?? {}) as { older?: unknown };
  return typeof older === 'object' && older !== null ? repaired(older) : null;
}

const light = (draft: SirenDraft) => ({ ...draft, images: draft.images.map(byAddress) });

/** Saves the draft, so that a reload loses nothing; of pictures only their ids and addresses. */
export function saveDraft(owner: DraftOwner, draft: SirenDraft, older: SirenDraft | null = null): void {
  slotOf(owner).write({ ...light(draft), ...(older && { older: light(older) }) });
}

/** Forgets it: it was saved, or is not wanted. */
export function dropDraft(owner: DraftOwner): void {
  slotOf(owner).clear();
}
