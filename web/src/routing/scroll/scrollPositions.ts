import type { Location } from 'found';
import { locationKey } from '../locationKey.ts';
import { withoutSecrets } from '../secretParameters.ts';

const store = 'scroll';
const limit = 100;

/** By the key of the place in the history. */
type Positions = Record<string, number>;

// The first page of a visit has no key but its address.
const nameOf = (location: Location): string => withoutSecrets(locationKey(location));

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Positions;
  } catch {
    return {};
  }
};

/** Stores the scroll position of a place; the oldest are dropped. */
export const savePosition = (location: Location, position: number): void => {
  const key = nameOf(location);
  const { [key]: _before, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - limit), [key, position] as const];
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, Back scrolls to the top.
  }
};

export const savedPosition = (location: Location): number => read()[nameOf(location)] ?? 0;
