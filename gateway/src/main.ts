import cluster from 'node:cluster';
import { readConfig } from './config/readConfig.ts';
import { exitWithFault } from './config/startFault.ts';
import { createGateway } from './server/createGateway.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { logUnhandledRejections } from './server/logUnhandledRejections.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';
import { purgeOthers } from './server/workers/purgeOthers.ts';
import { startWorkers } from './server/workers/startWorkers.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config);
  logUnhandledRejections(log);
  if (config.workers > 1 && cluster.isPrimary) {
    stopOnSignals(log, startWorkers(config, log));
    return;
  }
  const onPurge = cluster.isWorker ? purgeOthers(() => gateway.forget()) : undefined;
  const gateway = createGateway({ config, log, ...(onPurge && { onPurge }) });
  stopOnSignals(log, gateway.stop);
  await listen(gateway.server, config);
  log.info({ operations: config.operations }, `Server listening at http://${config.host}:${config.port}`);
};

await start().catch(exitWithFault);
