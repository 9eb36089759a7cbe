import { randomId } from './randomId.ts';
import { readSession, writeSession } from './sessionStore.ts';

const KEY = 'pageSessionId';

/** The random number of this visit in this tab; it says nothing about the person. Browser only. */
export const pageSessionId = (): string => {
  const held = readSession(KEY);
  if (held !== null) return held;
  const id = randomId();
  writeSession(KEY, id);
  return id;
};
