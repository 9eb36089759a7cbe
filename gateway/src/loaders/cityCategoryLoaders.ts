import type { CityCategory, Page } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface CityCategoryFilter {
  readonly citySlug: string;
  readonly categorySlug?: string;
  readonly sort?: string | null | undefined;
}

export const cityCategoryLoaders = ({ rest, limit }: LoaderSources) => ({
  /** One category of a city by both slugs, or all of the city's. An unknown city has none. */
  cityCategories: once(async ({ citySlug, categorySlug, sort }: CityCategoryFilter) => {
    const page = await rest.load<Page<CityCategory>>({
      target: 'webApi',
      path: '/city_categories',
      query: { city_slug: citySlug, category_slug: categorySlug, sort },
    });
    return page?.items ?? [];
  }, limit),
});
