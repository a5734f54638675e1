import { randomBytes } from 'node:crypto';
import type { Siren } from '@sirenade/contract/sirens';
import { voices } from '@sirenade/voice/voices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepImage } from '../../../../test/media-steps.ts';
import {
  ISLA,
  makeMember,
  makeSiren,
  quickEngines,
  seeSiren,
  sendForm,
  sirenRow,
} from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { hotOf } from '../../../platform/hot-rank.ts';

let house: TestApp;
let owner: Visitor;
let ownerId: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Keeper');
  ownerId = await idOf(house, 'Keeper');
});
afterAll(() => house.close());

const colour = () => `#${randomBytes(3).toString('hex')}`;
const picture = (changes = {}) => keepImage(house, colour(), { userId: ownerId, ...changes });
const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => picture()));
const idsOf = (siren: Siren) => siren.images.map(({ id }) => id);
const change = (id: number, input: object) => owner.ask('PUT', `/api/sirens/${id}`, input);
const requestNumberOf = async (id: number) => {
  const [row] = await rowsOf(house, 'SELECT wish FROM siren_intros WHERE siren_id = $1', [id]);
  return row?.wish;
};

describe('creating a siren', () => {
  it('takes a form with every field, pictures as a JSON string [A19] [P2] [E4] [E5]', async () => {
    const [first, second] = [await picture(), await picture({ seed: 99, model: 'brush' })];
    const answer = await sendForm(owner, 'POST', '/api/sirens', {
      name: '  Isla  ',
      description: 'Keeps a lighthouse.\r\nCollects storms.',
      gender: 'non_binary',
      voice: voices[7]?.id ?? '',
      private: 'false',
      adult: 'false',
      personality: 'Sings to the fog.',
      examples: 'Well met.',
      appearance: 'silver hair, forty years old',
      appearanceCustom: JSON.stringify({ hairColor: 'silver as the moon' }),
      tags: JSON.stringify(['Sea', 'calm', 'sea']),
      images: JSON.stringify([{ id: first.id, b64_png: '' }, { id: second.id }]),
      cover_image_idx: '1',
      cover_image_id: '',
      image_seed: '12',
      image_model: 'client',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toEqual({ id: expect.any(Number) });
    expect(await seeSiren(owner, id)).toMatchObject({
      id,
      user_id: ownerId,
      user: { username: 'Keeper', avatar: null },
      name: 'Isla',
      description: 'Keeps a lighthouse.\nCollects storms.',
      gender: 'non_binary',
      voice: voices[7]?.id,
      private: false,
      adult: false,
      personality: 'Sings to the fog.',
      examples: 'Well met.',
      appearance: 'silver hair, forty years old',
      appearanceCustom: { hairColor: 'silver as the moon' },
      tags: ['sea', 'calm'],
      images: [
        { id: first.id, width: 512, height: 768 },
        { id: second.id, url: expect.stringContaining(second.id) },
      ],
      cover_image_id: second.id,
      image_seed: 99,
      image_model: 'brush',
      created_at: house.clock.now().toISOString(),
      karma: 0,
      current_user: { has_upvoted: null },
    });
  });

  it('makes her private, adult and female with the first voice when nothing is said [E6] [R5]', async () => {
    const siren = await seeSiren(owner, await makeSiren(owner));
    expect(siren).toMatchObject({
      ...ISLA,
      private: true,
      adult: true,
      gender: 'female',
      voice: voices[0].id,
      personality: '',
      examples: '',
      appearance: '',
      images: [],
      cover_image_id: null,
      image_seed: null,
      image_model: null,
    });
    expect(voices[0].labels.gender).toBe('female');
  });

  it('asks for an intro of hers', async () => {
    expect(await requestNumberOf(await makeSiren(owner))).toBe(1);
  });

  it('takes a form of the default siren, without pictures [E6]', async () => {
    const answer = await sendForm(owner, 'POST', '/api/sirens', {
      ...ISLA,
      images: '[]',
      cover_image_idx: '0',
      tags: '',
      appearance: '',
      appearanceCustom: '{}',
    });
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('publishes her at once when she is not private, and ranks her from then', async () => {
    const row = await sirenRow(house, await makeSiren(owner, { private: false }));
    expect(row.published_at).toEqual(house.clock.now());
    expect(row.hot).toBeCloseTo(hotOf(0, house.clock.now()), 9);
    expect((await sirenRow(house, await makeSiren(owner))).published_at).toBeNull();
  });

  it('is allowed 30 times an hour', async () => {
    // Scales every rate limit to a tenth.
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '0.1' }, { providers: quickEngines() });
    const maker = await makeMember(strict, 'Eager');
    for (let n = 0; n < 3; n++) await makeSiren(maker);
    const answer = await maker.ask('POST', '/api/sirens', ISLA);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('the pictures of a siren', () => {
  it('are a whole ordered list of at most ten, and the same one twice is once [V7] [K12]', async () => {
    const ten = await pictures(10);
    const ids = ten.map(({ id }) => id);
    const id = await makeSiren(owner, { images: [...ids, ids[0]] });
    expect(idsOf(await seeSiren(owner, id))).toEqual(ids);
    expect((await change(id, { images: ids.toReversed() })).statusCode).toBe(200);
    expect(idsOf(await seeSiren(owner, id))).toEqual(ids.toReversed());
    const answer = await change(id, { images: [...ids, (await picture()).id] });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Max 10 images reached.']);
    expect(idsOf(await seeSiren(owner, id))).toEqual(ids.toReversed());
  });

  it('can be named by what is in them [E5]', async () => {
    const attached = await picture();
    const made = await makeSiren(owner, { images: [attached.id] });
    const [image] = (await seeSiren(owner, made, '')).images;
    const id = await makeSiren(owner);
    const content = { id: 'client-17', b64_png: image?.b64_png };
    // A picture that one siren uses cannot be saved on another.
    expect((await change(id, { images: [content] })).json().errors).toHaveProperty('images');
    expect((await change(made, { images: [content], cover_image_id: 'client-17' })).statusCode).toBe(200);
    expect(await seeSiren(owner, made)).toMatchObject({ images: [{ id: attached.id }], cover_image_id: attached.id });
    const prefixed = `data:image/png;base64,${image?.b64_png}`;
    expect((await change(made, { images: [{ b64_png: prefixed }] })).statusCode).toBe(200);
    expect(idsOf(await seeSiren(owner, made))).toEqual([attached.id]);
  });

  it('that are taken off her can be put back by a page that was open before', async () => {
    const [attached, dropped] = await pictures(2);
    const id = await makeSiren(owner, { images: [attached?.id, dropped?.id] });
    await change(id, { images: [attached?.id] });
    expect(idsOf(await seeSiren(owner, id))).toEqual([attached?.id]);
    expect((await change(id, { images: [attached?.id, dropped?.id] })).statusCode).toBe(200);
    expect(idsOf(await seeSiren(owner, id))).toEqual([attached?.id, dropped?.id]);
  });

  it('have the first as cover until one is chosen, and again when that one goes', async () => {
    const [a, b, c] = (await pictures(3)).map(({ id }) => id);
    const id = await makeSiren(owner, { images: [a, b, c] });
    const cover = async () => (await seeSiren(owner, id)).cover_image_id;
    expect(await cover()).toBe(a);
    await change(id, { cover_image_id: b });
    expect(await cover()).toBe(b);
    await change(id, { cover_image_idx: 2 });
    expect(await cover()).toBe(c);
    await change(id, { images: [b, a] });
    expect(await cover()).toBe(b);
    await change(id, { images: [] });
    expect(await cover()).toBeNull();
  });

  it('give seed and model by the cover, where it knows them', async () => {
    const known = await picture({ seed: 4_000_000_000, model: 'brush' });
    const unknown = await picture({ seed: null, model: null });
    const id = await makeSiren(owner, { images: [known.id, unknown.id], image_seed: 5, image_model: 'mine' });
    expect(await seeSiren(owner, id)).toMatchObject({ image_seed: 4_000_000_000, image_model: 'brush' });
    await change(id, { cover_image_id: unknown.id, image_seed: 5, image_model: 'mine' });
    expect(await seeSiren(owner, id)).toMatchObject({ image_seed: 5, image_model: 'mine' });
    await change(id, { name: 'Other' });
    expect(await seeSiren(owner, id)).toMatchObject({ image_seed: 5, image_model: 'mine' });
    await change(id, { cover_image_id: known.id });
    expect(await seeSiren(owner, id)).toMatchObject({ image_seed: 4_000_000_000 });
  });

  it.each([
    ['cover_image_id', { cover_image_id: 'nowhere' }],
    ['cover_image_idx', { cover_image_idx: 3 }],
  ])('refuse a %s that is not among them', async (field, input) => {
    const [a, b] = await pictures(2);
    const id = await makeSiren(owner, { images: [a?.id, b?.id] });
    const answer = await change(id, input);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });
});

describe('changing a siren', () => {
  let id: number;
  beforeEach(async () => {
    id = await makeSiren(owner, { personality: 'A secret', tags: ['sea'] });
  });

  it('takes a form, answers with her id and leaves what is not named [A19]', async () => {
    const before = await seeSiren(owner, id);
    house.clock.move(60_000);
    const answer = await sendForm(owner, 'PUT', `/api/sirens/${id}`, { description: 'Sails at dawn.' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }]);
    const { intro: _, intro_state: __, has_intro: ___, updated_at: ____, ...unchanged } = before;
    expect(await seeSiren(owner, id)).toMatchObject({ ...unchanged, description: 'Sails at dawn.' });
    expect((await sirenRow(house, id)).updated_at).toEqual(house.clock.now());
  });

  it('refuses what was made of an older version, and takes it when no version is named [A19]', async () => {
    const { updated_at } = await seeSiren(owner, id);
    house.clock.move(60_000);
    expect((await change(id, { private: true, updated_at })).statusCode).toBe(200);
    house.clock.move(60_000);
    const stale = { name: 'Islay', private: false, updated_at };
    const answer = await sendForm(owner, 'PUT', `/api/sirens/${id}`, { ...stale, private: 'false' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect(answer.json().error).toBe(
      'This siren was changed elsewhere. Please look at the newer version before saving.',
    );
    const newer = await seeSiren(owner, id);
    expect(newer).toMatchObject({ name: ISLA.name, private: true });
    expect((await change(id, { name: 'Islay', updated_at: newer.updated_at })).statusCode).toBe(200);
    expect((await change(id, { name: 'Isla', updated_at: 'yesterday' })).statusCode).toBe(400);
    expect((await change(id, { name: 'Isla' })).statusCode).toBe(200);
  });

  it('takes the same change again when its answer was lost', async () => {
    const [attached] = await pictures(1);
    const { updated_at } = await seeSiren(owner, id);
    const input = {
      name: 'Islay',
      private: false,
      images: [{ id: attached?.id }],
      cover_image_id: attached?.id,
      updated_at,
    };
    for (const _ of ['first', 'again']) {
      house.clock.move(1000);
      expect((await change(id, input)).statusCode).toBe(200);
    }
    expect((await change(id, { ...input, images: [] })).statusCode).toBe(409);
    expect(await seeSiren(owner, id)).toMatchObject({ name: 'Islay', images: [{ id: attached?.id }] });
  });

  it('counts as changed by its owner alone: not by votes, and not by an intro', async () => {
    const { updated_at } = await seeSiren(owner, id);
    house.clock.move(60_000);
    await owner.ask('PUT', `/api/reactions/siren/${id}`, { is_upvote: true });
    await owner.ask('POST', `/api/sirens/intro/${id}`);
    await expect.poll(async () => (await seeSiren(owner, id)).intro_state).toBe('ready');
    expect((await seeSiren(owner, id)).updated_at).toBe(updated_at);
  });

  it.each([{ name: '' }, { name: ' \n ' }, { description: '' }])('never empties %j [V7] [X3]', async (input) => {
    const answer = await change(id, input);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'siren_incomplete']);
    expect(answer.json().error).toBe('Name and Description are required.');
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(input));
    expect(await seeSiren(owner, id)).toMatchObject(ISLA);
  });

  it('asks for a new intro only when she would say or sound something else', async () => {
    for (const same of [{ name: ISLA.name }, { appearance: 'tall' }, { private: false }, { tags: ['x'] }, {}]) {
      expect((await change(id, same)).statusCode).toBe(200);
    }
    expect(await requestNumberOf(id)).toBe(1);
    await change(id, { examples: 'Hush now.' });
    expect(await requestNumberOf(id)).toBe(2);
    await change(id, { voice: voices[3]?.id });
    expect(await requestNumberOf(id)).toBe(3);
  });

  it('publishes her once: going private and public again does not make her new', async () => {
    const created = house.clock.now();
    house.clock.move(3_600_000);
    const published = house.clock.now();
    await change(id, { private: false });
    const first = await sirenRow(house, id);
    expect(first.published_at).toEqual(published);
    expect(first.hot).toBeGreaterThan(hotOf(0, created));
    house.clock.move(3_600_000);
    await change(id, { private: true });
    await change(id, { private: false });
    expect(await sirenRow(house, id)).toMatchObject({ published_at: published, hot: first.hot });
  });

  it('changes nothing when one part of the input is refused', async () => {
    const before = await sirenRow(house, id);
    for (const input of [{ voice: 'nobody' }, { images: ['nothing'] }, { cover_image_id: 'x' }, { gender: 'siren' }]) {
      expect((await change(id, { name: 'New', private: false, ...input })).statusCode).toBe(400);
    }
    expect(await sirenRow(house, id)).toEqual(before);
  });

  it('of one siren at once by many saves one whole input after the other', async () => {
    const inputs = Array.from({ length: 6 }, (_, n) => ({ name: `Isla ${n}`, description: `Number ${n}` }));
    const answers = await Promise.all(inputs.map((input) => change(id, input)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    const { name, description } = await seeSiren(owner, id);
    expect(inputs).toContainEqual({ name, description });
  });

  it('judges her again when she was changed while she was judged', async () => {
    const { moderation } = house.parts.providers;
    const { judge } = moderation;
    let calls = 0;
    moderation.judge = async (...args) => {
      calls += 1;
      if (calls === 1) {
        await rowsOf(house, "UPDATE sirens SET personality = 'She is sixteen years old.' WHERE id = $1", [id]);
      }
      return judge(...args);
    };
    const answer = await change(id, { private: false });
    moderation.judge = judge;
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([406, ['personality']]);
    expect(await seeSiren(owner, id)).toMatchObject({ private: true });
  });
});
