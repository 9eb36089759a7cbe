import { openAsBlob } from 'node:fs';
import { readSettings } from './config/settings.ts';
import { openDatabase } from './db/openDatabase.ts';
import { StartFault } from './db/startFault.ts';
import { loadSampleWorld } from '../sample/loadSampleWorld.ts';
import { progressLines } from '../sample/database/progressLines.ts';
import { sampleDump } from '../sample/database/sampleDump.ts';
import { createServer } from './server/createServer.ts';
import { listen } from './server/listen.ts';
import { refuseTakenPort } from './server/refuseTakenPort.ts';
import { stopOnSignals } from './server/stopOnSignals.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (): Promise<void> => {
  const read = readSettings();
  if ('faults' in read) throw new StartFault(read.faults.join('\n'));
  const { settings } = read;
  await refuseTakenPort(settings);

  const database = await openDatabase({
    ...settings,
    dump: async () => openAsBlob(await sampleDump({ day: settings.sampleDate, say })),
    fill: (target) => loadSampleWorld(target, { day: settings.sampleDate, onProgress: progressLines(say) }),
    onLostConnection: (error) => say(`A connection to the database was lost: ${error.message}`),
  });
  try {
    const app = await createServer({ ...settings, database, logger: { level: settings.logLevel } });
    stopOnSignals(app, database);
    await listen(app, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
};

try {
  await start();
} catch (error) {
  if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `The services cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  process.exit(1);
}
