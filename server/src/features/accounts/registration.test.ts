import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, PASSWORD, type TestApp } from '../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const wish = (over: Record<string, unknown> = {}) => ({
  username: 'Marisol',
  email: 'marisol@example.org',
  password: PASSWORD,
  birthday: '1990-04-12',
  ...over,
});

describe('signing up', () => {
  it('answers 201 with the user object itself and a session cookie [A5] [P1]', async () => {
    const visitor = house.visitor();
    const answer = await visitor.ask('POST', '/api/user/register', wish());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      username: 'Marisol',
      email: 'marisol@example.org',
      verified: false,
      authorized: false,
      roles: [],
      mod_in: [],
      avatar: null,
      payments: { subscription_type: 'trial', words_left: 0, image_generations_left: 0, images_generations_left: 0 },
    });
    expect((await visitor.ask('GET', '/api/user')).json().username).toBe('Marisol');
  });
});
