import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { clientSignal } from '../rest/clientSignal.ts';
import { limitConcurrency } from '../rest/limitConcurrency.ts';

/** The embedded database answers one query after the other, and others' queries come between two searches. */
const running = { embedded: 1, server: 2 };

const maxWaiting = 16;

/** Runs few searches for a keyword at a time, so that other requests do not wait for all of them, and none whose caller has left. */
export const searchLane = ({ engine }: Pick<Database, 'engine'>) => {
  const limit = limitConcurrency(running[engine], maxWaiting);
  return <Found>(reply: FastifyReply, search: () => Promise<Found>): Promise<Found> =>
    limit(search, { signal: clientSignal(reply) });
};
