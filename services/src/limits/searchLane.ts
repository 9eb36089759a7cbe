import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { fairQueue } from '@citygigs/server/load/fairQueue.ts';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { clientSignal } from '../rest/clientSignal.ts';
import { Overloaded } from '../rest/limitConcurrency.ts';

/** The embedded database answers one query after the other, and others' queries come between two searches. */
const maxRunning = { embedded: 1, server: 2 };

const maxWaiting = 16;

interface Waiter {
  readonly network: string;
  readonly go: () => void;
  readonly refuse: (reason: Error) => void;
}

const overloaded = () => new Overloaded('Too many requests of this kind wait. Try again later.');

type Engine = Pick<Database, 'engine'>;

const newLane = ({ engine }: Engine) => {
  const waiters = fairQueue<Waiter>();
  let running = 0;

  const turn = (network: string, left: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiters.count() >= maxWaiting) {
        const displaced = waiters.displace(network);
        if (displaced === undefined) {
          reject(overloaded());
          return;
        }
        displaced.refuse(overloaded());
      }
      const waiter = { network, go: resolve, refuse: reject };
      waiters.add(waiter);
      const leave = () => {
        if (waiters.remove(waiter)) reject(left.reason);
      };
      left.addEventListener('abort', leave, { once: true });
    });

  return async <Found>(reply: FastifyReply, search: () => Promise<Found>): Promise<Found> => {
    const left = clientSignal(reply);
    if (running < maxRunning[engine]) running += 1;
    else await turn(widestNetworkOf(reply.request.ip), left);
    try {
      return await search();
    } finally {
      const next = waiters.takeNext();
      if (next === undefined) running -= 1;
      else next.go();
    }
  };
};

const lanes = new WeakMap<Engine, ReturnType<typeof newLane>>();

/**
 * Runs few searches for words at a time on a database, so that other requests do not wait for all of them, and none whose caller has
 * left. Networks take turns, and share the places of those that wait.
 */
export const searchLane = (database: Engine) => {
  const lane = lanes.get(database) ?? newLane(database);
  lanes.set(database, lane);
  return lane;
};
