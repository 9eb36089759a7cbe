interface FromNetwork {
  /** Null: unknown. */
  readonly network: string | null;
}

/**
 * A fair queue: networks take turns, and each network's waiters go in order of arrival. In a full queue, a newcomer replaces the
 * newest waiter of the network with the most, unless its own network would then have as many.
 */
export const fairQueue = <Waiter extends FromNetwork>() => {
  const networks = new Map<string | null, Set<Waiter>>();
  let count = 0;

  const remove = (waiter: Waiter): boolean => {
    const own = networks.get(waiter.network);
    if (own?.delete(waiter) !== true) return false;
    if (own.size === 0) networks.delete(waiter.network);
    count -= 1;
    return true;
  };

  return {
    count: (): number => count,
    all: (): Waiter[] => [...networks.values()].flatMap((own) => [...own]),
    add: (waiter: Waiter): void => {
      networks.set(waiter.network, (networks.get(waiter.network) ?? new Set()).add(waiter));
      count += 1;
    },
    /** False if it waits no more. */
    remove,
    /** Takes out the next one that may go. */
    takeNext: (mayGo: (waiter: Waiter) => boolean = () => true): Waiter | undefined => {
      for (const [network, own] of networks)
        for (const waiter of own) {
          if (!mayGo(waiter)) continue;
          remove(waiter);
          // Its next one waits for those of the others.
          if (networks.delete(network)) networks.set(network, own);
          return waiter;
        }
      return undefined;
    },
    /**
     * Takes out the newest of the network that has most, so that one of `network` can wait instead; undefined if none has more than that
     * network would have then. `counts` tells which ones compete.
     */
    displace: (
      network: string | null,
      counts: (waiter: Waiter) => boolean = () => true,
    ): Waiter | undefined => {
      const competing = (own: ReadonlySet<Waiter> = new Set()) => [...own].filter(counts);
      let most = competing(networks.get(network)).length + 1;
      let displaced: Waiter | undefined;
      for (const own of networks.values()) {
        const theirs = competing(own);
        if (theirs.length > most) {
          most = theirs.length;
          displaced = theirs.at(-1);
        }
      }
      if (displaced !== undefined) remove(displaced);
      return displaced;
    },
  };
};
