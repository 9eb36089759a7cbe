import type { Database } from '../../db/database.ts';
import type { Language } from '../../rest/language.ts';
import { findCityCategories } from '../city-categories/cityCategoryQueries.ts';
import { findTopReviews } from '../reviews/reviewQueries.ts';
import type { CityRow } from './cityQueries.ts';

const TOP_REVIEWS = 3;

/** The city with the parts that were asked for. */
export const expandedCity = async (
  database: Database,
  language: Language,
  city: CityRow,
  names: ReadonlySet<string>,
): Promise<CityRow> => ({
  ...city,
  ...(names.has('topreviews') && {
    topReviews: await findTopReviews(database, language, { city: true, partner: true }, TOP_REVIEWS, city.id),
  }),
  ...(names.has('categories') && {
    categories: await findCityCategories(database, language, city.id, null, { sort: 'offers_count' }),
  }),
});
