import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let png: Buffer;
beforeAll(async () => {
  house = await makeTestApp();
  png = await picture('#b4431f').png().toBuffer();
});
afterAll(() => house.close());

const picture = (background: string, width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background } });
const setAvatar = (by: Visitor, avatar: unknown) => by.ask('PATCH', '/api/user', { avatar });
const asText = (bytes: Uint8Array | string) => Buffer.from(bytes as string).toString('base64');
const stored = () => {
  try {
    return readdirSync(join(house.config.dataDir, 'media', 'avatars'));
  } catch {
    return [];
  }
};

describe('an avatar', () => {
  it('is stored anew as a square WebP and served to everybody, for ever, as a picture only', async () => {
    const user = await house.signUp('Portrait');
    const answer = await setAvatar(user, asText(png));
    expect(answer.statusCode, answer.body).toBe(200);
    const { avatar } = answer.json();
    expect(avatar).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
    expect((await house.visitor().ask('GET', '/api/user/portrait')).json().avatar).toBe(avatar);

    const served = await house.visitor().ask('GET', avatar);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('may be a %s, bare or as a data: URL', async (format) => {
    const user = await house.signUp(`Format-${format}`);
    const bytes = await picture('#0b1020').toFormat(format).toBuffer();
    expect((await setAvatar(user, asText(bytes))).statusCode).toBe(200);
    expect((await setAvatar(user, `data:image/${format};base64,${asText(bytes)}`)).statusCode).toBe(200);
  });

  it('loses everything but its pixels', async () => {
    const user = await house.signUp('Located');
    const jpeg = await picture('#5fd6c8')
      .withExif({ IFD0: { Copyright: 'SECRET-EXIF' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>SECRET-TAIL</script>')]);
    expect(polyglot.toString('latin1')).toMatch(/SECRET-EXIF[\s\S]*SECRET-XMP[\s\S]*SECRET-TAIL/);
    const { avatar } = (await setAvatar(user, asText(polyglot))).json();
    const served = (await house.visitor().ask('GET', avatar)).rawPayload;
    expect(served.toString('latin1')).not.toContain('SECRET');
    const { exif, xmp, icc, iptc } = await sharp(served).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is turned the way its camera held it', async () => {
    const user = await house.signUp('Sideways');
    const left = { input: await picture('#ffffff', 50, 100).png().toBuffer(), left: 0, top: 0 };
    const bytes = await picture('#000000', 100, 100)
      .composite([left])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { avatar } = (await setAvatar(user, asText(bytes))).json();
    const served = (await house.visitor().ask('GET', avatar)).rawPayload;
    const raw = await sharp(served).removeAlpha().raw().toBuffer();
    // Turned by a quarter, the white half is on top.
    expect(raw[(10 * 512 + 500) * 3]).toBeGreaterThan(200);
    expect(raw[(500 * 512 + 10) * 3]).toBeLessThan(50);
  });

  it('replaces the one before, whose file and address are gone', async () => {
    const user = await house.signUp('Changeable');
    const before = stored();
    const first = (await setAvatar(user, asText(png))).json().avatar;
    const second = (await setAvatar(user, asText(png))).json().avatar;
    expect(second).not.toBe(first);
    expect((await house.visitor().ask('GET', first)).statusCode).toBe(404);
    expect((await house.visitor().ask('GET', second)).statusCode).toBe(200);
    expect(stored()).toHaveLength(before.length + 1);
  });

  it('is taken away with null', async () => {
    const user = await house.signUp('Faceless');
    const before = stored();
    const { avatar } = (await setAvatar(user, asText(png))).json();
    expect((await setAvatar(user, null)).json().avatar).toBeNull();
    expect((await house.visitor().ask('GET', avatar)).statusCode).toBe(404);
    expect(stored()).toEqual(before);
    expect((await setAvatar(user, null)).statusCode).toBe(200);
  });

  it('leaves no file behind when it is changed many times at once', async () => {
    const user = await house.signUp('Hasty');
    const before = stored();
    const answers = await Promise.all(Array.from({ length: 6 }, () => setAvatar(user, asText(png))));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
    const { avatar } = (await user.ask('GET', '/api/user')).json();
    const added = stored().filter((file) => !before.includes(file));
    expect(added).toEqual([avatar.split('/').pop()]);
  });
});

describe('what is not an avatar', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const gifScript = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(40), Buffer.from('*/=1;alert(1)')]);

  let refused = 0;
  it.each<[string, () => string]>([
    ['an SVG', () => asText(svg)],
    ['an SVG that calls itself a PNG', () => `data:image/png;base64,${asText(svg)}`],
    ['a GIF', () => asText(gif)],
    ['a GIF that is a script too', () => asText(gifScript)],
    ['a page', () => asText('<!doctype html><script>alert(1)</script>')],
    [
      'a page behind the first bytes of a PNG',
      () => asText(Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')])),
    ],
    ['half a PNG', () => asText(png.subarray(0, png.length / 2))],
    ['a PDF', () => asText('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['nothing', () => ''],
    ['not base64', () => 'this is not base64!'],
    ['an address', () => 'https://evil.example/a.png'],
    ['a path', () => '/media/avatars/0123456789abcdef0123456789abcdef.webp'],
    ['a data: URL of a page', () => `data:text/html;base64,${asText(png)}`],
  ])('%s is refused under its field, and nothing is stored', async (_what, make) => {
    refused += 1;
    const user = await house.signUp(`Refused${refused}`);
    const before = stored();
    const answer = await setAvatar(user, make());
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['avatar']);
    expect(answer.json().errors.avatar[0]).toMatch(/^(This|Please).+\.$/);
    expect((await user.ask('GET', '/api/user')).json().avatar).toBeNull();
    expect(stored()).toEqual(before);
  });

  it('a file above 4 MiB is refused under its field, and one far above it at the door', async () => {
    const user = await house.signUp('Heavy');
    const large = await setAvatar(user, 'A'.repeat(6_000_000));
    expect(large.statusCode).toBe(400);
    expect(large.json().errors).toEqual({ avatar: ['This picture is too large.'] });
    const huge = await setAvatar(user, 'A'.repeat(9_000_000));
    expect(huge.statusCode).toBe(413);
    expect(huge.json().code).toBe('too_large');
  });

  it('a small file that unpacks to a vast picture is refused unopened', async () => {
    const user = await house.signUp('Bomber');
    const bomb = await picture('#000000', 16_383, 2200).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await setAvatar(user, asText(bomb));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ avatar: ['This picture has too many pixels.'] });
  });

  it.each([
    '/media/avatars/0123456789abcdef0123456789abcdef.webp',
    '/media/avatars/x.webp',
    '/media/avatars/..%2f..%2fsecret.key',
    '/media/avatars/%2e%2e',
    '/media/avatars/0123456789abcdef0123456789abcdef.png',
    '/media/avatars/',
  ])('%s is 404', async (path) => {
    const answer = await house.visitor().ask('GET', path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
  });
});
