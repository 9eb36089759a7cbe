import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether the disk of the embedded database takes writes. */
export type IsWritable = () => Promise<boolean>;

/** What the database may need for the writes that are under way. */
const reserveBytes = 64 * 1024 * 1024;

/** For how long a finding holds. */
const maxAgeMs = 1_000;

/** Looks at a directory: on a full or read-only disk, a write stops the embedded database for good. */
const look = async (directory: string): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < reserveBytes) return false;
    const probe = join(directory, `.writable-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe, { force: true });
    return true;
  } catch {
    return false;
  }
};

/** Tells whether a directory takes writes. Looks at most once a second, and once for all that ask meanwhile. */
export const diskState = (directory: string): IsWritable => {
  let finding: Promise<boolean> | null = null;
  let until = 0;
  return () => {
    if (finding === null || performance.now() >= until) {
      finding = look(directory);
      until = performance.now() + maxAgeMs;
    }
    return finding;
  };
};
