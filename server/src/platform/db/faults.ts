const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because this unique index already has such a row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === index) return true;
  }
  return false;
}
