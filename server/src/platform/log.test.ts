import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { describeError, makeLog, scrub } from './log.ts';
import { newToken } from './security/tokens.ts';

function capture(level = 'info') {
  const lines: string[] = [];
  return { log: makeLog(level, { write: (line) => lines.push(line) }), lines };
}

describe('what goes to the log', () => {
  it('has no e-mail address in it, of whatever form sign-up accepts', () => {
    for (const address of [
      'marisol@example.org',
      'a.b+tag@sub.example.co.uk',
      "o'brien@example.org",
      'MARISOL@EXAMPLE.ORG',
      '_x-1@xn--bcher-kva.example',
    ]) {
      expect(scrub(`550 <${address}>: unknown, ${address}.`)).toBe('550 <[email]>: unknown, [email].');
    }
  });

  it('has no token in it, also inside an address of a page', () => {
    const token = newToken();
    expect(scrub(`GET /reset-password/${token}?x=1 and "${token}"`)).toBe(
      'GET /reset-password/[token]?x=1 and "[token]"',
    );
  });

  it('keeps other text as it is', () => {
    const text = 'Migration 0001_accounts.sql failed at 12:30, user@ @host a@b';
    expect(scrub(text)).toBe(text);
  });

  it('has of a database error its code and constraint, never its values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_username_key_key"'), {
      code: '23505',
      constraint: 'users_username_key_key',
      detail: 'Key (username_key)=(marisol) already exists.',
      where: 'marisol',
      parameters: ['marisol'],
    });
    const error = new DrizzleQueryError('INSERT INTO users VALUES ($1, $2)', ['marisol', 'hunter2\nparams: x'], cause);
    const { log, lines } = capture();
    log.error({ err: error }, 'request failed');
    const [line = ''] = lines;
    expect(line).not.toMatch(/marisol|hunter2/);
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      err: {
        message: expect.stringContaining('INSERT INTO users'),
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: '23505', constraint: 'users_username_key_key' },
      },
    });
  });

  it('takes anything that can be thrown', () => {
    const round = new Error('round');
    round.cause = round;
    for (const thrown of ['marisol@example.org', null, undefined, 7, { email: 'marisol@example.org' }, round]) {
      expect(JSON.stringify(describeError(thrown))).not.toContain('marisol');
    }
  });

  it('hides fields that name a secret, at the top and one level down', () => {
    const { log, lines } = capture();
    const secrets = {
      password: 'hunter2',
      token: 'hunter2',
      email: 'hunter2',
      cookie: 'hunter2',
      authorization: 'hunter2',
    };
    log.info({ ...secrets, body: secrets, req: { headers: secrets } }, 'x');
    expect(lines.join()).not.toContain('hunter2');
  });

  it('is one JSON line per event, whatever text is in it', () => {
    const { log, lines } = capture();
    log.info({ device: 'a\r\n{"level":"fatal"}' }, 'text with\nnew lines\u2028and\u0000more');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', device: 'a\r\n{"level":"fatal"}' });
  });

  it('is only what the level asks for', () => {
    const { log, lines } = capture('warn');
    log.info('quiet');
    log.warn('loud');
    expect(lines).toHaveLength(1);
  });
});
