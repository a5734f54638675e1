import { Duplex } from 'node:stream';

/** Takes whole protocol messages, answers with the bytes of the reply. */
export type Exchange = (message: Uint8Array) => Promise<Uint8Array>;

const SYNC = 0x53;
const QUERY = 0x51;
const FLUSH = 0x48;
const TERMINATE = 0x58;
const ANSWERED = new Set([SYNC, QUERY, FLUSH]);

function query(sql: string): Buffer {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q');
  message.writeInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
}

/** The embedded database has one session for ever: a new connection must not inherit a transaction or a setting. */
const AFRESH = Buffer.concat([query('ROLLBACK'), query('DISCARD ALL')]);

/**
 * Stands where the pg driver expects a socket and carries its bytes to an embedded database,
 * so that the same driver, parsers and error codes serve PGlite and PostgreSQL.
 */
export class PgliteSocket extends Duplex {
  readonly #exchange: Exchange;
  #pending: Buffer = Buffer.alloc(0);
  #greeted = false;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const isFirst = !this.#greeted;
    const { end, terminated } = this.#measure();
    if (end === 0) {
      if (terminated) this.push(null);
      done();
      return;
    }
    const message = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    const answered = isFirst ? this.#exchange(AFRESH).then(() => this.#exchange(message)) : this.#exchange(message);
    answered.then(
      (reply) => {
        this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
        if (terminated) this.push(null);
        done();
      },
      (error: Error) => done(error),
    );
  }

  /** How many pending bytes end in a message the database answers, and whether a goodbye follows them. */
  #measure(): { end: number; terminated: boolean } {
    const bytes = this.#pending;
    let at = 0;
    let end = 0;
    if (!this.#greeted) {
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return { end: 0, terminated: false };
      at = bytes.readInt32BE(0);
      end = at;
      this.#greeted = true;
    }
    while (bytes.length - at >= 5) {
      const type = bytes[at] as number;
      if (type === TERMINATE) return { end, terminated: true };
      const length = bytes.readInt32BE(at + 1) + 1;
      if (bytes.length - at < length) break;
      at += length;
      if (ANSWERED.has(type)) end = at;
    }
    return { end, terminated: false };
  }
}
