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
  /** Whether it is one of the main pages: compared as a picture in every width and both themes. */
  isPage?: boolean;
  /** Does what leads to the state, and waits until it is there. */
  arrange(page: Page): Promise<void>;
  /** The widths at which there is such a state; all when absent. */
  widths?: number[];
  /** Whether the state, or where it is scrolled to, is lost with another window or theme: it is arranged anew for every view. */
  isFleeting?: boolean;
  /** `window`: as much as one sees at once, where one is; `whole`: all of a long page. From the top down when absent. */
  frame?: 'window' | 'whole';
  /** What is in the middle of the window, by its selector, or the end of the page. The page stays where it is when absent. */
  around?: string | 'end';
  /** Whether signs of fonts that belong to the machine keep it from being compared as a picture: its layout is. */
  hasForeignSigns?: boolean;
  /** Errors on the console that belong to the state. */
  mayLog?: RegExp;
}
