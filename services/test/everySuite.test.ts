import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { fillWhenEmpty } from '../src/db/server/fillWhenEmpty.ts';
import { openServer } from '../src/db/server/openServer.ts';
import { loadSampleData } from '../../sample/loadSampleData.ts';
import { everySuite } from './everySuite.ts';
import { startCluster } from './throwAwayPostgres.ts';
import { sampleDay } from './sampleDay.ts';
import { queryPlansSuite } from './suites/totals/queryPlans.suite.ts';
import { startEmbedded, startServices, stopServices, type TestServices } from './testServices.ts';

const cluster = startCluster();
if ('reason' in cluster)
  process.stdout.write(`The suites of the services run on the embedded engine: ${cluster.reason}.\n`);

const open = (more: Partial<Parameters<typeof openServer>[1]> = {}): Promise<Database> => {
  if ('reason' in cluster) throw new Error(cluster.reason);
  return openServer(cluster.urlOf('postgres'), { onLostConnection: () => undefined, ...more });
};

/** Two concurrent starts must migrate and fill the database only once. */
const startOnServer = async (): Promise<TestServices> => {
  const prepare = (database: Pick<Database, 'orm'>) =>
    fillWhenEmpty(database, (target) => loadSampleData(target, { day: sampleDay }));
  const [database, other] = await Promise.all([open({ prepare }), open({ prepare })]);
  await other.close();
  return startServices(database);
};

let services: TestServices | undefined;

beforeAll(async () => {
  services = await ('reason' in cluster ? startEmbedded() : startOnServer());
});

afterAll(async () => {
  if (services !== undefined) await stopServices(services);
  if (!('reason' in cluster)) cluster.stop();
});

const servicesOrFail = (): TestServices => {
  if (services === undefined) throw new Error('The services have not started yet.');
  return services;
};

describe.skipIf('reason' in cluster)('a PostgreSQL server', () => {
  it('is migrated and filled once by two concurrent starts', async () => {
    const rows = await servicesOrFail().database.rows(
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

  it('cancels a query after the timeout and answers the next one', async () => {
    const database = await open({ queryTimeoutMs: 200 });
    await expect(database.rows(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: { message: 'Query read timeout' },
    });
    expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('plans a statement that comes up often once for all values', async () => {
    const database = await open();
    const offersOf = (partner: number) =>
      database.rows(sql`select count(*)::int as offers from job_offers where partner_id = ${partner}`);
    for (let run = 0; run < 20; run += 1) expect(await offersOf(run + 1)).toHaveLength(1);
    const prepared = await database.rows(
      sql`select generic_plans > 0 as "isPlannedOnce" from pg_prepared_statements where statement like '%count(*)::int as offers from job_offers%'`,
    );
    expect(prepared).toEqual([{ isPlannedOnce: true }]);
    await database.close();
  });

  queryPlansSuite(servicesOrFail);
});

// On a server, which answers several times as fast, if one is installed.
describe(`the services on ${'reason' in cluster ? 'the embedded engine' : 'a PostgreSQL server'}`, () => {
  everySuite(servicesOrFail);
});
