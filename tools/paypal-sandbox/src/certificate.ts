import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { bits, element, integer, nothing, numbered, octets, oid, sequence, set, time, utf8, yes } from './der.ts';

const COMMON_NAME = '2.5.4.3';
const RSA_SHA256 = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const BASIC_CONSTRAINTS = oid('2.5.29.19');
const OTHER_NAMES = oid('2.5.29.17');
const DNS_NAME = 0x82;
const VERSION_3 = Buffer.from([2]);

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Makes an RSA key pair. */
export function makeKeys(modulusLength = 2048): Promise<KeyPair> {
  return promisify(generateKeyPair)('rsa', { modulusLength });
}

export interface CertificateFields {
  /** A host name. */
  name: string;
  publicKey: KeyObject;
  /** Signs; without a name of its own the certificate is self-signed. */
  signer: { name?: string | undefined; privateKey: KeyObject };
  from: Date;
  until: Date;
  /** May sign other certificates. */
  isAuthority?: boolean | undefined;
}

const nameOf = (text: string): Buffer => sequence(set(sequence(oid(COMMON_NAME), utf8(text))));

/** Issues an X.509 certificate, as PEM. Node can read them but not make them. */
export function issueCertificate(fields: CertificateFields): string {
  const { name, publicKey, signer, from, until, isAuthority = false } = fields;
  const serial = randomBytes(12);
  // A serial number must be above zero.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const constraints = sequence(BASIC_CONSTRAINTS, yes, octets(sequence(...(isAuthority ? [yes] : []))));
  const names = sequence(OTHER_NAMES, octets(sequence(element(DNS_NAME, Buffer.from(name, 'ascii')))));
  const content = sequence(
    numbered(0, integer(VERSION_3)),
    integer(serial),
    RSA_SHA256,
    nameOf(signer.name ?? name),
    sequence(time(from), time(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    numbered(3, sequence(constraints, names)),
  );
  const certificate = sequence(content, RSA_SHA256, bits(sign('sha256', content, signer.privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** The name under which PayPal would serve a certificate. */
export function certificateId(pem: string): string {
  const hash = createHash('sha256').update(pem).digest('hex');
  return `CERT-${hash.slice(0, 8)}-${hash.slice(8, 16)}-${hash.slice(16, 24)}`;
}
