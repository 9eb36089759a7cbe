import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';

/**
 * The services' embedded database. Only one process may open it, so the rows are read from a copy: the services are
 * paused while it is made, and the copy recovers as after a crash.
 */
export const embeddedDatabase = (folder: string, servicesPid: () => number): Database => ({
  environment: {},
  read: async <Row>(statement: string) => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    process.kill(servicesPid(), 'SIGSTOP');
    try {
      cpSync(join(folder, 'data/pglite'), copy, { recursive: true });
    } finally {
      process.kill(servicesPid(), 'SIGCONT');
    }
    const database = await PGlite.create(copy);
    try {
      return (await database.query<Row>(statement)).rows;
    } finally {
      await database.close();
      rmSync(copy, { recursive: true, force: true });
    }
  },
  stop: async () => {},
});
