// npm run backup [-- file]: writes everything in the database to a file.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/readConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { makeDirectory } from '../db/embedded/makeDirectory.ts';
import { openEmbedded } from '../db/embedded/openEmbedded.ts';
import { openServer } from '../db/server/openServer.ts';
import { requestCommand } from '../process/commandSocket.ts';
import { runMain } from '../process/runMain.ts';
import { readIdentityKey } from './identityKey.ts';
import { writeBackup } from './writeBackup.ts';
import { say } from '../process/say.ts';

const fileIn = (dataDir: string): string => {
  const folder = join(dataDir, 'backups');
  makeDirectory(folder);
  return join(folder, `citygigs-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
};

const main = async (): Promise<void> => {
  const { databaseUrl, dataDir } = readConfig();
  const [named] = process.argv.slice(2);
  const file = named === undefined ? fileIn(dataDir) : resolve(named);
  if (existsSync(file)) throw new StartFault(`The file ${file} exists. Choose another name.`);
  const identityKey = readIdentityKey(dataDir);
  if (databaseUrl !== null) {
    const database = await openServer(databaseUrl, { onLostConnection: () => undefined, queryTimeoutMs: 0 });
    await writeBackup(database, { file, identityKey }).finally(database.close);
  } else {
    if (!existsSync(join(dataDir, 'pglite')))
      throw new StartFault(`The data directory ${dataDir} has no database. Nothing was backed up.`);
    if ((await requestCommand(dataDir, 'backup', [file])) === null) {
      const database = await openEmbedded({ dataDir });
      await writeBackup(database, { file, identityKey }).finally(database.close);
    }
  }
  say(`Wrote ${file} (${(statSync(file).size / 1e6).toFixed(1)} MB).`);
  if (identityKey !== null)
    say('It contains the key of the identity service: keep it as secret as the database.');
};

await runMain(main);
