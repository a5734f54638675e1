import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../test/media-steps.ts';
import { ISLA, makeMember, makeSiren, quickEngines, seeSiren, settleIntros } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';

const roles = ['visitor', 'unverified', 'suspended', 'other', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

let house: TestApp;
const people = {} as Record<Role, Visitor>;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  people.visitor = house.visitor();
  people.unverified = await house.signUp('Unverified');
  people.suspended = await makeMember(house, 'Suspended');
  people.other = await makeMember(house, 'Sailor');
  people.admin = await makeMember(house, 'Admiral');
  people.owner = await makeMember(house, 'Keeper');
  await rowsOf(house, "UPDATE users SET suspended_at = now() WHERE username = 'Suspended'");
  await rowsOf(house, `UPDATE users SET roles = '{admin}', two_factor_enabled_at = now() WHERE username = 'Admiral'`);
});
afterAll(() => house.close());

type State = 'public' | 'private' | 'hidden' | 'deleted';

/** A siren of the owner's with a picture, in one of the states she can be in. */
async function sirenThatIs(state: State): Promise<{ id: number; picture: string }> {
  const media = await keepImage(house, '#204060', { userId: await idOf(house, 'Keeper') });
  const id = await makeSiren(people.owner, { private: state === 'private', images: [media.id] });
  const [image] = (await seeSiren(people.owner, id)).images;
  if (state === 'hidden') await rowsOf(house, 'UPDATE sirens SET hidden_at = now() WHERE id = $1', [id]);
  if (state === 'deleted') await people.owner.ask('DELETE', `/api/sirens/${id}`);
  return { id, picture: image?.url ?? '' };
}

/** What each role gets: [visitor, unverified, suspended, other, admin, owner]. */
type Row = [method: 'GET' | 'PUT' | 'DELETE', path: string, state: State, statuses: number[], body?: object];
const matrix: Row[] = [
  ['GET', '', 'public', [200, 200, 200, 200, 200, 200]],
  ['GET', '', 'private', [404, 404, 404, 404, 404, 200]],
  ['GET', '', 'hidden', [404, 404, 404, 404, 404, 200]],
  ['GET', '', 'deleted', [404, 404, 404, 404, 404, 404]],
  ['GET', '/intro', 'public', [200, 200, 200, 200, 200, 200]],
  ['GET', '/intro', 'private', [404, 404, 404, 404, 404, 200]],
  ['GET', '/intro', 'hidden', [404, 404, 404, 404, 404, 200]],
  ['GET', '/intro', 'deleted', [404, 404, 404, 404, 404, 404]],
  ['PUT', '', 'public', [401, 403, 403, 404, 404, 200], { name: 'Ondine' }],
  ['PUT', '', 'private', [401, 403, 403, 404, 404, 200], { name: 'Ondine' }],
  ['PUT', '', 'hidden', [401, 403, 403, 404, 404, 200], { name: 'Ondine' }],
  ['PUT', '', 'deleted', [401, 403, 403, 404, 404, 404], { name: 'Ondine' }],
  ['DELETE', '', 'public', [401, 404, 404, 404, 404, 200]],
  ['DELETE', '', 'private', [401, 404, 404, 404, 404, 200]],
  ['DELETE', '', 'hidden', [401, 404, 404, 404, 404, 200]],
  ['DELETE', '', 'deleted', [401, 404, 404, 404, 404, 404]],
];

describe('who may do what with a siren', () => {
  it.each(matrix)('%s /api/sirens/:id%s of a %s one answers as it should [R4] [R5]', async (...row) => {
    const [method, path, state, statuses, body] = row;
    const { id } = await sirenThatIs(state);
    if (path === '/intro') await settleIntros(house);
    const before = await rowsOf(house, 'SELECT name, deleted_at FROM sirens WHERE id = $1', [id]);
    const got: number[] = [];
    for (const role of roles) {
      // The owner comes last: until then nothing has changed.
      if (role === 'owner') {
        expect(await rowsOf(house, 'SELECT name, deleted_at FROM sirens WHERE id = $1', [id])).toEqual(before);
      }
      got.push((await people[role].ask(method, `/api/sirens/${id}${path}`, body)).statusCode);
    }
    expect(got).toEqual(statuses);
  });

  it('lets verified users only create, and says so [V7] [A19]', async () => {
    const answers = [];
    for (const role of roles) {
      const { statusCode, ...answer } = await people[role].ask('POST', '/api/sirens', ISLA);
      answers.push([statusCode, JSON.parse(answer.body).error ?? null]);
    }
    const needed = 'You must be logged in and verified to create sirens.';
    expect(answers).toEqual([
      [401, needed],
      [403, needed],
      [403, 'This account is suspended.'],
      [201, null],
      [201, null],
      [201, null],
    ]);
  });

  it('shows her pictures to whom she shows herself [R5]', async () => {
    for (const state of ['public', 'private', 'hidden', 'deleted'] as const) {
      const { picture } = await sirenThatIs(state);
      const seen: boolean[] = [];
      for (const role of roles) seen.push((await people[role].ask('GET', picture)).statusCode === 200);
      const isPublic = state === 'public';
      expect(seen, state).toEqual([...Array(5).fill(isPublic), state !== 'deleted']);
    }
  });

  it('hides her and her pictures at once when she turns private [R5]', async () => {
    const { id, picture } = await sirenThatIs('public');
    await settleIntros(house);
    const sound = (await seeSiren(people.other, id)).intro?.audio_url ?? '';
    const addresses = [`/api/sirens/${id}`, `/api/sirens/${id}/intro`, picture, sound];
    const ask = () => Promise.all(addresses.map(async (url) => (await people.other.ask('GET', url)).statusCode));
    expect(await ask()).toEqual([200, 200, 200, 200]);
    await people.owner.ask('PUT', `/api/sirens/${id}`, { private: true });
    expect(await ask()).toEqual([404, 404, 404, 404]);
  });

  it('keeps pictures to whom they belong [A19]', async () => {
    const { id, picture } = await sirenThatIs('public');
    const foreign = picture.split('/')[3];
    const mine = await makeSiren(people.other);
    for (const [person, siren] of [
      [people.other, mine],
      [people.owner, await makeSiren(people.owner)],
    ] as const) {
      const answer = await person.ask('PUT', `/api/sirens/${siren}`, { images: [foreign] });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['images']]);
      expect((await person.ask('POST', '/api/sirens', { ...ISLA, images: [foreign] })).statusCode).toBe(400);
    }
    const whole = (await seeSiren(people.other, id, '')).images;
    expect((await people.other.ask('PUT', `/api/sirens/${mine}`, { images: whole })).statusCode).toBe(400);
    expect((await seeSiren(people.owner, id)).images).toHaveLength(1);
  });
});
