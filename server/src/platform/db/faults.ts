const UNIQUE_VIOLATION = '23505';
const MISSING_REFERENCE = '23503';

/** Codes of Node and of PostgreSQL for a server that is unreachable, shutting down, or out of connections. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['53300', '57P01', '57P02', '57P03', '57P05', '25P03', '08000', '08001', '08003', '08004', '08006'],
]);
/** Codes of PostgreSQL for a statement that waited too long, or that was ended because others waited for it. */
const BUSY = new Set(['57014', '55P03', '40P01', '40001']);
/** The driver's own errors about a connection have no code. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;
/** Text that PostgreSQL cannot hold: NUL, or bytes that are no characters. */
const UNSTORABLE = new Set(['22021', '22P05']);

function* causesOf(error: unknown): Generator<Error & { code?: string; constraint?: string }> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** Whether a statement failed because this unique index already has such a row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (const { code, constraint } of causesOf(error)) {
    if (code === UNIQUE_VIOLATION && constraint === index) return true;
  }
  return false;
}

/** Whether a statement failed because a row that it refers to does not exist, or no longer does. */
export function isMissingReference(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === MISSING_REFERENCE) return true;
  return false;
}

/** Whether a statement had to give way to others, so that the same request may work later. */
export function isDatabaseBusy(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (BUSY.has(code ?? '')) return true;
  return false;
}

/** Whether the database cannot be reached, so that the same request may work later. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (AWAY.has(code ?? '') || CONNECTION_LOST.test(message)) return true;
  }
  return false;
}

/** Whether a statement failed because a value has characters that no text column can store. */
export function isUnstorable(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (UNSTORABLE.has(code ?? '')) return true;
  return false;
}
