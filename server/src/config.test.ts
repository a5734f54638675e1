import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig, readEnvironment } from './config.ts';

const SECRET = 'kR7vQ2mZ9xLp4WnB8sTd1YhG6cJf3EaU';
const production = (env: Environment = {}) =>
  readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://sirenade.example', PAYMENTS: 'none', ...env });

function faultOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the configuration', () => {
  it('has the documented defaults when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      allowSkipValidation: false,
      trustProxy: undefined,
      rateLimitScale: 1,
      secretKey: undefined,
      logLevel: 'info',
      backupsKept: 3,
      passwordCost: { memoryKib: 19_456, passes: 2 },
    });
    expect(config.publicUrl.origin).toBe('http://127.0.0.1:3000');
  });

  it('takes the id of a tag container and nothing that could be anything else', () => {
    expect(readConfig({}).analyticsId).toBe('');
    expect(readConfig({ ANALYTICS_ID: 'GTM-ABC1234' }).analyticsId).toBe('GTM-ABC1234');
    for (const id of ['UA-1234-5', 'GTM-', 'gtm-abc1234', 'GTM-ABC1234&x=1', 'https://evil.example']) {
      expect(faultOf(() => readConfig({ ANALYTICS_ID: id }))).toContain(
        'ANALYTICS_ID: must be the id of a tag container',
      );
    }
  });

  it('fills an empty place with a demonstration only where the database is embedded and not in production', () => {
    const postgres = { DATABASE_URL: 'postgres://u:p@db/sirenade' };
    expect(readConfig({}).seedDemo).toBe(true);
    expect(readConfig({ SEED_DEMO: '0' }).seedDemo).toBe(false);
    expect(readConfig(postgres).seedDemo).toBe(false);
    expect(readConfig({ ...postgres, SEED_DEMO: '1' }).seedDemo).toBe(true);
    expect(production().seedDemo).toBe(false);
    expect(production({ SEED_DEMO: 'true' }).seedDemo).toBe(true);
  });

  it('takes what is set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://sirenade.example/',
      DATA_DIR: '/var/lib/sirenade',
      DATABASE_URL: 'postgres://u:p@db/sirenade',
      REDIS_URL: 'redis://cache',
      SMTP_URL: 'smtps://u:p@mail',
      MAIL_FROM: 'Sea <sea@sirenade.example>',
      SUPPORT_EMAIL: 'help@sirenade.example',
      ALLOW_SKIP_VALIDATION: '1',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,loopback',
      RATE_LIMIT_SCALE: '2.5',
      SECRET_KEY: SECRET,
    });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/sirenade',
      databaseUrl: 'postgres://u:p@db/sirenade',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1', 'loopback'],
      rateLimitScale: 2.5,
      allowSkipValidation: true,
    });
    expect(config.publicUrl.origin).toBe('https://sirenade.example');
  });

  it('makes its own address from host and port, IPv6 too', () => {
    expect(readConfig({ HOST: '::1', PORT: '81' }).publicUrl.origin).toBe('http://[::1]:81');
    expect(readConfig({ HOST: 'localhost', PORT: '81' }).publicUrl.origin).toBe('http://localhost:81');
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'sirenade.example'],
    ['PUBLIC_URL', 'ftp://sirenade.example'],
    ['PUBLIC_URL', 'https://sirenade.example/below'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'hunter2'],
    ['REDIS_URL', 'http://x'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['COMMUNITY_URL', 'discord'],
    ['COMMUNITY_URL', 'javascript:alert(1)'],
    ['ALLOW_SKIP_VALIDATION', 'yes'],
    ['ALLOW_INDEXING', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '127.0.0.1,proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['RATE_LIMIT_SCALE', 'lots'],
    ['SECRET_KEY', 'hunter2'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUPS_KEPT', '-1'],
    ['BACKUPS_KEPT', '1.5'],
  ])('refuses a wrong %s (%j), naming the variable and not showing its value', (name, value) => {
    const fault = faultOf(() => readConfig({ [name]: value }));
    expect(fault).toContain(`${name}: `);
    expect(fault).not.toContain('hunter2');
  });

  it('names all wrong variables at once', () => {
    const fault = faultOf(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x', REDIS_URL: 'x' }));
    for (const name of ['PORT', 'LOG_LEVEL', 'REDIS_URL']) expect(fault).toContain(name);
  });
});

describe('in production the configuration', () => {
  it('is accepted when it is safe', () => {
    expect(production({ DATABASE_URL: 'postgres://db/x', SECRET_KEY: SECRET }).production).toBe(true);
    expect(production().production).toBe(true);
    for (const url of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(production({ PUBLIC_URL: url }).production).toBe(true);
    }
  });

  it.each([
    ['ALLOW_SKIP_VALIDATION', { ALLOW_SKIP_VALIDATION: '1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'trace' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://sirenade.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.sirenade.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://127.sirenade.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://10.0.0.1' }],
    ['SECRET_KEY', { SECRET_KEY: 'x'.repeat(64) }],
    ['SECRET_KEY', { SECRET_KEY: 'change-me-change-me-change-me-change-me' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://db/x' }],
  ])('is refused, naming %s, for %j', (name, env) => {
    expect(faultOf(() => production(env))).toContain(`${name}: `);
  });

  it('may be all of that while developing', () => {
    const loose = {
      ALLOW_SKIP_VALIDATION: 'true',
      LOG_LEVEL: 'trace',
      PUBLIC_URL: 'http://10.0.0.1',
      SECRET_KEY: 'x'.repeat(64),
    };
    expect(readConfig(loose).allowSkipValidation).toBe(true);
  });
});

describe('the .env file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sirenade-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is read, and what the process environment says wins', () => {
    const file = join(folder, '.env');
    writeFileSync(file, '# a comment\nPORT=4000\nHOST="0.0.0.0"\nMAIL_FROM=\'Sea <sea@sirenade.example>\'\n');
    const env = readEnvironment(file, { PORT: '5000' });
    expect(readConfig(env)).toMatchObject({ port: 5000, host: '0.0.0.0', mailFrom: 'Sea <sea@sirenade.example>' });
  });

  it('need not exist', () => {
    expect(readEnvironment(join(folder, '.env'), { PORT: '5000' })).toEqual({ PORT: '5000' });
  });

  it('takes payments by PayPal when all of it is set, in the sandbox when nothing is, and not at all when told so', () => {
    const paypal = {
      PAYPAL_URL: 'https://api-m.paypal.com',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'hook',
    };
    expect(readConfig({}).payments).toBe('sandbox');
    expect(readConfig({ PAYMENTS: 'none' }).payments).toBe('none');
    expect(readConfig(paypal).payments).toEqual({
      url: 'https://api-m.paypal.com',
      clientId: 'id',
      secret: 'secret',
      webhookId: 'hook',
    });
    expect(faultOf(() => readConfig({ ...paypal, PAYPAL_SECRET: '' }))).toContain('PAYPAL_SECRET: is needed beside');
    expect(faultOf(() => readConfig({ ...paypal, PAYMENTS: 'none' }))).toContain('PAYMENTS: is none, yet PAYPAL_URL');
    expect(faultOf(() => production({ PAYMENTS: undefined }))).toContain('the payment sandbox is not for production');
    expect(production({ ...paypal, PAYMENTS: undefined }).payments).toMatchObject({ clientId: 'id' });
  });
});
