import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { issueCertificate, type KeyPair, makeKeys } from '@sirenade/paypal-sandbox/certificate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSigningKey } from './signing-certificate.ts';

const now = new Date('2026-11-15T12:00:00Z');
const from = new Date('2026-01-01T00:00:00Z');
const until = new Date('2027-01-01T00:00:00Z');
const SIGNER = 'messageverificationcerts.paypal.com';
const trust = { names: /^([\w-]+\.)*paypal\.com$/ };

let [root, middle, leaf]: KeyPair[] = [];
const keys = (pair: KeyPair | undefined): KeyPair => {
  if (!pair) throw new Error('There are no keys yet.');
  return pair;
};
beforeAll(async () => {
  [root, middle, leaf] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
});

/** The certificates of a PayPal with an authority of our own. */
function chain(
  over: { name?: string; key?: KeyObject; from?: Date; until?: Date; middleUntil?: Date; isAuthority?: boolean } = {},
) {
  const above = { name: 'Root', privateKey: keys(root).privateKey };
  const between = { name: 'Middle', privateKey: keys(middle).privateKey };
  const times = { from, until };
  return {
    root: issueCertificate({
      ...times,
      name: 'Root',
      publicKey: keys(root).publicKey,
      signer: above,
      isAuthority: true,
    }),
    middle: issueCertificate({
      from,
      until: over.middleUntil ?? until,
      name: 'Middle',
      publicKey: keys(middle).publicKey,
      signer: above,
      isAuthority: over.isAuthority ?? true,
    }),
    leaf: issueCertificate({
      from: over.from ?? from,
      until: over.until ?? until,
      name: over.name ?? SIGNER,
      publicKey: over.key ?? keys(leaf).publicKey,
      signer: between,
    }),
  };
}

describe('a certificate that signs notices', () => {
  it('is believed when each signed the next, up to an authority we know', () => {
    const { root, middle, leaf } = chain();
    const found = readSigningKey(`Bag Attributes\n${leaf}\n${middle}`, { ...trust, roots: [root] }, now);
    expect(found?.until).toEqual(until);
    expect(found?.key.asymmetricKeyType).toBe('rsa');
    expect(readSigningKey(leaf + middle + root, { ...trust, roots: [root] }, now)).not.toBeNull();
  });

  it('is believed when the one between was left out: it came by a secure connection', () => {
    expect(readSigningKey(chain().leaf, { ...trust, roots: [chain().root] }, now)).not.toBeNull();
  });

  it.each([
    ['of another name', () => readSigningKey(chain({ name: 'paypal.com.evil.example' }).leaf, trust, now)],
    ['of a name that only ends like PayPal', () => readSigningKey(chain({ name: 'notpaypal.com' }).leaf, trust, now)],
    ['that has expired', () => readSigningKey(chain({ until: new Date('2026-11-15T11:59:59Z') }).leaf, trust, now)],
    ['that is not valid yet', () => readSigningKey(chain({ from: new Date('2026-11-15T12:00:01Z') }).leaf, trust, now)],
    [
      'with a short key',
      () =>
        readSigningKey(chain({ key: generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey }).leaf, trust, now),
    ],
    [
      'with a key of another kind',
      () =>
        readSigningKey(chain({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey }).leaf, trust, now),
    ],
    [
      'that signed itself',
      () => {
        const { publicKey, privateKey } = keys(leaf);
        return readSigningKey(
          issueCertificate({ name: SIGNER, publicKey, signer: { privateKey }, from, until }),
          trust,
          now,
        );
      },
    ],
    [
      'that bears the name of an authority which never signed it',
      () => {
        const stranger = { name: 'Root', privateKey: keys(leaf).privateKey };
        const forged = issueCertificate({
          name: SIGNER,
          publicKey: keys(leaf).publicKey,
          signer: stranger,
          from,
          until,
        });
        return readSigningKey(forged, { ...trust, roots: [chain().root] }, now);
      },
    ],
    [
      'beside one that did not sign it',
      () => {
        const other = { name: 'Middle', privateKey: keys(leaf).privateKey };
        const forged = issueCertificate({ name: SIGNER, publicKey: keys(leaf).publicKey, signer: other, from, until });
        return readSigningKey(forged + chain().middle, { ...trust, roots: [chain().root] }, now);
      },
    ],
    [
      'signed by one that may not sign others',
      () => {
        const { leaf, middle, root } = chain({ isAuthority: false });
        return readSigningKey(leaf + middle, { ...trust, roots: [root] }, now);
      },
    ],
    [
      'signed by one that has expired',
      () => {
        const { leaf, middle, root } = chain({ middleUntil: new Date('2026-06-01T00:00:00Z') });
        return readSigningKey(leaf + middle, { ...trust, roots: [root] }, now);
      },
    ],
    ['up to an authority of the sender', () => readSigningKey(Object.values(chain()).reverse().join(''), trust, now)],
    [
      'that is another than the one we know',
      () => readSigningKey(chain().leaf, { ...trust, pinned: chain().root }, now),
    ],
    ['that is no certificate', () => readSigningKey('<html>', trust, now)],
    ['that is empty', () => readSigningKey('', trust, now)],
    ['that is torn', () => readSigningKey(chain().leaf.replace(/(.{40}\n)(.{64}\n)/, '$1'), trust, now)],
    ['of one of the public authorities', () => readSigningKey(rootCertificates[0] ?? '', trust, now)],
  ])('%s is not believed', (_, read) => {
    expect(read()).toBeNull();
  });

  it('that we know may bear any name, but must be valid', () => {
    const pinned = chain({ name: 'notices.sandbox.invalid' }).leaf;
    expect(readSigningKey(pinned, { ...trust, pinned }, now)).not.toBeNull();
    expect(readSigningKey(pinned, { ...trust, pinned }, new Date('2028-01-01T00:00:00Z'))).toBeNull();
  });
});
