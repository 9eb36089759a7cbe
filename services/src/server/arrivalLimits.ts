/** Node's limits that make `requestTimeout` exact: headers get no longer than the request, and checks are frequent. */
export const arrivalLimits = (requestTimeoutMs: number) => ({
  headersTimeout: Math.min(requestTimeoutMs, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
});
