import { type WasmModule, webAssembly } from './web-assembly.ts';

/** WASI error codes and file types. */
const DONE = 0;
const BAD_FILE = 8;
const NO_SUCH = 44;
const DIRECTORY = 3;
const REGULAR = 4;
/** The first file descriptor after stdin, stdout and stderr: the only preopened folder. */
const FOLDER = 3;

interface OpenFile {
  bytes: Uint8Array;
  length: number;
  at: number;
}

/** Thrown by `proc_exit` to unwind the program. */
class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The program ended with code ${code}.`);
    this.code = code;
  }
}

function grown({ bytes, length }: OpenFile, needed: number): Uint8Array {
  if (needed <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.max(needed, 2 * bytes.length, 65_536));
  larger.set(bytes.subarray(0, length));
  return larger;
}

/**
 * Runs a WASI program that sees nothing of this machine: it gets its arguments, and may write files into a folder '/'
 * that exists in memory only. Returns the files it wrote.
 */
export function runInMemory(module: WasmModule, args: string[]): Map<string, Uint8Array> {
  const files = new Map<string, OpenFile>();
  const open = new Map<number, OpenFile>();
  const encodedArgs = args.map((arg) => Buffer.from(`${arg}\0`, 'utf8'));
  // Growing replaces the program's buffer, so every access makes a new view.
  let memory = { buffer: new ArrayBuffer(0) };
  const view = () => new DataView(memory.buffer);
  const bytes = (from: number, length: number) => new Uint8Array(memory.buffer, from, length);
  const put = (at: number, value: number) => view().setUint32(at, value, true);

  /** The buffers of an iovec list. */
  const stretches = (list: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const at = list + 8 * n;
      return bytes(view().getUint32(at, true), view().getUint32(at + 4, true));
    });

  const calls = {
    args_sizes_get: (count: number, size: number) => {
      put(count, encodedArgs.length);
      put(
        size,
        encodedArgs.reduce((sum, { length }) => sum + length, 0),
      );
      return DONE;
    },
    args_get: (list: number, text: number) => {
      let at = text;
      for (const [n, arg] of encodedArgs.entries()) {
        put(list + 4 * n, at);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      }
      return DONE;
    },
    // A constant clock, so that the output does not depend on the time.
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true);
      return DONE;
    },
    fd_prestat_get: (fd: number, stat: number) => {
      if (fd !== FOLDER) return BAD_FILE;
      put(stat, 0);
      put(stat + 4, 1);
      return DONE;
    },
    fd_prestat_dir_name: (_fd: number, path: number) => {
      bytes(path, 1).set(Buffer.from('/'));
      return DONE;
    },
    fd_fdstat_get: (fd: number, stat: number) => {
      bytes(stat, 24).fill(0);
      bytes(stat, 1).set([fd === FOLDER ? DIRECTORY : REGULAR]);
      // All rights on every descriptor.
      view().setBigUint64(stat + 8, 0xffff_ffff_ffff_ffffn, true);
      view().setBigUint64(stat + 16, 0xffff_ffff_ffff_ffffn, true);
      return DONE;
    },
    fd_fdstat_set_flags: () => DONE,
    path_open: (_fd: number, _look: number, path: number, length: number, flags: number, ...rest: unknown[]) => {
      const name = Buffer.from(bytes(path, length)).toString('utf8');
      const mayCreate = (flags & 1) !== 0;
      if (!files.has(name) && !mayCreate) return NO_SUCH;
      const file = { bytes: new Uint8Array(), length: 0, at: 0 };
      files.set(name, file);
      const fd = FOLDER + 1 + open.size;
      open.set(fd, file);
      put(Number(rest.at(-1)), fd);
      return DONE;
    },
    fd_close: () => DONE,
    fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
      const file = open.get(fd);
      if (!file) return BAD_FILE;
      file.at = Number(offset) + ([0, file.at, file.length][whence] ?? 0);
      view().setBigUint64(result, BigInt(file.at), true);
      return DONE;
    },
    fd_read: (_fd: number, _list: number, _count: number, result: number) => {
      put(result, 0);
      return DONE;
    },
    fd_write: (fd: number, list: number, count: number, result: number) => {
      let written = 0;
      for (const part of stretches(list, count)) {
        written += part.length;
        const file = open.get(fd);
        // Output to stdout and stderr is dropped.
        if (!file) continue;
        file.bytes = grown(file, file.at + part.length);
        file.bytes.set(part, file.at);
        file.at += part.length;
        file.length = Math.max(file.length, file.at);
      }
      put(result, written);
      return DONE;
    },
    proc_exit: (code: number) => {
      throw new Exit(code);
    },
  };

  const { exports } = new webAssembly.Instance(module, { wasi_snapshot_preview1: calls });
  memory = exports.memory as typeof memory;
  try {
    (exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof Exit && error.code === 0)) throw error;
  }
  return new Map([...files].map(([name, { bytes, length }]) => [name, bytes.subarray(0, length)]));
}
