import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { createRemoteJWKSet, customFetch, type CryptoKey, type FetchImplementation } from 'jose';
import { HttpProblem } from '../rest/httpProblem.ts';

const fetchTimeoutMs = 5_000;

/** Minimum time between fetches for unknown key ids. */
const refetchMs = 30_000;

/** Minimum time between fetches while the identity service fails. */
const retryMs = 5_000;

/** Withdrawn keys are rejected after this time at the latest. */
const maxKeyAgeMs = 3_600_000;

/** 503 instead of 401, because a token that could not be verified may be valid. */
const keysUnavailable = (cause?: unknown) =>
  Object.assign(new HttpProblem(503, 'The keys of the identity service cannot be read.'), { cause });

const minModulusLength = 2048;

const isUsable = (key: unknown): key is JsonWebKey => {
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    return (asymmetricKeyDetails?.modulusLength ?? 0) >= minModulusLength;
  } catch {
    return false;
  }
};

/** Drops keys that jose would throw on, so that one malformed key does not affect the others. */
const usableKeys = (document: unknown): JsonWebKey[] => {
  const keys = (document as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys)) throw new TypeError('The key document has no array `keys`.');
  return (keys as unknown[]).filter(isUsable);
};

/** Fetches the keys. After a failure, calls fail immediately until `retryMs` have passed. */
const fetchKeys = (): FetchImplementation => {
  let failedAt = -Infinity;
  return async (url, options) => {
    if (Date.now() - failedAt < retryMs) throw keysUnavailable();
    try {
      const response = await fetch(url, { ...options, redirect: 'error' });
      if (!response.ok) throw new Error(`The key request failed with status ${response.status}.`);
      return Response.json({ keys: usableKeys(await response.json()) });
    } catch (cause) {
      failedAt = Date.now();
      throw keysUnavailable(cause);
    }
  };
};

/** Creates a lookup of the identity service's public keys by id. Fetches them on first use and for unknown ids. */
export const keySet = (url: string) => {
  const keyFor = createRemoteJWKSet(new URL(url), {
    timeoutDuration: fetchTimeoutMs,
    cooldownDuration: refetchMs,
    cacheMaxAge: maxKeyAgeMs,
    [customFetch]: fetchKeys(),
  });
  return async (id: string): Promise<CryptoKey | null> => {
    try {
      return await keyFor({ alg: 'RS256', kid: id });
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      return null;
    }
  };
};
