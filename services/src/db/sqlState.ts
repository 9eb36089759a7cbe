/** Whether a query failed with one of these codes of PostgreSQL. Drizzle wraps the error of the engine. */
export const hasSqlState = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(String(error.code))) || hasSqlState(error.cause, codes));

/** PostgreSQL's code for a value that another row already has. */
const uniqueViolation = '23505';

/** Whether a query failed because another row already has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean => hasSqlState(error, [uniqueViolation]);
