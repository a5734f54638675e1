import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Markdown } from './markdown.tsx';

const show = (text: string) => render(<Markdown text={text} />).container;

test('headings, paragraphs, lists, code and tables become elements', () => {
  const page = show(
    '# Title\n\nA *fine* and **strong** `word`.\n\n- one\n- two\n\n3. three\n\n```sh\nnpm start\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Title' }).id).toBe('title');
  expect(page.querySelector('p')?.innerHTML).toBe('A <em>fine</em> and <strong>strong</strong> <code>word</code>.');
  expect([...page.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(page.querySelector('ol')?.start).toBe(3);
  expect(page.querySelector('pre code')?.textContent).toBe('npm start');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['1', '2']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('code and tables wider than the page can be scrolled by keyboard, and are no stop on the way otherwise', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(measured: () => void) {
        this.observe = measured;
      }
    },
  );
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const text = '```sh\nnpm run engines\n```\n\n| a |\n|---|\n| 1 |\n';
  const stops = (page: HTMLElement) => page.querySelectorAll('pre[tabindex="0"], .markdown-table[tabindex="0"]').length;
  expect(stops(show(text))).toBe(2);
  wide.mockReturnValue(0);
  expect(stops(show(text))).toBe(0);
});

test('HTML stays text, in a block and in a line', () => {
  const page = show('<script>alert(1)</script>\n\nHello <img src=x onerror=alert(1)> <b>there</b>');
  expect(page.querySelector('script, img, b')).toBeNull();
  expect(page.textContent).toContain('<script>alert(1)</script>');
  expect(page.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('links go to safe places only, and leave no trace elsewhere', () => {
  show(
    '[out](https://example.org) [in](/u/ada) [bad](javascript:alert(1)) [worse](data:text/html,x) [slashes](//evil.example)',
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['out', 'https://example.org'],
    ['in', '/u/ada'],
  ]);
  expect(screen.getByRole('link', { name: 'out' }).getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
});

test('pictures are not fetched from elsewhere: their text is shown', () => {
  const page = show('![a boat](https://example.org/boat.png)');
  expect(page.querySelector('img')).toBeNull();
  expect(page.textContent).toBe('a boat');
});

test('what anybody may have written names no places of the page, and every link is marked', () => {
  const page = render(<Markdown text={'# Main\n\n[in](/u/ada) [out](https://example.org)'} isForeign />).container;
  expect(page.querySelector('[id], h1')).toBeNull();
  expect(page.querySelector('strong')?.textContent).toBe('Main');
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  }
});

test.each([
  ['quotes in quotes', '>'.repeat(10_000)],
  ['lists in lists', '1. '.repeat(3_333)],
  ['endless marks', '_a'.repeat(5_000)],
])('text made to keep the page busy is shown as it stands: %s', (_, text) => {
  const page = render(<Markdown text={text} isForeign />).container;
  expect(page.querySelector('blockquote, ol, em')).toBeNull();
  expect(page.textContent).toBe(text);
});

test('a quote, a list and a line across are still what they are', () => {
  const page = render(<Markdown text={'> > so\n\n- a\n  - b\n\n----------------'} isForeign />).container;
  expect(page.querySelectorAll('blockquote')).toHaveLength(2);
  expect(page.querySelectorAll('ul')).toHaveLength(2);
  expect(page.querySelector('hr')).not.toBeNull();
});
