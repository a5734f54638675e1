import type { Screen } from './screen.ts';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Size {
  width: number;
  height: number;
  /** How tall a picture of a longer page gets. */
  most: number;
  /** How small it stands on the sheet. */
  scale: number;
}

/** The windows in which screens are looked at. */
export const sizes: Size[] = [
  { width: 1280, height: 800, most: 1200, scale: 1 / 3 },
  { width: 1920, height: 1080, most: 1200, scale: 1 / 4 },
  { width: 768, height: 1024, most: 1280, scale: 1 / 3 },
  { width: 390, height: 844, most: 1600, scale: 1 / 2 },
];

/** How tall the picture of a whole page gets. */
export const MOST_WHOLE = 5000;

/** The views of every state; where it has no such width, the nearest of its own. */
const MAIN: Record<Theme, number> = { light: 1280, dark: 390 };

/** A screen in one width and theme, and the checks of that view besides the search for faults. */
export interface View {
  size: Size;
  theme: Theme;
  /** Compared as a picture. */
  hasPicture: boolean;
  /** Whether the layout is compared, and with which: the baseline, or the other theme. */
  layout: 'baseline' | 'other theme' | null;
  /** Read by axe, and with everything that it can look at. */
  isRead: boolean;
  isReadWhole: boolean;
  /**
   * Whether the fonts of its letters are checked. A view that matches its baseline has the fonts that were checked when
   * it was stored.
   */
  checksFonts: boolean;
}

/** Whether baselines are replaced instead of compared. */
export const isUpdating = process.env.VISUAL_UPDATE === '1';

/** Whether every state is looked at in every view, and not only the main pages. */
const isAll = isUpdating || process.env.TEST_ALL === '1';

const nearest = (own: Size[], wanted: number): number =>
  own.map(({ width }) => width).reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));

/** The views of a screen; those that are always captured come first, so that they do not depend on the others. */
export function viewsOf(screen: Screen, all = isAll): View[] {
  const own = sizes.filter(({ width }) => screen.widths?.includes(width) ?? true);
  const isMain = ({ width }: Size, theme: Theme) => nearest(own, MAIN[theme]) === width;
  const isMainWidth = (size: Size) => themes.some((theme) => isMain(size, theme));
  const everything = own
    // From wide to narrow: the steps that lead to a state are run where there is most room.
    .toSorted((a, b) => Number(isMainWidth(b)) - Number(isMainWidth(a)))
    .flatMap((size) => themes.map((theme) => ({ size, theme })));
  const [main, rest] = [true, false].map((is) => everything.filter(({ size, theme }) => isMain(size, theme) === is));
  const isWhole = screen.isPage || all;
  const taken = screen.isPage ? everything : [...(main ?? []), ...(isWhole ? (rest ?? []) : [])];
  return taken.map(({ size, theme }) => {
    const hasPicture = !screen.hasForeignSigns && (screen.isPage === true || isMain(size, theme));
    const hasBaseline = screen.hasForeignSigns === true || !isMainWidth(size);
    return {
      size,
      theme,
      hasPicture,
      layout: screen.isPage || (hasPicture && !all) ? null : hasBaseline ? 'baseline' : 'other theme',
      // The colours of both themes are read on the main pages.
      isRead: all || (isMain(size, theme) && (screen.isPage === true || theme === 'dark')),
      isReadWhole: all || screen.isPage === true,
      checksFonts: hasPicture && all,
    };
  });
}
