/** A number generator with a seed (mulberry32): the same seed gives the same sequence. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A network without time: requests arrive, and responses return, when the test says so, in any order. */
export const createNetwork = () => {
  const inFlight: (() => void)[] = [];
  return {
    /** Sends a request. `serve` runs when it arrives; its outcome returns later. */
    send: <T>(serve: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        inFlight.push(() => {
          try {
            const answer = serve();
            inFlight.push(() => resolve(answer));
          } catch (error) {
            inFlight.push(() => reject(error));
          }
        });
      }),
    size: () => inFlight.length,
    /** Lets one of the messages in flight arrive. */
    deliver: (random: () => number): void => {
      const [arrive] = inFlight.splice(Math.floor(random() * inFlight.length), 1);
      arrive?.();
    },
  };
};

export type Network = ReturnType<typeof createNetwork>;
