import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the dumps that all databases on a machine share. */
export const sharedDumps = fileURLToPath(new URL('../../.cache', import.meta.url));

/** Where a process keeps dumps: in its data directory if nothing else can be written to, as in a container. */
export const dumpFolder = (dataDir: string, shared = sharedDumps): string => {
  try {
    mkdirSync(shared, { recursive: true });
    accessSync(shared, constants.W_OK);
    return shared;
  } catch {
    return join(dataDir, 'dumps');
  }
};
