import { cityLabel } from './cityLabel.ts';

interface Named {
  readonly name: string;
  readonly state?: string | null | undefined;
}

// Letters as people type them: without case and accents.
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();

/** The one city that a search can mean: the only one of that name, or the only one found. */
export const soleMatch = <City extends Named>(query: string, found: readonly City[]): City | null => {
  const wanted = plain(query);
  const exact = found.filter((city) => plain(city.name) === wanted || plain(cityLabel(city)) === wanted);
  const candidates = exact.length > 0 ? exact : found;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
};
