import type { CurrentUser } from '@sirenade/contract/accounts';
import {
  AUDIO_UNVERIFIED,
  FREE_CHATS_USED,
  FREE_IMAGES_USED,
  FREE_WORDS_USED,
  OUT_OF_IMAGES,
  OUT_OF_WORDS,
  PAINT_UNVERIFIED,
  UNVERIFIED_CHATS_USED,
} from '@sirenade/contract/error-sentences';
import { limits } from '@sirenade/contract/limits';
import type { Preferences } from '@sirenade/contract/preferences';
import { MESSAGE_MISSING, messageTooLong } from '@sirenade/contract/sentences';
import { type Credits, creditsOf } from '../../../lib/credits.ts';
import { type LewdnessLevel, type PictureTime, type ResponseSize, stored } from '../../../lib/storage.ts';
import type { ReplySettings } from '../chat/chat-snapshot.ts';

/** The reader's chosen settings of replies; they may exceed what the account is allowed. */
export interface ChatSettings {
  responseSize: ResponseSize;
  lewdnessLevel: LewdnessLevel;
  generateAudio: boolean;
  generateImages: boolean;
  /** Which replies have a picture, where pictures are on. */
  pictureWhen: PictureTime;
  /** Answers that were had without a verified account [K8]. */
  freeChats: number;
}

/** The reader, as far as it decides what they are allowed. */
export interface Reader {
  kind: 'visitor' | 'unverified' | 'verified';
  credits: Credits;
  freeChats: number;
}

/** Why something is not to be had, and the prompt that helps with it. */
export interface Refusal {
  text: string;
  flag: 'outOfTokens' | 'outOfImages' | null;
}

/** The reader's kind and balance, for the rules of the chat. */
export function readerOf(user: CurrentUser | null, freeChats: number): Reader {
  const kind = user === null ? 'visitor' : user.verified ? 'verified' : 'unverified';
  return { kind, credits: creditsOf(user?.payments), freeChats };
}

const isPastQuota = ({ kind, freeChats }: Reader) => kind !== 'verified' && freeChats >= limits.visitor.chats;

/** The error of a trimmed message [V8]; null when it can be sent. */
export function messageProblem(text: string): { tone: 'info' | 'error'; text: string } | null {
  if (text === '') return { tone: 'info', text: MESSAGE_MISSING };
  if (text.length <= limits.message) return null;
  return { tone: 'error', text: messageTooLong() };
}

/** Why a reader may not chat [V12]; null while they may. */
export function chatProblem(reader: Reader): string | null {
  if (!isPastQuota(reader)) return null;
  return reader.kind === 'visitor' ? FREE_CHATS_USED : UNVERIFIED_CHATS_USED;
}

/** Why a reader cannot have speech [T11] [V13]; null while they can. */
export function audioProblem(reader: Reader): Refusal | null {
  if (reader.kind === 'unverified') return { text: AUDIO_UNVERIFIED, flag: null };
  if (isPastQuota(reader)) return { text: FREE_WORDS_USED, flag: null };
  if (reader.kind === 'visitor' || reader.credits.words > 0) return null;
  return { text: OUT_OF_WORDS, flag: 'outOfTokens' };
}

/** Why a reader cannot have pictures [T11] [V13]; null while they can. */
export function imageProblem(reader: Reader): Refusal | null {
  if (reader.kind === 'unverified') return { text: PAINT_UNVERIFIED, flag: null };
  if (isPastQuota(reader)) return { text: FREE_IMAGES_USED, flag: null };
  if (reader.kind === 'visitor' || reader.credits.images > 0) return null;
  return { text: OUT_OF_IMAGES, flag: 'outOfImages' };
}

/** The settings sent with a message: the chosen ones, without those the reader is not allowed [T11] [V15]. */
export function replySettings(settings: ChatSettings, reader: Reader): ReplySettings {
  return {
    response_size: settings.responseSize,
    lewdness_level: settings.lewdnessLevel.toLowerCase() as Lowercase<LewdnessLevel>,
    generate_audio: settings.generateAudio && audioProblem(reader) === null,
    generate_images: settings.generateImages && imageProblem(reader) === null,
    // The default goes without saying.
    ...(settings.pictureWhen === 'every reply' ? {} : { picture_when: settings.pictureWhen }),
  };
}

/** The settings to turn off after a refusal, so that the next message is not refused for the same reason. */
export function turnedOffBy(code: string): Partial<ChatSettings> | null {
  if (code === 'free_words_used' || code === 'audio_unverified') return { generateAudio: false };
  if (code === 'free_images_used' || code === 'paint_unverified') return { generateImages: false };
  if (code === 'free_chats_used' || code === 'unverified_chats_used') return { freeChats: limits.visitor.chats };
  return null;
}

/** The settings that this browser remembers [E16] [K28]. */
export function readSettings(): ChatSettings {
  return {
    responseSize: stored.responseSize.read(),
    lewdnessLevel: stored.lewdnessLevel.read(),
    generateAudio: stored.generateAudio.read(),
    generateImages: stored.generateImages.read(),
    pictureWhen: stored.pictureWhen.read(),
    freeChats: stored.unregisteredChats.read(),
  };
}

const slots = {
  responseSize: stored.responseSize,
  lewdnessLevel: stored.lewdnessLevel,
  generateAudio: stored.generateAudio,
  generateImages: stored.generateImages,
  pictureWhen: stored.pictureWhen,
  freeChats: stored.unregisteredChats,
};

/** How a chat starts: a new one as the reader's preferences say, one that goes on as this browser last had it [K28]. */
export function startSettings(preferences: Preferences, isNew: boolean): Partial<ChatSettings> {
  const { response_size, audio, images } = preferences;
  const start: Partial<ChatSettings> = {};
  if (response_size !== null && (isNew || !slots.responseSize.isSet())) start.responseSize = response_size;
  if (audio !== null && (isNew || !slots.generateAudio.isSet())) start.generateAudio = audio;
  if (images !== null && (isNew || !slots.generateImages.isSet())) start.generateImages = images;
  return start;
}

export interface SettingsStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSettings;
  set(changes: Partial<ChatSettings>): void;
  /** Counts an answer that was had without a verified account [K8]. */
  countFreeChat(): void;
}

/**
 * The settings, stored in this browser and synchronised with its other tabs; the initial ones are stored by the first
 * `set`.
 */
export function createSettingsStore(start: Partial<ChatSettings> = {}): SettingsStore {
  const listeners = new Set<() => void>();
  let snapshot = { ...readSettings(), ...start };
  const reread = () => {
    snapshot = readSettings();
    for (const listener of [...listeners]) listener();
  };
  const keys: (string | null)[] = [...Object.values(slots).map(({ key }) => key), null];
  const onStorage = ({ key }: StorageEvent) => {
    if (keys.includes(key)) reread();
  };
  const set = (changes: Partial<ChatSettings>) => {
    if (changes.responseSize !== undefined) slots.responseSize.write(changes.responseSize);
    if (changes.lewdnessLevel !== undefined) slots.lewdnessLevel.write(changes.lewdnessLevel);
    if (changes.generateAudio !== undefined) slots.generateAudio.write(changes.generateAudio);
    if (changes.generateImages !== undefined) slots.generateImages.write(changes.generateImages);
    if (changes.pictureWhen !== undefined) slots.pictureWhen.write(changes.pictureWhen);
    if (changes.freeChats !== undefined) slots.freeChats.write(changes.freeChats);
    reread();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    getSnapshot: () => snapshot,
    set,
    // Another tab may have counted in between.
    countFreeChat: () => set({ freeChats: stored.unregisteredChats.read() + 1 }),
  };
}
