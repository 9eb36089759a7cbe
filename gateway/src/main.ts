import { readConfig } from './config/readConfig.ts';
import { exitWithFault } from './config/startFault.ts';
import { createGateway } from './server/createGateway.ts';
import { listen } from './server/listen.ts';
import { createLog } from './server/log.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';

const start = async (): Promise<void> => {
  const config = readConfig();
  const log = createLog(config);
  const { server, stop } = createGateway({ config, log });
  stopOnSignals(log, stop);
  await listen(server, config);
  log.info({ operations: config.operations }, `Server listening at http://${config.host}:${config.port}`);
};

await start().catch(exitWithFault);
