import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const maxStopMs = 10_000;

/** On the first SIGTERM or SIGINT: finishes running requests, closes the database and exits. */
export const stopOnSignals = (app: FastifyInstance, database: Database): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), maxStopMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch(() => process.exit(1));
    });
  }
};
