import type { Config } from '../../config/parseConfig.ts';
import type { Database } from '../../db/database.ts';
import type { Readiness } from '@citygigs/server/health/readiness.ts';
import { serveMetrics } from '@citygigs/server/metrics/serveMetrics.ts';
import type { ServicesMetrics } from './servicesMetrics.ts';

interface Watched {
  readonly database: Database;
  readonly ready: Readiness;
}

/** Starts to measure; null without a port, and then nothing of it is loaded. */
export const startMetrics = async (
  { host, metricsPort: port }: Pick<Config, 'host' | 'metricsPort'>,
  { database, ready }: Watched,
): Promise<ServicesMetrics | null> => {
  if (port === null) return null;
  const { createServicesMetrics } = await import('./servicesMetrics.ts');
  const metrics = createServicesMetrics(database);
  metrics.watchReadiness(async () => (await ready.report()).isReady);
  await serveMetrics(() => metrics.registry.metrics(), { host, port }, 'SERVICES_METRICS_PORT');
  return metrics;
};
