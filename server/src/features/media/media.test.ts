import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeMp3 } from '@sirenade/voice/test/decode-mp3';
import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import {
  idOf,
  keepAudio,
  keepImage,
  makeTestStorage,
  plainPng,
  readTag,
  type TestStorage,
} from '../../../test/media-steps.ts';
import { makePng, pngChunk } from '../../../test/pictures.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ImageRefused } from '../../platform/images.ts';
import { fileStore } from '../../providers/storage/files.ts';
import { AI_SOURCE } from './ai-mark.rules.ts';
import { keysOf } from './media.rules.ts';
import {
  findByContent,
  findByRequest,
  findMedia,
  readBytes,
  removeMedia,
  storeAudio,
  storeImage,
  viewImage,
} from './media.service.ts';
import { sweepBlobs } from './media-sweep.service.ts';

let house: TestApp;
let storage: TestStorage;
beforeAll(async () => {
  storage = makeTestStorage();
  house = await makeTestApp({}, { providers: { storage } });
});
beforeEach(() => {
  storage.before = () => {};
});
afterAll(() => house.close());

const HOUR = 3_600_000;
const AWAY = { code: 'unavailable' };
const count = async (table: 'media' | 'blobs') => (await rowsOf(house, `SELECT 1 FROM ${table}`)).length;
const filesOf = (media: Parameters<typeof keysOf>[0]) => keysOf(media).filter((key) => storage.files.has(key));
const sweep = () => sweepBlobs(house.context());
const remove = (...ids: string[]) => inTransaction(house.context(), (ctx) => removeMedia(ctx, ids));

describe('a picture that is stored', () => {
  it('is kept as PNG and in three sizes by its content, and the database has none of it', async () => {
    const media = await keepImage(house, '#102030');
    expect(media).toMatchObject({ kind: 'image', width: 512, height: 768, seed: 7, model: 'painter', seconds: null });
    expect(media.id).toMatch(/^[0-9a-f]{32}$/);
    const sizes = await Promise.all(filesOf(media).map((key) => sharp(storage.files.get(key)).metadata()));
    expect(sizes.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'png 512x768',
      'webp 512x768',
      'webp 480x720',
      'webp 160x240',
    ]);
    const png = await readBytes(house.context(), media);
    expect(createHash('sha256').update(png).digest('hex')).toBe(media.hash);
    const [row] = await rowsOf(house, 'SELECT octet_length(row_to_json(m)::text) AS bytes FROM media m WHERE id = $1', [
      media.id,
    ]);
    expect(row?.bytes).toBeLessThan(1000);
  });

  it('says in every file that a machine made it, unless a person brought it', async () => {
    const generated = await keepImage(house, '#203040');
    const imported = await keepImage(house, '#203040', { origin: 'imported' });
    expect(imported.hash).not.toBe(generated.hash);
    for (const key of filesOf(generated)) {
      const { xmpAsString } = await sharp(storage.files.get(key)).metadata();
      expect(xmpAsString, key).toContain(AI_SOURCE);
      expect(Buffer.from(storage.files.get(key) ?? []).includes(AI_SOURCE), key).toBe(true);
    }
    for (const key of filesOf(imported)) {
      expect((await sharp(storage.files.get(key)).metadata()).xmp, key).toBeUndefined();
    }
  });

  it('loses what else was in its file', async () => {
    const textChunk = pngChunk('tEXt', Buffer.from('parameters\0Marisol Private'));
    const page = Buffer.from('<script>Marisol()</script>');
    const media = await keepImage(house, '', { bytes: Buffer.concat([makePng(64, 64, [textChunk]), page]) });
    for (const key of filesOf(media)) expect(Buffer.from(storage.files.get(key) ?? []).includes('Marisol')).toBe(false);
  });

  it('is stored once however often it comes, under an address of its own each time', async () => {
    const before = await count('blobs');
    const [first, second] = [await keepImage(house, '#304050'), await keepImage(house, '#304050')];
    expect(second.id).not.toBe(first.id);
    expect(second.hash).toBe(first.hash);
    expect(await count('blobs')).toBe(before + 1);
  });

  it('is seen with all its addresses, and its PNG where it is given', async () => {
    const media = await keepImage(house, '#405060');
    const { id } = media;
    const seen = {
      id,
      url: `/media/images/${id}/full.webp`,
      card_url: `/media/images/${id}/card.webp`,
      thumb_url: `/media/images/${id}/thumb.webp`,
      width: 512,
      height: 768,
    };
    expect(viewImage(media)).toEqual(seen);
    const png = await readBytes(house.context(), media);
    // The view of a larger buffer must not expose the rest of that buffer.
    const within = Buffer.concat([Buffer.from('before'), png, Buffer.from('after')]).subarray(6, 6 + png.length);
    expect(viewImage(media, within)).toEqual({ ...seen, b64_png: Buffer.from(png).toString('base64') });
  });
});

describe('what is not a picture', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => sharp(makePng(9, 9)).gif().toBuffer()],
    ['a page behind the first bytes of a PNG', () => Buffer.concat([makePng(9, 9).subarray(0, 8), Buffer.from('<p>')])],
    ['half a PNG', async () => (await plainPng('#112233')).subarray(0, 500)],
    ['a PNG of 268 million pixels', () => makePng(16_383, 16_383)],
    ['nothing', () => new Uint8Array()],
  ])('is refused, and nothing is stored: %s', async (_, make) => {
    const before = [await count('media'), await count('blobs'), storage.files.size];
    await expect(keepImage(house, '', { bytes: await make() })).rejects.toThrow(ImageRefused);
    expect([await count('media'), await count('blobs'), storage.files.size]).toEqual(before);
  });
});

describe('a sound that is stored', () => {
  it('begins with its mark and is played as before', async () => {
    const media = await keepAudio(house, 1.2);
    expect(media).toMatchObject({ kind: 'audio', origin: 'generated', width: null, height: null });
    expect(media.seconds).toBeCloseTo(1.2);
    const bytes = await readBytes(house.context(), media);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(media.hash);
    const { length, frames } = readTag(bytes);
    expect(frames).toContainEqual(['TXXX', `DigitalSourceType\0${AI_SOURCE}`]);
    expect(Buffer.from(bytes.subarray(length))).toEqual(silentMp3(1.2));
    const { samples, sampleRate, errors } = await decodeMp3(bytes);
    expect(errors).toEqual([]);
    expect(samples.length / sampleRate).toBeGreaterThan(1);
  });

  it('loses the tags it came with', async () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x14'), Buffer.alloc(20, 'M')]);
    const bytes = Buffer.concat([tag, tag, silentMp3(0.9)]);
    const media = await storeAudio(house.context(), { bytes, seconds: 0.9, userId: null });
    const bytesStored = Buffer.from(await readBytes(house.context(), media));
    expect(bytesStored.subarray(readTag(bytesStored).length)).toEqual(silentMp3(0.9));
  });

  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!doctype html>')],
    ['a tag that claims more than there is', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_, bytes) => {
    const before = storage.files.size;
    await expect(storeAudio(house.context(), { bytes, seconds: 1, userId: null })).rejects.toThrow('not an MP3');
    expect(storage.files.size).toBe(before);
  });
});

describe('media that are looked for', () => {
  it('are found by their ids, without those that are not there', async () => {
    const [image, audio] = [await keepImage(house, '#506070'), await keepAudio(house, 0.6)];
    const found = await findMedia(house.context(), [image.id, audio.id, 'f'.repeat(32), image.id]);
    expect([...found.keys()].toSorted()).toEqual([image.id, audio.id].toSorted());
    expect(found.get(image.id)).toEqual(image);
    expect(await findMedia(house.context(), [])).toEqual(new Map());
  });

  it('are found by their very bytes, by the user who made them alone', async () => {
    await house.signUp('Keeper');
    await house.signUp('Copyist');
    const [keeper, copyist] = [await idOf(house, 'Keeper'), await idOf(house, 'Copyist')];
    const media = await keepImage(house, '#607080', { userId: keeper });
    const png = await readBytes(house.context(), media);
    expect(await findByContent(house.context(), keeper, png)).toEqual(media);
    expect(await findByContent(house.context(), copyist, png)).toBeNull();
    expect(await findByContent(house.context(), keeper, png.subarray(1))).toBeNull();
  });

  it('are made once per request key, also for concurrent and repeated requests', async () => {
    const asked = await Promise.all(
      ['#708090', '#718191', '#728292'].map((colour) => keepImage(house, colour, { requestKey: 'user:1:again' })),
    );
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await findByRequest(house.context(), 'user:1:again')).toEqual(asked[0]);
    expect(await findByRequest(house.context(), 'user:1:other')).toBeNull();
    // A repeated key returns the first picture; the bytes are not read.
    const later = await keepImage(house, '', { bytes: new Uint8Array(), requestKey: 'user:1:again' });
    expect(later).toEqual(asked[0]);
  });
});

describe('a storage that fails', () => {
  it.each([0, 1, 2, 3])(
    'at file %d of a picture leaves no address to it, and all is well the next time',
    async (nth) => {
      const before = await count('media');
      let files = 0;
      storage.before = () => {
        if (files++ === nth) throw new Error('disk full');
      };
      const colour = `#8090a${nth}`;
      await expect(keepImage(house, colour)).rejects.toMatchObject(AWAY);
      expect(await count('media')).toBe(before);
      storage.before = () => {};
      expect(filesOf(await keepImage(house, colour))).toHaveLength(4);
    },
  );

  it('leaves no address to a sound either', async () => {
    const before = await count('media');
    storage.before = () => Promise.reject(new Error('disk full'));
    await expect(keepAudio(house, 0.3)).rejects.toMatchObject(AWAY);
    expect(await count('media')).toBe(before);
  });

  it('leaves files that the sweep takes away an hour later', async () => {
    const wanted: string[] = [];
    storage.before = (_, key) => {
      wanted.push(key);
      if (key.includes('thumb')) throw new Error('disk full');
    };
    const left = () => wanted.filter((key) => storage.files.has(key)).length;
    await expect(keepImage(house, '#8090b0')).rejects.toMatchObject(AWAY);
    storage.before = () => {};
    expect(left()).toBe(3);
    await sweep();
    expect(left()).toBe(3);
    house.clock.move(HOUR + 1);
    await sweep();
    expect(left()).toBe(0);
  });

  it('that has lost a file is a fault of ours that may pass', async () => {
    const media = await keepImage(house, '#8090c0');
    storage.files.delete(keysOf(media)[0] ?? '');
    await expect(readBytes(house.context(), media)).rejects.toMatchObject(AWAY);
  });
});

describe('files without media rows', () => {
  it('are swept, and files in use stay', async () => {
    const [gone, shared, stays] = [
      await keepImage(house, '#90a0b0'),
      await keepImage(house, '#a0b0c0'),
      await keepImage(house, '#a0b0c0'),
    ];
    const sound = await keepAudio(house, 0.5);
    house.clock.move(HOUR + 1);
    await remove(gone.id, shared.id, sound.id);
    expect(await findMedia(house.context(), [gone.id, shared.id, sound.id])).toEqual(new Map());
    await sweep();
    expect([...filesOf(gone), ...filesOf(sound)]).toEqual([]);
    expect(filesOf(stays)).toHaveLength(4);
    expect(await rowsOf(house, 'SELECT 1 FROM blobs WHERE hash IN ($1, $2)', [gone.hash, sound.hash])).toEqual([]);
    expect(await readBytes(house.context(), stays)).toBeDefined();
  });

  it('are not swept while a request may be about to use them', async () => {
    const media = await keepImage(house, '#b0c0d0');
    await remove(media.id);
    house.clock.move(HOUR - 1000);
    await sweep();
    expect(filesOf(media)).toHaveLength(4);
    // Claimed anew: the retention hour starts again.
    const again = await keepImage(house, '#b0c0d0');
    await remove(again.id);
    house.clock.move(2000);
    await sweep();
    expect(filesOf(media)).toHaveLength(4);
    house.clock.move(HOUR);
    await sweep();
    expect(filesOf(media)).toEqual([]);
  });

  it('are retried later when they cannot be removed, and do not block others', async () => {
    const stuck = await keepImage(house, '#c0d0e0');
    house.clock.move(1000);
    const next = await keepImage(house, '#d0e0f0');
    await remove(stuck.id, next.id);
    house.clock.move(HOUR + 1);
    storage.before = (operation, key) => {
      if (operation === 'remove' && key.includes(stuck.hash)) throw new Error('disk away');
    };
    await expect(sweep()).rejects.toThrow('disk away');
    expect(await rowsOf(house, 'SELECT 1 FROM blobs WHERE hash = $1', [stuck.hash])).toHaveLength(1);
    await sweep();
    expect(filesOf(next)).toEqual([]);
    storage.before = () => {};
    house.clock.move(HOUR + 1);
    await sweep();
    expect(filesOf(stuck)).toEqual([]);
  });

  it('are found among thousands that are in use', async () => {
    const hash = `lpad(to_hex(n), 64, '0')`;
    await rowsOf(house, `INSERT INTO blobs SELECT ${hash}, 'image', $1 FROM generate_series(1, 4500) n`, [
      new Date(house.clock.now().getTime() - 2 * HOUR),
    ]);
    await rowsOf(
      house,
      `INSERT INTO media (id, kind, hash, origin, created_at)
       SELECT 'many' || n, 'image', ${hash}, 'generated', now() FROM generate_series(1, 4500) n WHERE n % 750 > 0`,
    );
    const removed = new Set<string>();
    storage.before = (_, key) => void removed.add(key.slice(10, 74));
    await sweep();
    expect([...removed].map((name) => Number.parseInt(name, 16)).toSorted((a, b) => a - b)).toEqual([
      750, 1500, 2250, 3000, 3750, 4500,
    ]);
    expect(await rowsOf(house, `SELECT 1 FROM blobs WHERE hash < '0001'`)).toHaveLength(4494);
    await rowsOf(house, `DELETE FROM media WHERE id LIKE 'many%'`);
    await rowsOf(house, `DELETE FROM blobs WHERE hash < '0001'`);
  });

  it('goes with the account of its maker', async () => {
    const user = await house.signUp('Leaving');
    const media = await keepImage(house, '#e0f001', { userId: await idOf(house, 'Leaving') });
    await rowsOf(house, 'DELETE FROM users WHERE username_key = $1', ['leaving']);
    expect((await user.ask('GET', `/media/images/${media.id}/full.webp`)).statusCode).toBe(404);
    house.clock.move(HOUR + 1);
    await sweep();
    expect(filesOf(media)).toEqual([]);
  });
});

describe('media in a transaction', () => {
  it('are removed with it or not at all', async () => {
    const media = await keepImage(house, '#f00112');
    const fault = inTransaction(house.context(), async (ctx) => {
      await removeMedia(ctx, [media.id]);
      throw new Error('something else failed');
    });
    await expect(fault).rejects.toThrow('something else failed');
    expect((await findMedia(house.context(), [media.id])).size).toBe(1);
  });

  it('are not stored, since other transactions would not see their claim', async () => {
    const bytes = await plainPng('#f11223');
    const about = { userId: null, origin: 'generated', prompt: '', seed: null, model: null } as const;
    await expect(inTransaction(house.context(), (ctx) => storeImage(ctx, { ...about, bytes }))).rejects.toThrow(
      'outside of transactions',
    );
  });
});

describe('media on disk', () => {
  it('lie below the folder of media, and leave no file behind', async () => {
    const folder = join(house.config.dataDir, 'media');
    const ctx = { ...house.context() };
    ctx.providers = { ...ctx.providers, storage: fileStore(folder) };
    const about = { userId: null, origin: 'generated', prompt: '', seed: null, model: null } as const;
    const media = await storeImage(ctx, { ...about, bytes: await plainPng('#f22334') });
    const paths = keysOf(media).map((key) => join(folder, key));
    expect(paths.map((path) => existsSync(path))).toEqual([true, true, true, true]);
    await removeMedia(ctx, [media.id]);
    house.clock.move(HOUR + 1);
    await sweepBlobs(ctx);
    expect(paths.map((path) => existsSync(path))).toEqual([false, false, false, false]);
  });
});
