import { randomBytes } from 'node:crypto';
import { sirenSchema } from '@sirenade/contract/sirens';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../test/media-steps.ts';
import { makeMember, makeSiren, quickEngines, seeSiren, settleIntros } from '../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { findActor } from '../accounts/login/session.service.ts';
import { presentSirens } from './siren-view.service.ts';
import type { SirenRow } from './sirens.tables.ts';
import { sirens } from './sirens.tables.ts';

let house: TestApp;
let owner: Visitor;
let other: Visitor;
let ownerId: number;
let id: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Keeper');
  other = await makeMember(house, 'Sailor');
  ownerId = await idOf(house, 'Keeper');
  const images = await Promise.all([picture(), picture()]);
  id = await makeSiren(owner, {
    private: false,
    personality: 'Sings to the fog.',
    examples: 'Well met.',
    images: images.map((image) => image.id),
    cover_image_idx: 1,
  });
});
afterAll(() => house.close());

const picture = () => keepImage(house, `#${randomBytes(3).toString('hex')}`, { userId: ownerId });
const rows = () => house.context().db.select().from(sirens).orderBy(sirens.id);

/** A context of an account that counts the SQL statements made with it. */
async function counted(visitor: Visitor) {
  const actor = await findActor(house.context(), visitor.cookie?.split('=')[1] ?? '');
  const { pool } = house.parts.database;
  const seen = { statements: 0 };
  const counting: typeof pool = Object.create(pool, {
    query: {
      value: (...args: Parameters<typeof pool.query>) => {
        seen.statements += 1;
        return pool.query(...args);
      },
    },
  });
  return { ctx: { ...house.context(actor ?? { kind: 'anonymous', visitor: null }), db: drizzle(counting) }, seen };
}

describe('one siren', () => {
  it('is what the contract says, with every picture and the intro in base64 [A15] [E4] [E5]', async () => {
    await settleIntros(house);
    const siren = await seeSiren(owner, id, '');
    expect(sirenSchema.parse(siren)).toEqual(siren);
    for (const image of siren.images) {
      const { format } = await sharp(Buffer.from(image.b64_png ?? '', 'base64')).metadata();
      expect(format).toBe('png');
    }
    expect(siren).toMatchObject({
      has_intro: true,
      intro_state: 'ready',
      intro: { ai_response: 'Good evening.', audio_url: expect.stringMatching(/^\/media\/audio\//) },
    });
    expect(Buffer.from(siren.intro?.audio ?? '', 'base64').length).toBeGreaterThan(100);
  });

  it('comes without base64 when it is declined [A15]', async () => {
    const answer = await owner.ask('GET', `/api/sirens/${id}?media=url`);
    expect(answer.body).not.toContain('b64_png');
    expect(answer.json().intro).not.toHaveProperty('audio');
    expect(answer.json().images).toHaveLength(2);
  });

  it('keeps Secrets and How They Talk to the owner [E4]', async () => {
    expect(await seeSiren(owner, id)).toMatchObject({ personality: 'Sings to the fog.', examples: 'Well met.' });
    for (const visitor of [other, house.visitor()]) {
      const answer = await visitor.ask('GET', `/api/sirens/${id}`);
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).not.toEqual(expect.arrayContaining(['personality']));
      expect(answer.body).not.toMatch(/Sings to the fog|Well met|"examples"/);
    }
  });

  it('tells each viewer their own vote [E4]', async () => {
    const otherId = await idOf(house, 'Sailor');
    await rowsOf(house, 'INSERT INTO siren_votes VALUES ($1, $2, false, now())', [id, otherId]);
    expect((await seeSiren(other, id)).current_user).toEqual({ has_upvoted: false });
    expect((await seeSiren(owner, id)).current_user).toEqual({ has_upvoted: null });
    expect((await seeSiren(house.visitor(), id)).current_user).toEqual({ has_upvoted: null });
    await rowsOf(house, 'DELETE FROM siren_votes');
  });

  it('that moderators hid is there for its owner only, who reads why', async () => {
    const hidden = await makeSiren(owner, { private: false });
    await rowsOf(house, "UPDATE sirens SET hidden_at = now(), hidden_reason = 'Under review' WHERE id = $1", [hidden]);
    expect(await seeSiren(owner, hidden)).toMatchObject({ hidden_reason: 'Under review' });
    expect((await other.ask('GET', `/api/sirens/${hidden}`)).statusCode).toBe(404);
    expect(await seeSiren(owner, id)).not.toHaveProperty('hidden_reason');
    await owner.ask('DELETE', `/api/sirens/${hidden}`);
  });

  it.each(['0', '-1', '1.5', 'x', '9007199254740993', '1e400', '%00', 'null'])('has no id like %s', async (bad) => {
    expect([400, 404]).toContain((await owner.ask('GET', `/api/sirens/${bad}`)).statusCode);
  });

  it('that does not exist is not found', async () => {
    expect((await owner.ask('GET', '/api/sirens/9007199254740991')).statusCode).toBe(404);
    expect((await owner.ask('GET', `/api/sirens/${id}?media=png`)).statusCode).toBe(400);
  });
});

describe('many sirens at once', () => {
  it('embed the covers only where that is requested', async () => {
    const { ctx } = await counted(owner);
    const row = (await rows()).find((each) => each.id === id) as SirenRow;
    const [cover] = await presentSirens(ctx, [row], 'cover');
    expect(cover?.images.map((image) => image.b64_png !== undefined)).toEqual([false, true]);
    expect(cover?.intro).not.toHaveProperty('audio');
    const [none] = await presentSirens(ctx, [row], 'none');
    expect(JSON.stringify(none)).not.toContain('b64_png');
  });

  it('keep their order, and cost as many statements as one', async () => {
    const more = [];
    for (let n = 0; n < 5; n++) {
      more.push(
        await makeSiren(n % 2 ? owner : other, { private: false, images: n === 1 ? [(await picture()).id] : [] }),
      );
    }
    const all = (await rows()).toReversed();
    const { ctx, seen } = await counted(owner);
    await presentSirens(ctx, all.slice(-1), 'none');
    const forOne = seen.statements;
    const presented = await presentSirens(ctx, all, 'none');
    expect(presented.map((siren) => siren.id)).toEqual([...more.toReversed(), id]);
    expect(seen.statements - forOne).toBe(forOne);
    expect(forOne).toBeGreaterThan(0);
    expect(await presentSirens(ctx, [], 'none')).toEqual([]);
  });

  it('leave out what the viewer may not see', async () => {
    const secret = await makeSiren(other);
    const all = await rows();
    const { ctx } = await counted(owner);
    expect((await presentSirens(ctx, all, 'none')).map((siren) => siren.id)).not.toContain(secret);
  });
});
