import cluster from 'node:cluster';
import type { Config } from '../config/parseConfig.ts';
import type { GatewayMetrics } from './metrics/gatewayMetrics.ts';
import { serveMetrics } from '@citygigs/server/metrics/serveMetrics.ts';

type Settings = Pick<Config, 'host' | 'metricsPort'>;

const variable = 'GATEWAY_METRICS_PORT';

/** Starts to measure; null without a port, and then nothing of it is loaded. A worker leaves the port to its parent. */
export const startMetrics = async ({ host, metricsPort: port }: Settings): Promise<GatewayMetrics | null> => {
  if (port === null) return null;
  const { createGatewayMetrics } = await import('./metrics/gatewayMetrics.ts');
  const metrics = createGatewayMetrics();
  if (cluster.isWorker) {
    const { AggregatorRegistry } = await import('prom-client');
    AggregatorRegistry.setRegistries([metrics.registry]);
    // Answers the questions of the parent.
    void new AggregatorRegistry();
  } else {
    await serveMetrics(() => metrics.registry.metrics(), { host, port }, variable);
  }
  return metrics;
};

/** Serves the sums of all workers. */
export const serveWorkerMetrics = async ({ host, metricsPort: port }: Settings): Promise<void> => {
  if (port === null) return;
  const { AggregatorRegistry } = await import('prom-client');
  const workers = new AggregatorRegistry();
  await serveMetrics(() => workers.clusterMetrics(), { host, port }, variable);
};
