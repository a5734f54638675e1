import type { CDPSession, Page } from '@playwright/test';

/** The faces that come with the product, as their files name them. */
const BUNDLED = ['Figtree', 'Fraunces', 'Source Code Pro'];

interface Text {
  /** Its slant, weight and face. */
  style: string;
  text: string;
  /** Index of the element in the list that the page holds. */
  place: number;
  /** Whether a letter is drawn as the box for characters that no font has. */
  isBoxed: boolean;
}

/** In the page: its texts, each that has a letter which none before it had in the same style. */
function findTexts(): Text[] {
  const elements: Element[] = [];
  const found: Text[] = [];
  const known = new Map<string, Set<string>>();
  const canvas = new OffscreenCanvas(48, 32).getContext('2d', { willReadFrequently: true });
  const draw = (letter: string, style: string) => {
    if (!canvas) return '';
    canvas.clearRect(0, 0, 48, 32);
    canvas.font = style;
    canvas.fillText(letter, 4, 24);
    return canvas.getImageData(0, 0, 48, 32).data.join();
  };
  // U+0378 is unassigned, so it is drawn as the box; Latin-1 is in every font of the product.
  const isBox = (letter: string, style: string) => letter > '\u00ff' && draw(letter, style) === draw('\u0378', style);
  const add = (element: Element, { fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration, text: string) => {
    const style = `${fontStyle} ${fontWeight} 20px ${fontFamily}`;
    const letters = known.get(style) ?? new Set();
    known.set(style, letters);
    // Nothing is drawn of white space.
    const fresh = [...text].filter((letter) => /\S/u.test(letter) && !letters.has(letter));
    if (fresh.length === 0) return;
    for (const letter of fresh) letters.add(letter);
    const isBoxed = fresh.some((letter) => isBox(letter, style));
    found.push({ style, text, place: elements.push(element) - 1, isBoxed });
  };
  for (const element of document.querySelectorAll('body, body *')) {
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const chosen = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined;
    const isWritten = isField && !/^(checkbox|radio|range|file|hidden|password)$/.test(element.type);
    const written = isWritten ? element.value || element.placeholder : undefined;
    const text = chosen ?? written ?? own.map(({ textContent }) => textContent ?? '').join('');
    add(element, getComputedStyle(element), text);
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (/^["']./.test(style.content)) add(element, style, style.content.slice(1, -1));
    }
  }
  Object.assign(window, { textsOfTheSuite: elements });
  return found;
}

/** Names the letters that a page draws with a font of the machine; each letter of a style is asked about once. */
export type FontWatch = () => Promise<string[]>;

/** Watches which fonts a page draws its letters with. */
export function watchFonts(page: Page, devtools: CDPSession): FontWatch {
  const proven = new Set<string>();
  const keysOf = ({ style, text }: Text) => [...text].map((letter) => `${letter} ${style}`);

  /** The fonts of a field: its text stands in an element that only the browser knows. */
  async function askInside(nodeId: number) {
    const { node } = await devtools.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
    const inner = (node.shadowRoots ?? []).flatMap(({ children = [] }) => children).map((each) => each.backendNodeId);
    const { nodeIds } = await devtools.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds: inner });
    const found = nodeIds.map((each) => devtools.send('CSS.getPlatformFontsForNode', { nodeId: each }));
    return (await Promise.all(found)).flatMap(({ fonts }) => fonts);
  }

  /** The fonts of the machine that an element's text is drawn with; nothing while it is not drawn. */
  async function askOne({ place, text, isBoxed }: Text): Promise<string | null | undefined> {
    const excerpt = text.trim().slice(0, 80);
    if (isBoxed) return `no font has a letter of: ${excerpt}`;
    const { result } = await devtools.send('Runtime.evaluate', { expression: `textsOfTheSuite[${place}]` });
    if (!result.objectId) throw new Error('The element is gone.');
    const { nodeId } = await devtools.send('DOM.requestNode', { objectId: result.objectId });
    const found = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const fonts = found.fonts.length > 0 ? found.fonts : await askInside(nodeId);
    const foreign = fonts.filter(
      ({ isCustomFont, familyName }) => !isCustomFont || !BUNDLED.some((name) => familyName.startsWith(name)),
    );
    if (fonts.length === 0) return undefined;
    if (foreign.length === 0) return null;
    return `${foreign.map(({ familyName }) => familyName).join(', ')}: ${excerpt}`;
  }

  return async () => {
    const texts = await page.evaluate(findTexts);
    const fresh = texts.filter((text) => keysOf(text).some((key) => !proven.has(key)));
    if (fresh.length === 0) return [];
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    await devtools.send('DOM.getDocument', { depth: 0 });
    const answers = await Promise.all(fresh.map(askOne));
    await devtools.send('CSS.disable');
    await devtools.send('DOM.disable');
    fresh.forEach((text, at) => {
      if (answers[at] === null) for (const key of keysOf(text)) proven.add(key);
    });
    return answers.filter((foreign) => typeof foreign === 'string');
  };
}
