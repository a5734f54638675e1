import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf, keepImage, plainPng } from '../../../../test/media-steps.ts';
import { makePng } from '../../../../test/pictures.ts';
import { formOf, ISLA, makeMember, makeSiren, quickEngines, seeSiren, sendForm } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';

let house: TestApp;
let owner: Visitor;
let ownerId: number;
let id: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: quickEngines() });
  owner = await makeMember(house, 'Keeper');
  ownerId = await idOf(house, 'Keeper');
  id = await makeSiren(owner, { tags: ['sea'] });
});
afterAll(() => house.close());

/** All siren rows, without tags, which a background job may add. */
const stored = async () =>
  (await rowsOf(house, 'SELECT * FROM sirens ORDER BY id')).map(({ tags: _, terms: __, ...row }) => row);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends an input as JSON and as a form, to create and to change; each must be refused with nothing stored. */
async function expectRefused(input: Record<string, unknown>, field: string | null, code = 'invalid', status = 400) {
  const before = await stored();
  const asText = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  for (const answer of [
    await owner.ask('POST', '/api/sirens', { ...ISLA, ...input }),
    await owner.ask('PUT', `/api/sirens/${id}`, input),
    await sendForm(owner, 'POST', '/api/sirens', { ...ISLA, ...Object.fromEntries(asText) }),
    await sendForm(owner, 'PUT', `/api/sirens/${id}`, Object.fromEntries(asText)),
  ]) {
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code]);
    if (field) expect(Object.keys(answer.json().errors ?? {})).toEqual([field]);
  }
  expect(await stored()).toEqual(before);
}

describe('an input for a siren that cannot be', () => {
  it.each([
    ['name', { name: 'x'.repeat(51) }],
    ['name', { name: '🌊🌙' }],
    ['name', { name: '… — !' }],
    ['name', { name: '\u200d\u202e' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['description', { description: 'x'.repeat(100_000) }],
    ['personality', { personality: 'x'.repeat(8001) }],
    ['examples', { examples: 'x'.repeat(8001) }],
    ['appearance', { appearance: 'x'.repeat(2001) }],
    ['gender', { gender: 'siren' }],
    ['voice', { voice: 'nobody' }],
    ['voice', { voice: '__proto__' }],
    ['private', { private: 'perhaps' }],
    ['adult', { adult: 7 }],
    ['tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }],
    ['tags', { tags: ['x'.repeat(31)] }],
    ['tags', { tags: [{}] }],
    ['appearanceCustom', { appearanceCustom: { hairColor: 'x'.repeat(201) } }],
    ['appearanceCustom', { appearanceCustom: { 'hair color': 'silver' } }],
    ['appearanceCustom', { appearanceCustom: { prototype: 'x' } }],
    ['appearanceCustom', { appearanceCustom: ['silver'] }],
    ['images', { images: 'no list' }],
    ['images', { images: [7] }],
    ['images', { images: [{ id: 'nothing' }] }],
    ['images', { images: [{}] }],
    ['images', { images: [{ b64_png: 'not base64' }] }],
    ['image_seed', { image_seed: -1 }],
    ['image_seed', { image_seed: 4_294_967_296 }],
    ['cover_image_idx', { cover_image_idx: 10 }],
    ['cover_image_idx', { cover_image_idx: 1 }],
    ['cover_image_id', { cover_image_id: 'x' }],
  ])('is refused under %s, with nothing stored [V7] [X3]', async (field, input) => {
    await expectRefused(input, field);
  });

  it.each([{ name: '   ' }, { name: '\t\n' }, { description: ' ' }])('is refused for %j', async (input) => {
    await expectRefused(input, Object.keys(input)[0] ?? null, 'siren_incomplete');
  });

  it('without a name or a description is told the specified sentence [V7]', async () => {
    for (const input of [{}, { name: 'Isla' }, { description: 'A keeper.' }]) {
      const answer = await owner.ask('POST', '/api/sirens', input);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'Name and Description are required.']);
    }
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud800b'],
  ])('is refused for %s in any text', async (_, text) => {
    for (const field of ['name', 'description', 'personality', 'examples', 'appearance']) {
      const answer = await owner.ask('PUT', `/api/sirens/${id}`, { [field]: text });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    expect((await owner.ask('PUT', `/api/sirens/${id}`, { tags: [text] })).statusCode).toBe(400);
    expect((await owner.ask('PUT', `/api/sirens/${id}`, { appearanceCustom: { eyes: text } })).statusCode).toBe(400);
    for (const field of ['voice', 'cover_image_id', 'image_model']) {
      expect((await owner.ask('PUT', `/api/sirens/${id}`, { [field]: text })).statusCode, field).toBe(400);
    }
    for (const image of [text, { id: text }, { b64_png: text }]) {
      expect((await owner.ask('PUT', `/api/sirens/${id}`, { images: [image] })).statusCode).toBe(400);
    }
  });

  it('is refused when it is no object', async () => {
    const before = await stored();
    for (const body of ['null', '[]', '"x"', '5', 'true', '{"name":', '['.repeat(300_000)]) {
      for (const [method, url] of [
        ['POST', '/api/sirens'],
        ['PUT', `/api/sirens/${id}`],
      ] as const) {
        expect((await owner.ask(method, url, body, JSON_TYPE)).statusCode, body.slice(0, 9)).toBe(400);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it('is refused with 11 pictures, and one that is not ours [K12]', async () => {
    const images = await Promise.all(
      Array.from({ length: 11 }, (_, n) => keepImage(house, `#2040${10 + n}`, { userId: ownerId })),
    );
    const answer = await owner.ask('POST', '/api/sirens', { ...ISLA, images: images.map((image) => image.id) });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Max 10 images reached.']);
    const visitors = await keepImage(house, '#112233');
    await expectRefused({ images: [visitors.id] }, 'images');
  });

  it('is refused with a list of pictures as long as the form allows, before anything is looked up', async () => {
    const one = await keepImage(house, '#334455', { userId: ownerId });
    await expectRefused({ images: Array.from({ length: 120_000 }, () => one.id) }, 'images');
  });

  it.each([
    ['a picture from elsewhere', () => plainPng('#123456')],
    ['a picture of 16383 by 16383', async () => makePng(16_383, 16_383)],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is refused with %s for a picture [E5]', async (_, make) => {
    const files = async () => (await rowsOf(house, 'SELECT count(*) AS n FROM media'))[0]?.n;
    const before = await files();
    await expectRefused({ images: [{ id: 'x', b64_png: (await make()).toString('base64') }] }, 'images');
    expect(await files()).toBe(before);
  });
});

describe('a form', () => {
  it('writes only what a person decides: everything else in it is ignored', async () => {
    const siren = await makeSiren(owner, { private: false, tags: ['sea'] });
    const [before] = await rowsOf(house, 'SELECT * FROM sirens WHERE id = $1', [siren]);
    const foreign = {
      id: '1',
      user_id: '1',
      userId: '1',
      karma: '1000',
      hot: '1e9',
      listed: 'true',
      published_at: '2000-01-01',
      created_at: '2000-01-01',
      deleted_at: '2000-01-01',
      hidden_at: '2000-01-01',
      hidden_reason: 'x',
      name_key: 'aaa',
      has_intro: 'true',
      current_user: '{"has_upvoted":true}',
      roles: '["admin"]',
      verified: 'true',
      payments: '{}',
    };
    expect((await sendForm(owner, 'PUT', `/api/sirens/${siren}`, foreign)).statusCode).toBe(200);
    expect((await owner.ask('PUT', `/api/sirens/${siren}`, { ...foreign, karma: 1000 })).statusCode).toBe(200);
    expect((await rowsOf(house, 'SELECT * FROM sirens WHERE id = $1', [siren]))[0]).toEqual(before);
    const made = await sendForm(owner, 'POST', '/api/sirens', { ...ISLA, ...foreign });
    expect(await seeSiren(owner, made.json().id)).toMatchObject({ user_id: ownerId, karma: 0, private: true });
  });

  it('is refused for names that an object has of its own', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const { body, headers } = formOf([...Object.entries(ISLA), [name, '{"admin":true}']]);
      expect((await owner.ask('POST', '/api/sirens', body, headers)).statusCode, name).toBe(400);
    }
    const poisoned = '{"name":"a","description":"b","__proto__":{"admin":true}}';
    expect((await owner.ask('POST', '/api/sirens', poisoned, JSON_TYPE)).statusCode).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('keeps markup as the text it is, in every field', async () => {
    const markup = `<img src=x onerror="alert(1)"><script>alert('x')</script> {{7*7}} & "q" '); DROP TABLE sirens; --`;
    const input = {
      name: '<b onclick="alert(1)">Isla</b>',
      description: markup,
      personality: markup,
      examples: markup,
      appearance: markup,
      appearanceCustom: { hairColor: markup },
      tags: ['<i>sea</i>', '"><script>'],
    };
    const siren = await makeSiren(owner, input);
    expect(await seeSiren(owner, siren)).toMatchObject(input);
    const answer = await owner.ask('GET', `/api/sirens/${siren}?media=url`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('loses control characters, and a name what would turn the writing around', async () => {
    const siren = await makeSiren(owner, {
      name: ' Is\u0007la\u202e \n of  the\tSea ',
      description: 'One\r\nTwo\u001b\u0085\tThree\r',
      tags: ['se\u0008a', 'sea'],
    });
    expect(await seeSiren(owner, siren)).toMatchObject({
      name: 'Isla of the Sea',
      description: 'One\nTwo\tThree',
      tags: ['sea'],
    });
  });

  it('is read on the routes that say so only, and never packed', async () => {
    const { body, headers } = formOf(ISLA);
    for (const url of ['/api/user/login', `/api/sirens/report/${id}`, '/api/sirens/generate-image']) {
      expect((await owner.ask('POST', url, body, headers)).statusCode, url).toBe(415);
    }
    const packed = { ...headers, 'content-encoding': 'gzip' };
    expect((await owner.ask('POST', '/api/sirens', gzipSync(Buffer.alloc(1e7)), packed)).statusCode).toBe(415);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect((await owner.ask('POST', '/api/sirens', 'name=x', { 'content-type': type })).statusCode).toBe(415);
    }
  });

  it('that is broken, crowded or too large is refused', async () => {
    const send = async (fields: [string, string][]) => {
      const { body, headers } = formOf([...Object.entries(ISLA), ...fields]);
      return (await owner.ask('POST', '/api/sirens', body, headers)).statusCode;
    };
    const before = (await stored()).length;
    expect(await send([['name', 'Twice']])).toBe(400);
    expect(await send(Array.from({ length: 1001 }, (_, n) => [`f${n}`, 'x']))).toBe(413);
    expect(await send([['images', 'x'.repeat(30 * 1024 * 1024)]])).toBe(413);
    expect(await send([['other', 'x'.repeat(300 * 1024)]])).toBe(413);
    const torn = formOf(ISLA);
    expect((await owner.ask('POST', '/api/sirens', torn.body.subarray(0, -9), torn.headers)).statusCode).toBe(400);
    expect((await stored()).length).toBe(before);
  });

  it('of somebody who is not signed in is not even read', async () => {
    const { headers } = formOf(ISLA);
    const answer = await house.visitor().ask('POST', '/api/sirens', 'no form at all', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'create_signed_out']);
  });
});

describe('what may not pass', () => {
  const young = 'She is sixteen years old.';

  it.each([
    ['description', { description: `A keeper of lights. ${young}` }],
    ['personality', { personality: young }],
    ['examples', { examples: young }],
    ['appearance', { appearance: 'a girl of fifteen' }],
    ['appearanceCustom', { appearanceCustom: { specialFeatures: 'looks fourteen years old' } }],
    ['tags', { tags: ['underage'] }],
  ])('is refused under %s, private or not [V7]', async (field, input) => {
    await expectRefused(input, field, 'refused', 406);
    await expectRefused({ ...input, private: false }, field, 'refused', 406);
  });

  it('is looked for in the words of her pictures once she goes public', async () => {
    const image = await keepImage(house, '#445566', { userId: ownerId, prompt: 'a girl of fifteen' });
    const siren = await makeSiren(owner, { images: [image.id] });
    const answer = await owner.ask('PUT', `/api/sirens/${siren}`, { private: false });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([406, ['images']]);
    expect(await seeSiren(owner, siren)).toMatchObject({ private: true });
  });

  it('is looked for in the whole siren at every save, also where the input does not touch it', async () => {
    const siren = await makeSiren(owner);
    await rowsOf(house, 'UPDATE sirens SET personality = $2 WHERE id = $1', [siren, young]);
    const answer = await owner.ask('PUT', `/api/sirens/${siren}`, { private: false });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([406, ['personality']]);
  });
});
