import { randomId } from './randomId.ts';
import { readSession, writeSession } from './sessionStore.ts';

const KEY = 'pageSessionId';

/** A random id of this visit in this tab, not related to the person. Browser only. */
export const pageSessionId = (): string => {
  const held = readSession(KEY);
  if (held !== null) return held;
  const id = randomId();
  writeSession(KEY, id);
  return id;
};
