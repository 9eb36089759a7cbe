import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
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

const STATEMENT_TIMEOUT_MS = 15_000;

/** A little longer: it is for a server that does not even say that a statement took too long. */
const QUERY_TIMEOUT_MS = 20_000;

type Limits = Pick<PoolConfig, 'max' | 'statement_timeout' | 'query_timeout'>;

const poolOf = (databaseUrl: string, limits: Limits): Pool => {
  try {
    return new Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      application_name: 'citygigs-services',
      ...limits,
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

type Options = {
  onLostConnection: (error: Error) => void;
  /** Done once the tables are there, before anything else; it may take as long as it takes. */
  prepare?: (database: Pick<Database, 'orm'>) => Promise<void>;
  /** How long to wait for the answer to a query. */
  queryTimeoutMs?: number;
};

/** A PostgreSQL server, for as many processes as there are. */
export const openServer = async (
  databaseUrl: string,
  { onLostConnection, prepare, queryTimeoutMs = QUERY_TIMEOUT_MS }: Options,
): Promise<Database> => {
  // Without a listener an idle connection that breaks would end the process.
  const first = poolOf(databaseUrl, { max: 1 }).on('error', onLostConnection);
  try {
    const client = await connected(first);
    try {
      await migrated(client);
    } finally {
      client.release(true);
    }
    await prepare?.({ orm: drizzle(first) });
  } finally {
    await first.end();
  }
  const limits = { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: queryTimeoutMs };
  const pool = poolOf(databaseUrl, limits).on('error', onLostConnection);
  const orm = drizzle(pool);
  return {
    engine: 'server',
    orm,
    rows: async <Row>(query: Parameters<typeof orm.execute>[0]) => (await orm.execute(query)).rows as Row[],
    close: () => pool.end(),
  };
};
