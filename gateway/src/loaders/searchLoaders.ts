import type { ListedCity } from '../rest/rows.ts';
import { itemsOf, unbatched, type LoaderSources } from './batching.ts';

interface SearchInput {
  readonly text: string;
  readonly place: string | null;
  readonly near: string | null;
  /** Comma separated. */
  readonly kinds: string;
  readonly limit: number;
}

/** Rows by their ids, with the parts that the query selects. */
interface Rows {
  readonly ids: string;
  readonly expand: string | undefined;
}

export const searchLoaders = ({ rest: { webApi }, limit }: LoaderSources) => ({
  found: unbatched(
    ({ text, place, near, kinds, limit: size }: SearchInput) =>
      webApi.get('/search', { isSearch: true, query: { text, place, near, kinds, limit: size } }),
    limit,
  ),

  cities: unbatched(async (query: Rows): Promise<readonly ListedCity[]> => {
    const rows = itemsOf(await webApi.get('/cities', { query }));
    return query.expand?.includes('overview') === true
      ? rows
      : rows.map((city) => ({ ...city, lacksTexts: true }));
  }, limit),

  partners: unbatched(async (query: Rows) => itemsOf(await webApi.get('/partners', { query })), limit),

  jobOffers: unbatched(async (query: Rows) => itemsOf(await webApi.get('/job_offers', { query })), limit),
});
