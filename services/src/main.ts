import { openAsBlob } from 'node:fs';
import { readConfig } from './config/readConfig.ts';
import { exitWithFault } from './config/startFault.ts';
import { openDatabase } from './db/openDatabase.ts';
import { loadSampleData } from '../sample/loadSampleData.ts';
import { startIdentityService } from '../identity/server/startIdentityService.ts';
import { progressLines } from '../sample/database/progressLines.ts';
import { sampleDump } from '../sample/database/sampleDump.ts';
import { createServer } from './server/createServer.ts';
import { listen } from './server/listen.ts';
import { assertPortIsFree } from './server/assertPortIsFree.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (): Promise<void> => {
  const config = readConfig();
  const { host, identityService } = config;
  await assertPortIsFree(config, 'SERVICES_PORT');
  if (identityService !== null) await assertPortIsFree({ host, port: identityService.port }, 'IDENTITY_PORT');

  const database = await openDatabase({
    ...config,
    dump: async () => openAsBlob(await sampleDump({ day: config.sampleDate, say })),
    fill: (target) => loadSampleData(target, { day: config.sampleDate, onProgress: progressLines(say) }),
    onLostConnection: (error) => say(`A connection to the database was lost: ${error.message}`),
  });
  try {
    const app = await createServer({ ...config, database, logger: { level: config.logLevel } });
    const stopIdentity = await startIdentityService(config, database);
    stopOnSignals(app.log, async () => {
      await stopIdentity();
      await app.close();
      await database.close();
    });
    await listen(app, config, 'SERVICES_PORT');
  } catch (error) {
    await database.close();
    throw error;
  }
};

await start().catch(exitWithFault);
