import { messageSchema } from '@sirenade/contract/stories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { untilStopped } from '../../../../test/fake-painter.ts';
import { idOf } from '../../../../test/media-steps.ts';
import {
  attach,
  begin,
  eventsOf,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  readReply,
  replyStates,
  resetHouse,
  send,
} from '../../../../test/reply-steps.ts';
import { beginStory, readStory, say, startReply } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';
import { postgresDatabase } from '../../../platform/db/database.ts';
import { makeLog } from '../../../platform/log.ts';
import { reserveCredits } from '../../billing/credits.service.ts';
import { recoverAtStart, recoverReplies } from './recover.service.ts';
import { idempotencyKeyOf } from './reply.rules.ts';

let house: ReplyHouse;
let user: Visitor;
beforeAll(async () => {
  house = await makeReplyHouse({}, { timings: { firstEventMs: 20 } });
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

const creditsOf = async () => (await paymentsOf(user)).slice(1);
const exchangesOf = async (storyId: number) =>
  (await readStory(user, storyId)).composes.map(({ user_input, ai_response }) => [user_input, ai_response]);
const GREETED = ['Good evening.', 'Come in, the kettle is on.'];

/** Sets the last heartbeat of a story's reply back by `ms`, as if its process had died. */
async function silence(storyId: number, text: string, ms = 60_000): Promise<void> {
  await rowsOf(house, 'UPDATE replies SET text_so_far = $2, heartbeat_at = $3 WHERE story_id = $1', [
    storyId,
    text,
    new Date(house.clock.now().getTime() - ms),
  ]);
}

const newStory = async () => beginStory(house, { user: await idOf(house, 'Reader') }, house.sirenId);

/** A story whose second message was being answered, with credits reserved, when its process died. */
async function broken(text: string, ms = 60_000): Promise<number> {
  const storyId = await newStory();
  const [compose] = await say(house, storyId, [['Still there?']]);
  const id = await startReply(house, storyId, {
    composeId: compose?.id ?? 0,
    kind: 'next',
    userInput: 'Still there?',
  });
  const payer = { user: await idOf(house, 'Reader') };
  await reserveCredits(house.context(), payer, { key: id, amounts: { words: 3 }, note: 'Reply by Isla' });
  await silence(storyId, text, ms);
  return storyId;
}

describe('a process that is gone', () => {
  it('leaves what it had shown as an answer that was stopped, and nothing is charged', async () => {
    const credits = await creditsOf();
    const storyId = await broken('I am. ');
    await recoverReplies(house.context());
    const { composes } = await readStory(user, storyId);
    expect(composes.at(-1)).toMatchObject({ user_input: 'Still there?', ai_response: 'I am. ', state: 'stopped' });
    expect(await replyStates(house, storyId)).toEqual(['done']);
    expect(await creditsOf()).toEqual(credits);
    expect((await goOn(house, user, storyId, { user_input: 'Good.' })).end).toMatchObject({ position: 2 });
  });

  it('leaves the message where nothing had been shown; it can be answered once more, and nothing is charged', async () => {
    const credits = await creditsOf();
    const storyId = await broken('');
    await recoverReplies(house.context());
    expect(await exchangesOf(storyId)).toEqual([GREETED, ['Still there?', '']]);
    expect(await replyStates(house, storyId)).toEqual(['failed']);
    expect(await creditsOf()).toEqual(credits);
    const retried = await goOn(house, user, storyId, { user_input: 'Still there?', edited: true });
    expect(retried.end).toMatchObject({ position: 1 });
    expect(await exchangesOf(storyId)).toEqual([GREETED, ['Still there?', retried.text]]);
  });

  it('leaves a story that goes on after a message without an answer', async () => {
    const storyId = await broken('');
    await recoverReplies(house.context());
    expect((await goOn(house, user, storyId, { user_input: 'Hello?' })).end).toMatchObject({ position: 2 });
    expect((await exchangesOf(storyId)).map(([message]) => message)).toEqual([
      'Good evening.',
      'Still there?',
      'Hello?',
    ]);
    const read = house.writer.asked.at(-1)?.turns.map(({ text }) => text);
    expect(read).toEqual(expect.arrayContaining(['Still there?', 'Hello?']));
  });

  it('leaves an edit done or undone, and not in between', async () => {
    for (const [text, after] of [
      ['', [GREETED]],
      ['At once.', [['Good night.', 'At once.']]],
    ] as const) {
      const storyId = await newStory();
      const [{ id: composeId = 0 } = {}] = (await readStory(user, storyId)).composes;
      await startReply(house, storyId, { composeId, kind: 'edit', userInput: 'Good night.' });
      await silence(storyId, text);
      await recoverReplies(house.context());
      expect(await exchangesOf(storyId)).toEqual(after);
    }
  });

  it('is told from one that is only slow, by whoever looks', async () => {
    house.writer.pieces = async function* (_prompt, { signal }) {
      yield 'Good evening. The';
      await untilStopped({ signal });
    };
    const input = { user_input: 'Hello', siren_id: house.sirenId };
    const events = eventsOf(await send(house, user, '/api/story', input));
    const storyId = ((await events.next()).value as { story_id: number }).story_id;
    await events.next();
    await silence(storyId, 'Good evening. ');
    await recoverReplies(house.context());
    await recoverAtStart(house.context(), true);
    expect((await readStory(user, storyId)).composes).toMatchObject([{ state: 'writing' }]);
    expect((await send(house, user, `/api/story/${storyId}`, { user_input: 'And?' })).status).toBe(409);
    expect(await replyStates(house, storyId)).toEqual(['running']);
    await user.ask('POST', `/api/story/${storyId}/stop`);
    expect((await readReply(events)).end).not.toBeNull();
  });

  it('is forgotten after two days', async () => {
    const storyId = idIn(await begin(house, user));
    house.clock.move(49 * 3_600_000);
    await recoverReplies(house.context());
    expect(await replyStates(house, storyId)).toEqual([]);
    expect(await exchangesOf(storyId)).toHaveLength(1);
  });
});

describe('who comes back to what a process left before the schedule does', () => {
  it('opens the story and finds the message, to be answered once more', async () => {
    const storyId = await broken('');
    const { composes } = await readStory(user, storyId);
    expect(composes.at(-1)).toMatchObject({ user_input: 'Still there?', ai_response: '', state: 'stopped' });
  });

  it('re-attaches, and is told that nothing is written', async () => {
    const storyId = await broken('I am. ');
    expect((await attach(house, user, storyId)).status).toBe(204);
    expect(await exchangesOf(storyId)).toEqual([GREETED, ['Still there?', 'I am. ']]);
  });

  it('stops it, and what was shown is there', async () => {
    const storyId = await broken('I am. ');
    expect((await user.ask('POST', `/api/story/${storyId}/stop`)).statusCode).toBe(200);
    expect(await replyStates(house, storyId)).toEqual(['done']);
  });

  it('says something else, and is answered', async () => {
    const storyId = await broken('I am. ');
    expect((await goOn(house, user, storyId, { user_input: 'Good.' })).end).toMatchObject({ position: 2 });
  });

  it('sends the same request again, and the message is there once', async () => {
    const storyId = await broken('');
    const input = { user_input: 'Still there?' };
    const owner = { user: await idOf(house, 'Reader') };
    const name = idempotencyKeyOf(owner, storyId, messageSchema.parse(input), 'again');
    await rowsOf(house, 'UPDATE replies SET request_key = $2, request_hash = $3 WHERE story_id = $1', [
      storyId,
      name?.key,
      name?.hash,
    ]);
    const again = await send(house, user, `/api/story/${storyId}?media=url`, input, { key: 'again' });
    expect((await readReply(eventsOf(again))).end).toMatchObject({ position: 1 });
    expect(await exchangesOf(storyId)).toHaveLength(2);
  });

  it('is not told that it ended when it was silent for a moment only', async () => {
    const storyId = await broken('', 5_000);
    expect((await readStory(user, storyId)).composes.at(-1)).toMatchObject({ state: 'writing' });
    expect((await attach(house, user, storyId)).status).toBe(204);
    expect(await replyStates(house, storyId)).toEqual(['running']);
    await silence(storyId, '');
    await recoverReplies(house.context());
  });
});

describe('a server that starts again', () => {
  it('alone on its database ends every running reply at once', async () => {
    const stories = [await broken('I am. ', 0), await broken('', 0)];
    await recoverAtStart(house.context(), true);
    expect(await Promise.all(stories.map((id) => replyStates(house, id)))).toEqual([['done'], ['failed']]);
  });

  it('beside other processes ends only replies whose lease has run out', async () => {
    const [fresh, old] = [await broken('', 5_000), await broken('')];
    await recoverAtStart(house.context(), false);
    expect([await replyStates(house, fresh), await replyStates(house, old)]).toEqual([['running'], ['failed']]);
    await recoverAtStart(house.context(), true);
  });

  it('before its database is up waits for the scheduled recovery, and logs nothing above debug', async () => {
    const lines: unknown[] = [];
    const log = makeLog('info', { write: (line: string) => lines.push(line) });
    const database = postgresDatabase('postgres://nobody@127.0.0.1:1/none', makeLog('silent'));
    await recoverAtStart({ ...house.context(), db: database.db, log }, true);
    expect(lines).toEqual([]);
    await database.close();
  });
});
