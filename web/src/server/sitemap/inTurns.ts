/** Runs a job for each item, at most `atOnce` in parallel, and keeps the order of the results. */
export const inTurns = async <T, R>(
  items: readonly T[],
  atOnce: number,
  job: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await job(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
};
