import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import type { CallLimit } from '../callLimits.ts';
import { UpstreamRefused } from './upstreamRefused.ts';

/** Of one network, whose searches take a long time together. Hundreds of people may share its address. */
const maxRunning = 4;
const maxWaiting = 32;

interface Network {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Lets few searches of a network run at a time, so that the services have room for those of others. */
export const searchTurns = () => {
  const networks = new Map<string, Network>();

  const wait = ({ waiting }: Network, limit: CallLimit): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= maxWaiting) {
        reject(new UpstreamRefused('busy'));
        return;
      }
      waiting.add(resolve);
      limit.onAbort((reason) => {
        if (waiting.delete(resolve)) reject(reason);
      });
    });

  /** Gives the turn to the next search that waits. */
  const leave = (name: string, network: Network): void => {
    const [next] = network.waiting;
    if (next === undefined) {
      network.running -= 1;
      if (network.running === 0) networks.delete(name);
    } else {
      network.waiting.delete(next);
      next();
    }
  };

  return async <Answer>(
    address: string | null,
    limit: CallLimit,
    search: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (address === null) return search();
    const name = widestNetworkOf(address);
    const network = networks.get(name) ?? { running: 0, waiting: new Set() };
    networks.set(name, network);
    if (network.running < maxRunning) network.running += 1;
    else await wait(network, limit);
    try {
      return await search();
    } finally {
      leave(name, network);
    }
  };
};

export type SearchTurns = ReturnType<typeof searchTurns>;
