import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { isWaiting } from '../../mail/mailStore.ts';
import { observeRequests } from '@citygigs/server/metrics/observeRequests.ts';
import { createRegistry } from '@citygigs/server/metrics/registry.ts';

const Waiting = Type.Object({ count: Type.Integer() });

const countWaiting = async (database: Database): Promise<number> => {
  const [row] = await database.rows(
    sql`select count(*)::int as count from mails where ${isWaiting()}`,
    Waiting,
  );
  return row?.count ?? 0;
};

/** Shorter than Prometheus waits for all metrics. */
const patienceMs = 2_000;

/** A number from the database; NaN while it does not answer, so that all other metrics are still served. */
const withinPatience = (number: Promise<number>): Promise<number> =>
  Promise.race([number.catch(() => Number.NaN), pause(patienceMs, Number.NaN, { ref: false })]);

/** Adds what the database knows, which is read when the metrics are. */
const watchDatabase = (database: Database, registers: [ReturnType<typeof createRegistry>['registry']]) => {
  const waiting: Gauge = new Gauge({
    name: 'citygigs_mails_waiting',
    help: 'Mails that wait for the mail server.',
    registers,
    collect: async () => waiting.set(await withinPatience(countWaiting(database))),
  });
  const { connections } = database;
  if (connections === undefined) return;
  const pool: Gauge<'state'> = new Gauge({
    name: 'citygigs_database_connections',
    help: 'Connections to the database by state, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
    },
  });
};

/** The metrics of the services and the identity service, which share a process. */
export const createServicesMetrics = (database: Database) => {
  const metrics = createRegistry();
  watchDatabase(database, [metrics.registry]);
  const failures = new Counter({
    name: 'citygigs_mail_failures_total',
    help: 'Attempts to send a mail that failed.',
    registers: [metrics.registry],
  });
  return {
    registry: metrics.registry,
    watchReadiness: metrics.watchReadiness,
    requestsRefused: metrics.requestsRefused,
    mailFailed: (): void => failures.inc(),
    /** Measures the requests of one of the servers, by the templates of their paths. */
    observeRequests: (app: FastifyInstance, server: 'services' | 'identity'): void =>
      observeRequests(
        app,
        metrics,
        ({ routeOptions: { url = 'other' } }) => `${server === 'identity' ? 'identity:' : ''}${url}`,
      ),
  };
};

export type ServicesMetrics = ReturnType<typeof createServicesMetrics>;
