import type { PurgeSettings } from '../config/settings.ts';
import { signatureHeader, signatureOf, timeHeader } from '@citygigs/server/purging/signedPurges.ts';

/** What has changed: what pages show, by global ids; single pages, by their paths; or everything. */
export type Purge =
  | { readonly ids: readonly string[]; readonly paths: readonly string[] }
  | { readonly all: true };

const patienceMs = 10_000;

/** The id of a row in the graph. */
export const globalId = (type: string, id: number): string => Buffer.from(`${type}:${id}`).toString('base64');

/** Asks a site to purge what all gateways and sites keep. Resolves to null, or to why it failed. */
export const sendPurge = async ({ url, secret }: PurgeSettings, purge: Purge): Promise<string | null> => {
  const body = JSON.stringify(purge);
  const time = String(Math.floor(Date.now() / 1_000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [timeHeader]: time,
        [signatureHeader]: signatureOf(secret, time, body),
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    return response.ok ? null : `${response.status} ${(await response.text()).slice(0, 200)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
