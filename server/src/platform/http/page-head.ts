/** Metadata of a page for clients that run no script, such as crawlers and link previews; plain text, escaped later. */
export interface PageHead {
  siteName: string;
  title: string;
  description: string;
  /** The one address of the page. */
  url: string;
  image: { url: string; alt: string } | null;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

function tagsOf({ siteName, title, description, url, image }: PageHead): string[] {
  return [
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'article'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image ? [property('og:image', image.url), property('og:image:alt', image.alt)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [named('twitter:image', image.url)] : []),
  ];
}

/** Puts the metadata into the page, and `noindex` where search engines shall not list it. */
export function withHead(html: string, head: PageHead | null, { isListed }: { isListed: boolean }): string {
  const robots = isListed ? [] : [named('robots', 'noindex')];
  const tags = [...robots, ...(head ? tagsOf(head) : [])];
  const bare = head
    ? html
        .replace(
          /<title>[^<]*<\/title>/,
          () => `<title>${escapeHtml(head.title)} · ${escapeHtml(head.siteName)}</title>`,
        )
        .replace(/\s*<meta name="description"[^>]*>/, '')
    : html;
  return bare.replace('</head>', () => `${tags.join('')}</head>`);
}
