import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { leadRoutes } from './leadRoutes.ts';
import type { Deps } from '../server/deps.ts';
import { databaseReadiness } from '../server/databaseReadiness.ts';
import { schemaCompiler } from '../server/validators.ts';

type Rows = () => Promise<unknown[]>;

/** What both APIs say about themselves with a database that answers like this. */
const statusesOf = async (rows: Rows): Promise<number[]> => {
  const app = Fastify();
  app.setValidatorCompiler(schemaCompiler());
  const database = { rows } as unknown as Database;
  const deps = { database, origin: '', ready: databaseReadiness(database, null) } as Deps;
  await app.register(leadRoutes, { ...deps, prefix: '/sales-api' });
  await app.register(leadRoutes, { ...deps, prefix: '/ofp-api' });
  const answers = await Promise.all(
    ['/sales-api/readyz', '/ofp-api/readyz'].map((path) => app.inject({ method: 'GET', url: path })),
  );
  await app.close();
  // With a time to come back, gateways would take it for a busy service, which is to be called.
  for (const { headers } of answers) expect(headers).not.toHaveProperty('retry-after');
  return answers.map(({ statusCode }) => statusCode);
};

describe('the APIs that record leads', () => {
  it.each<[string, number, Rows]>([
    ['are ready if the database takes writes', 200, async () => [{ takes_writes: true }]],
    ['are not ready if it is a standby', 503, async () => [{ takes_writes: false }]],
    ['are not ready while it hangs', 503, () => new Promise(() => undefined)],
  ])('%s', async (_what, status, rows) => {
    expect(await statusesOf(rows)).toEqual([status, status]);
  });
});
