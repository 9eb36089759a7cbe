import autocannon from 'autocannon';

/** Sends requests to one URL for some seconds after a warm-up. @returns requests per second, p50 and p99 in ms */
export const loadTest = async ({ url, connections = 32, duration = 8, ...request }) => {
  await autocannon({ url, connections, duration: 2, ...request });
  const result = await autocannon({ url, connections, duration, ...request });
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new Error(`${url} answered ${failed} of ${result.requests.total} requests with an error`);
  return { perSecond: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99 };
};
