import { createPublicKey, type JsonWebKey } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type CryptoKey,
  type FetchImplementation,
} from 'jose';

const fetchTimeoutMs = 5_000;

/** Minimum time between fetches for unknown key ids. */
const refetchMs = 30_000;

/** Minimum time between fetches while the identity service fails. */
const retryMs = 5_000;

/** Withdrawn keys are rejected after this time at the latest, unless the identity service fails. */
const maxKeyAgeMs = 3_600_000;

/** While the identity service fails, its last keys stay valid for this time, so that nobody is signed out. */
const maxKeyAgeInFailureMs = 24 * 3_600_000;

/** Thrown instead of rejecting a token that could not be verified, because it may be valid. */
export class KeysUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The keys of the identity service cannot be read.', { cause });
    this.name = 'KeysUnavailable';
  }
}

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

/** Fetches the keys and remembers the last ones. After a failure, calls fail immediately until `retryMs` have passed. */
const keySource = () => {
  let failedAt = -Infinity;
  let last: { readonly keys: JsonWebKey[]; readonly readAt: number } | undefined;
  const fetchKeys: FetchImplementation = async (url, options) => {
    if (Date.now() - failedAt < retryMs) throw new KeysUnavailable();
    try {
      const response = await fetch(url, { ...options, redirect: 'error' });
      if (!response.ok) throw new Error(`The key request failed with status ${response.status}.`);
      const keys = usableKeys(await response.json());
      last = { keys, readAt: Date.now() };
      failedAt = -Infinity;
      return Response.json({ keys });
    } catch (cause) {
      failedAt = Date.now();
      throw new KeysUnavailable(cause);
    }
  };
  return {
    fetchKeys,
    isFailing: () => failedAt !== -Infinity,
    /** The last keys, unless they are too old. */
    lastKeys: (): JsonWebKey[] =>
      last !== undefined && Date.now() - last.readAt < maxKeyAgeInFailureMs ? last.keys : [],
  };
};

/** Creates a lookup of the identity service's public keys by id. Fetches them on first use and for unknown ids. */
export const keySet = (url: string) => {
  const { fetchKeys, isFailing, lastKeys } = keySource();
  const keyFor = createRemoteJWKSet(new URL(url), {
    timeoutDuration: fetchTimeoutMs,
    cooldownDuration: refetchMs,
    cacheMaxAge: maxKeyAgeMs,
    [customFetch]: fetchKeys,
  });
  return async (id: string): Promise<CryptoKey | null> => {
    const header = { alg: 'RS256', kid: id };
    const lastKey = () => createLocalJWKSet({ keys: lastKeys() })(header).catch(() => null);
    const known = isFailing() ? await lastKey() : null;
    if (known !== null) {
      // Looks whether the service is back. Nobody has to wait for that.
      void keyFor(header).catch(() => null);
      return known;
    }
    try {
      return await keyFor(header);
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) return null;
      const last = await lastKey();
      if (last === null) throw error;
      return last;
    }
  };
};
