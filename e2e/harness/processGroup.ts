import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stop } from './stack.ts';

/** Processes that end together, last started first, with a temporary folder for their data. */
export const createProcessGroup = () => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-e2e-'));
  // A database server that runs as another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  const stops: Stop[] = [];
  return {
    folder,
    stops,
    stop: async (): Promise<void> => {
      for (const end of stops.toReversed()) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
