import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { readPosts } from '../../../test/post-list-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../test/test-app.ts';
import { postKarmaFaults, toggleTogether } from '../../../test/vote-steps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eraseVotesOnPosts } from './post-votes.service.ts';

let house: TestApp;
let author: Visitor;
let authorId: number;
let voter: Visitor;
let sirenId: number;
let post: number;

const put = (visitor: Visitor, id: number | string, isUpvote: boolean, method: 'PUT' | 'PATCH' = 'PUT') =>
  visitor.ask(method, `/api/reactions/post/${id}`, { is_upvote: isUpvote });
const clear = (visitor: Visitor, id: number) => visitor.ask('DELETE', `/api/reactions/post/${id}`);

beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  voter = await makeMember(house, 'Voter');
  sirenId = await placeSiren(house, authorId, { name: 'Isla' });
  post = await placePost(house, authorId, sirenId, { tags: ['sea', 'rain'], age: 20 });
});
afterAll(() => house.close());

describe('a vote on a post', () => {
  it('is given, turned and taken back, each request any number of times [A34] [E12] [T5]', async () => {
    const steps = [
      [() => put(voter, post, true), { karma: 1, has_upvoted: true }],
      [() => put(voter, post, true), { karma: 1, has_upvoted: true }],
      [() => put(voter, post, false, 'PATCH'), { karma: -1, has_upvoted: false }],
      [() => put(voter, post, true, 'PATCH'), { karma: 1, has_upvoted: true }],
      [() => clear(voter, post), { karma: 0, has_upvoted: null }],
      [() => clear(voter, post), { karma: 0, has_upvoted: null }],
      [() => put(voter, post, false, 'PATCH'), { karma: -1, has_upvoted: false }],
    ] as const;
    for (const [step, expected] of steps) {
      const answer = await step();
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual(expected);
      const [seen] = (await readPosts(voter, 'main', { tags: 'sea' })).posts;
      expect([seen?.post_info.post_karma, seen?.current_user.has_upvoted]).toEqual(Object.values(expected));
      expect(await postKarmaFaults(house)).toEqual([]);
    }
    const [unknown] = (await readPosts(house.visitor(), 'main', { tags: 'sea' })).posts;
    expect(unknown?.current_user.has_upvoted).toBeNull();
  });

  it('moves the post in every list at once [A34]', async () => {
    const [older, younger] = [
      await placePost(house, authorId, sirenId, { tags: ['moves'], age: 6 }),
      await placePost(house, authorId, sirenId, { tags: ['moves'], age: 5 }),
    ];
    const orders = async () => {
      const seen = [];
      for (const query of [{}, { tags: 'moves' }, { duration: 'day' }, { duration: 'day', tags: 'moves' }]) {
        for (const sortby of ['hot', 'top']) {
          const { ids } = await readPosts(voter, 'main', { sortby, ...query });
          seen.push(ids.filter((id) => id === older || id === younger));
        }
      }
      return seen;
    };
    expect(await orders()).toEqual(Array(8).fill([younger, older]));
    await put(voter, older, true);
    await put(author, older, true);
    expect(await orders()).toEqual(Array(8).fill([older, younger]));
  });

  it('needs a person who is signed in, verified and not suspended [A34] [T5]', async () => {
    const guest = await put(house.visitor(), post, true);
    expect([guest.statusCode, guest.json().error]).toEqual([401, 'You must be logged in to vote.']);
    expect((await clear(house.visitor(), post)).statusCode).toBe(401);
    const unverified = await house.signUp('Newcomer');
    expect((await put(unverified, post, true)).json()).toMatchObject({ code: 'unverified' });
    const suspended = await makeMember(house, 'Suspended');
    await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
    expect((await put(suspended, post, true)).json()).toMatchObject({ code: 'suspended' });
    expect(await postKarmaFaults(house)).toEqual([]);
  });

  it('needs a post that the voter can see, and a direction [E12]', async () => {
    const hidden = await placePost(house, authorId, sirenId, { hidden: 'Under review' });
    for (const id of [hidden, 999_999]) {
      expect((await put(voter, id, true)).statusCode).toBe(404);
      expect((await clear(voter, id)).statusCode).toBe(404);
    }
    expect((await put(author, hidden, true)).json()).toEqual({ karma: 1, has_upvoted: true });
    for (const body of [{}, { is_upvote: 'yes' }, { is_upvote: null }, [], { is_upvote: 1 }]) {
      expect((await voter.ask('PUT', `/api/reactions/post/${post}`, body)).statusCode).toBe(400);
    }
    for (const id of ['abc', '0', '-1', '1e99']) expect((await put(voter, id, true)).statusCode, id).toBe(400);
  });

  it('is one of 600 in ten minutes', async () => {
    const own = await useTestApp({ RATE_LIMIT_SCALE: '0.01' });
    const few = await makeMember(own, 'Eager');
    const fewId = await idOf(own, 'Eager');
    const id = await placePost(own, fewId, await placeSiren(own, fewId, { name: 'Isla' }));
    const codes = [];
    for (let n = 0; n < 7; n++) codes.push((await put(few, id, n % 2 === 0)).statusCode);
    expect(codes).toEqual([...Array(6).fill(200), 429]);
  });

  it('adds up however many vote at once, with everything sent twice [T5]', async () => {
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await makeMember(house, `Crowd${n}`));
    const fresh = [];
    for (const tags of [['sea'], ['lamp', 'rain']]) fresh.push(await placePost(house, authorId, sirenId, { tags }));
    await toggleTogether(people, [post, ...fresh], 6, 20_261_115, 'post');
    expect(await postKarmaFaults(house)).toEqual([]);
  });
});

describe('the votes of a deleted account', () => {
  it('leave the karma of others’ posts with them', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const leaverId = await idOf(house, 'Leaver');
    const [liked, disliked] = [
      await placePost(house, authorId, sirenId, { tags: ['sea'] }),
      await placePost(house, authorId, sirenId, { tags: ['sea'] }),
    ];
    await put(deletedUser, liked, true);
    await put(voter, liked, true);
    await put(deletedUser, disliked, false);
    await inTransaction(house.context(), (ctx) => eraseVotesOnPosts(ctx, leaverId));
    const rows = await rowsOf(house, 'SELECT karma FROM posts WHERE id = ANY($1) ORDER BY id', [[liked, disliked]]);
    expect(rows).toEqual([{ karma: 1 }, { karma: 0 }]);
    expect(await postKarmaFaults(house)).toEqual([]);
  });
});
