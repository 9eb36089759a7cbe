import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { databaseReadiness } from './databaseReadiness.ts';
import { addHealth } from '@citygigs/server/health/healthRoutes.ts';

/** Answers every query with the same rows. */
const databaseWith = (rows: () => Promise<unknown[]>) => ({ rows }) as unknown as Pick<Database, 'rows'>;

const answersOf = async (rows: () => Promise<unknown[]>, isWritable: boolean | null) => {
  const app = Fastify();
  const disk = isWritable === null ? null : () => Promise.resolve(isWritable);
  addHealth(app, databaseReadiness(databaseWith(rows), disk));
  const [health, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();
  return { health: health.statusCode, ready: ready.statusCode, body: ready.json() as unknown };
};

const rowsOf = (takesWrites: boolean) => () => Promise.resolve([{ takes_writes: takesWrites }]);

describe('the health of the services', () => {
  it.each([
    ['the database cannot be reached', () => Promise.reject(new Error('refused')), null, ['database']],
    ['the database is a standby', rowsOf(false), null, ['database']],
    ['the disk is full', rowsOf(true), false, ['disk']],
  ])('lives but is not ready when %s', async (_why, rows, isWritable, missing) => {
    expect(await answersOf(rows, isWritable)).toEqual({
      health: 200,
      ready: 503,
      body: { status: 'unavailable', missing },
    });
  });

  it('is ready otherwise', async () => {
    expect(await answersOf(rowsOf(true), true)).toEqual({
      health: 200,
      ready: 200,
      body: { status: 'ready' },
    });
  });
});
