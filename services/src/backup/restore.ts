// npm run restore -- <file> [--replace]: restores a backup into a new database.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/readConfig.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { runMain } from '../process/runMain.ts';
import { restoreBackup } from './restoreBackup.ts';
import { say } from '../process/say.ts';

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new StartFault('Usage: npm run restore -- <file> [--replace]');
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  const { databaseUrl, dataDir } = readConfig();
  const { madeAt, identityKey } = await restoreBackup(file, {
    databaseUrl,
    dataDir,
    replace: values.replace,
  });
  say(`Restored the backup of ${madeAt}.`);
  if (identityKey === null)
    say('The accounts need the IDENTITY_SECRET that was set when the backup was made.');
  else if (process.env['IDENTITY_SECRET'] !== undefined)
    say(`IDENTITY_SECRET is set: the accounts need the key of the backup, which is now in ${dataDir}.`);
};

await runMain(main);
