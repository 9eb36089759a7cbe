import type { Context } from '../../builder/context.ts';
import type { Category } from '../../rest/rows.ts';

/** All categories, oldest first. No upstream lists categories alone; every city has all of them. */
export const allCategories = async ({
  cities,
  cityCategories,
}: Context['loaders']): Promise<readonly Category[]> => {
  const [city] = await cities.topCities.load({ limit: 1 });
  if (city === undefined) return [];
  const rows = await cityCategories.cityCategories.load({ citySlug: city.slug });
  return rows.map(({ category }) => category).toSorted((one, other) => one.id - other.id);
};
