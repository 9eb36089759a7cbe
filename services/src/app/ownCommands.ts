import type { PurgeSettings } from '../config/settings.ts';
import { readIdentityKey } from '../backup/identityKey.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import type { Database } from '../db/database.ts';
import { runModeration } from '../moderation/runModeration.ts';
import type { Commands } from '../process/commandSocket.ts';

/** The commands that the process with the embedded database runs for others. */
export const ownCommands = (dataDir: string, database: Database, purge: PurgeSettings | null): Commands => ({
  backup: async ([file]) => {
    if (file === undefined) throw new StartFault('The file is missing.');
    await writeBackup(database, { file, identityKey: readIdentityKey(dataDir) });
    return '';
  },
  moderate: (args) => runModeration(database, args, purge),
});
