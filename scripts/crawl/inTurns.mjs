/**
 * Runs a job for each item, at most `atOnce` in parallel, and keeps the order of the results. Items may be added
 * meanwhile.
 */
export const inTurns = async (items, atOnce, job) => {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await job(items[index]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
