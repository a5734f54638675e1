import { describe, expect, it } from 'vitest';
import { bytesOf, readFields, writeField } from './protobuf.ts';

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a protobuf message', () => {
  it('is written as the format says', () => {
    // The examples of the format's own documentation: field 1 is 150, field 2 is "testing".
    expect([...writeField(1, 150)]).toEqual([0x08, 0x96, 0x01]);
    expect([...writeField(2, 'testing')]).toEqual([0x12, 0x07, ...Buffer.from('testing')]);
    expect([...writeField(3, [writeField(1, 150)])]).toEqual([0x1a, 0x03, 0x08, 0x96, 0x01]);
  });

  it('is read back field by field', () => {
    const message = Buffer.concat([
      writeField(1, 300),
      writeField(20, 5_000_000_000),
      writeField(4, 'ə'),
      writeField(4, ''),
      writeField(7, [writeField(1, 0), writeField(2, 'inner')]),
    ]);
    const fields = [...readFields(message)];
    expect(fields.map(({ number }) => number)).toEqual([1, 20, 4, 4, 7]);
    expect(fields.slice(0, 2).map(({ value }) => value)).toEqual([300, 5_000_000_000]);
    expect(bytesOf(message, 4).map(text)).toEqual(['ə', '']);
    expect(text(bytesOf(bytesOf(message, 7)[0] ?? Buffer.alloc(0), 2)[0])).toBe('inner');
  });

  it('gives views, so that a change of them is a change of the message', () => {
    const message = writeField(2, 'sound');
    bytesOf(message, 2)[0]?.set(Buffer.from('f'));
    expect(text(bytesOf(message, 2)[0])).toBe('found');
  });

  it('may have numbers of fixed length between', () => {
    const message = Buffer.concat([Buffer.from([0x0d, 1, 2, 3, 4, 0x11, 1, 2, 3, 4, 5, 6, 7, 8]), writeField(3, 9)]);
    expect([...readFields(message)].map(({ value }) => (typeof value === 'number' ? value : value.length))).toEqual([
      4, 8, 9,
    ]);
  });

  it.each([
    ['ends within a number', [0x08, 0x96]],
    ['ends within a field', [0x12, 0x07, 0x74]],
    ['has a field of the unknown kind', [0x0b]],
  ])('that %s is refused', (reason, bytes) => {
    expect(() => [...readFields(Uint8Array.from(bytes))]).toThrow(reason);
  });
});
