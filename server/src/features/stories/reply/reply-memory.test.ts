import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONDITION_MS } from '../../../../../scripts/lib/test-limits.mjs';
import {
  goOn,
  makeReader,
  makeReplyHouse,
  type ReplyHouse,
  resetHouse,
  settleReplies,
} from '../../../../test/reply-steps.ts';
import { beginStory, type ComposeInput, ownerNamed, readStory } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';
import { updateSummary } from '../memory/memory.store.ts';

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

const memoryOf = async (id: number) => (await user.ask('GET', `/api/story/${id}/memory`)).json();
const pin = (id: number, text: string, compose_id?: number) =>
  user.ask('POST', `/api/story/${id}/memory/facts`, { text, compose_id });
const promptText = () => JSON.stringify(house.writer.asked.at(-1));

/** A story of 32 composes of which the first 29 are summed up, as they grew. */
async function makeLong(): Promise<number> {
  const composes = Array.from({ length: 32 }, (_, n): ComposeInput => [`Message ${n}.`, `Answer ${n}.`]);
  const id = await beginStory(house, await ownerNamed(house, 'Reader'), house.sirenId, composes);
  const { db } = house.parts.database;
  await updateSummary(db, id, { summary: 'A goat was bought.', summarised: 2, edited: false });
  await updateSummary(db, id, { summary: 'A goat was bought, and then a wolf came.', summarised: 29, edited: false });
  return id;
}

describe('an edit further up', () => {
  it('is answered from what was remembered there, word for word from there on', async () => {
    const id = await makeLong();
    const { composes } = await readStory(user, id);
    await pin(id, 'He is a baker.');
    await pin(id, 'Her boat is blue.', composes[0]?.id);
    await pin(id, 'The boat sank.', composes[31]?.id);
    await goOn(house, user, id, { user_input: 'Another way.', edited: true, compose_index: 2 });
    const prompt = promptText();
    expect(prompt).toContain('A goat was bought.');
    expect(prompt).toContain('He is a baker.');
    expect(prompt).toContain('Her boat is blue.');
    expect(prompt).not.toMatch(/wolf|sank|Message 2\.|Message 31/);
    for (const n of [0, 1]) expect(prompt).toContain(`Message ${n}.`);
    await settleReplies(house);
    await house.parts.background.finishAll(CONDITION_MS);
    expect(await memoryOf(id)).toMatchObject({ summary: 'A goat was bought.', summarised: 2 });
  });

  it('before anything was summed up has no summary', async () => {
    const id = await makeLong();
    await goOn(house, user, id, { user_input: 'Another way.', edited: true, compose_index: 1 });
    expect(promptText()).not.toMatch(/goat/);
    expect(promptText()).toContain('Message 0.');
  });
});

it('an answer that is asked for once more does not know what was pinned from the one before', async () => {
  const id = await makeLong();
  const { composes } = await readStory(user, id);
  await pin(id, 'The boat sank.', composes[31]?.id);
  await goOn(house, user, id, { user_input: 'Message 31.', edited: true });
  expect(promptText()).not.toContain('The boat sank.');
  expect(promptText()).toContain('and then a wolf came');
});
