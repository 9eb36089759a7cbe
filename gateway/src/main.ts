import cluster from 'node:cluster';
import { readConfig } from './config/readConfig.ts';
import { exitWithFault } from '@citygigs/server/config/startFault.ts';
import { longestOverall } from './config/upstreamTimeouts.ts';
import { createGateway } from './server/createGateway.ts';
import { serveWorkerMetrics, startMetrics } from './server/startMetrics.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { logUnhandledRejections } from './server/logUnhandledRejections.ts';
import { disablePretenuring } from './server/disablePretenuring.ts';
import { stopOnSignals } from '@citygigs/server/process/stopOnSignals.ts';
import { purgeOthers, startWorkers } from './server/startWorkers.ts';
import { startTracing } from '@citygigs/server/tracing/startTracing.ts';
import { startWatchdog } from '@citygigs/server/process/watchdog.ts';

/** How long a process may take to stop beyond the time that the last request may take. */
const stopMarginMs = 2_000;

/** How long the event loop may stand still; the dearest request keeps it for less than a second. */
const maxStillMs = 30_000;

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config);
  const maxStopMs = longestOverall(config.timeLimits) + stopMarginMs;
  logUnhandledRejections(log);
  if (config.workers > 1 && cluster.isPrimary) {
    await serveWorkerMetrics(config);
    stopOnSignals(log, startWorkers(config, log), maxStopMs);
    return;
  }
  const onPurge = cluster.isWorker ? purgeOthers(() => gateway.forget()) : undefined;
  const metrics = await startMetrics(config);
  const tracer = await startTracing(config.tracing, 'citygigs-gateway');
  const gateway = createGateway({ config, log, metrics, tracer, ...(onPurge && { onPurge }) });
  stopOnSignals(log, gateway.stop, maxStopMs);
  await listen(gateway.server, config);
  startWatchdog(maxStillMs);
  log.info({ operations: config.operations }, `Server listening at http://${config.host}:${config.port}`);
};

disablePretenuring();
await start().catch(exitWithFault);
