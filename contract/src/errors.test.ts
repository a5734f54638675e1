import { describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))('%s has an error status and a whole sentence [A1]', (code, entry) => {
    const [status, sentence] = entry;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    // Three texts of the specification have no full stop.
    expect(sentence).toMatch(
      /^[A-Z].+\.$|^Subscription is already active$|^Please (log in|verify your email) to post$/,
    );
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('says the same thing about a wrong address and a wrong password [X8]', () => {
    expect(errorCatalogue.credentials_invalid).toEqual([401, 'Invalid email or password.']);
  });

  it('has one sentence per code of a status, so that texts tell faults apart', () => {
    const sentences = Object.values(errorCatalogue).map(([status, sentence]) => `${status} ${sentence}`);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('the endpoint table', () => {
  const entries = Object.entries(accounts) as [string, Endpoint][];

  it.each(entries)('%s is a path below /api with a summary and known errors [A1]', (key, endpoint) => {
    expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\//);
    expect(endpoint.summary).toMatch(/^[A-Z]/);
    for (const code of endpoint.errors ?? []) expect(errorCatalogue).toHaveProperty(code);
  });

  it.each(entries)('%s declares a schema for each parameter of its path', (key, endpoint) => {
    const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(named);
  });

  it('has every account call of the specification [A2] [A3] [A4] [A5] [A6] [A7] [A8] [A9] [A10]', () => {
    expect(Object.keys(accounts)).toEqual(
      expect.arrayContaining([
        'GET /api/user',
        'GET /api/user/logout',
        'POST /api/user/login',
        'POST /api/user/register',
        'POST /api/user/forgot-password',
        'POST /api/user/reset-password/:token',
        'POST /api/user/resend-verification',
        'GET /api/user/:username',
        'DELETE /api/user',
      ]),
    );
  });

  it('lets a GET change something only as a same-origin fetch, and gives it a POST twin', () => {
    const guarded = entries.filter(([, endpoint]) => endpoint.sameOriginOnly).map(([key]) => key);
    expect(guarded).toContain('GET /api/user/logout');
    for (const key of guarded) expect(accounts).toHaveProperty([key.replace('GET', 'POST')]);
  });
});
