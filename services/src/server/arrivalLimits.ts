/** Makes `requestTimeout` exact: headers have no longer limit than the request, and Node checks the limit often enough. */
export const arrivalLimits = (requestTimeoutMs: number) => ({
  headersTimeout: Math.min(requestTimeoutMs, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
});
