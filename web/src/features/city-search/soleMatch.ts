import type { CityMatch } from '../../__generated__/useCityMatchesQuery.graphql.ts';

/** A city in a search result, and how well it matches. */
interface Matched {
  readonly match: CityMatch | '%future added value' | null | undefined;
}

/** The only city that a search can mean: the only exact match, or the only name that starts with it. */
export const soleMatch = <City extends Matched>(found: readonly City[]): City | null => {
  const matching = (wanted: CityMatch): City[] => found.filter(({ match }) => match === wanted);
  const exact = matching('EXACT');
  const candidates = exact.length > 0 || matching('COUNTRY').length > 0 ? exact : matching('BEGINNING');
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
};

/** Whether one of the results matches the search exactly, not only by a similar spelling or in another place. */
export const isAmong = (found: readonly Matched[]): boolean =>
  found.some(({ match }) => typeof match === 'string' && match !== 'SIMILAR' && match !== 'ELSEWHERE');

/** Whether the search states another place than that of the cities with its name. */
export const isElsewhere = (found: readonly Matched[]): boolean =>
  found.some(({ match }) => match === 'ELSEWHERE');
