import { readConfig } from './config/readConfig.ts';
import { createGateway } from './server/createGateway.ts';
import { createLog } from './server/log.ts';

const config = readConfig();
const log = createLog(config);
const { server, stop } = createGateway({ config, log });

server.once('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE';
  process.stderr.write(
    inUse
      ? `Port ${config.port} is in use. Set GATEWAY_PORT to a free one.\n`
      : `Cannot listen: ${error.message}\n`,
  );
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info({ url: `http://${config.host}:${port}/graphql`, operations: config.operations }, 'gateway ready');
});

const leave = (signal: NodeJS.Signals) => {
  log.info({ signal }, 'gateway stopping');
  void stop().then(() => process.exit(0));
};

process.once('SIGTERM', leave);
process.once('SIGINT', leave);
