import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';

const post = (socketPath: string, body: object): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ socketPath, method: 'POST' }, async (answer) => {
      const received = await text(answer);
      if (answer.statusCode === 200) resolve(received);
      else reject(new Error(received));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

/**
 * The services' embedded database. Only one process may open it, so the rows are read from a copy: the services are
 * paused while it is made, and the copy recovers as after a crash. The process of the services changes rows itself.
 */
export const embeddedDatabase = (folder: string, servicesPid: () => number): Database => {
  const socket = join(folder, 'statements.sock');
  const server = pathToFileURL(join(import.meta.dirname, 'statementServer.ts'));
  server.searchParams.set('socket', socket);
  return {
    environment: { NODE_OPTIONS: `--import=${server.href}` },
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
    write: async <Row>(statement: string, values: readonly unknown[]) =>
      JSON.parse(await post(socket, { statement, values })) as Row[],
    stop: async () => {},
  };
};
