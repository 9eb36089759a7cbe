import { randomId } from './randomId.ts';
import { readSession, removeSession, writeSession } from './storage/sessionStore.ts';

const storageKey = (attempt: string): string => `attempt:${attempt}`;

/**
 * The idempotency key of one attempt, such as applying to one offer. It stays the same, even after a reload, until the
 * attempt is acknowledged, so that the server counts a double click or a retry once.
 */
export const attemptKey = (attempt: string): string => {
  const stored = readSession(storageKey(attempt));
  if (stored !== null) return stored;
  const key = randomId();
  writeSession(storageKey(attempt), key);
  return key;
};

/** Call when the server has answered, or when the input has changed: the next call starts a new attempt. */
export const endAttempt = (attempt: string): void => removeSession(storageKey(attempt));
