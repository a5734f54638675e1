import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './account-steps.ts';
import { ISLA, makeMember, quickEngines, sendForm } from './siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from './test-app.ts';

const MIB = 1024 * 1024;
const PART = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

let house: TestApp;
let maker: Visitor;
let port: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  maker = await makeMember(house, 'Sender');
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  port = (house.app.server.address() as AddressInfo).port;
});
afterAll(() => house.close());

/** Opens a chunked form over the network, and gives the answer. */
function openForm(cookie = maker.cookie) {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
  socket.write(
    [
      'POST /api/sirens HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
      '\r\n',
    ].join('\r\n'),
  );
  const send = (data: string | Buffer) =>
    new Promise<boolean>((resolve) => {
      const chunk = Buffer.from(data);
      const whole = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
      if (socket.destroyed) resolve(false);
      else socket.write(whole, (error) => resolve(!error));
    });
  return { socket, send, closed, answered: () => answer.split('\r\n')[0] };
}
const openSockets = () =>
  new Promise<number>((resolve) => house.app.server.getConnections((_, count) => resolve(count)));
const sirens = async () => (await rowsOf(house, 'SELECT 1 FROM sirens')).length;

describe('a form over the network', () => {
  it.each(['images', 'description'])(
    'without end in its field %s is ended with 413, in little memory',
    async (field) => {
      const before = process.memoryUsage().rss;
      let most = before;
      const { send, closed, answered } = openForm();
      await send(PART(field));
      const piece = Buffer.alloc(MIB / 4, 'x');
      for (let sent = 0; sent < 256 && (await send(piece)); sent++) {
        most = Math.max(most, process.memoryUsage().rss);
        if (answered()) break;
      }
      expect(await closed).toMatch(/^HTTP\/1.1 413 /);
      expect(most - before).toBeLessThan(100 * MIB);
      expect(await sirens()).toBe(0);
    },
  );

  it('that comes too slowly is ended with 408', async () => {
    const { server } = house.app;
    const { headersTimeout, requestTimeout } = server;
    Object.assign(server, { headersTimeout: 300, requestTimeout: 300 });
    const { send, closed } = openForm();
    await send(`${PART('name')}Isla`);
    const answer = await closed;
    Object.assign(server, { headersTimeout, requestTimeout });
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"timeout"');
    expect(await sirens()).toBe(0);
  });

  it('whose sender leaves leaves nothing behind', async () => {
    const { socket, send } = openForm();
    await send(PART('images') + 'x'.repeat(MIB));
    socket.destroy();
    expect((await sendForm(maker, 'POST', '/api/sirens', { name: '', description: '' })).statusCode).toBe(400);
    expect(await sirens()).toBe(0);
  });

  it('of a stranger is refused before it is read', async () => {
    const { socket, send, answered } = openForm('sid=nobody');
    await send(PART('images'));
    await expect.poll(answered).toBe('HTTP/1.1 401 Unauthorized');
    socket.destroy();
  });

  it('has company of few large ones at a time, and any number of small ones', async () => {
    const end = async (form: ReturnType<typeof openForm>) => {
      await form.send('Isla\r\n--x--\r\n');
      form.socket.write('0\r\n\r\n');
      await expect.poll(form.answered).toBe('HTTP/1.1 400 Bad Request');
      form.socket.destroy();
    };
    /** A form that was let in, or sent away: the first of its fields is read, or it has its answer. */
    const arrive = async () => {
      const form = openForm();
      const isRead = new Promise<void>((resolve) => {
        house.app.server.once('request', (request) => request.once('resume', resolve));
      });
      await form.send(PART('name'));
      await Promise.race([isRead, expect.poll(form.answered).not.toBe('')]);
      return form;
    };
    // Those that were left a moment ago may still take their room.
    await expect.poll(openSockets).toBe(0);
    const open = [await arrive(), await arrive()];
    const third = await arrive();
    await expect.poll(third.answered).toBe('HTTP/1.1 503 Service Unavailable');
    third.socket.destroy();
    for (let n = 0; n < 3; n++) {
      const small = await sendForm(maker, 'POST', '/api/sirens', { ...ISLA, tags: '["sea"]' });
      expect(small.statusCode).toBe(201);
    }
    for (const form of open) await end(form);
    const again = openForm();
    await again.send(PART('name'));
    await end(again);
  });
});
