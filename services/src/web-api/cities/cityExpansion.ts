import type { QueryContext } from '../../sql/queryContext.ts';
import { findCityCategories } from '../city-categories/cityCategoryQueries.ts';
import { findTopReviews } from '../reviews/reviewQueries.ts';
import type { CityRow } from './cityQueries.ts';

const topReviewCount = 3;

/** Adds the parts that `expand` names to a city. */
export const expandCity = async (
  context: QueryContext,
  city: CityRow,
  names: ReadonlySet<string>,
): Promise<CityRow> => ({
  ...city,
  ...(names.has('topreviews') && {
    topReviews: await findTopReviews(context, {
      cityId: city.id,
      parts: { city: true, partner: true },
      limit: topReviewCount,
    }),
  }),
  ...(names.has('categories') && {
    categories: await findCityCategories(context, { cityId: city.id, sort: 'offers_count' }),
  }),
});
