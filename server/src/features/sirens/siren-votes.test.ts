import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placeSiren, readList } from '../../../test/siren-list-steps.ts';
import { makeMember, seeSiren } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp, type Visitor } from '../../../test/test-app.ts';
import { karmaFaults, toggleTogether } from '../../../test/vote-steps.ts';
import { hotOf } from '../../platform/hot-rank.ts';

let house: TestApp;
let maker: Visitor;
let makerId: number;
let voter: Visitor;
let siren: number;

const put = (visitor: Visitor, id: number, isUpvote: boolean, method: 'PUT' | 'PATCH' = 'PUT') =>
  visitor.ask(method, `/api/reactions/siren/${id}`, { is_upvote: isUpvote });
const clear = (visitor: Visitor, id: number) => visitor.ask('DELETE', `/api/reactions/siren/${id}`);

beforeAll(async () => {
  house = await makeTestApp();
  maker = await makeMember(house, 'Maker');
  makerId = await idOf(house, 'Maker');
  voter = await makeMember(house, 'Voter');
  siren = await placeSiren(house, makerId, { name: 'Isla', age: 20 });
});
afterAll(() => house.close());

describe('a vote on a siren', () => {
  it('is given, turned and taken back, each as often as somebody says so [A24] [E12] [T5]', async () => {
    const steps = [
      [() => put(voter, siren, true), { karma: 1, has_upvoted: true }],
      [() => put(voter, siren, true), { karma: 1, has_upvoted: true }],
      [() => put(voter, siren, false, 'PATCH'), { karma: -1, has_upvoted: false }],
      [() => put(voter, siren, false, 'PATCH'), { karma: -1, has_upvoted: false }],
      [() => put(voter, siren, true, 'PATCH'), { karma: 1, has_upvoted: true }],
      [() => clear(voter, siren), { karma: 0, has_upvoted: null }],
      [() => clear(voter, siren), { karma: 0, has_upvoted: null }],
      [() => put(voter, siren, false, 'PATCH'), { karma: -1, has_upvoted: false }],
    ] as const;
    for (const [step, expected] of steps) {
      const answer = await step();
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual(expected);
      const seen = await seeSiren(voter, siren);
      expect([seen.karma, seen.current_user.has_upvoted]).toEqual([expected.karma, expected.has_upvoted]);
    }
    expect((await seeSiren(house.visitor(), siren)).current_user).toEqual({ has_upvoted: null });
    expect(await karmaFaults(house)).toEqual([]);
  });

  it('moves the siren in the hot list at once', async () => {
    const [older, younger] = [
      await placeSiren(house, makerId, { name: 'Older', age: 6, karma: 0 }),
      await placeSiren(house, makerId, { name: 'Younger', age: 5, karma: 0 }),
    ];
    const order = async () => (await readList(voter, { sort: 'hot' })).sirens.map(({ id }) => id);
    expect((await order()).indexOf(younger)).toBeLessThan((await order()).indexOf(older));
    await put(voter, older, true);
    await put(maker, older, true);
    expect((await order()).indexOf(older)).toBeLessThan((await order()).indexOf(younger));
    const [row] = await rowsOf(house, 'SELECT hot, published_at FROM sirens WHERE id = $1', [older]);
    expect(row?.hot).toBeCloseTo(hotOf(2, row?.published_at as Date), 9);
  });

  it('needs a person who is signed in, verified and not suspended [A24] [T5] [P10]', async () => {
    const guest = await put(house.visitor(), siren, true);
    expect([guest.statusCode, guest.json().error]).toEqual([401, 'You must be logged in to vote.']);
    expect((await clear(house.visitor(), siren)).statusCode).toBe(401);
    const unverified = await house.signUp('Newcomer');
    expect((await put(unverified, siren, true)).json()).toMatchObject({ code: 'unverified' });
    const suspended = await makeMember(house, 'Suspended');
    await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
    expect((await put(suspended, siren, true)).json()).toMatchObject({ code: 'suspended' });
    expect(await karmaFaults(house)).toEqual([]);
  });

  it('needs a siren that the voter can see, and a direction', async () => {
    const secret = await placeSiren(house, makerId, { name: 'Secret', private: true });
    for (const id of [secret, 999_999]) {
      expect((await put(voter, id, true)).statusCode).toBe(404);
      expect((await clear(voter, id)).statusCode).toBe(404);
    }
    expect((await put(maker, secret, true)).json()).toEqual({ karma: 1, has_upvoted: true });
    for (const body of [{}, { is_upvote: 'yes' }, { is_upvote: null }, [], { is_upvote: 1 }]) {
      expect((await voter.ask('PUT', `/api/reactions/siren/${siren}`, body)).statusCode).toBe(400);
    }
    expect((await voter.ask('PUT', '/api/reactions/siren/abc', { is_upvote: true })).statusCode).toBe(400);
  });

  it('is one of 300 in ten minutes', async () => {
    const own = await useTestApp({ RATE_LIMIT_SCALE: '0.02' });
    const few = await makeMember(own, 'Eager');
    const id = await placeSiren(own, await idOf(own, 'Eager'), { name: 'Isla' });
    const codes = [];
    for (let n = 0; n < 7; n++) codes.push((await put(few, id, n % 2 === 0)).statusCode);
    expect(codes).toEqual([...Array(6).fill(200), 429]);
  });

  it('adds up however many vote at once, with everything sent twice [T5]', async () => {
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await makeMember(house, `Crowd${n}`));
    await toggleTogether(people, [siren, await placeSiren(house, makerId, { name: 'Vera' })], 6, 20_261_115);
    expect(await karmaFaults(house)).toEqual([]);
  });
});

describe('the votes of somebody who leaves', () => {
  it('leave with them', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const own = await placeSiren(house, await idOf(house, 'Leaver'), { name: 'Own' });
    const liked = await placeSiren(house, makerId, { name: 'Liked' });
    const disliked = await placeSiren(house, makerId, { name: 'Disliked' });
    await put(deletedUser, liked, true);
    await put(voter, liked, true);
    await put(deletedUser, disliked, false);
    await put(deletedUser, own, true);
    await put(voter, own, true);
    expect((await seeSiren(voter, liked)).karma).toBe(2);
    const answer = await deletedUser.ask('DELETE', '/api/user', { current_password: PASSWORD });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await seeSiren(voter, liked)).karma).toBe(1);
    expect((await seeSiren(voter, disliked)).karma).toBe(0);
    expect(await karmaFaults(house)).toEqual([]);
    expect((await voter.ask('GET', `/api/sirens/${own}`)).statusCode).toBe(404);
  });
});
