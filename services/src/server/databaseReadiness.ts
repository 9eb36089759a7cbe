import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import type { IsWritable } from './diskState.ts';
import { readiness, type Readiness } from '@citygigs/server/health/readiness.ts';

const Answer = Type.Object({ takes_writes: Type.Boolean() });

/** The services need a database that answers and takes writes; a standby does not. */
export const databaseReadiness = (
  database: Pick<Database, 'rows'>,
  isWritable: IsWritable | null,
): Readiness =>
  readiness({
    always: {
      database: async () => {
        const [answer] = await database.rows(
          sql`select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as takes_writes`,
          Answer,
        );
        return answer?.takes_writes === true;
      },
      ...(isWritable === null ? {} : { disk: isWritable }),
    },
  });
