import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  goOn,
  idIn,
  makeReader,
  makeReplyHouse,
  type ReplyHouse,
  resetHouse,
  settleReplies,
} from '../../../../test/reply-steps.ts';
import { beginStory, ownerNamed } from '../../../../test/story-steps.ts';
import type { Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';

let house: ReplyHouse;
beforeAll(async () => {
  house = await makeReplyHouse({ RATE_LIMIT_SCALE: '100' });
});
beforeEach(() => resetHouse(house));
afterAll(() => house.close());

const idsOf = async (user: Visitor): Promise<number[]> =>
  (await user.ask('GET', '/api/story')).json().map(({ id }: { id: number }) => id);
const exists = async (user: Visitor, id: number) =>
  (await user.ask('GET', `/api/story/${id}?media=url`)).statusCode === 200;

const fail = () => {
  throw new AppError('unavailable');
};

/** A reader with ten chats, the oldest first. */
async function makeFull(name: string): Promise<{ user: Visitor; chats: number[] }> {
  const user = await makeReader(house, name);
  const owner = await ownerNamed(house, name);
  const chats: number[] = [];
  for (let n = 0; n < 10; n++) chats.push(await beginStory(house, owner, house.sirenId));
  house.clock.move(1000);
  return { user, chats };
}

describe('the eleventh chat', () => {
  it('takes the place of the oldest only when its first answer is stored [K15]', async () => {
    const { user, chats } = await makeFull('Patient');
    let seen: boolean | undefined;
    house.writer.pieces = async function* () {
      seen = await exists(user, chats[0] ?? 0);
      yield 'Good evening.';
    };
    const begun = idIn(await begin(house, user));
    expect(seen).toBe(true);
    expect(await idsOf(user)).toEqual([begun, ...chats.slice(1).toReversed()]);
    expect(await exists(user, chats[0] ?? 0)).toBe(false);
  });

  it('takes no place while its answers fail, however often, nor does what stands for one [K15]', async () => {
    const { user, chats } = await makeFull('Unlucky');
    house.writer.pieces = fail;
    const failed: number[] = [];
    for (let n = 0; n < 12; n++) failed.push(idIn(await begin(house, user)));
    house.writer.pieces = () => [' '];
    failed.push(idIn(await begin(house, user)));
    expect(await idsOf(user)).toEqual(chats.toReversed());
    // Unanswered stories are limited too.
    const left = await Promise.all(failed.map((id) => exists(user, id)));
    expect(left.filter(Boolean)).toHaveLength(10);
    expect(left.slice(3)).toEqual(Array(10).fill(true));

    await resetHouse(house);
    const last = failed.at(-2) ?? 0;
    await goOn(house, user, last, { user_input: 'Once more' });
    await settleReplies(house);
    expect(await idsOf(user)).toEqual([last, ...chats.slice(1).toReversed()]);
    expect(await Promise.all(failed.map((id) => exists(user, id)))).toEqual(failed.map((id) => id === last));
  });

  it('is listed at once while there is room for it, and while its answer is written', async () => {
    const user = await makeReader(house, 'Roomy');
    house.writer.pieces = fail;
    const failed = idIn(await begin(house, user));
    expect(await idsOf(user)).toEqual([failed]);
    const owner = await ownerNamed(house, 'Roomy');
    for (let n = 0; n < 10; n++) await beginStory(house, owner, house.sirenId);
    let listed: number[] = [];
    house.writer.pieces = async function* () {
      listed = await idsOf(user);
      yield 'Good evening.';
    };
    const begun = idIn(await begin(house, user));
    expect([listed.length, listed[0]]).toEqual([10, begun]);
  });
});
