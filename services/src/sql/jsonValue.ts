import { sql, type SQL } from 'drizzle-orm';

/** A value that a query reads as JSON. */
export const jsonValue = (value: unknown): SQL => sql`${JSON.stringify(value)}::text::jsonb`;
