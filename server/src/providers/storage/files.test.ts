import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore } from './files.ts';
import type { BlobStore } from './storage.ts';

let folder: string;
let root: string;
let store: BlobStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-store-'));
  root = join(folder, 'media');
  store = fileStore(root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = 'avatars/0123abcd.webp';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the file store', () => {
  it('gives back what was put, and nothing after it was removed', async () => {
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes('picture'));
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('picture');
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
    await store.remove(key);
  });

  it('keeps folders and files to the owner, and no drafts', async () => {
    await store.put(key, bytes('picture'));
    expect(statSync(join(root, 'avatars')).mode & 0o777).toBe(0o700);
    expect(statSync(join(root, key)).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, 'avatars'))).toEqual(['0123abcd.webp']);
  });

  it.each([
    '../x',
    'a/../x',
    'a/..',
    '..',
    '.',
    './x',
    '/etc/passwd',
    '//x',
    'a//b',
    'a/',
    '',
    'a\0b',
    'a\0.webp',
    'a\\..\\b',
    '%2e%2e/x',
    'a.webp/../../x',
    'A',
    'a.b.c',
    'a\n',
    'a b',
    'ä',
  ])('refuses the key %j for every call', async (bad) => {
    writeFileSync(join(folder, 'x'), 'outside');
    await expect(store.put(bad, bytes('evil'))).rejects.toThrow('unexpected form');
    await expect(store.get(bad)).rejects.toThrow('unexpected form');
    await expect(async () => store.remove(bad)).rejects.toThrow('unexpected form');
    expect(readdirSync(folder)).toEqual(['x']);
    expect(readFileSync(join(folder, 'x'), 'utf8')).toBe('outside');
  });

  it('shows nothing of a blob whose process died before it was whole', async () => {
    mkdirSync(join(root, 'avatars'), { recursive: true });
    writeFileSync(join(root, `${key}.0a1b2c3d4e5f.part`), 'half a pic');
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes('whole'));
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('whole');
  });

  it('leaves nothing behind when a blob cannot be put in its place', async () => {
    mkdirSync(join(root, key), { recursive: true });
    await expect(store.put(key, bytes('x'))).rejects.toThrow();
    expect(readdirSync(join(root, 'avatars'))).toEqual(['0123abcd.webp']);
  });

  it('lets many write the same key at once: one of them is there, whole', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => `${n}`.repeat(10_000));
    await Promise.all(texts.map((text) => store.put(key, bytes(text))));
    expect(texts).toContain(Buffer.from((await store.get(key)) ?? []).toString());
    expect(readdirSync(join(root, 'avatars'))).toHaveLength(1);
  });

  it('reports a disk that fails instead of calling a blob absent', async () => {
    mkdirSync(join(root, key), { recursive: true });
    await expect(store.get(key)).rejects.toThrow(/EISDIR/);
  });
});
