import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerFaults } from '../../../../test/billing-steps.ts';
import {
  begin,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  openHolds,
  type ReplyHouse,
  resetHouse,
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
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  expect(await openHolds(house)).toEqual([]);
  await house.close();
});

it('a picture comes only with a new scene or on request, where that is wanted, and only then is charged', async () => {
  const painted = () => house.painter.requests.length;
  const told = { generate_images: true, picture_when: 'scene change' };
  const answer = async (text: string, user_input: string, storyId?: number) => {
    house.writer.pieces = async function* () {
      yield text;
    };
    const before = painted();
    const input = { user_input, siren_id: house.sirenId, ...told };
    const got = await (storyId ? goOn(house, user, storyId, input) : begin(house, user, input));
    expect([got.end?.images, got.missing]).toEqual([painted() - before, []]);
    return { id: storyId ?? idIn(got), images: got.end?.images };
  };
  const first = await answer('*stirs the pot on the kitchen stove* Sit down.', 'Hello');
  expect(first.images).toBe(1);
  expect((await answer('*laughs and shakes her head at you* Not yet.', 'Is it ready?', first.id)).images).toBe(0);
  expect((await answer('*lifts the lid for you to look inside*', 'Show me the soup.', first.id)).images).toBe(1);
  expect((await answer('*leads you out into the garden behind it*', 'And now?', first.id)).images).toBe(1);
});
