import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { karmaFaults, toggleTogether } from '../../../test/vote-steps.ts';

let house: TestApp;
let makerId: number;
let people: Visitor[];

beforeAll(async () => {
  house = await makeTestApp();
  await makeMember(house, 'Maker');
  makerId = await idOf(house, 'Maker');
  people = [];
  for (let n = 0; n < 20; n++) people.push(await makeMember(house, `Crowd${n}`));
});
afterAll(() => house.close());

describe('votes at the same time', () => {
  it('add up to the karma, with everything sent twice [T5]', async () => {
    const sirens = [];
    for (const name of ['Isla', 'Vera', 'Noor']) sirens.push(await placeSiren(house, makerId, { name }));
    await toggleTogether(people, sirens, depth(5, 25), 20_261_115);
    expect(await karmaFaults(house)).toEqual([]);
  });

  it('on one siren never lose one: twenty first votes are twenty', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await placeSiren(house, makerId, { name: `Round ${round}` });
      await Promise.all(people.map((person) => person.ask('PUT', `/api/reactions/siren/${id}`, { is_upvote: true })));
      const [row] = await rowsOf(house, 'SELECT karma FROM sirens WHERE id = $1', [id]);
      expect(row?.karma).toBe(20);
    }
  });

  it('of people who leave in that moment leave with them, whoever voted on whom', async () => {
    for (let round = 0; round < 5; round++) {
      const deletedUsers = [];
      for (const n of [0, 1, 2, 3]) deletedUsers.push(await makeMember(house, `Gone${round}x${n}`));
      const own: number[] = [];
      for (const n of [0, 1, 2, 3]) {
        const id = await idOf(house, `Gone${round}x${n}`);
        own.push(await placeSiren(house, id, { name: 'Own' }), await placeSiren(house, makerId, { name: 'Other' }));
      }
      const vote = (person: Visitor, id: number) =>
        person.ask('PUT', `/api/reactions/siren/${id}`, { is_upvote: id % 3 !== 0 });
      await Promise.all(
        deletedUsers.flatMap((person) => own.filter((id) => id % 2 === 0).map((id) => vote(person, id))),
      );
      const answers = await Promise.all([
        ...deletedUsers.flatMap((person) => own.map((id) => vote(person, id))),
        ...deletedUsers.map((person) => person.ask('DELETE', '/api/user', { current_password: PASSWORD })),
        ...people.slice(0, 5).flatMap((person) => own.map((id) => vote(person, id))),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
      expect(await karmaFaults(house)).toEqual([]);
    }
  });
});
