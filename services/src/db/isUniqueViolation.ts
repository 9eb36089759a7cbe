/** PostgreSQL's code for a value that another row already has. */
const uniqueViolation = '23505';

/** Whether a query failed because another row already has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === uniqueViolation) || isUniqueViolation(error.cause));
