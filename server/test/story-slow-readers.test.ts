import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depth } from '../../scripts/lib/test-depth.ts';
import { rowsOf } from './account-steps.ts';
import {
  attach,
  begin,
  eventsOf,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  type ReplyHouse,
  readReply,
  resetHouse,
  settleReplies,
} from './reply-steps.ts';
import { openLine, readBytes, requestBytes } from './story-lines.ts';
import type { Visitor } from './test-app.ts';

const READERS = depth(8, 20);
const SENTENCES = 24;
/** In base64 a third more: all sentences together are far more than the socket buffers of a connection. */
const PIECE_BYTES = 600_000;
const EVENT_BYTES = (PIECE_BYTES * 4) / 3;

let house: ReplyHouse;
let user: Visitor;
/** The responses of the streams. */
const answers: ServerResponse[] = [];
beforeAll(async () => {
  house = await makeReplyHouse();
  house.app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.includes('/stream')) answers.push(response);
  });
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(() => house.close());

const waitingIn = (response: ServerResponse) => response.writableLength + (response.socket?.writableLength ?? 0);

describe('readers who take nothing', () => {
  it('neither hold up the reply nor fill the memory, and get all of it once they read', async () => {
    const storyId = idIn(await begin(house, user));
    const gate = { open: () => {} };
    const allAttached = new Promise<void>((open) => Object.assign(gate, { open }));
    house.writer.pieces = async function* () {
      for (let n = 0; n < SENTENCES; n++) {
        yield `Sentence ${n}. `;
        // Continues once all readers are attached.
        await allAttached;
      }
    };
    house.parts.providers.speech = {
      kind: 'loud',
      async *speak() {
        yield { audio: Buffer.alloc(PIECE_BYTES, 1), seconds: 1, words: [], timed: false };
      },
    };
    const stuck = await Promise.all(Array.from({ length: READERS }, () => openLine(house.origin)));
    const input = { user_input: 'Read to me', generate_audio: true };
    const reply = goOn(house, user, storyId, input);
    // Not by coming back to it: until it has begun, that leads to the answer before.
    const running = () => rowsOf(house, `SELECT id FROM replies WHERE story_id = $1 AND state = 'running'`, [storyId]);
    await expect.poll(running).toHaveLength(1);
    answers.length = 0;
    for (const line of stuck) {
      line.pause();
      line.write(requestBytes(house.origin, user, `/api/story/${storyId}/stream?after=0&media=url`));
    }
    await expect.poll(() => answers.length).toBe(READERS);
    gate.open();
    const received = await reply;
    expect(received.end).toMatchObject({ stopped: false });
    expect(received.speech).toHaveLength(SENTENCES);
    // Backpressure: at most a few events are buffered for each reader.
    for (const response of answers) expect(waitingIn(response)).toBeLessThan(4 * EVENT_BYTES);
    const all = Buffer.byteLength(received.events.map((event) => `${JSON.stringify(event)}\n\n`).join(''));
    const [one, ...others] = stuck;
    for (const line of others) line.destroy();
    const late = one ? await readBytes(one, Number.POSITIVE_INFINITY) : Buffer.alloc(0);
    expect(late.length).toBeGreaterThan(all);
    await settleReplies(house);
    expect((await readReply(eventsOf(await attach(house, user, storyId)))).speech).toHaveLength(SENTENCES);
  });
});
