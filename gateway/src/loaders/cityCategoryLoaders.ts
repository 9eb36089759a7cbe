import { itemsOf } from './itemsOf.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface CityCategoryFilter {
  readonly citySlug: string;
  readonly categorySlug?: string;
  readonly sort?: string | null | undefined;
  /** The parts that the query asks for, comma separated; none when absent. */
  readonly expand?: string | undefined;
}

export const cityCategoryLoaders = ({ rest: { webApi }, limit }: LoaderSources) => ({
  /** One category of a city by both slugs, or all of the city's. An unknown city has none. */
  cityCategories: once(
    async ({ citySlug, categorySlug, sort, expand }: CityCategoryFilter) =>
      itemsOf(
        await webApi.get('/city_categories', {
          query: { city_slug: citySlug, category_slug: categorySlug, sort, expand },
        }),
      ),
    limit,
  ),
});
