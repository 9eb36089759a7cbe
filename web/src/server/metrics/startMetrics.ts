import type { Config } from '../../config/parseConfig.ts';
import { serveMetrics } from '@citygigs/server/metrics/serveMetrics.ts';
import type { WebMetrics } from './webMetrics.ts';

/** Starts to measure; null without a port, and then nothing of it is loaded. */
export const startMetrics = async ({
  host,
  metricsPort: port,
}: Pick<Config, 'host' | 'metricsPort'>): Promise<WebMetrics | null> => {
  if (port === null) return null;
  const { createWebMetrics } = await import('./webMetrics.ts');
  const metrics = createWebMetrics();
  await serveMetrics(() => metrics.registry.metrics(), { host, port }, 'WEB_METRICS_PORT');
  return metrics;
};
