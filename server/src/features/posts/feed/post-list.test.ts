import { type PostDuration, type PostSort, postDurations, postSorts } from '@sirenade/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { readPages, readPosts } from '../../../../test/post-list-steps.ts';
import { placePost } from '../../../../test/post-steps.ts';
import { seededDraws } from '../../../../test/seeded.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import { hotOf } from '../../../platform/hot-rank.ts';

interface KnownPost {
  id: number;
  feed: string;
  author: string;
  tags: string[];
  karma: number;
  createdAt: number;
  hidden: boolean;
}

const HOURS: Record<PostDuration, number> = {
  day: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 365 * 24,
  alltime: Number.POSITIVE_INFINITY,
};
const FEEDS = ['main', 'harbour'];
const TAG_LISTS = [[], ['sea'], ['lamp', 'rain', 'sea']];

let house: TestApp;
let people: Record<'Anouk' | 'Bela', Visitor>;
let guest: Visitor;
let sirenId: number;
let known: KnownPost[];

/** Ages around every edge between hours, days and blocks, and anywhere. */
function ageOf(draws: ReturnType<typeof seededDraws>): number {
  const edge = draws.pick([0, 1, 24, 7 * 24, 30 * 24, 365 * 24]);
  return Math.max(0, draws.chance(0.5) ? edge + (draws.share() - 0.5) * 3 : draws.share() ** 3 * 500 * 24);
}

beforeAll(async () => {
  house = await makeTestApp();
  people = { Anouk: await makeMember(house, 'Anouk'), Bela: await makeMember(house, 'Bela') };
  guest = house.visitor();
  sirenId = await placeSiren(house, await idOf(house, 'Anouk'), { name: 'Isla' });
  await rowsOf(house, `INSERT INTO feeds (name, title, created_at) VALUES ('harbour', 'Harbour', now())`);
  const draws = seededDraws(20_261_115);
  known = [];
  for (let n = 0; n < 90; n++) {
    const author = draws.pick(['Anouk', 'Bela']);
    const feed = draws.pick(FEEDS);
    const tags = ['sea', 'rain', 'lamp'].filter(() => draws.chance(0.5));
    const karma = draws.chance(0.5) ? draws.below(5) - 2 : draws.below(2000) - 300;
    const hidden = draws.chance(0.1);
    const input = { feed, tags, karma, age: ageOf(draws), hidden: hidden ? 'Under review' : null };
    const id = await placePost(house, await idOf(house, author), sirenId, input);
    const [row] = await rowsOf(house, 'SELECT extract(epoch FROM created_at) * 1000 AS at FROM posts WHERE id = $1', [
      id,
    ]);
    known.push({ id, feed, author, tags, karma, hidden, createdAt: Number(row?.at) });
  }
});
afterAll(() => house.close());

const VALUES: Record<PostSort, (post: KnownPost) => number> = {
  top: ({ karma }) => karma,
  hot: ({ karma, createdAt }) => hotOf(karma, new Date(createdAt)),
  new: ({ createdAt }) => createdAt,
};

/** The expected list, computed without any index. */
function expected(candidates: KnownPost[], sort: PostSort, duration: PostDuration, tags: string[]): number[] {
  const since = house.clock.now().getTime() - HOURS[duration] * 3_600_000;
  const value = VALUES[sort];
  return candidates
    .filter((post) => post.createdAt >= since && tags.every((tag) => post.tags.includes(tag)))
    .toSorted((a, b) => value(b) - value(a) || b.id - a.id)
    .map(({ id }) => id);
}

const lists = postSorts.flatMap((sort) => postDurations.map((duration) => [sort, duration] as const));

describe('the posts of a feed', () => {
  it.each(lists)(
    'are listed by %s of %s, with every tag that is asked for [A35] [S20] [V15]',
    async (sort, duration) => {
      for (const tags of TAG_LISTS) {
        for (const feed of ['all', 'harbour']) {
          const candidates = known.filter((post) => !post.hidden && (feed === 'all' || post.feed === feed));
          const wanted = expected(candidates, sort, duration, tags);
          const query = { sortby: sort, duration, tags: tags.join(',') };
          const label = `${feed} ${tags}`;
          expect((await readPosts(guest, feed, { ...query, limit: 100 })).ids, label).toEqual(wanted);
          expect((await readPages(guest, feed, { ...query, limit: 11 })).flat(), label).toEqual(wanted);
          const third = await readPosts(guest, feed, { ...query, limit: 7, offset: 14 });
          expect(third.ids, label).toEqual(wanted.slice(14, 21));
        }
      }
    },
  );

  it('are the best of all time, ten at a time, unless something else is asked for [S20] [K21]', async () => {
    const wanted = expected(
      known.filter(({ hidden }) => !hidden),
      'top',
      'alltime',
      [],
    );
    expect((await readPosts(guest, 'all')).ids).toEqual(wanted.slice(0, 10));
  });

  it('come in full pages until the last, though some vanish while they are read [K21]', async () => {
    const visible = known.filter((post) => !post.hidden && post.tags.includes('sea'));
    const vanished = known.filter((post) => post.hidden);
    // As if they had been hidden between the query of the list and the query of its rows.
    for (const { id, karma } of vanished) {
      await rowsOf(
        house,
        `INSERT INTO search.post_tags SELECT 'sea', id, feed_id, $2, hot, created_at, hour, day, block FROM posts
         WHERE id = $1`,
        [id, karma],
      );
    }
    try {
      const pages = await readPages(guest, 'all', { tags: 'sea', limit: 10 });
      expect(pages.flat()).toEqual(expected(visible, 'top', 'alltime', []));
      expect(pages.slice(0, -1).every((page) => page.length === 10)).toBe(true);
    } finally {
      await rowsOf(house, 'DELETE FROM search.post_tags WHERE post_id = ANY($1)', [vanished.map(({ id }) => id)]);
    }
  });

  it('are not found in a feed that is not there', async () => {
    for (const feed of ['nowhere', '%00', 'main%27--']) {
      expect((await guest.ask('GET', `/api/posts/${feed}`)).statusCode, feed).toBe(404);
    }
    expect((await readPosts(guest, 'MAIN')).ids).toEqual((await readPosts(guest, 'main')).ids);
  });

  it('keep their place by cursor while others are posted in front', async () => {
    const first = await readPosts(guest, 'main', { sortby: 'new', limit: 5 });
    const id = await placePost(house, await idOf(house, 'Bela'), sirenId);
    const second = await readPosts(guest, 'main', { sortby: 'new', limit: 5, offset: 5, after: first.next ?? '' });
    await rowsOf(house, 'DELETE FROM posts WHERE id = $1', [id]);
    const whole = await readPosts(guest, 'main', { sortby: 'new', limit: 10 });
    expect([...first.ids, ...second.ids]).toEqual(whole.ids);
  });

  it('have an ETag, and are not sent again to a client that has them', async () => {
    const first = await guest.ask('GET', '/api/posts/all');
    const again = await guest.ask('GET', '/api/posts/all', undefined, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = { 'if-none-match': String(first.headers.etag) };
    expect((await guest.ask('GET', '/api/posts/main', undefined, other)).statusCode).toBe(200);
  });

  it.each([
    ...['limit=0', 'limit=101', 'limit=1e9', 'limit=x', 'offset=-1', 'offset=1.5', 'offset=10001', 'sortby=karma'],
    ...['duration=decade', `tags=${'a'.repeat(31)}`, `tags=${'a,b,c,d,e,f,g,h,i,j,k'}`, 'tags=%00', 'after=%00'],
    ...['after=e30', `after=${'a'.repeat(401)}`, 'media=png'],
  ])('refuses %s by naming the field [A35]', async (query) => {
    for (const list of ['all', 'user/Anouk']) {
      const answer = await guest.ask('GET', `/api/posts/${list}?${query}`);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
    }
  });

  it('with a tag that nobody has are none, whatever else is asked for [A35]', async () => {
    expect((await readPosts(guest, 'all', { tags: 'nobody-has-this,sea' })).ids).toEqual([]);
  });

  it('go on beyond the ten-thousandth by cursor, and refuse the cursor of another list', async () => {
    const { next } = await readPosts(guest, 'main', { tags: 'sea,rain', limit: 2 });
    expect((await readPosts(guest, 'main', { tags: 'rain,sea', offset: 20_000, after: next ?? '' })).ids).not.toEqual(
      [],
    );
    for (const other of [
      'all?tags=sea,rain',
      'main?tags=sea',
      'main?tags=sea,rain&sortby=new',
      'main?tags=sea,rain&duration=year',
      'user/Anouk?tags=sea,rain',
    ]) {
      const answer = await guest.ask('GET', `/api/posts/${other}&after=${next}`);
      expect(answer.statusCode, other).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['after']);
    }
  });
});

describe('the posts of one person', () => {
  it.each(lists)('are listed by %s of %s, those out of sight to nobody else [A35]', async (sort, duration) => {
    for (const tags of [[], ['sea', 'rain']]) {
      const query = { sortby: sort, duration, tags: tags.join(','), limit: 20 };
      const own = known.filter(({ author }) => author === 'Bela');
      const open = own.filter(({ hidden }) => !hidden);
      expect((await readPages(guest, 'user/bela', query)).flat()).toEqual(expected(open, sort, duration, tags));
      expect((await readPages(people.Bela, 'user/Bela', query)).flat()).toEqual(expected(own, sort, duration, tags));
    }
  });

  it('are not found when there is no such person', async () => {
    for (const name of ['Nobody', 'x'.repeat(60)]) {
      expect((await guest.ask('GET', `/api/posts/user/${name}`)).statusCode, name).toBe(404);
    }
  });
});

describe('saved posts', () => {
  it('are listed like others, for the user who saved them [A35] [A32]', async () => {
    expect((await guest.ask('GET', '/api/posts/saved')).statusCode).toBe(401);
    const open = known.filter(({ hidden }) => !hidden);
    const saved = open.filter((_, at) => at % 3 === 0);
    for (const { id } of saved) await people.Anouk.ask('PUT', `/api/posts/saved/${id}`);
    for (const [sort, duration] of lists) {
      const query = { sortby: sort, duration, tags: 'sea', limit: 20 };
      const wanted = expected(saved, sort, duration, ['sea']);
      expect((await readPages(people.Anouk, 'saved', query)).flat()).toEqual(wanted);
    }
    expect((await readPosts(people.Bela, 'saved')).ids).toEqual([]);
    const [first] = saved;
    await rowsOf(house, 'UPDATE posts SET hidden_at = now() WHERE id = $1', [first?.id]);
    expect((await readPages(people.Anouk, 'saved', {})).flat()).toHaveLength(
      saved.length - (first?.author === 'Anouk' ? 0 : 1),
    );
    await rowsOf(house, 'UPDATE posts SET hidden_at = NULL WHERE id = $1', [first?.id]);
  });
});
