import type { Database } from '../db/database.ts';
import { limitRequests } from '../limits/requestLimit.ts';

/** How many of each a person may write within an hour, under whichever spelling of the address and with however many accounts. */
const maxPerHour = {
  contribution: 40,
  review: 20,
  'review edit': 20,
  vote: 60,
  report: 20,
} as const;

/** Counts what a person writes. Throws a 429 beyond the hourly limit. `writer` is as `writerOf` says. */
export const limitWriter = (
  database: Database,
  kind: keyof typeof maxPerHour,
  writer: string,
): Promise<void> => limitRequests(database, { kind, subject: writer, max: maxPerHour[kind] });
