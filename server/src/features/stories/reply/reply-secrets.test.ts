import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { begin, idIn, makeReader, makeReplyHouse, type ReplyHouse, resetHouse } from '../../../../test/reply-steps.ts';
import { makeMember, makeSiren, settleIntros } from '../../../../test/siren-steps.ts';
import { readStory } from '../../../../test/story-steps.ts';

let house: ReplyHouse;
beforeAll(async () => {
  house = await makeReplyHouse();
});
beforeEach(() => resetHouse(house));
afterAll(() => house.close());

it('an engine that reads out what it was told gives the secrets of a siren to her maker alone', async () => {
  const personality =
    'She hides that she sank the ferry in the winter of 1989, and that the harbour master has kept silent ever since.';
  const maker = await makeMember(house, 'Author');
  const siren_id = await makeSiren(maker, { private: false, personality });
  await settleIntros(house);
  const reader = await makeReader(house, 'Curious');
  const words = `As you wish. ${personality} That is all.`;
  for (const pieces of [[words], words.match(/.{1,6}/g) ?? []]) {
    house.writer.pieces = () => pieces;
    const reply = await begin(house, reader, { siren_id });
    expect(JSON.stringify(reply.events)).not.toContain('harbour master');
    if (reply.end) {
      expect(reply.end.stopped).toBe(true);
      expect((await readStory(reader, idIn(reply))).composes[0]?.ai_response).toBe(reply.text);
    }
    expect((await begin(house, maker, { siren_id })).text).toBe(words);
  }
});
