import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { fillWhenEmpty } from '../src/db/server/fillWhenEmpty.ts';
import { openServer } from '../src/db/server/openServer.ts';
import { loadSampleWorld } from '../sample/loadSampleWorld.ts';
import { engineSuite, everySuite } from './everySuite.ts';
import { startCluster } from './throwAwayPostgres.ts';
import { closeWorld, sampleDay, serve, type World } from './world.ts';

const cluster = startCluster();
if ('reason' in cluster)
  process.stdout.write(`The tests on a PostgreSQL server are left out: ${cluster.reason}.\n`);

const open = (more: Partial<Parameters<typeof openServer>[1]> = {}): Promise<Database> => {
  if ('reason' in cluster) throw new Error(cluster.reason);
  return openServer(cluster.urlOf('postgres'), { onLostConnection: () => undefined, ...more });
};

describe.skipIf('reason' in cluster)('on a PostgreSQL server', () => {
  let world: World | undefined;

  beforeAll(async () => {
    // Two processes that start at once: both migrate and fill, and it happens once.
    const prepare = (database: Pick<Database, 'orm'>) =>
      fillWhenEmpty(database, (target) => loadSampleWorld(target, { day: sampleDay }));
    const [database, other] = await Promise.all([open({ prepare }), open({ prepare })]);
    await other.close();
    world = await serve(database);
  });

  afterAll(async () => {
    if (world !== undefined) await closeWorld(world);
    if (!('reason' in cluster)) cluster.stop();
  });

  const present = (): World => {
    if (world === undefined) throw new Error('There is no world yet.');
    return world;
  };

  it('is migrated and filled once by two concurrent starts', async () => {
    const rows = await present().database.rows(
      sql`select (select count(*)::int from job_offers) as offers, (select count(*)::int from partners) as partners`,
    );
    expect(rows).toEqual([{ offers: 5000, partners: 40 }]);
  });

  it('reports an unreachable database in one sentence', async () => {
    if ('reason' in cluster) return;
    await expect(openServer(cluster.urlOf('nowhere'), { onLostConnection: () => undefined })).rejects.toThrow(
      'The database named by DATABASE_URL cannot be reached: database "nowhere" does not exist.',
    );
  });

  it('cancels a query after the timeout and continues to answer others', async () => {
    const hurried = await open({ queryTimeoutMs: 200 });
    await expect(hurried.rows(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: { message: 'Query read timeout' },
    });
    expect(await hurried.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await hurried.close();
  });

  // The journeys run on PostgreSQL, too.
  const runSuites = process.env['TEST_MATRIX'] === 'full' ? everySuite : engineSuite;
  runSuites(present);
});
