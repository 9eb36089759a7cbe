import type { Look } from '@citygigs/server/health/readiness.ts';

/** Kept and static pages bridge a short absence, such as a restart of the gateway. */
const maxSilenceMs = 10_000;

const timeoutMs = 1_500;

/** Looks whether the gateway has answered lately, by its health check, which costs it nothing. */
export const gatewayAnswers = (gatewayUrl: string): Look => {
  const health = new URL('/healthz', gatewayUrl);
  let lastAnswer = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      const response = await fetch(health, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
      await response.body?.cancel();
      if (response.status < 500) lastAnswer = performance.now();
    } catch {
      // It has not answered this time.
    }
    return performance.now() - lastAnswer < maxSilenceMs;
  };
};
