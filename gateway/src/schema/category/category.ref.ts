import type { Context } from '../../builder/context.ts';
import type { Category } from '../../rest/rows.ts';

/** All categories, oldest first. They are those of a city, because every city has all of them and not every upstream lists categories alone. */
export const allCategories = async ({
  cities,
  cityCategories,
}: Context['loaders']): Promise<readonly Category[]> => {
  const [city] = await cities.topCities.load({ limit: 1 });
  if (city === undefined) return [];
  const rows = await cityCategories.cityCategories.load({ citySlug: city.slug });
  return rows.map(({ category }) => category).toSorted((one, other) => one.id - other.id);
};
