import { openAsBlob } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/parseConfig.ts';
import { readConfig } from './config/readConfig.ts';
import { exitWithFault } from '@citygigs/server/config/startFault.ts';
import type { Database } from './db/database.ts';
import { assertPortIsFree } from './server/assertPortIsFree.ts';
import { stopOnSignals } from '@citygigs/server/process/stopOnSignals.ts';
import { startWatchdog } from '@citygigs/server/process/watchdog.ts';
import { diskState } from './server/diskState.ts';
import { say } from './process/say.ts';

/** Longer than a request may take to arrive and its queries to end. */
const maxStopMs = 60_000;

/** How long the event loop may stand still: the embedded database keeps it while a query runs. */
const maxStillMs = 60_000;

/** Lets the commands for operators use the embedded database, which no other process can open. */
const serveOwnCommands = async (
  { dataDir, purge }: Pick<Config, 'dataDir' | 'purge'>,
  database: Database,
  log: FastifyBaseLogger,
) => {
  const { serveCommands } = await import('./process/commandSocket.ts');
  const { ownCommands } = await import('./app/ownCommands.ts');
  return serveCommands(dataDir, ownCommands(dataDir, database, purge)).catch((error: unknown) => {
    log.warn(
      { err: error },
      'Stop the services before a backup or a moderation: they cannot be asked for it',
    );
    return null;
  });
};

// Each step loads its own code, so that a start that fails says so early, and only a new database loads the sample data.
const start = async (): Promise<void> => {
  const config = readConfig();
  const { host, identityService } = config;
  await assertPortIsFree(config, 'SERVICES_PORT');
  if (identityService !== null) await assertPortIsFree({ host, port: identityService.port }, 'IDENTITY_PORT');

  const { openDatabase } = await import('./db/openDatabase.ts');
  const database = await openDatabase({
    ...config,
    dump: async () => {
      const { sampleDump } = await import('../../sample/database/sampleDump.ts');
      const { dumpFolder } = await import('../../sample/database/dumpFolder.ts');
      const cacheDir = dumpFolder(config.dataDir);
      return openAsBlob(await sampleDump({ day: config.sampleDate, cacheDir, say }));
    },
    fill: async (target) => {
      const { loadSampleData } = await import('../../sample/loadSampleData.ts');
      const { progressLines } = await import('../../sample/database/progressLines.ts');
      await loadSampleData(target, { day: config.sampleDate, onProgress: progressLines(say) });
    },
    onLostConnection: (error) => say(`A connection to the database was lost: ${error.message}`),
  });
  try {
    const { createServer } = await import('./app/createServer.ts');
    const { databaseReadiness } = await import('./server/databaseReadiness.ts');
    const { listen } = await import('./server/listen.ts');
    const { startMetrics } = await import('./server/metrics/startMetrics.ts');
    const { startTracing } = await import('@citygigs/server/tracing/startTracing.ts');
    const { startIdentityService } = await import('../../identity/server/startIdentityService.ts');
    const isWritable = config.databaseUrl === null ? diskState(config.dataDir) : null;
    const ready = databaseReadiness(database, isWritable);
    const metrics = await startMetrics(config, { database, ready });
    const tracer = await startTracing(config.tracing, 'citygigs-services');
    const identity = await startIdentityService(config, database, { isWritable, ready, metrics, tracer });
    const app = await createServer({
      ...config,
      database,
      identityAdmin: config.identityAdmin && {
        ...config.identityAdmin,
        ...(identity !== null && { credentials: identity.adminCredentials }),
      },
      logger: { level: config.logLevel },
      isWritable,
      ready,
      metrics,
      tracer,
    });
    const stopCommands =
      config.databaseUrl === null ? await serveOwnCommands(config, database, app.log) : null;
    stopOnSignals(
      app.log,
      async () => {
        ready.stop();
        stopCommands?.();
        await identity?.stop();
        await app.close();
        await tracer?.stop();
        await database.close();
      },
      maxStopMs,
    );
    await listen(app, config, 'SERVICES_PORT');
    startWatchdog(maxStillMs);
  } catch (error) {
    await database.close();
    throw error;
  }
};

await start().catch(exitWithFault);
