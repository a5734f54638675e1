import type { Page } from '@playwright/test';
import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Answers } from './answers.ts';

/** A screen in one of its states: what is asked for and answered is the same every time. */
export interface Screen {
  /** `area/screen-state`; also the name of the picture that is kept of it. */
  name: string;
  at: string;
  /** Who is looking; a visitor when absent. */
  who?: CurrentUser;
  /** Answers of this screen, on top of those of a place full of life. */
  answers?: Answers;
  /** What the browser remembers, beside who is looking. */
  kept?: { local?: Record<string, unknown>; session?: Record<string, unknown> };
  /** Does what leads to the state, and waits until it is there. */
  arrange(page: Page): Promise<void>;
  /** The widths at which there is such a state; all when absent. */
  widths?: number[];
  /** Whether the state is lost when the window changes, and is arranged anew for every width. */
  isFleeting?: boolean;
  /** `window`: as much as one sees at once, where one is; `whole`: all of a long page. From the top down when absent. */
  frame?: 'window' | 'whole';
  /** What is in the middle of the window, by its selector, or the end of the page. The page stays where it is when absent. */
  around?: string | 'end';
  /** Whether signs of fonts that belong to the machine keep it from being compared as a picture. */
  hasForeignSigns?: boolean;
  /** So long that much of it is drawn only when it comes into the window. */
  isLong?: boolean;
  /** Errors on the console that belong to the state. */
  mayLog?: RegExp;
}

export interface View {
  width: number;
  height: number;
  /** How tall a picture of a longer page gets. */
  most: number;
  /** How small it stands on the sheet. */
  scale: number;
}

/** The widths at which every screen is looked at. */
export const views: View[] = [
  { width: 1280, height: 800, most: 1200, scale: 1 / 3 },
  { width: 1920, height: 1080, most: 1200, scale: 1 / 4 },
  { width: 768, height: 1024, most: 1280, scale: 1 / 3 },
  { width: 390, height: 844, most: 1600, scale: 1 / 2 },
];

/** How tall the picture of a whole page gets. */
export const MOST_WHOLE = 5000;

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];
