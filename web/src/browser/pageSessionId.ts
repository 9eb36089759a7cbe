import { randomId } from './randomId.ts';
import { readSession, writeSession } from './storage/sessionStore.ts';

const key = 'pageSessionId';

/** A random id of this visit in this tab, not related to the person. Browser only. */
export const pageSessionId = (): string => {
  const stored = readSession(key);
  if (stored !== null) return stored;
  const id = randomId();
  writeSession(key, id);
  return id;
};
