import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { HttpProblem } from '../rest/httpProblem.ts';

const FETCH_TIMEOUT_MS = 5_000;

/** An unknown key id is looked up again no more often than this. */
const REFETCH_MS = 30_000;

/** A service that failed is asked again no more often than this. */
const RETRY_MS = 5_000;

/** Keys that were withdrawn are forgotten after this. */
const LONGEST_USE_MS = 3_600_000;

type Keys = { byId: Map<string, KeyObject>; fetchedAt: number };

type Jwk = JsonWebKey & { kid: string };

const isSigningKey = (entry: unknown): entry is Jwk => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { kid, kty, use, alg } = entry as Readonly<Record<string, unknown>>;
  return (
    typeof kid === 'string' &&
    kty === 'RSA' &&
    (use === undefined || use === 'sig') &&
    (alg === undefined || alg === 'RS256')
  );
};

/** A key that cannot be read is left out, so that the others go on to count. */
const keyOf = (jwk: Jwk): KeyObject | null => {
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    return null;
  }
};

const keysOf = (document: unknown): Map<string, KeyObject> => {
  const keys = (document as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys)) throw new TypeError('There are no keys.');
  return new Map(
    (keys as unknown[]).filter(isSigningKey).flatMap((jwk) => {
      const key = keyOf(jwk);
      return key === null ? [] : [[jwk.kid, key] as const];
    }),
  );
};

/** Not 401: a token must not be called bad because nobody could look at it. */
const unreadable = (cause?: unknown) =>
  Object.assign(new HttpProblem(503, 'The keys of the identity service cannot be read.'), { cause });

/** The public keys of the identity service, by key id: fetched when first needed, and when an unknown id comes. */
export const keySet = (url: string) => {
  let keys: Keys | null = null;
  let fetching: Promise<Keys> | null = null;
  let failedAt = -Infinity;

  const fetched = async (): Promise<Keys> => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' });
      if (!answer.ok) throw new Error(`The keys are not there: ${answer.status}.`);
      keys = { byId: keysOf(await answer.json()), fetchedAt: Date.now() };
      return keys;
    } catch (cause) {
      failedAt = Date.now();
      throw unreadable(cause);
    } finally {
      fetching = null;
    }
  };

  const latest = async (): Promise<Keys> => {
    if (fetching === null && Date.now() - failedAt < RETRY_MS) throw unreadable();
    return (fetching ??= fetched());
  };

  return async (id: string): Promise<KeyObject | null> => {
    const age = keys === null ? Infinity : Date.now() - keys.fetchedAt;
    const known = keys?.byId.get(id);
    if (known !== undefined && age < LONGEST_USE_MS) return known;
    if (age < REFETCH_MS) return null;
    return (await latest()).byId.get(id) ?? null;
  };
};
