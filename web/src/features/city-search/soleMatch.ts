import type { CityMatch } from '../../__generated__/useCityMatchesQuery.graphql.ts';

/** A city that was found, and how well what was searched for fits it. */
interface Matched {
  readonly match: CityMatch | '%future added value' | null | undefined;
}

/** The one city that a search can mean: the only one of that name, or the only one whose name begins so. */
export const soleMatch = <City extends Matched>(found: readonly City[]): City | null => {
  const matching = (wanted: CityMatch): City[] => found.filter(({ match }) => match === wanted);
  const exact = matching('EXACT');
  const candidates = exact.length > 0 || matching('COUNTRY').length > 0 ? exact : matching('BEGINNING');
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
};

/** Whether one of those found is what was searched for, and not only spelled like it. */
export const isAmong = (found: readonly Matched[]): boolean =>
  found.some(({ match }) => typeof match === 'string' && match !== 'SIMILAR');
