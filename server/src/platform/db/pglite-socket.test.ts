import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeEmbeddedDatabase } from '../../../test/test-database.ts';
import { type Database, embeddedDatabase } from './database.ts';
import { openPglite } from './pglite-engine.ts';
import { PgliteSocket } from './pglite-socket.ts';

function message(type: string, text = ''): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function startup(): Buffer {
  const body = Buffer.from('user\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** A socket to a database that answers every exchange with its number. */
function makeWire() {
  const seen: Buffer[] = [];
  let isFirst = true;
  const socket = new PgliteSocket(async (bytes) => {
    // The first exchange makes the session fresh; its answer is not the driver's.
    if (isFirst) {
      isFirst = false;
      return Buffer.from('not for the driver');
    }
    seen.push(Buffer.from(bytes));
    await sleep(1);
    return Buffer.from(`<${seen.length}>`);
  });
  let received = '';
  let ended = false;
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString();
  });
  socket.on('end', () => {
    ended = true;
  });
  const write = (bytes: Buffer) => new Promise((done) => socket.write(bytes, done));
  return { socket, seen, write, received: () => received, ended: () => ended };
}

/** What reached the database as the driver's own messages, without the greeting. */
const spoken = (seen: Buffer[]) => Buffer.concat(seen).subarray(startup().length);

async function greeted() {
  const made = makeWire();
  await made.write(startup());
  return made;
}

describe('the socket between driver and embedded database', () => {
  it('waits for the whole startup message, whatever pieces it comes in', async () => {
    const { write, seen } = makeWire();
    const bytes = startup();
    await write(bytes.subarray(0, 3));
    await write(bytes.subarray(3, 9));
    expect(seen).toEqual([]);
    await write(bytes.subarray(9));
    expect(Buffer.concat(seen)).toEqual(bytes);
  });

  it('puts a message together that was written byte by byte', async () => {
    const { write, seen } = await greeted();
    const query = message('Q', 'SELECT 1');
    for (const byte of query) await write(Buffer.from([byte]));
    expect(spoken(seen)).toEqual(query);
    expect(seen).toHaveLength(2);
  });

  it('hands over several messages of one write together, and only up to one that is answered', async () => {
    const { write, seen } = await greeted();
    const whole = Buffer.concat([message('P', 'parse'), message('B', 'bind'), message('S')]);
    const begun = message('P', 'next');
    await write(Buffer.concat([whole, begun]));
    expect(spoken(seen)).toEqual(whole);
    await write(message('S'));
    expect(seen[2]).toEqual(Buffer.concat([begun, message('S')]));
  });

  it('hears the startup and the first query in one write', async () => {
    const { write, seen } = makeWire();
    const both = Buffer.concat([startup(), message('Q', 'SELECT 1')]);
    await write(both);
    expect(Buffer.concat(seen)).toEqual(both);
  });

  it('answers in the order of the questions', async () => {
    const { write, received } = await greeted();
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(message('Q', `SELECT ${n}`))));
    expect(received()).toBe(Array.from({ length: 21 }, (_, n) => `<${n + 1}>`).join(''));
  });

  it('says goodbye on terminate, after answering what came before it, and keeps the database open', async () => {
    const { write, seen, received, ended } = await greeted();
    await write(Buffer.concat([message('Q', 'SELECT 1'), Buffer.from([0x58, 0, 0, 0, 4])]));
    await expect.poll(ended).toBe(true);
    expect(received()).toBe('<1><2>');
    expect(spoken(seen)).toEqual(message('Q', 'SELECT 1'));
  });

  it('breaks the connection when the database fails, so that the driver sees it', async () => {
    const socket = new PgliteSocket(() => Promise.reject(new Error('gone')));
    const failed = new Promise<Error>((seen) => socket.on('error', seen));
    socket.write(startup());
    expect((await failed).message).toBe('gone');
  });
});

describe('the driver on an embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    // The prepared image spares this run the making of a new database, where there is one.
    const connection = inject('database');
    database = await ('image' in connection
      ? makeEmbeddedDatabase(connection.image)
      : openPglite(undefined).then(embeddedDatabase));
    await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text)');
  });
  afterAll(() => database.close());

  it('goes on after an error in parsing, binding or running a statement', async () => {
    const { pool } = database;
    await expect(pool.query('SELEKT $1', [1])).rejects.toMatchObject({ code: '42601' });
    await expect(pool.query('SELECT $1::int', ['many'])).rejects.toMatchObject({ code: '22P02' });
    await expect(pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(pool.query('SELECT $1', ['a\0b'])).rejects.toMatchObject({ code: '22021' });
    expect((await pool.query('SELECT $1::int AS n', [7])).rows).toEqual([{ n: 7 }]);
  });

  it('names the constraint that refused a row, as PostgreSQL does', async () => {
    await database.pool.query('INSERT INTO notes VALUES (1, $1)', ['one']);
    await expect(database.pool.query('INSERT INTO notes VALUES (1, $1)', ['again'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
    });
  });

  it('carries a value of more than 1 MiB both ways', async () => {
    const text = 'tide '.repeat(300_000);
    const { rows } = await database.pool.query('SELECT $1::text AS text', [text]);
    expect(rows[0].text === text).toBe(true);
  });

  it('keeps 1,000 queries asked at once apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => database.pool.query('SELECT $1::int AS n, $2::text AS t', [n, `t${n}`])),
    );
    expect(answers.map(({ rows }) => rows[0])).toEqual(answers.map((_, n) => ({ n, t: `t${n}` })));
  });

  it('lets independent queries wait for an open transaction and then run', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    const others = Promise.all(Array.from({ length: 5 }, () => database.pool.query('SELECT 1')));
    await client.query('SELECT 2');
    await client.query('COMMIT');
    client.release();
    await expect(others).resolves.toHaveLength(5);
  });

  it('ends the transaction of a connection that ends, as PostgreSQL does', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN READ ONLY');
    client.release(new Error('given up'));
    await expect(database.pool.query("INSERT INTO notes VALUES (2, 'two')")).resolves.toMatchObject({ rowCount: 1 });
  });

  it('gives a new connection nothing of the one before it', async () => {
    const client = await database.pool.connect();
    await client.query("SET statement_timeout = '7s'");
    client.release(new Error('given up'));
    expect((await database.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  });
});
