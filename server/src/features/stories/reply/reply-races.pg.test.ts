import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults } from '../../../../test/billing-steps.ts';
import { untilStopped } from '../../../../test/fake-painter.ts';
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
  settleReplies,
} from '../../../../test/reply-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';
import { recoverReplies } from './recover.service.ts';

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

describe('at the same moment', () => {
  it('many messages in a story get one reply, and the others are told to wait', async () => {
    const storyId = idIn(await begin(house, user));
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The';
      await untilStopped({ signal });
    };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send(house, user, `/api/story/${storyId}`, { user_input: `Message ${n}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(39).fill(409)]);
    await user.ask('POST', `/api/story/${storyId}/stop`);
    await Promise.all(answers.map((answer) => answer.text()));
    expect((await readStory(user, storyId)).composes).toHaveLength(2);
  });

  it('one request in many copies is one reply', async () => {
    const input = { user_input: 'Hello', siren_id: house.sirenId, generate_audio: true };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(house, user, '/api/story?media=url', input, { key: 'copies' })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies).size).toBe(1);
    const paid = await rowsOf(house, `SELECT words_used FROM credit_holds WHERE state = 'settled' AND words > 0`);
    expect(paid).toHaveLength(1);
  });

  it('the end of a reply and the deletion of its story leave neither half', async () => {
    for (let n = 0; n < 15; n++) {
      const input = { user_input: 'Hello', siren_id: house.sirenId, generate_images: n < 5 };
      const events = eventsOf(await send(house, user, '/api/story?media=url', input));
      const storyId = ((await events.next()).value as { story_id: number }).story_id;
      for (let wait = 0; wait < n % 5; wait++) await events.next();
      const [answer] = await Promise.all([user.ask('DELETE', `/api/story/${storyId}`), readReply(events)]);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    await settleReplies(house);
    const unseen = () =>
      rowsOf(
        house,
        `SELECT id FROM media WHERE id NOT IN (SELECT image_id FROM answers WHERE image_id IS NOT NULL)
         AND id NOT IN (SELECT audio_id FROM answers WHERE audio_id IS NOT NULL)
         AND id NOT IN (SELECT audio_id FROM siren_intros WHERE audio_id IS NOT NULL)`,
      );
    await expect.poll(unseen).toEqual([]);
  });

  it('several processes that end a lost reply end it once', async () => {
    const storyId = idIn(await begin(house, user));
    await rowsOf(
      house,
      `INSERT INTO replies (id, story_id, compose_id, state, kind, user_input, hold_key, text_so_far, heartbeat_at, created_at)
       SELECT 'lost', $1, id, 'running', 'redo', user_input, 'reply:lost', 'Half an answer', $2, now()
       FROM composes WHERE story_id = $1`,
      [storyId, new Date(house.clock.now().getTime() - 60_000)],
    );
    await Promise.all(Array.from({ length: 8 }, () => recoverReplies(house.context())));
    const { composes } = await readStory(user, storyId);
    expect(composes).toMatchObject([{ ai_response: 'Half an answer', alternate: { shown: 1, count: 2 } }]);
  });
});
