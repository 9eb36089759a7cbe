import { hasSqlState } from './hasSqlState.ts';

/** PostgreSQL's code for a value that another row already has. */
const uniqueViolation = '23505';

/** Whether a query failed because another row already has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean => hasSqlState(error, [uniqueViolation]);
