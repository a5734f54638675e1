import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSecretBox, readOrMakeSecret } from './secret-box.ts';
import { hashToken, newToken } from './tokens.ts';

const SECRET = 'a secret of thirty-two characters';
const box = makeSecretBox(SECRET, 'accounts');

describe('a sealed text', () => {
  it('opens to what it was, and shows nothing of it', () => {
    for (const text of ['', 'opt-out:7', 'Größe 🧜', 'x'.repeat(10_000)]) {
      const sealed = box.seal(text);
      expect(sealed).toMatch(/^[\w-]+$/);
      if (text) expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(text);
      expect(box.open(sealed)).toBe(text);
    }
  });

  it('is never the same twice', () => {
    expect(box.seal('same')).not.toBe(box.seal('same'));
  });

  it('does not open when any bit of it was changed', () => {
    const sealed = Buffer.from(box.seal('opt-out:7'), 'base64url');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(changed.toString('base64url'))).toThrow();
    }
  });

  it('does not open when it was cut short, however short', () => {
    const sealed = Buffer.from(box.seal('opt-out:7'), 'base64url');
    for (let length = 0; length < sealed.length; length++) {
      expect(() => box.open(sealed.subarray(0, length).toString('base64url')), `${length} bytes`).toThrow();
    }
    const empty = Buffer.from(box.seal(''), 'base64url');
    for (let length = 0; length < empty.length; length++) {
      expect(() => box.open(empty.subarray(0, length).toString('base64url')), `${length} bytes`).toThrow();
    }
    for (const text of ['', '!', 'a', '\0', 'ü']) expect(() => box.open(text)).toThrow();
  });

  it('does not open with another secret or for another purpose', () => {
    const sealed = box.seal('mine');
    expect(() => makeSecretBox(`${SECRET}!`, 'accounts').open(sealed)).toThrow();
    expect(() => makeSecretBox(SECRET, 'billing').open(sealed)).toThrow();
    expect(makeSecretBox(SECRET, 'accounts').open(sealed)).toBe('mine');
  });
});

describe("an installation's secret", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sirenade-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = () => join(folder, 'secret.key');

  it('is the configured one, and then no file is written', () => {
    expect(readOrMakeSecret(SECRET, folder)).toBe(SECRET);
    expect(() => statSync(file())).toThrow();
  });

  it('is made at the first start, stays, and only its owner can read it', () => {
    const made = readOrMakeSecret(undefined, folder);
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readOrMakeSecret(undefined, folder)).toBe(made);
    const other = mkdtempSync(join(tmpdir(), 'sirenade-secret-'));
    expect(readOrMakeSecret(undefined, other)).not.toBe(made);
    rmSync(other, { recursive: true });
  });

  it('is never an empty or torn file: sealing with that would be no secret', () => {
    for (const torn of ['', '\n', 'short']) {
      writeFileSync(file(), torn);
      expect(() => readOrMakeSecret(undefined, folder)).toThrow(/secret\.key/);
      expect(readFileSync(file(), 'utf8')).toBe(torn);
    }
  });
});

describe('a token', () => {
  it('has 256 random bits, fits a link, and is stored only as a digest', () => {
    const tokens = new Set(Array.from({ length: 1000 }, newToken));
    expect(tokens.size).toBe(1000);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(hashToken(token)).not.toContain(token);
    }
    expect(hashToken('a')).toBe(hashToken('a'));
    expect(hashToken('a')).not.toBe(hashToken('b'));
  });
});

describe('a mark', () => {
  it('is the same for the same text and key, and says nothing without the key', () => {
    expect(box.mark('abcde-fghij')).toBe(makeSecretBox(SECRET, 'accounts').mark('abcde-fghij'));
    expect(box.mark('abcde-fghij')).not.toBe(box.mark('abcde-fghik'));
    expect(box.mark('abcde-fghij')).not.toBe(makeSecretBox(SECRET, 'other').mark('abcde-fghij'));
    expect(box.mark('abcde-fghij')).not.toBe(hashToken('abcde-fghij'));
  });
});
