// The load generator, a process of its own: sends requests as the main process asks, and answers with the figures.
import autocannon from 'autocannon';

/** Lets each connection begin at another request of a mix, so that they do not all send the same at the same time. */
const spread = ({ requests = [], connections }) => {
  let at = 0;
  return (client) => {
    if (requests.length < 2) return;
    const first = Math.floor((at++ * requests.length) / connections);
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
};

process.on('message', async (job) => {
  const { requests, errors, timeouts, non2xx, latency } = await autocannon({
    ...job,
    setupClient: spread(job),
  });
  process.send({
    answered: requests.total,
    failed: non2xx + errors + timeouts,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
  });
});
