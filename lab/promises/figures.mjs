/** The time that this share of the requests did not exceed. */
export const percentile = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

export const inMs = (ms) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** Does some work for each item, so much at once. */
export const atOnce = async (clients, items, work) => {
  const queue = items[Symbol.iterator]();
  const client = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: clients }, client));
};
