/** The few pieces of ASN.1 that a certificate is made of, in their DER form. */
const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, nothing: 0x05, oid: 0x06, utf8: 0x0c, utcTime: 0x17 } as const;
const LONG_TIME = 0x18;

/** One element: a tag, the length of its content, the content. */
export function element(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

export const sequence = (...parts: Buffer[]): Buffer => element(0x30, ...parts);
export const set = (...parts: Buffer[]): Buffer => element(0x31, ...parts);
export const octets = (...parts: Buffer[]): Buffer => element(TAG.octets, ...parts);
export const utf8 = (text: string): Buffer => element(TAG.utf8, Buffer.from(text, 'utf8'));
export const yes = Buffer.from([0x01, 0x01, 0xff]);
export const nothing = Buffer.from([TAG.nothing, 0x00]);
/** A part that its number names, as optional ones are. */
export const numbered = (number: number, ...parts: Buffer[]): Buffer => element(0xa0 | number, ...parts);
export const bits = (bytes: Buffer): Buffer => element(TAG.bits, Buffer.from([0]), bytes);

/** A whole number that is not negative. */
export function integer(bytes: Buffer): Buffer {
  const sign = (bytes[0] ?? 0) >= 0x80 ? [Buffer.from([0])] : [];
  return element(TAG.integer, ...sign, bytes);
}

/** An object identifier such as 2.5.4.3. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const digits = (value: number): number[] => {
    const groups = [value & 0x7f];
    for (let left = value >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  };
  return element(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(digits)]));
}

/** A time, written short until 2050 as the standard asks. */
export function time(at: Date): Buffer {
  const text = at.toISOString().replace(/[-:T]|\.\d+/g, '');
  const isLong = at.getUTCFullYear() >= 2050;
  return element(isLong ? LONG_TIME : TAG.utcTime, Buffer.from(isLong ? text : text.slice(2), 'ascii'));
}
