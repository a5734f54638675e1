import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { placeSiren, readAll, readList } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import type { SirenTexts } from '../editing/siren-draft.rules.ts';

let house: TestApp;
let guest: Visitor;
let userId: number;

const place = (name: string, more: Partial<SirenTexts> & { karma?: number; age?: number } = {}) =>
  placeSiren(house, userId, { name, description: 'Someone to talk with.', ...more });
const find = async (search: string, more: object = {}) => (await readList(guest, { search, ...more })).names;

beforeAll(async () => {
  house = await makeTestApp();
  await makeMember(house, 'Anouk');
  userId = await idOf(house, 'Anouk');
  guest = house.visitor();
  await place('Isla Moreau', { age: 90 });
  await place('José Castell', { tags: ['sailor'], gender: 'male' });
  await place('Vera Island', { age: 5 });
  await place('Noor', { tags: ['islander', 'night owl'], age: 3 });
  await place('Mira', { description: 'Lives on an island with a lighthouse.', age: 1 });
  await place('Talia', { description: 'Paints lighthouses. 100% calm, under_scored \\ "quoted".', adult: false });
  await place('Łucja Straße', { description: 'Of Łódź.' });
  await place('美咲', { description: '静かな海' });
});
afterAll(() => house.close());

describe('a search', () => {
  it('finds what begins with the words, the name before its other words, tags and description [A17] [S19]', async () => {
    expect(await find('isla')).toEqual(['Isla Moreau', 'Vera Island', 'Noor', 'Mira']);
    expect(await find('isl')).toEqual(['Isla Moreau', 'Vera Island', 'Noor', 'Mira']);
    expect(await find('is')).toEqual(['Isla Moreau', 'Vera Island', 'Noor']);
    expect(await find('i')).toEqual(['Isla Moreau', 'Vera Island', 'Noor']);
    expect(await find('lig')).toEqual(['Talia', 'Mira']);
    expect(await find('on')).toEqual(['Mira']);
  });

  it.each([
    ['jose', 'José Castell'],
    ['JOSÉ', 'José Castell'],
    ['lucja', 'Łucja Straße'],
    ['strasse', 'Łucja Straße'],
    ['lodz', 'Łucja Straße'],
    ['咲', '美咲'],
    ['海', '美咲'],
    ['castell jo', 'José Castell'],
    ['isla mor', 'Isla Moreau'],
    ['noor night', 'Noor'],
    ['owl islander', 'Noor'],
    ['lighthouse island', 'Mira'],
  ])('for %s finds %s first', async (search, name) => {
    expect((await find(search))[0]).toBe(name);
  });

  it.each([
    ['izla', 'Isla Moreau'],
    ['ilsa', 'Isla Moreau'],
    ['castel', 'José Castell'],
    ['cstell', 'José Castell'],
    ['ligthouse', 'Mira'],
    ['lihgthouse', 'Mira'],
    ['islandr', 'Noor'],
    ['lightouze', 'Mira'],
    ['ligtho', 'Talia'],
    ['izla moreau', 'Isla Moreau'],
    ['vera izland', 'Vera Island'],
  ])('forgives the slip in %s and finds %s', async (search, name) => {
    expect(await find(search)).toContain(name);
  });

  it('puts near misses behind what fits', async () => {
    const [first, ...others] = await find('vera');
    expect(first).toBe('Vera Island');
    expect(others).not.toContain('Vera Island');
    expect(await find('moraeu')).toEqual(['Isla Moreau']);
    expect(await find('qqxqq')).toEqual([]);
    expect(await find('isla qqxqq')).toEqual([]);
  });

  it('takes signs and operators as what they are, not as commands', async () => {
    for (const search of ['%', '_', '\\', "'", '"', '%%%', '\u0000'.slice(1), '!', ':*', '&|!()', '*', "');--"]) {
      expect(await find(search), search).toEqual(search === '' ? await find('') : []);
    }
    expect(await find('100%')).toEqual(['Talia']);
    expect(await find('under_scored')).toEqual(['Talia']);
    expect(await find('"quoted"')).toEqual(['Talia']);
    expect(await find("isla' OR 1=1 --")).toEqual([]);
    expect(await find('isla:* | vera')).toEqual(['Vera Island']);
    expect(await find('is*')).toEqual(await find('is'));
    expect((await guest.ask('GET', '/api/sirens?search=%00')).statusCode).toBeLessThan(500);
    expect((await guest.ask('GET', '/api/sirens?search=%ED%A0%80')).statusCode).toBeLessThan(500);
  });

  it('keeps to the gender and to what is not adult', async () => {
    expect(await find('castell', { gender: 'female' })).toEqual([]);
    expect(await find('castell', { gender: 'male' })).toEqual(['José Castell']);
    expect(await find('light', { adult: 'false' })).toEqual(['Talia']);
    expect(await find('isla mor', { gender: 'male' })).toEqual([]);
  });

  it('is ordered by the sort that is requested [V15]', async () => {
    expect(await find('isla', { sort: 'created_at' })).toEqual(['Mira', 'Noor', 'Vera Island', 'Isla Moreau']);
    expect(await find('isla', { sort: 'name' })).toEqual(['Isla Moreau', 'Mira', 'Noor', 'Vera Island']);
    expect((await readAll(guest, { search: 'isla', sort: 'name', limit: 3 })).map((page) => page.length)).toEqual([
      3, 1,
    ]);
    expect(await find('isla', { sort: 'name', offset: 2 })).toEqual(['Noor', 'Vera Island']);
  });

  it('follows a new name at once, and forgets the old one', async () => {
    const id = await place('Bramble');
    const rename = (name: string, terms: string[]) =>
      rowsOf(house, 'UPDATE sirens SET name = $2, terms = $3 WHERE id = $1', [id, name, terms]);
    expect(await find('bramb')).toEqual(['Bramble']);
    await rename('Thistle', ['0thistle']);
    expect(await find('bramb')).toEqual([]);
    expect(await find('thistle')).toEqual(['Thistle']);
    await rowsOf(house, 'DELETE FROM sirens WHERE id = $1', [id]);
    expect(await find('thistle')).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM search.siren_words WHERE siren_id = $1', [id])).toEqual([]);
  });
});

describe('a search with many results', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await makeTestApp();
    await makeMember(own, 'Anouk');
    const id = await idOf(own, 'Anouk');
    for (let n = 0; n < 280; n++) {
      await placeSiren(own, id, {
        name: n % 3 === 0 ? `Harbour ${n}` : `Twin ${n}`,
        tags: n % 3 === 1 ? ['harbours'] : [],
        description: 'By the harbour, among harbourmasters.',
        gender: n % 4 === 0 ? 'male' : 'female',
        karma: n % 7,
        age: n % 50,
      });
    }
  });
  afterAll(() => own.close());

  it('is read page by page without a gap or a repetition, by rank and then by hot', async () => {
    const visitor = own.visitor();
    for (const search of ['harbour', 'har', 'the harbour', 'harbuor']) {
      const pages = (await readAll(visitor, { search, limit: 12 })).flat();
      expect(new Set(pages.map(({ id }) => id)).size, search).toBe(pages.length);
      expect(pages.length, search).toBeGreaterThanOrEqual(240);
      const offsets = [];
      for (const offset of [0, 100, 200]) {
        offsets.push(...(await readList(visitor, { search, limit: 100, offset })).sirens);
      }
      expect(
        offsets.slice(0, 240).map(({ id }) => id),
        search,
      ).toEqual(pages.slice(0, 240).map(({ id }) => id));
    }
    const ranks = (await readAll(visitor, { search: 'harbour', limit: 50 })).flat().map((siren) => {
      return siren.name.startsWith('Harbour') ? 0 : siren.tags.length > 0 ? 2 : 3;
    });
    expect(ranks).toEqual(ranks.toSorted());
    expect(ranks).toHaveLength(280);
  });

  it('has the hottest of each rank first', async () => {
    const { sirens } = await readList(own.visitor(), { search: 'harbour', limit: 90, gender: 'female' });
    const rows = await rowsOf(own, 'SELECT id, floor(hot * 10) AS heat FROM sirens');
    const heats = new Map(rows.map(({ id, heat }) => [id, Number(heat)]));
    const named = sirens.filter(({ name }) => name.startsWith('Harbour')).map(({ id }) => heats.get(id) ?? 0);
    expect(named).toHaveLength(70);
    expect(named).toEqual(named.toSorted((a, b) => b - a));
  });

  it('follows votes as the lists do', async () => {
    const visitor = own.visitor();
    const last = (await readAll(visitor, { search: 'harbour', limit: 94 }))[0]?.at(-1);
    await rowsOf(own, 'UPDATE sirens SET hot = hot + 10000 WHERE id = $1', [last?.id]);
    expect((await readList(visitor, { search: 'harbour' })).sirens[0]?.id).toBe(last?.id);
  });
});

describe('the index of words', () => {
  it('is made anew with the sirens when they are put back, as a restore does', async () => {
    const own = await useTestApp();
    await makeMember(own, 'Anouk');
    const id = await placeSiren(own, await idOf(own, 'Anouk'), { name: 'Quillon' });
    const rows = await rowsOf(own, 'SELECT row_to_json(s) AS row FROM sirens s');
    await rowsOf(own, 'TRUNCATE sirens CASCADE');
    expect(await rowsOf(own, 'SELECT 1 FROM search.siren_words UNION ALL SELECT 1 FROM search.words')).toEqual([]);
    await rowsOf(
      own,
      `INSERT INTO sirens (id, user_id, name, description, gender, voice, private, hot, name_key, terms, created_at, updated_at)
       OVERRIDING SYSTEM VALUE SELECT id, user_id, name, description, gender, voice, private, hot, name_key, terms, created_at, updated_at
       FROM json_populate_record(NULL::sirens, $1::json)`,
      [JSON.stringify(rows[0]?.row)],
    );
    expect((await readList(own.visitor(), { search: 'quil' })).sirens.map((siren) => siren.id)).toEqual([id]);
  });
});
