import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../test/media-steps.ts';
import { postChat } from '../../../test/posting-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { makeVariant } from '../../../test/variant.ts';
import { packageRoot } from '../../platform/package-root.ts';

const TITLE = `"><script>alert(1)</script> A night & a $& lamp's light`;
let web: string;
let house: TestApp;
let author: Visitor;
let siren: number;
let cover: string;
let postId: number;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'sirenade-web-'));
  writeFileSync(join(web, 'index.html'), readFileSync(join(packageRoot(), '..', 'web', 'index.html')));
  house = await makeTestApp({ PUBLIC_URL: 'http://house.example' }, { webFolder: web });
  author = await makeMember(house, 'Sailor');
  const sailor = await idOf(house, 'Sailor');
  siren = await placeSiren(house, sailor, { name: 'Isla <b>', description: 'A keeper of "forty".\nAnd storms.' });
  cover = (await keepImage(house, '#334455', { userId: sailor })).id;
  await rowsOf(house, 'INSERT INTO siren_images (siren_id, media_id, position) VALUES ($1, $2, 0)', [siren, cover]);
  postId = (await postChat(house, { visitor: author, username: 'Sailor' }, siren, { title: TITLE })).postId;
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const plain = (html: string) => html.replace(/&(lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
/** The tags of a page's head by their names. */
function metaOf(html: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    found[name] = [...(found[name] ?? []), plain(content)];
  }
  return found;
}
const open = async (path: string, headers: Record<string, string> = {}, by = house.visitor()) => {
  const answer = await by.ask('GET', path, undefined, headers);
  return { ...answer, statusCode: answer.statusCode, meta: metaOf(answer.body) };
};

describe('the page of a post', () => {
  it('tells previews of its link what it shows, marked as adult, and search engines nothing', async () => {
    const { statusCode, headers, body, meta } = await open(`/post/${postId}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(plain(body.match(/<title>(.*?)<\/title>/)?.[1] ?? '')).toBe(`${TITLE} · Sirenade`);
    expect(meta).toMatchObject({
      'og:title': [TITLE],
      'og:url': [`http://house.example/post/${postId}`],
      'og:site_name': ['Sirenade'],
      'og:image': [`http://house.example/media/images/${cover}/card.webp`],
      'twitter:card': ['summary_large_image'],
      rating: ['adult', 'RTA-5042-1996-1400-1577-RTA'],
      robots: ['noindex'],
    });
    expect(meta['og:description']).toEqual(meta.description);
    expect(meta.description?.[0]).toMatch(/^A chat with Isla <b>, shared by Sailor\. A keeper of "forty"\./);
    expect(body).toContain(`<link rel="canonical" href="http://house.example/post/${postId}">`);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('id="site"');
    expect((await house.visitor().ask('GET', `/media/images/${cover}/card.webp`)).statusCode).toBe(200);
  });

  it('runs nothing of what people wrote', async () => {
    const { body } = await open(`/post/${postId}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('Isla <b>');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/<\/head>/g)).toHaveLength(1);
  });

  it('has a tag that changes with what it says, and is not sent again before', async () => {
    const first = await open(`/post/${postId}`);
    const etag = String(first.headers.etag);
    expect(etag).not.toBe((await open('/')).headers.etag);
    const again = await open(`/post/${postId}`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await open(`/post/${postId}?from=mail`, { 'if-none-match': etag })).statusCode).toBe(304);
    await author.ask('PATCH', `/api/post/${postId}`, { title: 'Another night' });
    const changed = await open(`/post/${postId}`, { 'if-none-match': etag });
    expect([changed.statusCode, changed.meta['og:title']]).toEqual([200, ['Another night']]);
    await author.ask('PATCH', `/api/post/${postId}`, { title: TITLE });
  });

  it('is the plain page, never to be listed, where there is nothing for everybody to see', async () => {
    const shy = await placeSiren(house, await idOf(house, 'Sailor'), {});
    const { postId: hidden } = await postChat(house, { visitor: author, username: 'Sailor' }, shy, { title: 'Unseen' });
    await rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [shy]);
    const listing = await makeVariant(house, { allowIndexing: true });
    const paths = [
      `/post/${hidden}`,
      '/post/999999',
      '/post/0',
      '/post/abc',
      '/post/1e3',
      '/post/99999999999999999999999',
    ];
    for (const path of [...paths, '/post/-1', "/post/1'--", `/post/${postId}/more`]) {
      for (const by of [house.visitor(), author]) {
        const { statusCode, body, meta } = await open(path, {}, by);
        expect(statusCode, path).toBe(200);
        expect(body).not.toContain('Unseen');
        expect([meta['og:title'], meta.robots], path).toEqual([undefined, ['noindex']]);
      }
    }
    for (const path of paths) {
      const answer = await listing.inject(path);
      expect([answer.statusCode, answer.headers['x-robots-tag']], path).toEqual([200, 'noindex']);
    }
    await listing.close();
  });

  it('may be listed where the operator says so, like all others', async () => {
    const listing = await makeVariant(house, { allowIndexing: true });
    for (const path of ['/', '/all', `/post/${postId}`]) {
      const answer = await listing.inject(path);
      expect(answer.headers['x-robots-tag'], path).toBeUndefined();
      expect(answer.body).not.toContain('noindex');
    }
    await listing.close();
    expect((await open('/all')).headers['x-robots-tag']).toBe('noindex');
  });
});
