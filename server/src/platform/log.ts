import { type DestinationStream, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

const EMAIL = /[\w.'+-]+@[\w-]+(\.[\w-]+)+/g;
const LONG_TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Takes addresses and tokens out of a text that goes to the log. */
export function scrub(text: string): string {
  return text.replace(EMAIL, '[email]').replace(LONG_TOKEN, '[token]');
}

/** How far causes are followed: an error may be its own. */
const DEEPEST_CAUSE = 5;
const SECRETS = ['password', 'token', 'email', 'cookie', 'authorization'];

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack: string;
  cause?: LoggedError;
}

/** Picks the fields of an error that are safe to log; a database error's detail and parameters hold people's data. */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  return {
    type: error.name,
    message: scrub(message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined || depth === DEEPEST_CAUSE ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Options shared by the server's own logger and the HTTP layer. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => describeError(error),
      error: (error: unknown) => describeError(error),
    },
    redact: {
      paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), 'req.headers'],
      censor: '[redacted]',
    },
  };
}

/** Makes the logger: one JSON line per event. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  return destination ? pino(logOptions(level), destination) : pino(logOptions(level));
}
