/** Makes `requestTimeout` exact: headers may not take longer than the request, and Node checks often enough. */
export const arrivalLimits = (requestTimeoutMs: number) => ({
  headersTimeout: Math.min(requestTimeoutMs, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
});
