/** Whether a query failed with one of these codes of PostgreSQL. Drizzle wraps the error of the engine. */
export const hasSqlState = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(String(error.code))) || hasSqlState(error.cause, codes));
