import type { HealthCheck } from '@citygigs/server/health/readiness.ts';

const timeoutMs = 1_500;

/** Looks whether the gateway answers its health check, which costs it nothing. */
export const gatewayAnswers = (gatewayUrl: string): HealthCheck => {
  const health = new URL('/healthz', gatewayUrl);
  return async () => {
    const response = await fetch(health, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500;
  };
};
