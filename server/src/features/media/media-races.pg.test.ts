import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { keepImage, makeTestStorage, plainPng, type TestStorage } from '../../../test/media-steps.ts';
import { makeTestApp, type TestApp } from '../../../test/test-app.ts';
import { keysOf } from './media.rules.ts';
import { findMedia, type Media, removeMedia } from './media.service.ts';
import { sweepBlobs } from './media-sweep.service.ts';

let house: TestApp;
let storage: TestStorage;
let bytes: Buffer;
beforeAll(async () => {
  storage = makeTestStorage();
  house = await makeTestApp({}, { providers: { storage } });
  bytes = await plainPng('#123456', 32, 48);
});
beforeEach(() => {
  storage.before = () => {};
});
afterAll(() => house.close());

const HOUR = 3_600_000;
const storeImage = (requestKey?: string) => keepImage(house, '', { bytes, requestKey });
const sweep = () => sweepBlobs(house.context());
const filesOf = (media: Media) => keysOf(media).filter((key) => storage.files.has(key));
const blobsOf = ({ hash }: Media) => rowsOf(house, 'SELECT 1 FROM blobs WHERE hash = $1', [hash]);

/** A stored picture without media rows, touched long ago. */
async function storeUnused(): Promise<Media> {
  const media = await storeImage();
  await rowsOf(house, 'DELETE FROM media WHERE hash = $1', [media.hash]);
  house.clock.move(HOUR + 1);
  return media;
}

/** Pauses the storage at one kind of operation until `resume` is called. */
function pauseStorage(operation: 'put' | 'remove') {
  const signs = new EventEmitter();
  const reached = once(signs, 'reached');
  const go = once(signs, 'go');
  storage.before = async (doing) => {
    if (doing !== operation) return;
    signs.emit('reached');
    await go;
  };
  return { reached, resume: () => signs.emit('go') };
}

const waitForBlocked = () =>
  expect
    .poll(() =>
      rowsOf(house, `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);

describe('at the same moment', () => {
  it('a picture is swept and stored again: the second waits, and has its files', async () => {
    const old = await storeUnused();
    const paused = pauseStorage('remove');
    const sweeping = sweep();
    await paused.reached;
    const storing = storeImage();
    await waitForBlocked();
    paused.resume();
    await sweeping;
    const media = await storing;
    expect(media.hash).toBe(old.hash);
    expect(filesOf(media)).toHaveLength(4);
    expect(await blobsOf(media)).toHaveLength(1);
  });

  it('a picture is swept and stored again, and the sweep fails half-way: the second has its files', async () => {
    const old = await storeUnused();
    const paused = pauseStorage('remove');
    const sweeping = sweep().catch((error: Error) => error.message);
    await paused.reached;
    const storing = storeImage();
    await waitForBlocked();
    const { before } = storage;
    let removals = 0;
    storage.before = async (operation, key) => {
      await before(operation, key);
      if (operation === 'remove' && ++removals === 2) throw new Error('disk away');
    };
    paused.resume();
    expect(await sweeping).toBe('disk away');
    const media = await storing;
    expect(media.hash).toBe(old.hash);
    expect(filesOf(media)).toHaveLength(4);
  });

  it('a picture is stored and swept: the sweep leaves what was just claimed', async () => {
    const old = await storeUnused();
    const paused = pauseStorage('put');
    const storing = storeImage();
    await paused.reached;
    await sweep();
    expect(await blobsOf(old)).toHaveLength(1);
    paused.resume();
    expect(filesOf(await storing)).toHaveLength(4);
  });

  it('a store hangs for more than an hour and is swept: it fails, and no address leads to lost files', async () => {
    await storeUnused();
    const paused = pauseStorage('put');
    const storing = storeImage('hanging').catch(() => 'failed');
    await paused.reached;
    house.clock.move(HOUR + 1);
    await sweep();
    paused.resume();
    expect(await storing).toBe('failed');
    expect(await rowsOf(house, `SELECT 1 FROM media WHERE request_key = 'hanging'`)).toEqual([]);
  });

  it('three sweeps run: each blob is taken once', async () => {
    const unused: Media[] = [];
    for (let n = 0; n < 12; n++)
      unused.push(await keepImage(house, '', { bytes: await plainPng(`#0000${n + 10}`, 8, 8) }));
    await removeMedia(
      house.context(),
      unused.map(({ id }) => id),
    );
    house.clock.move(HOUR + 1);
    const removed: string[] = [];
    storage.before = async (operation, key) => {
      if (operation === 'remove') removed.push(key);
      await pause(1);
    };
    await Promise.all([sweep(), sweep(), sweep()]);
    const ours = removed.filter((key) => unused.some(({ hash }) => key.includes(hash)));
    expect(ours.toSorted()).toEqual(unused.flatMap(keysOf).toSorted());
  });

  it('six ask for the picture of one request: one is made', async () => {
    const created = await Promise.all(Array.from({ length: 6 }, () => storeImage('six at once')));
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(house, `SELECT 1 FROM media WHERE request_key = 'six at once'`)).toHaveLength(1);
  });

  it('many store, remove and sweep one picture: every row has its files', async () => {
    storage.before = async () => pause(Math.random() * 3);
    for (let round = 0; round < 15; round++) {
      await storeUnused();
      const created = await Promise.all([sweep(), storeImage(), sweep(), storeImage(), sweep()]);
      const stored = created.filter((media) => media !== undefined);
      expect(stored).toHaveLength(2);
      for (const media of stored) expect(filesOf(media), `round ${round}`).toHaveLength(4);
      expect(
        (
          await findMedia(
            house.context(),
            stored.map(({ id }) => id),
          )
        ).size,
      ).toBe(2);
    }
  });
});
