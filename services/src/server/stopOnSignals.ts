import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const LONGEST_STOP_MS = 10_000;

/** On the first SIGTERM or SIGINT: finish what has begun, close the database, then end. */
export const stopOnSignals = (app: FastifyInstance, database: Database): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
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
