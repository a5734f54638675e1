/**
 * Sends the first requests of the page at this address before the app's script has loaded. Its source is inlined into
 * index.html, so it may use nothing from outside; the app takes the answers over in `lib/early-answers.ts`.
 */
export function askEarly(pages: [path: RegExp, files: string[]][]): void {
  const { pathname, search } = location;
  for (const file of pages.find(([path]) => path.test(pathname))?.[1] ?? []) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }

  const answers: Record<string, Promise<Response>> = {};
  const ask = (address: string) => {
    const answer = fetch(address, { headers: { accept: 'application/json' } });
    // A failure is handled by the caller that takes the answer.
    answer.catch(() => {});
    answers[address] = answer;
  };
  const one = (kind: string, id: string | null | undefined) => {
    if (id && /^[1-9]\d{0,15}$/.test(id)) ask(`/api/${kind}/${id}?media=url`);
  };
  one('post', /^\/post\/(\d+)$/.exec(pathname)?.[1]);
  one('sirens', /^\/sirens\/existing\/(\d+)$/.exec(pathname)?.[1]);
  if (pathname === '/story') {
    const query = new URLSearchParams(search);
    one('story', query.get('story'));
    one('sirens', query.get('siren'));
  }
  let tab: string | null = null;
  try {
    tab = localStorage.getItem('homeTab');
  } catch {
    // Without storage, home opens on the sirens.
  }
  if (/^\/(all)?$/.test(pathname) && search === '' && tab !== '"chats"')
    ask('/api/sirens?gender=all&sort=hot&search=&adult=true&limit=12&offset=0&media=url');
  Object.assign(window, { earlyAnswers: answers });
}
