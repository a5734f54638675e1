import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** Whom to believe about a certificate that signs notices. */
export interface CertificateTrust {
  /** Host names that it may be for. */
  names: RegExp;
  /** The only certificate that is right, as PEM. Where it is known, nothing else matters but its dates. */
  pinned?: string | undefined;
  /** PEM of the authorities at the top; those that Node knows unless given. */
  roots?: readonly string[] | undefined;
}

export interface SigningKey {
  key: KeyObject;
  until: Date;
}

const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const LONGEST_CHAIN = 6;
const LEAST_BITS = 2048;

function parse(pem: string): X509Certificate[] {
  try {
    return (pem.match(BLOCK) ?? []).slice(0, LONGEST_CHAIN).map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

const isValidAt = (certificate: X509Certificate, now: Date) =>
  Date.parse(certificate.validFrom) <= now.getTime() && now.getTime() <= Date.parse(certificate.validTo);

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

function namesOf(certificate: X509Certificate): string[] {
  const others = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([^,\s"]+)/g)].map(([, name = '']) => name);
  if (others.length > 0) return others;
  return [...certificate.subject.matchAll(/^CN=(.*)$/gm)].map(([, name = '']) => name);
}

/** Each certificate must be signed by the next, and the last by the root that it names as issuer, where we know that root. */
function isChain(chain: X509Certificate[], roots: readonly string[], now: Date): boolean {
  for (const [n, issuer] of chain.slice(1).entries()) {
    const certificate = chain[n];
    if (!certificate || !issuer.ca || !isValidAt(issuer, now) || !isIssuedBy(certificate, issuer)) return false;
  }
  const top = chain.at(-1);
  if (!top) return false;
  const known = roots.flatMap(parse).filter((root) => root.subject === top.issuer);
  if (known.length > 0) return known.some((root) => isIssuedBy(top, root));
  // Where an intermediate was left out, the secure connection it came by stands for it; a stranger's own seal does not do.
  return top.subject !== top.issuer;
}

/** The key of a certificate that may sign notices now; null where anything about it is wrong. */
export function readSigningKey(pem: string, trust: CertificateTrust, now: Date): SigningKey | null {
  const chain = parse(pem);
  const [leaf] = chain;
  if (!leaf || !isValidAt(leaf, now)) return null;
  const key = leaf.publicKey;
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < LEAST_BITS) return null;
  const until = new Date(leaf.validTo);
  if (trust.pinned !== undefined) {
    const [pinned] = parse(trust.pinned);
    return pinned?.fingerprint256 === leaf.fingerprint256 ? { key, until } : null;
  }
  if (!namesOf(leaf).some((name) => trust.names.test(name))) return null;
  return isChain(chain, trust.roots ?? rootCertificates, now) ? { key, until } : null;
}
