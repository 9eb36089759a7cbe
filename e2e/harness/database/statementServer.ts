import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';

// Loaded before the services: only their process may open the embedded database, so it runs the statements of the harness.
const socket = new URL(import.meta.url).searchParams.get('socket');
const create = PGlite.create.bind(PGlite);

const serve = (database: PGlite): void => {
  createServer(async (incoming, outgoing) => {
    try {
      const { statement, values } = JSON.parse(await text(incoming)) as {
        readonly statement: string;
        readonly values: unknown[];
      };
      outgoing.end(JSON.stringify((await database.query(statement, values)).rows));
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  })
    .listen(socket)
    .unref();
};

Object.assign(PGlite, {
  create: async (options: { readonly dataDir?: string }) => {
    const database = await create(options);
    // The sample data are built in another one, in memory.
    if (options.dataDir !== undefined) serve(database);
    return database;
  },
});
