import { randomId } from './randomId.ts';
import { readSession, removeSession, writeSession } from './sessionStore.ts';

const storageKey = (attempt: string): string => `attempt:${attempt}`;

/**
 * The key of one attempt, such as applying to one offer. It stays the same, over reloads too, until the
 * attempt is acknowledged, so that a double click or a retry is one attempt for the server.
 */
export const attemptKey = (attempt: string): string => {
  const held = readSession(storageKey(attempt));
  if (held !== null) return held;
  const key = randomId();
  writeSession(storageKey(attempt), key);
  return key;
};

/** The server has answered, or what is sent has changed: the next call begins a new attempt. */
export const endAttempt = (attempt: string): void => removeSession(storageKey(attempt));
