import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { untilStopped } from '../../../../test/fake-painter.ts';
import { LONG_TEXT } from '../../../../test/pump-steps.ts';
import {
  begin,
  eventsOf,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  resetHouse,
  send,
} from '../../../../test/reply-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import { setTimings, type Visitor } from '../../../../test/test-app.ts';

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(async () => {
  await resetHouse(house);
  user ??= await makeReader(house, 'Reader');
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

describe('stopping', () => {
  it('ends the writing, keeps what was shown and charges for what was said', async () => {
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The sea';
      await untilStopped({ signal });
    };
    const body = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true };
    const events = eventsOf(await send(house, user, '/api/story', body));
    const seen = [];
    for (;;) {
      const { value } = await events.next();
      seen.push(value as { story_id: number });
      if (value && 'audio' in value) break;
    }
    const storyId = seen[0]?.story_id ?? 0;
    expect((await user.ask('POST', `/api/story/${storyId}/stop`)).json()).toEqual({ message: 'Stopped.' });
    expect((await readReply(events)).end).toMatchObject({ stopped: true, words: 2 });
    expect(house.writer.calls.at(-1)?.signal.aborted).toBe(true);
    expect((await readStory(user, storyId)).composes).toMatchObject([
      { ai_response: 'Good evening. The sea', state: 'stopped' },
    ]);
  });

  it('before the first word takes the message back, paints nothing and charges nothing', async () => {
    const storyId = idIn(await begin(house, user));
    house.writer.pieces = (_prompt, { signal }) => untilStoppedPieces(signal);
    const painted = house.painter.requests.length;
    const input = { user_input: 'Wait', generate_audio: true, generate_images: true };
    const answer = await send(house, user, `/api/story/${storyId}`, input);
    await user.ask('POST', `/api/story/${storyId}/stop`);
    expect((await readReply(eventsOf(answer))).error?.code).toBe('reply_stopped');
    expect((await readStory(user, storyId)).composes).toHaveLength(1);
    expect(house.painter.requests).toHaveLength(painted);
  });

  it('keeps a picture that was shown, and charges for it', async () => {
    const storyId = idIn(await begin(house, user));
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield LONG_TEXT;
      await untilStopped({ signal });
    };
    const [, , images] = await paymentsOf(user);
    const input = { user_input: 'Show me', generate_images: true };
    const events = eventsOf(await send(house, user, `/api/story/${storyId}?media=url`, input));
    while (!('image' in ((await events.next()).value ?? {})));
    await user.ask('POST', `/api/story/${storyId}/stop`);
    expect((await readReply(events)).end).toMatchObject({ stopped: true, images: 1, words: 0 });
    const { composes } = await readStory(user, storyId);
    expect(composes[1]).toMatchObject({ user_input: 'Show me', ai_response: LONG_TEXT, state: 'stopped' });
    expect(composes[1]?.image_url).toEqual(expect.any(String));
    expect((await paymentsOf(user))[2]).toBe(Number(images) - 1);
  });

  it('reaches the process that writes', async () => {
    setTimings(house, { heartbeatMs: 20 });
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The sea';
      await untilStopped({ signal });
    };
    const body = { user_input: 'Hello', siren_id: house.sirenId };
    const events = eventsOf(await send(house, user, '/api/story', body));
    const { value } = await events.next();
    await rowsOf(house, 'UPDATE replies SET stop_wanted = true WHERE story_id = $1', [
      (value as { story_id: number }).story_id,
    ]);
    expect((await readReply(events)).end).toMatchObject({ stopped: true });
  });

  it('is done to what still runs when the server stops, after some time to finish', async () => {
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The sea';
      await untilStopped({ signal });
    };
    const first = await send(house, user, '/api/story', { user_input: 'Hello', siren_id: house.sirenId });
    const events = eventsOf(first);
    while (!('chunk' in ((await events.next()).value ?? {})));
    await house.parts.background.finishAll(10);
    expect((await readReply(events)).end).toMatchObject({ stopped: true });
  });
});

async function* untilStoppedPieces(signal: AbortSignal): AsyncGenerator<string> {
  yield await untilStopped({ signal });
}
