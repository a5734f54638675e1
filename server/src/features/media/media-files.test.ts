import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, signInAdmin } from '../../../test/account-steps.ts';
import { idOf, keepAudio, keepImage, makeTestStorage, type TestStorage } from '../../../test/media-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../test/test-app.ts';
import { makeVariant } from '../../../test/variant.ts';
import { imageKey } from './media.rules.ts';
import { audioAddress, type Media, viewImage } from './media.service.ts';

let house: TestApp;
let storage: TestStorage;
let maker: Visitor;
let other: Visitor;
let image: Media;
let audio: Media;
beforeAll(async () => {
  storage = makeTestStorage();
  house = await makeTestApp({}, { providers: { storage } });
  [maker, other] = [await house.signUp('Maker'), await house.signUp('Other')];
  const userId = await idOf(house, 'Maker');
  image = await keepImage(house, '#123456', { userId });
  audio = await keepAudio(house, 2.4, userId);
});
afterAll(() => house.close());

const NOT_FOUND = { error: 'Nothing was found here.', code: 'not_found', request_id: expect.any(String) };
const FILES = ['full.webp', 'card.webp', 'thumb.webp', 'full.png'];
const addressOf = (media: Media, file = 'full.webp') => `/media/images/${media.id}/${file}`;
const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ method, url, headers: { cookie: maker.cookie ?? '', ...headers } } as InjectOptions);

/** A siren of a user, with a picture and an audio intro. */
async function addSiren(userId: number, pictureId: string, soundId: string, isPrivate: boolean): Promise<number> {
  const [siren] = await rowsOf(
    house,
    `INSERT INTO sirens (user_id, name, description, gender, voice, private, hot, name_key, published_at, created_at, updated_at)
     VALUES ($1, 'Ines', 'A lighthouse keeper of forty.', 'female', 'v', $2, 0, 'ines', now(), now(), now()) RETURNING id`,
    [userId, isPrivate],
  );
  const id = Number(siren?.id);
  await rowsOf(house, 'INSERT INTO siren_images (siren_id, media_id, position) VALUES ($1, $2, 0)', [id, pictureId]);
  await rowsOf(
    house,
    `INSERT INTO siren_intros (siren_id, state, audio_id, wished_at) VALUES ($1, 'ready', $2, now())`,
    [id, soundId],
  );
  return id;
}

describe('a picture by its address', () => {
  it.each([
    ['full.webp', 'image/webp', 512, 768],
    ['card.webp', 'image/webp', 480, 720],
    ['thumb.webp', 'image/webp', 160, 240],
    ['full.png', 'image/png', 512, 768],
  ])('%s is an %s and nothing else, for a year, in no shared cache', async (file, type, width, height) => {
    const answer = await maker.ask('GET', addressOf(image, file));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
      etag: `"${image.hash}"`,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it('is the one that clients are told', async () => {
    const { url, card_url, thumb_url } = viewImage(image);
    for (const address of [url, card_url, thumb_url]) expect((await maker.ask('GET', address)).statusCode).toBe(200);
  });

  it('is served as a picture whatever its file holds', async () => {
    const media = await keepImage(house, '#abcdef', { userId: image.userId });
    storage.files.set(imageKey(media.hash, 'full.png'), Buffer.from('<script>alert(1)</script>'));
    const answer = await maker.ask('GET', addressOf(media, 'full.png'));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });

  it('is not sent again to a client that has it cached', async () => {
    for (const address of [addressOf(image), audioAddress(audio)]) {
      const { etag } = (await ask('GET', address)).headers;
      const known = await ask('GET', address, { 'if-none-match': String(etag) });
      expect(known.statusCode).toBe(304);
      expect(known.rawPayload).toHaveLength(0);
      expect(known.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
      expect((await ask('GET', address, { 'if-none-match': '"old"' })).statusCode).toBe(200);
    }
  });

  it('can be asked about without being fetched', async () => {
    for (const address of [addressOf(image), audioAddress(audio)]) {
      const [whole, head] = [await ask('GET', address), await ask('HEAD', address, { range: 'bytes=0-1' })];
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    }
  });
});

describe('a sound by its address', () => {
  const part = async (range: string, headers: Record<string, string> = {}) =>
    ask('GET', audioAddress(audio), { range, ...headers });

  it('is an MP3 that can be had in parts', async () => {
    const whole = await ask('GET', audioAddress(audio));
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${audio.hash}"`,
    });
    const size = whole.rawPayload.length;
    // Safari asks for the first two bytes, then for the rest.
    const first = await part('bytes=0-1');
    expect(first.statusCode).toBe(206);
    expect(first.headers).toMatchObject({ 'content-range': `bytes 0-1/${size}`, 'content-length': '2' });
    const rest = await part('bytes=2-');
    expect(rest.headers['content-range']).toBe(`bytes 2-${size - 1}/${size}`);
    expect(Buffer.concat([first.rawPayload, rest.rawPayload])).toEqual(whole.rawPayload);
    const end = await part('bytes=-100');
    expect(end.rawPayload).toEqual(whole.rawPayload.subarray(size - 100));
    expect((await part('bytes=0-1,4-5')).rawPayload).toEqual(whole.rawPayload);
  });

  it('says that a part beyond its end is not there, and that this may change', async () => {
    const outside = await part('bytes=99999999-');
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(outside.headers['cache-control']).toBe('no-store');
    expect(outside.rawPayload).toHaveLength(0);
  });

  it('comes whole when the part is of another version', async () => {
    expect((await part('bytes=0-1', { 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await part('bytes=0-1', { 'if-range': `"${audio.hash}"` })).statusCode).toBe(206);
  });
});

describe('media that are attached to nothing', () => {
  it('are served to their maker only, and are not found for all others', async () => {
    const admin = await signInAdmin(house, 'Overseer');
    const absent = await house.visitor().ask('GET', `/media/images/${'0'.repeat(32)}/full.webp`);
    expect(absent.json()).toEqual(NOT_FOUND);
    for (const address of [...FILES.map((file) => addressOf(image, file)), audioAddress(audio)]) {
      expect((await maker.ask('GET', address)).statusCode).toBe(200);
      for (const viewer of [other, admin, house.visitor()]) {
        const answer = await viewer.ask('GET', address, undefined, { 'if-none-match': '*', range: 'bytes=0-1' });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual(NOT_FOUND);
        const { 'x-request-id': _, date: __, ...headers } = answer.headers;
        const { 'x-request-id': ___, date: ____, ...expected } = absent.headers;
        expect(headers).toEqual(expected);
      }
    }
  });

  it('of a visitor are not found for anyone', async () => {
    const media = await keepImage(house, '#0f0f0f');
    for (const viewer of [maker, house.visitor()])
      expect((await viewer.ask('GET', addressOf(media))).statusCode).toBe(404);
  });

  it('are not found for their maker either once they have logged out', async () => {
    const loggedOut = await house.signUp('Outgoing');
    const media = await keepImage(house, '#0e0e0e', { userId: await idOf(house, 'Outgoing') });
    const { cookie } = loggedOut;
    expect((await loggedOut.ask('GET', addressOf(media))).statusCode).toBe(200);
    await loggedOut.ask('POST', '/api/user/logout');
    loggedOut.cookie = cookie;
    expect((await loggedOut.ask('GET', addressOf(media))).statusCode).toBe(404);
  });
});

describe('what belongs to a siren', () => {
  it('is seen by everybody while she is public, and by her owner alone once she is private', async () => {
    const userId = await idOf(house, 'Maker');
    const [picture, sound] = [await keepImage(house, '#2f4f6f', { userId }), await keepAudio(house, 1.8, userId)];
    const siren = await addSiren(userId, picture.id, sound.id, false);
    const seen = async (by: Visitor) => {
      const answers = [];
      for (const address of [addressOf(picture), addressOf(picture, 'full.png'), audioAddress(sound)])
        answers.push((await by.ask('GET', address)).statusCode);
      return answers;
    };
    for (const viewer of [house.visitor(), other, maker]) expect(await seen(viewer)).toEqual([200, 200, 200]);
    await rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [siren]);
    for (const viewer of [house.visitor(), other]) expect(await seen(viewer)).toEqual([404, 404, 404]);
    expect(await seen(maker)).toEqual([200, 200, 200]);
  });
});

describe('an odd address', () => {
  it.each([
    '/media/images/',
    '/media/images/x',
    '/media/images/x/full.webp',
    '/media/images/ID/',
    '/media/images/ID/full.svg',
    '/media/images/ID/full.html',
    '/media/images/ID/FULL.WEBP',
    '/media/images/ID/toString',
    '/media/images/ID/__proto__',
    '/media/images/ID/full.webp/more',
    '/media/images/ID/..%2f..%2fsecret.key',
    '/media/images/ID/%2e%2e%5cfull.webp',
    '/media/images/ID/%2e%2e',
    '/media/images/ID/full.webp%00',
    '/media/images/..%2f..%2fetc/full.webp',
    '/media/images/%2e%2e/full.webp',
    '/media/images/ID%20/full.webp',
    '/media/images/ID%0a/full.webp',
    '/media/audio/ID.mp3',
    '/media/audio/SOUND',
    '/media/audio/SOUND.wav',
    '/media/audio/SOUND.mp3.mp3',
    '/media/audio/..%2fx.mp3',
    '/media/audio/',
    '/media/audio/.mp3',
    `/media/images/${'a'.repeat(150)}/full.webp`,
  ])('%s leads nowhere', async (path) => {
    const answer = await maker.ask('GET', path.replace('ID', image.id).replace('SOUND', audio.id));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(NOT_FOUND);
  });

  it('does not bypass the check of the viewer', async () => {
    const escaped = addressOf(image).replace('/media', '/%6dedia');
    expect((await maker.ask('GET', escaped)).statusCode).toBe(200);
    expect((await other.ask('GET', escaped)).statusCode).toBe(404);
  });

  it('cannot be written to', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await maker.ask(method, addressOf(image))).statusCode).toBe(404);
  });
});

describe('a file that is lost', () => {
  it('is a fault in the log, and for people something to try later that no browser keeps', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const app = await makeVariant(house, {}, { log });
    const media = await keepImage(house, '#0d0d0d', { userId: image.userId });
    storage.files.delete(imageKey(media.hash, 'card.webp'));
    const answer = await app.inject({ url: addressOf(media, 'card.webp'), headers: { cookie: maker.cookie ?? '' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable', error: expect.stringContaining('later') });
    expect(answer.body).not.toContain(media.hash);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(lines.join()).toContain('The storage has lost images/');
    await app.close();
  });
});

describe('the limit of requests', () => {
  it('counts pictures apart from calls, and generously', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '0.01' });
    const address = `/media/images/${'0'.repeat(32)}/card.webp`;
    const visitor = strict.visitor('203.0.113.7');
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await visitor.ask('GET', address)).statusCode);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
    // The strict rate limit allows three calls; requests for pictures do not count.
    for (const expected of [200, 200, 200, 429])
      expect((await visitor.ask('GET', '/api/site')).statusCode).toBe(expected);
    expect((await strict.visitor('203.0.113.8').ask('GET', address)).statusCode).toBe(404);
  });
});
