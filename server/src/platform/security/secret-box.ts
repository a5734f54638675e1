import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shorter tag is easier to forge, and Node would take one. */
const TAG_BYTES = 16;
const SHORTEST_SECRET = 32;

/** Encrypts values that must be read back but never stored in plain text. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
  /** A mark to compare with, of a text too short to be hashed without a key. */
  mark(text: string): string;
}

/** Makes a box from the installation's secret; each purpose gets a key of its own. */
export function makeSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, 'sirenade', purpose, 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}

/** The configured secret, or one made for this data directory at its first start. */
export function readOrMakeSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    // Of two processes that start at once one puts its secret there, whole; both then read that.
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Error(`${file} does not hold a whole secret. Put it back from a backup, or remove it to make a new one.`);
}
