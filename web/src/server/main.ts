import { existsSync } from 'node:fs';
import { readConfig } from '../config/readConfig.ts';
import { exitWithFault, StartFault } from '@citygigs/server/config/startFault.ts';
import { addBuiltFiles } from './built/builtFiles.ts';
import { builtRenderer, clientFolder } from './built/builtRenderer.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { stopOnSignals } from '@citygigs/server/process/stopOnSignals.ts';
import { startTracing } from '@citygigs/server/tracing/startTracing.ts';
import { startWatchdog } from '@citygigs/server/process/watchdog.ts';

/** Longer than a page or a forwarded operation may take. */
const maxStopMs = 102_000;

/** How long the event loop may stand still; the dearest page keeps it for less than a second. */
const maxStillMs = 30_000;

const start = async (): Promise<void> => {
  const config = readConfig();
  if (!existsSync(clientFolder))
    throw new StartFault('The site is not built yet. Run `npm run build -w web` first.');
  const metrics = await startMetrics(config);
  const app = await createServer({
    config,
    renderer: await builtRenderer(),
    addFiles: addBuiltFiles,
    metrics,
    tracer: await startTracing(config.tracing, 'citygigs-web'),
  });
  stopOnSignals(app.log, () => app.close(), maxStopMs);
  await listen(app, config);
  startWatchdog(maxStillMs);
};

await start().catch(exitWithFault);
