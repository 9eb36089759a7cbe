import { itemsOf } from './itemsOf.ts';
import type { LoaderSources } from './loaderSources.ts';
import { unbatched } from './unbatched.ts';

export interface CityCategoryFilter {
  readonly citySlug: string;
  readonly categorySlug?: string;
  readonly sort?: string | null | undefined;
  /** The parts that the query selects, comma separated. */
  readonly expand?: string | undefined;
}

export const cityCategoryLoaders = ({ rest: { webApi }, limit }: LoaderSources) => ({
  /** One category of a city by both slugs, or all categories of the city; none when the city is unknown. */
  cityCategories: unbatched(
    async ({ citySlug, categorySlug, sort, expand }: CityCategoryFilter) =>
      itemsOf(
        await webApi.get('/city_categories', {
          query: { city_slug: citySlug, category_slug: categorySlug, sort, expand },
        }),
      ),
    limit,
  ),
});
