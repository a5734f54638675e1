/** A field of a message: a number, or the bytes of a text, a message or packed numbers. */
export interface Field {
  number: number;
  value: number | Uint8Array;
}

const VARINT = 0;
const LONG = 1;
const BYTES = 2;
const SHORT = 5;

/** Reads the fields of a message in order; bytes are views into it, not copies. */
export function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new Error('The message ends within a number.');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    if (at + length > message.length) throw new Error('The message ends within a field.');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    const kind = key % 8;
    if (kind === VARINT) yield { number, value: varint() };
    else if (kind === BYTES) yield { number, value: take(varint()) };
    else if (kind === LONG || kind === SHORT) yield { number, value: take(kind === LONG ? 8 : 4) };
    else throw new Error(`The message has a field of the unknown kind ${kind}.`);
  }
}

/** The bytes of a field that holds a text, a message or packed numbers, each time it occurs. */
export function bytesOf(message: Uint8Array, number: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (const field of readFields(message)) {
    if (field.number === number && typeof field.value !== 'number') found.push(field.value);
  }
  return found;
}

function varintBytes(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** Writes a field: a number, a text, or a message as the list of its fields. */
export function writeField(number: number, value: number | string | Uint8Array[]): Uint8Array {
  if (typeof value === 'number') return Uint8Array.from([...varintBytes(number * 8 + VARINT), ...varintBytes(value)]);
  const body = typeof value === 'string' ? Buffer.from(value, 'utf8') : Buffer.concat(value);
  return Buffer.concat([Uint8Array.from([...varintBytes(number * 8 + BYTES), ...varintBytes(body.length)]), body]);
}
