// The load generator, a process of its own: sends requests as the main process asks, and answers with the figures.
import autocannon from 'autocannon';

process.on('message', async (job) => {
  const { requests, errors, timeouts, non2xx, latency } = await autocannon(job);
  process.send({
    answered: requests.total,
    failed: non2xx + errors + timeouts,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
  });
});
