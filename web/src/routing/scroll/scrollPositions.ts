import type { Location } from 'found';
import { locationKey } from '../locationKey.ts';
import { withoutSecrets } from '../secretParameters.ts';

const store = 'scroll';
const limit = 100;

/** By the key of the place in the history; that of its reviews has a suffix. */
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

/** Stores a number of a place; the oldest are dropped. */
const save = (key: string, position: number): void => {
  const { [key]: _before, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - limit), [key, position] as const];
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, Back scrolls to the top.
  }
};

/** Stores the scroll position of a place. */
export const savePosition = (location: Location, position: number): void => save(nameOf(location), position);

export const savedPosition = (location: Location): number => read()[nameOf(location)] ?? 0;

const reviewsOf = (place: string): string => `${withoutSecrets(place)} reviews`;

/** Stores the last page of reviews that a place shows. */
export const saveLastReviews = (place: string, page: number): void => save(reviewsOf(place), page);

export const savedLastReviews = (place: string): number => read()[reviewsOf(place)] ?? 0;
