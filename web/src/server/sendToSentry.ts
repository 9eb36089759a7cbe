import type { SentryConfig } from '../config/sentrySettings.ts';

const timeLimitMs = 5000;

/** Sends an envelope to Sentry; rejects if it is not accepted. */
export const sendToSentry = async (
  { endpoint, publicKey }: SentryConfig,
  envelope: string,
): Promise<void> => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=citygigs/1, sentry_key=${publicKey}`,
    },
    body: envelope,
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Sentry answered ${answer.status}.`);
};
