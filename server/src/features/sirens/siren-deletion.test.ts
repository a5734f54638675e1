import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../test/media-steps.ts';
import {
  ISLA,
  makeMember,
  makeSiren,
  quickEngines,
  seeSiren,
  settleIntros,
  sirenRow,
} from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Keeper');
  other = await makeMember(house, 'Sailor');
});
afterAll(() => house.close());

const count = async (table: string, where: string, value: unknown) =>
  (await rowsOf(house, `SELECT 1 FROM ${table} WHERE ${where}`, [value])).length;
const vote = async (sirenId: number, username: string, isUpvote: boolean) => {
  await rowsOf(house, 'INSERT INTO siren_votes VALUES ($1, $2, $3, now())', [
    sirenId,
    await idOf(house, username),
    isUpvote,
  ]);
  const karma = isUpvote ? 1 : -1;
  await rowsOf(house, 'UPDATE sirens SET karma = karma + $2 WHERE id = $1', [sirenId, karma]);
};

/** A public siren with everything a siren can have. */
async function fullSiren(visitor: Visitor, username: string) {
  const media = await keepImage(house, '#335577', { userId: await idOf(house, username) });
  const id = await makeSiren(visitor, {
    private: false,
    personality: 'A secret',
    examples: 'Hush.',
    appearance: 'tall',
    appearanceCustom: { hairColor: 'silver' },
    tags: ['sea'],
    images: [media.id],
  });
  await settleIntros(house);
  return { id, siren: await seeSiren(visitor, id) };
}

describe('deleting a siren', () => {
  it('keeps her name and description for stories, and nothing else [A20] [A39]', async () => {
    const { id, siren } = await fullSiren(owner, 'Keeper');
    await vote(id, 'Sailor', true);
    const answer = await owner.ask('DELETE', `/api/sirens/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Siren deleted successfully' }]);
    expect(await sirenRow(house, id)).toMatchObject({
      ...ISLA,
      private: true,
      listed: false,
      personality: '',
      examples: '',
      appearance: '',
      appearance_custom: {},
      tags: [],
      cover_image_id: null,
      image_seed: null,
      image_model: null,
      karma: 0,
      deleted_at: house.clock.now(),
    });
    for (const table of ['siren_images', 'siren_intros', 'siren_votes']) {
      expect(await count(table, 'siren_id = $1', id), table).toBe(0);
    }
    const addresses = [siren.images[0]?.url, siren.images[0]?.card_url, siren.intro?.audio_url];
    for (const url of addresses) expect((await owner.ask('GET', url ?? '')).statusCode, url ?? '').toBe(404);
    expect((await owner.ask('GET', `/api/sirens/${id}`)).statusCode).toBe(404);
  });

  it('is done once: the second time there is nothing', async () => {
    const id = await makeSiren(owner);
    expect((await owner.ask('DELETE', `/api/sirens/${id}`)).statusCode).toBe(200);
    expect((await owner.ask('DELETE', `/api/sirens/${id}`)).statusCode).toBe(404);
  });

  it('leaves an intro that was still being made nowhere to go', async () => {
    const id = await makeSiren(owner);
    await owner.ask('DELETE', `/api/sirens/${id}`);
    await settleIntros(house);
    expect(await count('siren_intros', 'siren_id = $1', id)).toBe(0);
  });
});

describe('what belongs to a user', () => {
  it('is in their export: sirens with their secrets and addresses, what is left of deleted ones, votes', async () => {
    const maker = await makeMember(house, 'Exporter');
    const { id, siren } = await fullSiren(maker, 'Exporter');
    const gone = await makeSiren(maker, { name: 'Gone' });
    await maker.ask('DELETE', `/api/sirens/${gone}`);
    const liked = await makeSiren(other, { private: false });
    await vote(liked, 'Exporter', true);
    const answer = await maker.ask('GET', '/api/user/export');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      sirens: [{ id, personality: 'A secret', examples: 'Hush.', images: [{ url: siren.images[0]?.url }] }],
      deleted_sirens: [{ id: gone, name: 'Gone', deleted_at: expect.any(String) }],
      siren_votes: [{ siren_id: liked, is_upvote: true }],
    });
    expect(answer.body).not.toContain('b64_png');
  });

  it('goes with their account: sirens, pictures, intros, and their votes on others', async () => {
    const deletedUser = await makeMember(house, 'Leaver');
    const { id, siren } = await fullSiren(deletedUser, 'Leaver');
    const deleted = await makeSiren(deletedUser);
    await deletedUser.ask('DELETE', `/api/sirens/${deleted}`);
    const liked = await makeSiren(other, { private: false });
    await vote(liked, 'Leaver', true);
    await vote(id, 'Sailor', true);
    const deletedUserId = await idOf(house, 'Leaver');
    const answer = await deletedUser.ask('DELETE', '/api/user');
    expect(answer.statusCode, answer.body).toBe(200);
    for (const table of ['sirens', 'media', 'siren_votes']) {
      expect(await count(table, 'user_id = $1', deletedUserId), table).toBe(0);
    }
    const audioId = siren.intro?.audio_url?.match(/([0-9a-f]{8,})/)?.[1];
    expect(audioId).toBeDefined();
    expect(await count('media', 'id = $1', audioId)).toBe(0);
    expect((await sirenRow(house, liked)).karma).toBe(0);
  });
});
