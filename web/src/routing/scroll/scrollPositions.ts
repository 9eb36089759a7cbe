import type { Location } from 'found';
import { locationKey } from '../locationKey.ts';

const store = 'scroll';
const limit = 100;

type Positions = Record<string, number>;

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Positions;
  } catch {
    return {};
  }
};

/** Stores the scroll position of a place; the oldest are dropped. */
export const savePosition = (location: Location, position: number): void => {
  const { [locationKey(location)]: _before, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - limit), [locationKey(location), position] as const];
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, Back scrolls to the top.
  }
};

export const savedPosition = (location: Location): number => read()[locationKey(location)] ?? 0;
