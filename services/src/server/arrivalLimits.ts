/** What Node needs to hold to a time for the arrival of requests: headers get no more than the whole, and it looks in time. */
export const arrivalLimits = (requestTimeoutMs: number) => ({
  headersTimeout: Math.min(requestTimeoutMs, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
});
