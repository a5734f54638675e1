import type { Page } from '@playwright/test';
import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Answers } from './answers.ts';

/** A screen in one of its states: its requests and answers are the same every time. */
export interface Screen {
  /** `area/screen-state`; also the name of its baseline. */
  name: string;
  at: string;
  /** The signed-in user; a visitor when absent. */
  who?: CurrentUser;
  /** Answers of this screen, on top of the default ones. */
  answers?: Answers;
  /** Browser storage, besides the signed-in user. */
  storage?: { local?: Record<string, unknown>; session?: Record<string, unknown> };
  /** Whether it is one of the main pages: compared as a picture in every width and both themes. */
  isPage?: boolean;
  /** Leads to the state, and waits until it is reached. */
  arrange(page: Page): Promise<void>;
  /** The widths at which there is such a state; all when absent. */
  widths?: number[];
  /** Whether the state, or where it is scrolled to, is lost with another window or theme: it is arranged anew for every view. */
  isFleeting?: boolean;
  /** `window`: as much as one sees at once, where one is; `whole`: all of a long page. From the top down when absent. */
  frame?: 'window' | 'whole';
  /** Selector of the element to scroll to, or the end of the page. The page is not scrolled when absent. */
  around?: string | 'end';
  /** Whether characters in the machine's fonts prevent a comparison as a picture: then its layout is compared. */
  hasForeignSigns?: boolean;
  /** Errors on the console that belong to the state. */
  mayLog?: RegExp;
}
