import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../../test/siren-steps.ts';
import { AppError } from '../app-error.ts';
import { readFields } from './form-fields.ts';

const MIB = 1024 * 1024;
const TYPE = { 'content-type': 'multipart/form-data; boundary=x' };

/** What a form reads as, or the code of its refusal. */
async function read(body: Buffer | string, headers: Record<string, string> = TYPE, limit = 32 * MIB, chunk = 65_536) {
  const bytes = Buffer.from(body);
  function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  try {
    return await readFields(Readable.from(chunks(), { objectMode: false }), headers, limit);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
const readForm = (fields: Record<string, string> | [string, string][], limit?: number) => {
  const { body, headers } = formOf(fields);
  return read(body, headers, limit);
};
const part = (headers: string, value = 'v') => `--x\r\n${headers}\r\n\r\n${value}\r\n--x--\r\n`;

describe('a multipart form', () => {
  it('is read as its text fields, whatever pieces it arrives in', async () => {
    const fields = { name: 'Ísla 🌊', description: 'One\r\nTwo', empty: '', images: JSON.stringify([{ id: 'a' }]) };
    const { body, headers } = formOf(fields);
    for (const chunk of [1, 2, 3, 7, 64, 65_536]) expect(await read(body, headers, MIB, chunk)).toEqual(fields);
  });

  it('may have text in the shape of a file', async () => {
    for (const type of ['text/plain', 'text/plain; charset=utf-8', 'application/json']) {
      const body = part(`Content-Disposition: form-data; name="tags"; filename="../../x.js"\r\nContent-Type: ${type}`);
      expect(await read(body)).toEqual({ tags: 'v' });
    }
    expect(await read(part('Content-Disposition: form-data; name="tags"; filename="x"'))).toEqual({ tags: 'v' });
  });

  it.each(['image/png', 'application/octet-stream', 'multipart/mixed; boundary=y', 'image/svg+xml'])(
    'with a file of type %s is refused',
    async (type) => {
      const body = part(`Content-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: ${type}`);
      expect(await read(body)).toBe('unsupported_type');
    },
  );

  it('has at most 60 fields', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n): [string, string] => [`f${n}`, 'v']);
    expect(Object.keys((await readForm(many(60))) as object)).toHaveLength(60);
    expect(await readForm(many(61))).toBe('too_large');
    expect(await readForm(many(1001))).toBe('too_large');
  });

  it('has fields of at most 256 KiB, and 24 MiB for pictures', async () => {
    expect(await readForm({ name: 'x'.repeat(MIB / 4) })).toMatchObject({ name: expect.any(String) });
    expect(await readForm({ name: 'x'.repeat(MIB / 4 + 1) })).toBe('too_large');
    const images = (await readForm({ images: 'x'.repeat(24 * MIB) })) as { images: string };
    expect(images.images).toHaveLength(24 * MIB);
    expect(await readForm({ images: 'x'.repeat(24 * MIB + 1) })).toBe('too_large');
  });

  it('is counted as a whole, also in what stands before, between and after its fields', async () => {
    const { body, headers } = formOf({ a: 'x'.repeat(1000) });
    expect(await read(body, headers, body.length)).toMatchObject({ a: expect.any(String) });
    expect(await read(body, headers, body.length - 1)).toBe('too_large');
    expect(await read(Buffer.concat([Buffer.alloc(MIB), body]), headers, MIB)).toBe('too_large');
    expect(await read(Buffer.concat([body, Buffer.alloc(MIB)]), headers, MIB)).toBe('too_large');
    expect(await read(body, { ...headers, 'content-length': `${MIB + 1}` }, MIB)).toBe('too_large');
  });

  it.each(['__proto__', 'constructor', 'prototype', '', 'x'.repeat(101), 'ä'.repeat(51)])(
    'with a field named %j is refused',
    async (name) => {
      expect(await readForm({ [name]: 'v' } as Record<string, string>)).toBe('malformed');
      expect(await readForm([[name, 'v']])).toBe('malformed');
    },
  );

  it('with a name twice is refused', async () => {
    expect(
      await readForm([
        ['name', 'One'],
        ['name', 'Two'],
      ]),
    ).toBe('malformed');
  });

  it.each([
    ['nothing', ''],
    ['only a start', '--x'],
    ['a torn header', '--x\r\nContent-Disposition: form-da'],
    ['no end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ['no end after a whole field', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue\r\n--x\r\n'],
    ['JSON', '{"name":"Isla"}'],
    ['no name', part('Content-Disposition: form-data')],
    ['bytes that are no text', Buffer.from(part('Content-Disposition: form-data; name="a"', 'þ'), 'latin1')],
    ['a packed value', part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', 'dg==')],
  ])('with %s is refused', async (_, body) => {
    expect(await read(body)).toBe('malformed');
  });

  it('without a boundary is refused', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; x=y']) {
      expect(await read(part('Content-Disposition: form-data; name="a"'), { 'content-type': type })).toBe('malformed');
    }
  });

  it('whose sender leaves is given up, and so is one that breaks', async () => {
    for (const error of [undefined, new Error('reset')]) {
      const payload = new PassThrough();
      const reading = readFields(payload, TYPE, MIB);
      payload.write('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf');
      payload.destroy(error);
      await expect(reading).rejects.toMatchObject({ code: 'malformed' });
    }
  });

  it('without end is refused on the way, and the rest of it is let go by', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('--x\r\nContent-Disposition: form-data; name="images"\r\n\r\n');
      for (; sent < 200 * MIB; sent += MIB) {
        await setImmediate();
        yield Buffer.alloc(MIB, 'x');
      }
    }
    const source = Readable.from(endless(), { objectMode: false });
    await expect(readFields(source, TYPE, 32 * MIB)).rejects.toMatchObject({ code: 'too_large' });
    expect(sent).toBeLessThan(30 * MIB);
    const before = process.memoryUsage().rss;
    await new Promise((resolve) => source.on('end', resolve));
    expect(sent).toBe(200 * MIB);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MIB);
  });
});
