import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeGate } from '../../../../test/fake-writer.ts';
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
  send,
} from '../../../../test/reply-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(() => house.close());

describe('an answer that is come back to by its name', () => {
  it('is never gone on with in the middle of another', async () => {
    const first = await begin(house, user);
    const storyId = idIn(first);
    const gate = makeGate();
    house.writer.pieces = async function* () {
      yield 'Other words, which belong to another answer. ';
      await gate.opened;
    };
    const running = eventsOf(await send(house, user, `/api/story/${storyId}?media=url`, { user_input: 'And now?' }));
    const second = (await running.next()).value;
    expect([typeof first.id, typeof second?.reply]).toEqual(['string', 'string']);
    expect(second?.reply).not.toBe(first.id);

    const rest = await readReply(eventsOf(await attach(house, user, storyId, 2, first.id)));
    expect(rest.events).toEqual(first.events.slice(2));
    expect((await attach(house, user, storyId, 2, 'no-such-answer')).status).toBe(204);
    const other = eventsOf(await attach(house, user, storyId, 0, second?.reply ?? ''));
    expect((await other.next()).value).toEqual(second);
    await other.return(undefined);
    gate.open();
    expect((await readReply(running)).end).toMatchObject({ position: 1 });
  });

  it('is not found in another story', async () => {
    const one = await begin(house, user);
    const other = await begin(house, user);
    expect((await attach(house, user, idIn(other), 0, one.id)).status).toBe(204);
  });

  it('keeps its name when the same request is sent again', async () => {
    const input = { user_input: 'Hello', siren_id: house.sirenId };
    const sendAgain = async () =>
      readReply(eventsOf(await send(house, user, '/api/story?media=url', input, { key: 'again' })));
    expect((await sendAgain()).id).toBe((await sendAgain()).id);
  });

  it('goes on after an event that its reader has, also in the next message', async () => {
    const storyId = idIn(await begin(house, user));
    const { id, events } = await goOn(house, user, storyId, { user_input: 'And now?' });
    expect((await readReply(eventsOf(await attach(house, user, storyId, 3, id)))).events).toEqual(events.slice(3));
  });
});
