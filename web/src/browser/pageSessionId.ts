import { randomId } from './randomId.ts';
import { readSession, writeSession } from './sessionStore.ts';

const key = 'pageSessionId';

/** A random id of this visit in this tab, not related to the person. Browser only. */
export const pageSessionId = (): string => {
  const held = readSession(key);
  if (held !== null) return held;
  const id = randomId();
  writeSession(key, id);
  return id;
};
