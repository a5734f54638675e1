import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, userRow } from '../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';

let house: TestApp;
let tries = 0;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const PATH = '/api/user/preferences';
const nothing = {
  appearance: null,
  response_size: null,
  audio: null,
  images: null,
  hidden_tags: [],
  hidden_words: [],
  hints_dismissed: [],
  shortcuts: null,
};
const chosen = {
  appearance: 'system',
  response_size: 'extra long',
  audio: false,
  images: true,
  hidden_tags: ['storm', 'slow burn'],
  hidden_words: ['Harbour', '海'],
  hints_dismissed: ['intro', 'read'],
  shortcuts: false,
};

const put = (by: Visitor, body: unknown) => by.ask('PUT', PATH, body);
const read = async (by: Visitor) => (await by.ask('GET', PATH)).json();
const rowsFor = async (username: string) =>
  rowsOf(house, 'SELECT * FROM preferences WHERE user_id = $1', [(await userRow(house, username)).id]);

describe('preferences', () => {
  it('are nothing until something is chosen, and reading them chooses nothing', async () => {
    const user = await house.signUp('Undecided');
    expect(await read(user)).toEqual(nothing);
    expect((await user.ask('GET', '/api/user')).json().preferences).toBeNull();
    expect(await rowsFor('Undecided')).toEqual([]);
  });

  it('belong to the account and follow it to another device', async () => {
    const user = await house.signUp('Traveller');
    const answer = await put(user, chosen);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(chosen);
    const phone = house.visitor();
    const login = { email: 'traveller@example.org', password: PASSWORD };
    expect((await phone.ask('POST', '/api/user/login', login)).json().preferences).toEqual(chosen);
    expect(await read(phone)).toEqual(chosen);
    const other = await house.signUp('Bystander');
    expect(await read(other)).toEqual(nothing);
  });

  it('change only in what the body names; null goes back to the default', async () => {
    const user = await house.signUp('Stepwise');
    await put(user, { audio: false, hidden_words: ['harbour'] });
    expect(await read(user)).toEqual({ ...nothing, audio: false, hidden_words: ['harbour'] });
    await put(user, { appearance: 'light' });
    expect((await put(user, { audio: null })).json()).toEqual({
      ...nothing,
      appearance: 'light',
      hidden_words: ['harbour'],
    });
    expect((await put(user, {})).json()).toEqual(await read(user));
  });

  it('lose nothing when two devices choose at once, the first time too', async () => {
    const user = await house.signUp('Twofold');
    const bodies = [{ audio: false }, { images: false }, { hidden_tags: ['storm'] }, { appearance: 'dark' }];
    const answers = await Promise.all(bodies.map((body) => put(user, body)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(await read(user)).toEqual(Object.assign({}, nothing, ...bodies));
  });

  it('keep tags in lower case, each entry once, without spaces around', async () => {
    const user = await house.signUp('Tidy_one');
    const body = {
      hidden_tags: ['  Storm ', 'STORM', 'slow \n burn'],
      hidden_words: ['salt   water', 'Salt water '],
      hints_dismissed: ['read', 'intro', 'read'],
    };
    expect((await put(user, body)).json()).toMatchObject({
      hidden_tags: ['storm', 'slow burn'],
      hidden_words: [expect.stringMatching(/^salt water$/i)],
      hints_dismissed: ['intro', 'read'],
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an appearance there is not', { appearance: 'sepia' }],
    ['a size there is not', { response_size: 'endless' }],
    ['a word in place of yes or no', { audio: 'yes' }],
    ['31 tags', { hidden_tags: Array.from({ length: 31 }, (_, n) => `tag ${n}`) }],
    ['51 words', { hidden_words: Array.from({ length: 51 }, (_, n) => `word ${n}`) }],
    ['a word of 61 characters', { hidden_words: ['w'.repeat(61)] }],
    ['a tag of 31 characters', { hidden_tags: ['t'.repeat(31)] }],
    ['an empty word', { hidden_words: ['   '] }],
    ['a word with NUL', { hidden_words: ['a\0b'] }],
    ['half a character', { hidden_words: ['a\ud83d'] }],
    ['a text in place of a list', { hidden_tags: 'storm' }],
    ['a hint there is not', { hints_dismissed: ['all'] }],
  ])('refuse %s, name the field and change nothing', async (_what, fault) => {
    const user = await house.signUp(`Strict${++tries}`);
    await put(user, chosen);
    const answer = await put(user, { shortcuts: true, ...fault });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid');
    const [field = ''] = Object.keys(fault);
    expect(Object.keys(answer.json().errors).some((name) => name.startsWith(field))).toBe(true);
    expect(await read(user)).toEqual(chosen);
  });

  it('take the longest lists there may be', async () => {
    const user = await house.signUp('Thorough');
    const body = {
      hidden_tags: Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(30, 't')),
      hidden_words: Array.from({ length: 50 }, (_, n) => `${n}`.padEnd(60, '海')),
    };
    expect((await put(user, body)).json()).toMatchObject(body);
  });

  it('are for their owner only, and nobody is called so', async () => {
    const visitor = house.visitor();
    for (const answer of [await visitor.ask('GET', PATH), await put(visitor, chosen)]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('signed_out');
    }
    const taken = await visitor.ask('POST', '/api/user/register', {
      username: 'preferences',
      email: 'preferences@example.org',
      password: PASSWORD,
    });
    expect(taken.statusCode).toBe(400);
    expect(taken.json().errors).toHaveProperty('username');
  });

  it('are part of the export, and go with the account', async () => {
    const user = await house.signUp('Leaver');
    await put(user, chosen);
    const { id } = await userRow(house, 'Leaver');
    expect((await user.ask('GET', '/api/user/export')).json().account.preferences).toEqual(chosen);
    await user.ask('DELETE', '/api/user');
    expect(await rowsOf(house, 'SELECT * FROM preferences WHERE user_id = $1', [id])).toEqual([]);
  });
});
