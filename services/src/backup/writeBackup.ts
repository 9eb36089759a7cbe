import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { backupLines } from './backupLines.ts';

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
};

/**
 * Writes everything in the database to a file that only its owner can read. The file appears when it is complete. The
 * embedded database serves no other query meanwhile.
 */
export const writeBackup = async (
  database: Database,
  { file, identityKey }: { file: string; identityKey: string | null },
): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await database.transaction((rows) =>
      pipeline(
        Readable.from(withNewlines(backupLines(rows, identityKey))),
        createGzip({ level: 4 }),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
      ),
    );
    await flush(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
};
