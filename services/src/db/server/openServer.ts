import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import { assertKnownSchema } from '../assertKnownSchema.ts';
import type { Database } from '../database.ts';
import { databaseOver, rowsFrom } from '../databaseOver.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import { PreparingClient } from './PreparingClient.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';

/** The advisory lock held while migrating: an arbitrary number, the same in every process. */
const migrationLock = 7_202_611;

const minServerVersion = 150_000;

// Parse int8 as a number: pg returns it as text, and counts are int8.
types.setTypeParser(types.builtins.INT8, Number);

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const statementTimeoutMs = 15_000;

/** Longer than the statement timeout; it ends queries if the server stops responding. */
const defaultQueryTimeoutMs = 20_000;

type Limits = Pick<PoolConfig, 'max' | 'statement_timeout' | 'query_timeout'>;

/** Compiling a query takes PostgreSQL longer than any list or search does, and its estimates are often too high. */
const withoutCompiling = async (client: ClientBase): Promise<void> => {
  await client.query('set jit to off');
};

const poolOf = (databaseUrl: string, limits: Limits): Pool => {
  try {
    return new Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      application_name: 'citygigs-services',
      Client: PreparingClient,
      onConnect: withoutCompiling,
      ...limits,
    });
  } catch (error) {
    throw new StartFault(`DATABASE_URL is not a PostgreSQL URL (${reasonOf(error)}).`, { cause: error });
  }
};

const connect = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StartFault(`The database named by DATABASE_URL cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};

const migrateSchema = async (client: PoolClient, migrations: string): Promise<void> => {
  const version = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(version.rows[0]?.server_version_num) < minServerVersion) {
    throw new StartFault('The database named by DATABASE_URL is older than PostgreSQL 15: use a newer one.');
  }
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await assertKnownSchema({ rows: rowsFrom(drizzle(client)) });
    await migrate(drizzle(client), { migrationsFolder: migrations });
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new StartFault(`The database named by DATABASE_URL cannot be migrated: ${reasonOf(cause)}.`, {
      cause: error,
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
};

interface Options {
  onLostConnection: (error: Error) => void;
  /** Runs after the migrations and before other queries, without a timeout. */
  prepare?: (database: Pick<Database, 'orm'>) => Promise<void>;
  /** Time limit for a query. */
  queryTimeoutMs?: number;
  /** The folder of the migrations; a restored backup may need older ones first. */
  migrations?: string;
}

/** Opens a database on a PostgreSQL server, which several processes may share. */
export const openServer = async (
  databaseUrl: string,
  {
    onLostConnection,
    prepare,
    queryTimeoutMs = defaultQueryTimeoutMs,
    migrations = migrationsFolder,
  }: Options,
): Promise<Database> => {
  // Without a listener, a broken idle connection would crash the process.
  const migrationPool = poolOf(databaseUrl, { max: 1 }).on('error', onLostConnection);
  try {
    const client = await connect(migrationPool);
    try {
      await migrateSchema(client, migrations);
    } finally {
      client.release(true);
    }
    await prepare?.({ orm: drizzle(migrationPool) });
  } finally {
    await migrationPool.end();
  }
  const limits = { statement_timeout: statementTimeoutMs, query_timeout: queryTimeoutMs };
  const pool = poolOf(databaseUrl, limits).on('error', onLostConnection);
  return databaseOver({
    engine: 'server',
    orm: drizzle(pool),
    close: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
};
