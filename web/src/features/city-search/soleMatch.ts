import { cityLabel } from './cityLabel.ts';
import { plainName } from './plainName.ts';

interface Named {
  readonly name: string;
  readonly state?: string | null | undefined;
}

/** The one city that a search can mean: the only one of that name, or the only one found. */
export const soleMatch = <City extends Named>(query: string, found: readonly City[]): City | null => {
  const wanted = plainName(query);
  const exact = found.filter(
    (city) => plainName(city.name) === wanted || plainName(cityLabel(city)) === wanted,
  );
  const candidates = exact.length > 0 ? exact : found;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
};

/** Whether a city of that name, or one that begins so, is among those found. */
export const isAmong = (query: string, found: readonly Named[]): boolean =>
  found.some((city) => plainName(cityLabel(city)).startsWith(plainName(query)));
