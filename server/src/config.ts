import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { type EngineConfig, engineEnvironment, readEngineConfig } from './engine-config.ts';

const SENDER = /^([^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const withProtocol = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be a URL beginning with ${protocols.join(':// or ')}://`,
  });

const SCALE = 'must be a number above 0 and at most 1000000';

const isOrigin = (text: string) => {
  // A text that is no address at all is reported by another check.
  if (!URL.canParse(text)) return true;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
};

/** Addresses, ranges, and the names that the HTTP server knows for some of them. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = text.match(/^([^/]*)(?:\/(\d+))?$/) ?? [];
  return isIP(address) !== 0 && Number(bits ?? 0) <= (isIP(address) === 4 ? 32 : 128);
}

const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isProxy), 'must be addresses or ranges, separated by commas');

/** A whole number between two bounds, which the message of a failure names. */
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  PUBLIC_URL: withProtocol('http', 'https')
    .refine(isOrigin, 'must be an origin such as https://example.org, without a path')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: withProtocol('postgres', 'postgresql').optional(),
  REDIS_URL: withProtocol('redis', 'rediss').optional(),
  SMTP_URL: withProtocol('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address, or a name and an <address>')
    .default('Sirenade <no-reply@sirenade.example>'),
  SUPPORT_EMAIL: z.email().default('support@sirenade.example'),
  COMMUNITY_URL: withProtocol('http', 'https').default('https://community.sirenade.example/'),
  ANALYTICS_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,16}$/, 'must be the id of a tag container, such as GTM-ABC1234')
    .default(''),
  ALLOW_SKIP_VALIDATION: flag.default(false),
  ALLOW_INDEXING: flag.default(false),
  SEED_DEMO: flag.optional(),
  TRUST_PROXY: proxies.optional(),
  RATE_LIMIT_SCALE: z.coerce.number({ error: SCALE }).positive(SCALE).max(1_000_000, SCALE).default(1),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BACKUPS_KEPT: wholeNumber(0, 365).default(3),
  VISITOR_DAILY_CAP: wholeNumber(0, 1_000_000).default(2000),
  PAYMENTS: z.enum(['none']).optional(),
  PAYPAL_URL: withProtocol('https', 'http')
    .refine(isOrigin, 'must be an origin such as https://api-m.paypal.com')
    .optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  ...engineEnvironment.shape,
});

export type Environment = Record<string, string | undefined>;

/** Everything an operator can set, checked and typed. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  communityUrl: string;
  /** The tag container that pages load; empty for none. */
  analyticsId: string;
  allowSkipValidation: boolean;
  /** Whether search engines may list public pages. */
  allowIndexing: boolean;
  /** Whether an empty database is filled with a demonstration. */
  seedDemo: boolean;
  trustProxy: string[] | undefined;
  rateLimitScale: number;
  secretKey: string | undefined;
  logLevel: string;
  backupsKept: number;
  /** Free chats that all visitors together may have in a day. */
  visitorDailyCap: number;
  /** PayPal, the sandbox that stands in for it outside production, or no plans at all. */
  payments: PaypalConfig | 'sandbox' | 'none';
  engines: EngineConfig;
  /** Argon2id cost; only tests lower it. */
  passwordCost: { memoryKib: number; passes: number };
}

export interface PaypalConfig {
  url: string;
  clientId: string;
  secret: string;
  webhookId: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function productionFaults(values: z.output<typeof environment>, publicUrl: URL): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const faults: string[] = [];
  if (values.ALLOW_SKIP_VALIDATION) faults.push('ALLOW_SKIP_VALIDATION: must be off in production');
  if (values.LOG_LEVEL === 'debug' || values.LOG_LEVEL === 'trace') {
    faults.push(`LOG_LEVEL: ${values.LOG_LEVEL} is not for production; use info or above`);
  }
  if (publicUrl.protocol !== 'https:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(publicUrl.hostname)) {
    faults.push('PUBLIC_URL: must be https in production, so that session cookies are secure');
  }
  if (!values.PAYPAL_URL && values.PAYMENTS !== 'none') {
    faults.push(
      'PAYMENTS: the payment sandbox is not for production; set PAYPAL_URL and the rest of it, or PAYMENTS=none',
    );
  }
  if (values.SECRET_KEY && new Set(values.SECRET_KEY).size < 10) {
    faults.push('SECRET_KEY: looks like a placeholder; make one with `openssl rand -base64 32`');
  }
  if (!values.SECRET_KEY && values.DATABASE_URL) {
    faults.push('SECRET_KEY: is needed beside DATABASE_URL, so that every process uses the same key');
  }
  return faults;
}

const PAYPAL = ['PAYPAL_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

function readPayments(values: z.output<typeof environment>): { payments: Config['payments']; faults: string[] } {
  const { PAYPAL_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = values;
  const present = PAYPAL.filter((name) => values[name] !== undefined);
  if (present.length === 0) return { payments: values.PAYMENTS ?? 'sandbox', faults: [] };
  if (values.PAYMENTS) return { payments: 'none', faults: [`PAYMENTS: is none, yet ${present[0]} is set`] };
  if (url && clientId && secret && webhookId) return { payments: { url, clientId, secret, webhookId }, faults: [] };
  const missing = PAYPAL.filter((name) => values[name] === undefined);
  return { payments: 'none', faults: missing.map((name) => `${name}: is needed beside ${present[0]}`) };
}

/** Reads the environment, or throws one error that names every wrong variable. */
export function readConfig(env: Environment): Config {
  // An empty variable means unset, as in `.env` templates.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid.\n  ${faults.join('\n  ')}`);
  }
  const values = parsed.data;
  const { engines, faults: engineFaults } = readEngineConfig(values);
  const { payments, faults: paymentFaults } = readPayments(values);
  const unfit = [...engineFaults, ...paymentFaults];
  if (unfit.length > 0) throw new ConfigError(`The configuration is not valid.\n  ${unfit.join('\n  ')}`);
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://${host}:${values.PORT}`);
  const faults = productionFaults(values, publicUrl);
  if (faults.length > 0)
    throw new ConfigError(`The configuration is not safe for production.\n  ${faults.join('\n  ')}`);
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    communityUrl: values.COMMUNITY_URL,
    analyticsId: values.ANALYTICS_ID,
    allowSkipValidation: values.ALLOW_SKIP_VALIDATION,
    allowIndexing: values.ALLOW_INDEXING,
    seedDemo: values.SEED_DEMO ?? (values.NODE_ENV !== 'production' && values.DATABASE_URL === undefined),
    trustProxy: values.TRUST_PROXY,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    backupsKept: values.BACKUPS_KEPT,
    visitorDailyCap: values.VISITOR_DAILY_CAP,
    payments,
    engines,
    passwordCost: { memoryKib: 19_456, passes: 2 },
  };
}

/** The process environment over the `.env` file, if there is one. */
export function readEnvironment(file = resolve('.env'), env: Environment = process.env): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}
