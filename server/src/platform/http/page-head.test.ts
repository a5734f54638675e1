import { describe, expect, it } from 'vitest';
import { escapeHtml, withHead } from './page-head.ts';

const PAGE =
  '<!doctype html><html><head><meta name="rating" content="adult" /><meta name="description" content="A place." /><title>House</title></head><body></body></html>';
const head = {
  siteName: 'House',
  title: '</title><script>alert(1)</script> "x" & $& $1',
  description: `"><img src=x onerror='alert(1)'>`,
  url: 'https://house.example/post/1',
  image: { url: 'https://house.example/a.webp', alt: 'Isla "the keeper"' },
};

describe('the head of a page', () => {
  it('tells its title, description, address and picture, and takes the place of what stood there', () => {
    const html = withHead(PAGE, { ...head, title: 'A night', description: 'A chat.' }, { isListed: true });
    expect(html).toContain('<title>A night · House</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<meta name="description" content="A chat.">');
    expect(html).toContain('<link rel="canonical" href="https://house.example/post/1">');
    expect(html).toContain('<meta property="og:title" content="A night">');
    expect(html).toContain('<meta property="og:image" content="https://house.example/a.webp">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta name="rating" content="adult" />');
    expect(html).not.toContain('noindex');
  });

  it('is text, whatever is in it', () => {
    const html = withHead(PAGE, head, { isListed: true });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;x&quot; &amp; $&amp; $1');
    for (const [, content = ''] of html.matchAll(/content="([^"]*)"/g)) expect(content).not.toMatch(/[<>]/);
    expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  });

  it('without a picture makes a small card, and asks not to be listed where it shall not', () => {
    const html = withHead(PAGE, { ...head, image: null }, { isListed: false });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).not.toContain('image');
    expect(withHead(PAGE, null, { isListed: true })).toBe(PAGE);
  });
});
