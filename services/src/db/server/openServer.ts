import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types, type PoolClient } from 'pg';
import type { Database } from '../database.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import { StartFault } from '../startFault.ts';

/** Any number, the same in every process: whoever migrates holds this lock. */
const MIGRATION_LOCK = 7_202_611;

const OLDEST_VERSION = 150_000;

// Counts come as int8, which pg leaves as text.
types.setTypeParser(types.builtins.INT8, Number);

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const poolOf = (databaseUrl: string): Pool => {
  try {
    return new Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      application_name: 'citygigs-services',
    });
  } catch (error) {
    throw new StartFault(`DATABASE_URL is not a PostgreSQL URL (${reasonOf(error)}).`, { cause: error });
  }
};

const connected = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StartFault(`The database named by DATABASE_URL cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};

const migrated = async (client: PoolClient): Promise<void> => {
  const version = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(version.rows[0]?.server_version_num) < OLDEST_VERSION) {
    throw new StartFault('The database named by DATABASE_URL is older than PostgreSQL 15: use a newer one.');
  }
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new StartFault(`The database named by DATABASE_URL cannot be migrated: ${reasonOf(cause)}.`, {
      cause: error,
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};

/** A PostgreSQL server, for as many processes as there are. */
export const openServer = async (
  databaseUrl: string,
  onLostConnection: (error: Error) => void,
): Promise<Database> => {
  const pool = poolOf(databaseUrl);
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onLostConnection);
  try {
    const client = await connected(pool);
    try {
      await migrated(client);
    } finally {
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const orm = drizzle(pool);
  return {
    engine: 'server',
    orm,
    rows: async <Row>(query: Parameters<typeof orm.execute>[0]) => (await orm.execute(query)).rows as Row[],
    close: () => pool.end(),
  };
};
