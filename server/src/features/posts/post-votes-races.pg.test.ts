import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placePost } from '../../../test/post-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { postKarmaFaults, tagCountFaults, toggleTogether } from '../../../test/vote-steps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import { startSession } from '../accounts/login/session.service.ts';
import { eraseVotesOnPosts } from './post-votes.service.ts';

const CROWD = depth(120, 1000);
let house: TestApp;
let authorId: number;
let sirenId: number;
let crowd: { id: number; visitor: Visitor }[];

beforeAll(async () => {
  house = await makeTestApp();
  await makeMember(house, 'Author');
  authorId = await idOf(house, 'Author');
  sirenId = await placeSiren(house, authorId, { name: 'Isla' });
  const people = await rowsOf(
    house,
    `INSERT INTO users (username, username_key, email, email_key, password_hash, terms_version, terms_accepted_at,
       created_at, verified_at)
     SELECT 'Crowd' || n, 'crowd' || n, n || '@example.org', n || '@example.org', '', '', now(), now(), now()
     FROM generate_series(1, $1::integer) AS n RETURNING id`,
    [CROWD],
  );
  const { name } = sessionCookie(house.config.publicUrl);
  crowd = [];
  for (const row of people) {
    const id = Number(row.id);
    const visitor = house.visitor();
    visitor.cookie = `${name}=${(await startSession(house.context(), id, 'test')).token}`;
    crowd.push({ id, visitor });
  }
});
afterAll(() => house.close());

describe('a crowd', () => {
  it('who vote this way and that at once, each request twice, leave a karma that is the sum [T5] [A34]', async () => {
    const posts = [
      await placePost(house, authorId, sirenId, { tags: ['sea', 'rain'] }),
      await placePost(house, authorId, sirenId, { tags: ['rain', 'lamp'] }),
    ];
    const everybody = crowd.map(({ visitor }) => visitor);
    await toggleTogether(everybody, posts, 2, 20_261_115, 'post');
    expect(await postKarmaFaults(house)).toEqual([]);
  });

  it('who vote while accounts are erased, and posts are deleted and hidden, never deadlock', async () => {
    const posts: number[] = [];
    for (let n = 0; n < 6; n++) posts.push(await placePost(house, authorId, sirenId, { tags: ['sea', `n${n}`] }));
    const [deleted, remaining] = [crowd.slice(0, 10), crowd.slice(10, 40)];
    const vote = (visitor: Visitor, id: number) =>
      visitor.ask('PUT', `/api/reactions/post/${id}`, { is_upvote: id % 3 !== 0 });
    const voteAll = (people: typeof crowd) =>
      Promise.all(people.flatMap(({ visitor }) => posts.map((id) => vote(visitor, id))));
    await voteAll(deleted);
    const [answers] = await Promise.all([
      voteAll(remaining),
      Promise.all(deleted.map(({ id }) => inTransaction(house.context(), (ctx) => eraseVotesOnPosts(ctx, id)))),
      rowsOf(house, 'DELETE FROM posts WHERE id = $1', [posts[0]]),
      rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [posts[1]]),
      rowsOf(house, 'UPDATE sirens SET private = true WHERE id = $1', [sirenId]),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode)).map(({ body }) => body)).toEqual([]);
    await rowsOf(house, 'UPDATE sirens SET private = false WHERE id = $1', [sirenId]);
    expect(await postKarmaFaults(house)).toEqual([]);
    expect(await tagCountFaults(house)).toEqual([]);
  });
});

describe('accounts that are deleted at the same time', () => {
  it('lose their posts and votes, also where they voted on each other', async () => {
    for (let round = 0; round < 4; round++) {
      const deletedUsers = [];
      const posts: number[] = [];
      for (const n of [0, 1, 2, 3]) {
        const name = `Gone${round}x${n}`;
        deletedUsers.push(await makeMember(house, name));
        for (const tags of [['sea'], ['rain', `n${n}`]]) {
          posts.push(await placePost(house, await idOf(house, name), sirenId, { tags }));
        }
      }
      posts.push(await placePost(house, authorId, sirenId, { tags: ['sea'] }));
      const voteAll = (people: Visitor[]) =>
        people.flatMap((person) =>
          posts.map((id) => person.ask('PUT', `/api/reactions/post/${id}`, { is_upvote: id % 3 !== 0 })),
        );
      await Promise.all(voteAll(deletedUsers));
      const answers = await Promise.all([
        ...deletedUsers.map((person) => person.ask('DELETE', '/api/user', { current_password: PASSWORD })),
        ...voteAll(crowd.slice(0, 5).map(({ visitor }) => visitor)),
      ]);
      expect(answers.slice(0, deletedUsers.length).map(({ statusCode }) => statusCode)).toEqual(
        deletedUsers.map(() => 200),
      );
      expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode)).map(({ body }) => body)).toEqual([]);
      expect(await postKarmaFaults(house)).toEqual([]);
      expect(await tagCountFaults(house)).toEqual([]);
    }
  });
});

describe('the counts of tags', () => {
  it('are right after transactions that change several posts in opposite orders, and none of those fails', async () => {
    const place = async () => {
      const ids = [];
      for (const tag of ['one', 'two', 'three']) ids.push(await placePost(house, authorId, sirenId, { tags: [tag] }));
      return ids;
    };
    const change = (ids: number[], statement: string) =>
      inTransaction(house.context(), async ({ db }) => {
        for (const id of ids) await db.$client.query(statement, [id]);
      });
    for (let round = 0; round < 10; round++) {
      const [deleted, hidden, edited] = [await place(), await place(), await place()];
      await Promise.all([
        change(deleted, 'DELETE FROM posts WHERE id = $1'),
        change(hidden.toReversed(), 'UPDATE posts SET hidden_at = now() WHERE id = $1'),
        change(edited, `UPDATE posts SET tags = '{three,two,one}' WHERE id = $1`),
      ]);
    }
    expect(await tagCountFaults(house)).toEqual([]);
  });
});
