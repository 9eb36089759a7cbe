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
