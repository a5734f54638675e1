import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Preferences } from '@sirenade/contract/preferences';
import type { SoldItem } from './analytics.ts';
import type { Message } from './toast.ts';

/** One value in browser storage: an unreadable one counts as absent. */
export interface Slot<T> {
  readonly key: string;
  /** Whether something was ever chosen. */
  isSet(): boolean;
  read(): T;
  write(value: T): void;
  clear(): void;
}

/** Where the browser refuses storage (private windows, blocked cookies) values live as long as the page. */
const memory = new Map<string, string>();

function slot<T>(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  fallback: T,
  accepts: (value: unknown) => boolean,
): Slot<T> {
  const attempt = <R>(use: (storage: Storage) => R, otherwise: () => R): R => {
    try {
      return use(window[area]);
    } catch {
      return otherwise();
    }
  };
  const find = (): { value: T } | null => {
    const text = attempt(
      (storage) => storage.getItem(key),
      () => memory.get(key) ?? null,
    );
    if (text === null) return null;
    try {
      const value: unknown = JSON.parse(text);
      return accepts(value) ? { value: value as T } : null;
    } catch {
      return null;
    }
  };
  return {
    key,
    isSet: () => find() !== null,
    read: () => find()?.value ?? fallback,
    write(value) {
      const text = JSON.stringify(value);
      attempt<unknown>(
        (storage) => storage.setItem(key, text),
        () => memory.set(key, text),
      );
    },
    clear() {
      attempt<unknown>(
        (storage) => storage.removeItem(key),
        () => memory.delete(key),
      );
    },
  };
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isOneOf = (choices: readonly string[]) => (value: unknown) => choices.includes(value as string);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => isObject(value) && Object.values(value as object).every(isText);

export const responseSizes = ['short', 'medium', 'long', 'extra long'] as const;
export const lewdnessLevels = ['Natural', 'Low', 'Medium', 'High'] as const;
export const pictureTimes = ['every reply', 'scene change'] as const;
export const homeTabs = ['sirens', 'chats'] as const;
export type ResponseSize = (typeof responseSizes)[number];
export type LewdnessLevel = (typeof lewdnessLevels)[number];
export type PictureTime = (typeof pictureTimes)[number];
export type HomeTab = (typeof homeTabs)[number];

export interface AfterReload {
  message: Message;
  bought?: SoldItem[] | undefined;
}

const isAfterReload = (value: unknown) => {
  const { message } = (value ?? {}) as Partial<AfterReload>;
  return isText(message?.text) && isOneOf(['success', 'error', 'warning', 'info'])(message?.tone);
};

/** Everything the browser remembers for us [E16], with the defaults of [K28]. */
export const stored = {
  /** An older build may have left fewer fields: only `verified` is sure to mean anything. */
  user: slot<Partial<CurrentUser> | null>('localStorage', 'user', null, isObject),
  darkMode: slot<boolean>('localStorage', 'darkMode', true, isBoolean),
  homeTab: slot<HomeTab>('localStorage', 'homeTab', 'sirens', isOneOf(homeTabs)),
  lastVerificationResend: slot<number>('localStorage', 'lastVerificationResend', 0, isCount),
  responseSize: slot<ResponseSize>('localStorage', 'responseSize', 'medium', isOneOf(responseSizes)),
  lewdnessLevel: slot<LewdnessLevel>('localStorage', 'lewdnessLevel', 'Natural', isOneOf(lewdnessLevels)),
  generateAudio: slot<boolean>('localStorage', 'generateAudio', true, isBoolean),
  generateImages: slot<boolean>('localStorage', 'generateImages', true, isBoolean),
  pictureWhen: slot<PictureTime>('localStorage', 'pictureWhen', 'every reply', isOneOf(pictureTimes)),
  /** Whether the user above was cleared only because the server could not be asked; then it is asked again. */
  sessionLost: slot<boolean>('localStorage', 'sessionLost', false, isBoolean),
  /** The preferences of a visitor without an account; as with the user, fields may be missing or unexpected. */
  preferences: slot<Partial<Preferences>>('localStorage', 'preferences', {}, isObject),
  /** Whether the notice about the built-in demonstration voice was closed. */
  demonstrationNoticeClosed: slot<boolean>('localStorage', 'demonstrationNoticeClosed', false, isBoolean),
  unregisteredChats: slot<number>('localStorage', 'unregisteredChats', 0, isCount),
  /** The query parameters of a payment provider's redirect, for a visitor who has to log in first. */
  paymentReturn: slot<Record<string, string> | null>('sessionStorage', 'paymentReturn', null, isTexts),
  /** The payment that another tab may be about to take up a second time. */
  lastActivation: slot<string>('localStorage', 'lastActivation', '', isText),
  /** The toast to show, and the sale to track, after the page has reloaded. */
  afterReload: slot<AfterReload | null>('sessionStorage', 'afterReload', null, isAfterReload),
  disclaimerAgreed: slot<boolean>('sessionStorage', 'disclaimerAgreed', false, isBoolean),
};

const DRAFT = 'draft:';

/** An unsent text, by account and place; private, so it is deleted at logout. */
export function draftSlot(name: string): Slot<object | null> {
  return slot<object | null>('localStorage', DRAFT + name, null, isObject);
}

/** Forgets everything that was written and not sent. */
export function forgetDrafts(): void {
  for (const key of memory.keys()) if (key.startsWith(DRAFT)) memory.delete(key);
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(DRAFT)) window.localStorage.removeItem(key);
    }
  } catch {
    // Where the browser refuses storage there are no drafts in it.
  }
}
