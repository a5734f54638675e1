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
const keep = (requestKey?: string) => keepImage(house, '', { bytes, requestKey });
const sweep = () => sweepBlobs(house.context());
const filesOf = (media: Media) => keysOf(media).filter((key) => storage.files.has(key));
const blobsOf = ({ hash }: Media) => rowsOf(house, 'SELECT 1 FROM blobs WHERE hash = $1', [hash]);

/** The same picture, stored long ago and used by nothing now. */
async function leaveUnused(): Promise<Media> {
  const media = await keep();
  await rowsOf(house, 'DELETE FROM media WHERE hash = $1', [media.hash]);
  house.clock.move(HOUR + 1);
  return media;
}

/** Holds the storage at its changes of a kind, until it is let go. */
function holdAt(what: 'put' | 'remove') {
  const signs = new EventEmitter();
  const reached = once(signs, 'reached');
  const go = once(signs, 'go');
  storage.before = async (doing) => {
    if (doing !== what) return;
    signs.emit('reached');
    await go;
  };
  return { reached, letGo: () => signs.emit('go') };
}

const somebodyWaits = () =>
  expect
    .poll(() =>
      rowsOf(house, `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);

describe('at the same moment', () => {
  it('a picture is swept and stored again: the second waits, and has its files', async () => {
    const old = await leaveUnused();
    const hold = holdAt('remove');
    const sweeping = sweep();
    await hold.reached;
    const storing = keep();
    await somebodyWaits();
    hold.letGo();
    await sweeping;
    const media = await storing;
    expect(media.hash).toBe(old.hash);
    expect(filesOf(media)).toHaveLength(4);
    expect(await blobsOf(media)).toHaveLength(1);
  });

  it('a picture is swept and stored again, and the sweep fails half-way: the second has its files', async () => {
    const old = await leaveUnused();
    const hold = holdAt('remove');
    const sweeping = sweep().catch((error: Error) => error.message);
    await hold.reached;
    const storing = keep();
    await somebodyWaits();
    const { before } = storage;
    let removals = 0;
    storage.before = async (what, key) => {
      await before(what, key);
      if (what === 'remove' && ++removals === 2) throw new Error('disk away');
    };
    hold.letGo();
    expect(await sweeping).toBe('disk away');
    const media = await storing;
    expect(media.hash).toBe(old.hash);
    expect(filesOf(media)).toHaveLength(4);
  });

  it('a picture is stored and swept: the sweep leaves what was just claimed', async () => {
    const old = await leaveUnused();
    const hold = holdAt('put');
    const storing = keep();
    await hold.reached;
    await sweep();
    expect(await blobsOf(old)).toHaveLength(1);
    hold.letGo();
    expect(filesOf(await storing)).toHaveLength(4);
  });

  it('a store hangs for more than an hour and is swept: it fails, and no address leads to lost files', async () => {
    await leaveUnused();
    const hold = holdAt('put');
    const storing = keep('hanging').catch(() => 'failed');
    await hold.reached;
    house.clock.move(HOUR + 1);
    await sweep();
    hold.letGo();
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
    storage.before = async (what, key) => {
      if (what === 'remove') removed.push(key);
      await pause(1);
    };
    await Promise.all([sweep(), sweep(), sweep()]);
    const ours = removed.filter((key) => unused.some(({ hash }) => key.includes(hash)));
    expect(ours.toSorted()).toEqual(unused.flatMap(keysOf).toSorted());
  });

  it('six ask for the picture of one request: one is made', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => keep('six at once')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(house, `SELECT 1 FROM media WHERE request_key = 'six at once'`)).toHaveLength(1);
  });

  it('many store, remove and sweep one picture: whoever has it, has its files', async () => {
    storage.before = async () => pause(Math.random() * 3);
    for (let round = 0; round < 15; round++) {
      await leaveUnused();
      const made = await Promise.all([sweep(), keep(), sweep(), keep(), sweep()]);
      const kept = made.filter((media) => media !== undefined);
      expect(kept).toHaveLength(2);
      for (const media of kept) expect(filesOf(media), `round ${round}`).toHaveLength(4);
      expect(
        (
          await findMedia(
            house.context(),
            kept.map(({ id }) => id),
          )
        ).size,
      ).toBe(2);
    }
  });
});
