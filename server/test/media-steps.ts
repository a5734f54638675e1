import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import sharp from 'sharp';
import { type Media, type NewImage, storeAudio, storeImage } from '../src/features/media/media.service.ts';
import type { BlobStore } from '../src/providers/storage/storage.ts';
import { userRow } from './account-steps.ts';
import type { TestApp } from './test-app.ts';

/** A plain picture as an engine gives it. */
export function plainPng(background: string, width = 512, height = 768): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Stores a generated picture of one colour. */
export async function keepImage(house: TestApp, background: string, changes: Partial<NewImage> = {}): Promise<Media> {
  return storeImage(house.context(), {
    bytes: changes.bytes ?? (await plainPng(background)),
    userId: null,
    origin: 'generated',
    prompt: 'a lighthouse keeper of forty',
    seed: 7,
    model: 'painter',
    ...changes,
  });
}

/** Stores a sound of silence. */
export function keepAudio(house: TestApp, seconds: number, userId: number | null = null): Promise<Media> {
  return storeAudio(house.context(), { bytes: silentMp3(seconds), seconds, userId });
}

/** The id of a user who signed up. */
export async function idOf(house: TestApp, username: string): Promise<number> {
  return Number((await userRow(house, username)).id);
}

/** A storage in memory whose next call can be made to fail or to wait. */
export interface TestStorage extends BlobStore {
  files: Map<string, Uint8Array>;
  /** Called before each change. */
  before: (what: 'put' | 'remove', key: string) => Promise<void> | void;
}

export function makeTestStorage(): TestStorage {
  const storage: TestStorage = {
    files: new Map(),
    before: () => {},
    put: async (key, bytes) => {
      await storage.before('put', key);
      storage.files.set(key, bytes);
    },
    get: async (key) => storage.files.get(key) ?? null,
    remove: async (key) => {
      await storage.before('remove', key);
      storage.files.delete(key);
    },
  };
  return storage;
}

/** The text frames of the ID3v2.4 tag at the start of a sound. */
export function readTag(bytes: Uint8Array): { length: number; frames: [name: string, text: string][] } {
  const tag = Buffer.from(bytes);
  const lengthAt = (at: number) => [...tag.subarray(at, at + 4)].reduce((sum, byte) => sum * 128 + byte, 0);
  if (tag.toString('latin1', 0, 5) !== 'ID3\x04\0') throw new Error('No ID3v2.4 tag.');
  const length = 10 + lengthAt(6);
  const frames: [string, string][] = [];
  for (let at = 10; at < length; ) {
    const end = at + 10 + lengthAt(at + 4);
    if (end > length || tag[at + 10] !== 3) throw new Error('A frame is torn or not UTF-8.');
    frames.push([tag.toString('latin1', at, at + 4), tag.toString('utf8', at + 11, end)]);
    at = end;
  }
  return { length, frames };
}
