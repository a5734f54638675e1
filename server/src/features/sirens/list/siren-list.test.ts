import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../../test/media-steps.ts';
import { placeSiren, readAll, readList } from '../../../../test/siren-list-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { hideSiren, unhideSiren } from '../siren-hiding.service.ts';

let house: TestApp;
let ana: Visitor;
let anaId: number;
let guest: Visitor;

beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  ana = await makeMember(house, 'Anouk');
  anaId = await idOf(house, 'Anouk');
  guest = house.visitor();
  const place = (name: string, more: object) => placeSiren(house, anaId, { name, ...more });
  await place('Brise', { age: 50, karma: 400, gender: 'male' });
  await place('álvaro', { age: 40, karma: 3, gender: 'male', adult: false });
  await place('Zora', { age: 30, karma: 3 });
  await place('Cleo', { age: 20, gender: 'non_binary' });
  await place('Dara', { age: 10, karma: -2, adult: false });
  await place('Ember', { age: 0 });
});
afterAll(() => house.close());

describe('the home list', () => {
  it('is sorted by hot, karma, newest or name, ties newest first [A17] [V15] [S19]', async () => {
    expect((await readList(guest)).names).toEqual((await readList(guest, { sort: 'hot' })).names);
    // 400 votes outweigh more than a day of age; a karma of -2 hardly lowers the rank.
    expect((await readList(guest, { sort: 'hot' })).names).toEqual([
      ...['Ember', 'Dara', 'Brise', 'Cleo', 'Zora', 'álvaro'],
    ]);
    expect((await readList(guest, { sort: 'karma' })).names).toEqual([
      ...['Brise', 'Zora', 'álvaro', 'Ember', 'Cleo', 'Dara'],
    ]);
    expect((await readList(guest, { sort: 'created_at' })).names).toEqual([
      ...['Ember', 'Dara', 'Cleo', 'Zora', 'álvaro', 'Brise'],
    ]);
    expect((await readList(guest, { sort: 'name' })).names).toEqual([
      ...['álvaro', 'Brise', 'Cleo', 'Dara', 'Ember', 'Zora'],
    ]);
  });

  it('shows one gender or all, and leaves adult ones out when asked to [A17] [V15]', async () => {
    const names = async (query: object) => (await readList(guest, { sort: 'name', ...query })).names;
    expect(await names({ gender: 'male' })).toEqual(['álvaro', 'Brise']);
    expect(await names({ gender: 'female' })).toEqual(['Dara', 'Ember', 'Zora']);
    expect(await names({ gender: 'non_binary' })).toEqual(['Cleo']);
    expect(await names({ gender: 'all', adult: 'true' })).toHaveLength(6);
    expect(await names({ adult: 'false' })).toEqual(['álvaro', 'Dara']);
    expect(await names({ adult: 'false', gender: 'male' })).toEqual(['álvaro']);
  });

  it.each(['hot', 'karma', 'name', 'created_at'])(
    'can be read to its end by offset or cursor, sorted by %s [A17]',
    async (sort) => {
      const whole = (await readList(guest, { sort, limit: 100 })).sirens.map(({ id }) => id);
      const pages = await readAll(guest, { sort, limit: 2 });
      expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
      expect(pages.flat().map(({ id }) => id)).toEqual(whole);
      const second = await readList(guest, { sort, limit: 2, offset: 2 });
      expect(second.sirens).toEqual(pages[1]);
      expect((await readList(guest, { sort, limit: 6 })).next).toBeUndefined();
      expect((await readList(guest, { sort, limit: 5 })).next).toBeDefined();
      expect((await readList(guest, { sort, offset: 9000 })).sirens).toEqual([]);
    },
  );

  it('keeps its place by cursor while others are added in front', async () => {
    const own = await useTestApp();
    await makeMember(own, 'Anouk');
    const id = await idOf(own, 'Anouk');
    for (const name of ['A', 'B', 'C', 'D']) await placeSiren(own, id, { name });
    const first = await readList(own.visitor(), { limit: 2, sort: 'created_at' });
    await placeSiren(own, id, { name: 'New' });
    const second = await readList(own.visitor(), { limit: 2, sort: 'created_at', after: first.next ?? '' });
    expect([...first.names, ...second.names]).toEqual(['D', 'C', 'B', 'A']);
  });

  it.each([
    ...['limit=0', 'limit=101', 'limit=1e9', 'limit=x', 'offset=-1', 'offset=10001', 'sort=top', 'sort=hot;drop'],
    ...['gender=robot', 'adult=maybe', 'user_id=0', 'user_id=x', `search=${'a'.repeat(201)}`, 'media=png'],
  ])('refuses %s by naming the field', async (query) => {
    const answer = await guest.ask('GET', `/api/sirens?${query}`);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
  });

  it('refuses a cursor that is none or belongs to another list', async () => {
    const { next } = await readList(guest, { sort: 'karma', limit: 2 });
    for (const query of [
      'after=%00',
      'after=e30',
      `sort=name&after=${next}`,
      `sort=karma&search=ember&after=${next}`,
    ]) {
      const answer = await guest.ask('GET', `/api/sirens?${query}`);
      expect(answer.statusCode, query).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['after']);
    }
  });
});

describe('what is private, hidden or deleted', () => {
  it('is in no list, search or count of anybody else, from the moment it is (checks 28 and 29)', async () => {
    const bela = await makeMember(house, 'Bela');
    const belaId = await idOf(house, 'Bela');
    const input = { name: 'Quillon', description: 'Knows xylophones.', tags: ['zither'], private: false };
    const id = await makeSiren(bela, input);
    const seenBy = async (visitor: Visitor) => {
      const lists = [{ search: 'quillon' }, { search: 'xyloph' }, { search: 'zit' }, { search: 'quilon' }];
      const more = [{ sort: 'created_at' }, { user_id: belaId }, { user_id: belaId, search: 'quil' }];
      const seen = [];
      for (const query of [...lists, ...more]) {
        const { sirens } = await readList(visitor, { limit: 100, ...query });
        seen.push(sirens.some((siren) => siren.id === id));
      }
      return seen;
    };
    const everywhere = Array(7).fill(true);
    const nowhere = Array(7).fill(false);
    const change = (to: object) => bela.ask('PUT', `/api/sirens/${id}`, to);
    expect(await seenBy(ana)).toEqual(everywhere);
    await change({ private: true });
    expect(await seenBy(ana)).toEqual(nowhere);
    expect(await seenBy(guest)).toEqual(nowhere);
    expect(await seenBy(bela)).toEqual([false, false, false, false, false, true, true]);
    await change({ private: false });
    expect(await seenBy(guest)).toEqual(everywhere);
    await hideSiren(house.context(), id, 'Looked at by a moderator');
    expect(await seenBy(guest)).toEqual(nowhere);
    expect(await seenBy(bela)).toEqual([false, false, false, false, false, true, true]);
    await unhideSiren(house.context(), id);
    expect(await seenBy(guest)).toEqual(everywhere);
    await bela.ask('DELETE', `/api/sirens/${id}`);
    expect(await seenBy(bela)).toEqual(nowhere);
  });
});

describe("one person's sirens", () => {
  it('are newest first, or sorted as requested [A16]', async () => {
    const { names, sirens } = await readList(guest, { user_id: anaId });
    expect(names).toEqual(['Ember', 'Dara', 'Cleo', 'Zora', 'álvaro', 'Brise']);
    expect(new Set(sirens.map(({ user }) => user.username))).toEqual(new Set(['Anouk']));
    expect((await readList(guest, { user_id: anaId, sort: 'name' })).names[0]).toBe('álvaro');
    expect((await readList(guest, { user_id: anaId, sort: 'karma' })).names[0]).toBe('Brise');
    expect((await readList(guest, { user_id: anaId, gender: 'male' })).names).toEqual(['álvaro', 'Brise']);
  });

  it('are a hundred at a time, with a cursor to the rest [A16]', async () => {
    await makeMember(house, 'Many');
    const manyId = await idOf(house, 'Many');
    for (let n = 0; n < 103; n++) await placeSiren(house, manyId, { name: `Twin ${n}`, private: n % 2 === 0 });
    const pages = await readAll(house.visitor(), { user_id: manyId });
    expect(pages.map((page) => page.length)).toEqual([51]);
    const own = house.visitor();
    await own.ask('POST', '/api/user/login', { email: 'many@example.org', password: 'lantern-harbour-71' });
    expect((await readAll(own, { user_id: manyId })).map((page) => page.length)).toEqual([100, 3]);
    const found = await readAll(own, { user_id: manyId, search: 'tiwn 5', sort: 'name', limit: 5 });
    expect(found.flat().map(({ name }) => name)).toEqual([
      ...['Twin 5', ...Array.from({ length: 10 }, (_, n) => `Twin 5${n}`)],
    ]);
  });

  it('of nobody are none [A16]', async () => {
    expect((await readList(guest, { user_id: 999_999 })).sirens).toEqual([]);
  });
});
