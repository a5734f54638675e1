import { api } from '@sirenade/contract/api';
import { errorCatalogue } from '@sirenade/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../scripts/lib/test-depth.ts';
import { makePng } from './pictures.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from './test-app.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const RUNS = Number(process.env.FUZZ_RUNS ?? depth(400, 2_000));

let house: TestApp;
let user: Visitor;
beforeAll(async () => {
  house = await makeTestApp({ RATE_LIMIT_SCALE: '1000000' });
  console.info(`fuzz: seed ${SEED}, ${RUNS} runs (FUZZ_SEED and FUZZ_RUNS change them)`);
});
afterAll(() => house.close());

/** Values that broke others: NUL, surrogates, right-to-left, long, numbers at the edge, things that look like code. */
const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufeff',
    '%00',
    '../..',
    "'; DROP TABLE users; --",
    '{{7*7}}',
  ],
  ...[
    '<script>',
    'a@b',
    'a@example.org',
    'null',
    '__proto__',
    'x'.repeat(300),
    'x'.repeat(20_000),
    '2000-02-30',
    '0000-00-00',
  ],
  ...[0, -1, 1e308, -1e308, 2 ** 53, 0.1, null, true, [], {}, [[]], { toString: 'x' }, { length: 1e9 }, PASSWORD],
  ...['1990-04-12', 'data:image/png;base64,AAAA', `data:image/png;base64,${makePng(9, 9).toString('base64')}`, 'A==='],
);
const value = fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }));

const FIELDS = [
  ...['username', 'email', 'password', 'birthday', 'skip_validation', 'code', 'bio', 'avatar', 'mail_opt_out'],
  ...['new_password', 'current_password', 'roles', 'karma', 'verified', 'user_id', 'constructor', 'id', 'words'],
  ...['appearance', 'hidden_tags', 'hidden_words', 'hints_dismissed', 'shortcuts'],
];
const shaped = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
const body = fc.oneof({ weight: 4, arbitrary: shaped }, fc.jsonValue(), value);

/** Bytes as they may stand in a path, good UTF-8 or not. */
const segment = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
    fc.constantFrom('\0', '..', 'a/b', 'Fuzzy', '%', '\u202e').map((text) => Buffer.from(text)),
  )
  .map((bytes) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const query = fc.dictionary(
  fc.constantFrom('limit', 'offset', 'after', 'media', 'x'),
  fc.constantFrom('1e9', '-1', '', '%00', 'x', '%ff'),
);

const request = fc.record({
  key: fc.constantFrom(...(Object.keys(api) as (keyof typeof api)[])),
  segment,
  query,
  body,
  signedIn: fc.boolean(),
  raw: fc.boolean(),
});

/** The user to act as; a new one where the fuzz has logged the last one out or deleted it. */
async function someone(): Promise<Visitor> {
  const alive = user && (await user.ask('GET', '/api/user')).statusCode === 200;
  if (!alive) user = await house.signUp(`Fuzz${Math.floor(Math.random() * 1e9)}`);
  return user;
}

describe('every endpoint', () => {
  it('answers anything at all without a 5xx and without a hang', async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ key, segment, query, body, signedIn, raw }) => {
        const [method = 'GET', path = ''] = key.split(' ');
        const search = Object.entries(query)
          .map(([name, text]) => `${name}=${text}`)
          .join('&');
        const payload = JSON.stringify(body) ?? 'null';
        const visitor = signedIn ? await someone() : house.visitor();
        const began = process.cpuUsage();
        const answer = await visitor.ask(
          method as 'GET' | 'POST',
          `${path.replace(/:\w+/g, segment)}${search ? `?${search}` : ''}`,
          method === 'GET' ? undefined : raw ? payload.slice(0, -1) : payload,
          method === 'GET' ? {} : { 'content-type': 'application/json' },
        );
        const status = answer.statusCode;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status, answer.body).toBeLessThan(500);
        // CPU time, not wall-clock time: other load on the machine must not fail the test.
        expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
        if (status < 400) return;
        const error = answer.json();
        expect(error).toMatchObject({ error: expect.any(String), request_id: expect.any(String) });
        expect(errorCatalogue[error.code as keyof typeof errorCatalogue][0]).toBe(status);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    // A fuzz that only ever meets one kind of answer tests nothing.
    expect([...seen.keys()].length).toBeGreaterThan(3);
    expect((await house.visitor().ask('GET', '/readyz')).statusCode).toBe(200);
  });

  it('never stores what only the server may say', async () => {
    const { rows } = await house.parts.database.pool.query(
      "SELECT count(*) AS n FROM users WHERE roles <> '{}' OR verified_at IS NOT NULL OR suspended_at IS NOT NULL",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
