import { verify, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificateId, issueCertificate, makeKeys } from './certificate.ts';

const from = new Date('2026-01-31T10:20:30Z');
const until = new Date('2061-02-28T23:59:59Z');

describe('a certificate of our own making', () => {
  it('is read back by OpenSSL with every field that was given', async () => {
    const { publicKey, privateKey } = await makeKeys();
    const pem = issueCertificate({ name: 'signer.example', publicKey, signer: { privateKey }, from, until });
    const found = new X509Certificate(pem);
    expect(found.subject).toBe('CN=signer.example');
    expect(found.issuer).toBe('CN=signer.example');
    expect(found.subjectAltName).toBe('DNS:signer.example');
    expect(found.checkHost('signer.example')).toBe('signer.example');
    expect(found.checkHost('other.example')).toBeUndefined();
    expect(new Date(found.validFrom)).toEqual(from);
    expect(new Date(found.validTo)).toEqual(until);
    expect(found.ca).toBe(false);
    expect(found.verify(publicKey)).toBe(true);
    expect(found.checkPrivateKey(privateKey)).toBe(true);
    expect(verify('sha256', Buffer.from('x'), found.publicKey, Buffer.alloc(256))).toBe(false);
    expect(certificateId(pem)).toMatch(/^CERT-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}$/);
  });

  it('can be signed by an authority', async () => {
    const [above, below] = await Promise.all([makeKeys(), makeKeys()]);
    const signer = { name: 'authority.example', privateKey: above.privateKey };
    const fields = { from, until, signer };
    const authority = new X509Certificate(
      issueCertificate({ ...fields, name: 'authority.example', publicKey: above.publicKey, isAuthority: true }),
    );
    const leaf = new X509Certificate(issueCertificate({ ...fields, name: 'leaf.example', publicKey: below.publicKey }));
    expect(authority.ca).toBe(true);
    expect(leaf.checkIssued(authority)).toBe(true);
    expect(leaf.verify(above.publicKey)).toBe(true);
    expect(leaf.verify(below.publicKey)).toBe(false);
  });
});
