import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../../test/account-steps.ts';
import { ledgerFaults, paymentsOf } from '../../../../test/billing-steps.ts';
import { makeFakePainter } from '../../../../test/fake-painter.ts';
import { makeTestApp, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { reserveCredits, settleReservation } from '../../billing/credits.service.ts';

const PATH = '/api/sirens/generate-image';
const input = { appearance: 'red hair, green coat', description: 'A harpist of 34.', gender: 'female' };
const painter = makeFakePainter();
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { image: painter } });
});
beforeEach(() => {
  painter.before = () => {};
  painter.requests.length = 0;
  painter.calls.length = 0;
});
afterAll(async () => {
  expect(await ledgerFaults(house)).toEqual([]);
  await house.close();
});

const imagesLeft = async (user: Visitor) => (await paymentsOf(user))[2];
const pictureIds = async (name: string) => {
  const { id } = await userRow(house, name);
  return (await rowsOf(house, 'SELECT id FROM media WHERE user_id = $1', [id])).map((row) => row.id);
};
/** Checks that a request stored no picture and charged no credit. */
async function expectNothing(user: Visitor, name: string): Promise<void> {
  expect(await imagesLeft(user)).toBe(10);
  expect(await pictureIds(name)).toEqual([]);
}

describe('a picture', () => {
  it('is painted, kept as the user’s own, charged once, and comes as PNG in base64 [A21] [P2]', async () => {
    const user = await house.signUp('Painter', { verified: true });
    const answer = await user.ask('POST', PATH, { ...input, adult: true, personality: 'Hums.', image_seed: 77 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { image, image_seed, image_model } = answer.json();
    expect([image_seed, image_model]).toEqual([77, 'fake-1']);
    const { format, width, height } = await sharp(Buffer.from(image.b64_png, 'base64')).metadata();
    expect([format, width, height]).toEqual(['png', 64, 80]);
    expect(image).toMatchObject({ width: 64, height: 80, url: expect.stringContaining(image.id) });
    expect(painter.requests).toEqual([{ ...input, seed: 77 }]);
    const { id } = await userRow(house, 'Painter');
    expect(painter.calls[0]?.who).toBe(`user:${id}`);
    expect(
      await rowsOf(house, 'SELECT user_id, origin, prompt, seed, model FROM media WHERE id = $1', [image.id]),
    ).toEqual([
      {
        user_id: id,
        origin: 'generated',
        prompt: `${input.appearance}\n\n${input.description}`,
        seed: 77,
        model: 'fake-1',
      },
    ]);
    expect(await imagesLeft(user)).toBe(9);
    const entries = await rowsOf(
      house,
      `SELECT amount, note FROM credit_entries WHERE user_id = $1 AND note = 'Picture'`,
      [id],
    );
    expect(entries).toEqual([{ amount: -1, note: 'Picture' }]);
  });

  it('has a seed below four billion of its own where none is asked for [A21]', async () => {
    const user = await house.signUp('Sower', { verified: true });
    const seeds = [];
    for (let n = 0; n < 2; n++) seeds.push((await user.ask('POST', PATH, input)).json().image_seed);
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 4_000_000_000).toBe(true);
    expect(painter.requests.map(({ seed }) => seed)).toEqual(seeds);
  });

  it('needs a verified user who is not suspended, and something to paint [X4]', async () => {
    const signedOut = await house.visitor().ask('POST', PATH, input);
    expect([signedOut.statusCode, signedOut.json().error]).toEqual([
      401,
      'You must be logged in to generate images and create sirens.',
    ]);
    const unverified = await (await house.signUp('Newcomer')).ask('POST', PATH, input);
    expect([unverified.statusCode, unverified.json().code]).toEqual([403, 'paint_unverified']);
    const user = await house.signUp('Suspended', { verified: true });
    const wordless = await user.ask('POST', PATH, { appearance: ' ', description: '', personality: 'Shy.' });
    expect([wordless.statusCode, wordless.json().code]).toEqual([400, 'picture_needs_words']);
    await rowsOf(house, `UPDATE users SET suspended_at = now() WHERE username = 'Suspended'`);
    const suspended = await user.ask('POST', PATH, input);
    expect([suspended.statusCode, suspended.json().code]).toEqual([403, 'suspended']);
    expect(painter.requests).toEqual([]);
  });

  it.each([
    { ...input, gender: 'robot' },
    { ...input, image_seed: 5_000_000_000 },
    { ...input, image_seed: 0.5 },
    { ...input, appearance: 'x'.repeat(2001) },
    { ...input, description: 7 },
    'text',
  ])('is not painted from an input that makes no sense: %j', async (body) => {
    const user = house.visitor();
    const answer = await user.ask('POST', PATH, body, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
  });

  it('is refused before it is painted or paid for where its words are, and says which [X4]', async () => {
    const user = await house.signUp('Refused', { verified: true });
    for (const field of ['appearance', 'description', 'personality']) {
      const answer = await user.ask('POST', PATH, { ...input, [field]: 'a naked 15 year old' });
      expect([answer.statusCode, answer.json().code]).toEqual([406, 'refused']);
      expect(Object.keys(answer.json().errors)).toContain(field);
    }
    expect(painter.requests).toEqual([]);
    await expectNothing(user, 'Refused');
  });

  it('that nobody has a credit for is 402, on both routes [X4]', async () => {
    const user = await house.signUp('Spender', { verified: true });
    const { id } = await userRow(house, 'Spender');
    await reserveCredits(house.context(), { user: Number(id) }, { key: 'spent', amounts: { images: 10 }, note: 'x' });
    await settleReservation(house.context(), 'spent', { images: 10 });
    for (const path of [PATH, `${PATH}/progress`]) {
      const answer = await user.ask('POST', path, input);
      expect([answer.statusCode, answer.json().code]).toEqual([402, 'out_of_images']);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect(painter.requests).toEqual([]);
  });

  it('is painted once for one credit, however many ask at the same time', async () => {
    const user = await house.signUp('Crowd', { verified: true });
    const { id } = await userRow(house, 'Crowd');
    await reserveCredits(house.context(), { user: Number(id) }, { key: 'nine', amounts: { images: 9 }, note: 'x' });
    await settleReservation(house.context(), 'nine', { images: 9 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => user.ask('POST', PATH, input)));
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(200), count(402)]).toEqual([1, 99]);
    expect(painter.requests).toHaveLength(1);
    expect(await pictureIds('Crowd')).toHaveLength(1);
    expect(await imagesLeft(user)).toBe(0);
  });

  it('is painted 60 times in an hour at most; what is over is not charged', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '0.05' }, { providers: { image: painter } });
    const user = await strict.signUp('Eager', { verified: true });
    for (let n = 0; n < 3; n++) expect((await user.ask('POST', PATH, input)).statusCode).toBe(200);
    const answer = await user.ask('POST', PATH, input);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await imagesLeft(user)).toBe(7);
  });
});

describe('a picture that comes to nothing', () => {
  it.each([
    ['the engine is away', new AppError('unavailable'), 503, 'unavailable'],
    ['the engine is busy', new AppError('busy', { retryAfterSeconds: 9 }), 503, 'busy'],
    ['the engine fails', new Error('inner works'), 500, 'internal'],
  ])('because %s is not charged and leaves nothing', async (_why, error, status, code) => {
    const name = `Unlucky${code.slice(0, 5)}`;
    const user = await house.signUp(name, { verified: true });
    painter.before = () => {
      throw error;
    };
    const answer = await user.ask('POST', PATH, input);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (code === 'busy') expect(answer.headers['retry-after']).toBe('9');
    expect(answer.body).not.toContain('inner works');
    await expectNothing(user, name);
  });

  it('because it may not be shown is not charged and leaves nothing', async () => {
    const moderation = {
      ...house.parts.providers.moderation,
      judge: async ({ image }: { image?: Uint8Array | undefined }) =>
        image ? { allowed: false as const, category: 'minors' as const, reason: 'a test' } : { allowed: true as const },
    };
    const strict = await useTestApp({}, { providers: { image: painter, moderation } });
    const user = await strict.signUp('Judged', { verified: true });
    const answer = await user.ask('POST', PATH, input);
    expect([answer.statusCode, answer.json().code]).toEqual([406, 'picture_refused']);
    expect(await imagesLeft(user)).toBe(10);
    expect(await rowsOf(strict, 'SELECT id FROM media')).toEqual([]);
  });

  it('because the storage fails is not charged and leaves nothing', async () => {
    const user = await house.signUp('Homeless', { verified: true });
    const { storage } = house.parts.providers;
    house.parts.providers.storage = { ...storage, put: async () => Promise.reject(new Error('The disk is full.')) };
    const answer = await user.ask('POST', PATH, input);
    house.parts.providers.storage = { ...storage, get: async () => Promise.reject(new Error('The disk is gone.')) };
    const unread = await user.ask('POST', PATH, input);
    house.parts.providers.storage = storage;
    expect([answer.statusCode, unread.statusCode]).toEqual([503, 503]);
    await expectNothing(user, 'Homeless');
  });
});

describe('a request that is sent again under its key', () => {
  const ask = (user: Visitor, key: string, body: object = input, path = PATH) =>
    user.ask('POST', path, body, { 'idempotency-key': key });

  it('gives the same picture and is charged once, on both routes', async () => {
    const user = await house.signUp('Retrier', { verified: true });
    const [first, again] = [await ask(user, 'k1'), await ask(user, 'k1')];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const streamed = JSON.parse((await ask(user, 'k1', input, `${PATH}/progress`)).body);
    expect(streamed.image.id).toBe(first.json().image.id);
    expect(await imagesLeft(user)).toBe(9);
    expect(painter.requests).toHaveLength(1);
  });

  it('with another input is a conflict, and another person’s key is their own', async () => {
    const [user, other] = [
      await house.signUp('Changer', { verified: true }),
      await house.signUp('Namesake', { verified: true }),
    ];
    expect((await ask(user, 'k1')).statusCode).toBe(200);
    const answer = await ask(user, 'k1', { ...input, description: 'A cellist of 40.' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect(await imagesLeft(user)).toBe(9);
    expect((await ask(other, 'k1')).json().image.id).not.toBe((await ask(user, 'k1')).json().image.id);
    expect(await imagesLeft(other)).toBe(9);
  });

  it('while the first is still painted is a conflict', async () => {
    const user = await house.signUp('Hasty', { verified: true });
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    painter.before = () => gate;
    const first = ask(user, 'k1');
    await expect.poll(() => painter.requests.length).toBe(1);
    expect((await ask(user, 'k1')).statusCode).toBe(409);
    go();
    expect((await first).statusCode).toBe(200);
    expect((await ask(user, 'k1')).statusCode).toBe(200);
    expect(await imagesLeft(user)).toBe(9);
  });

  it('after one that came to nothing is painted after all', async () => {
    const user = await house.signUp('Patient', { verified: true });
    painter.before = () => {
      throw new AppError('unavailable');
    };
    for (let n = 0; n < 3; n++) expect((await ask(user, 'k1')).statusCode).toBe(503);
    painter.before = () => {};
    expect((await ask(user, 'k1')).statusCode).toBe(200);
    expect((await ask(user, 'k1')).statusCode).toBe(200);
    expect(await imagesLeft(user)).toBe(9);
    expect(await pictureIds('Patient')).toHaveLength(1);
  });

  it('many times at once is painted once', async () => {
    const user = await house.signUp('Doubler', { verified: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(user, 'k1')));
    const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().image.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
    expect(await imagesLeft(user)).toBe(9);
    expect(await pictureIds('Doubler')).toHaveLength(1);
  });
});

describe('the embedded painter', () => {
  it('paints a picture of somebody, who is to be seen [A21] [P2]', async () => {
    const real = await useTestApp();
    const user = await real.signUp('Sitter', { verified: true });
    const answer = await user.ask('POST', PATH, { ...input, image_seed: 4 });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const { image, image_model } = answer.json();
    expect(image_model).not.toBe('');
    const png = sharp(Buffer.from(image.b64_png, 'base64'));
    const { width, height } = await png.metadata();
    expect([image.width, image.height]).toEqual([width, height]);
    expect(width).toBeGreaterThanOrEqual(512);
    const { channels } = await png.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    expect(await imagesLeft(user)).toBe(9);
  });
});
