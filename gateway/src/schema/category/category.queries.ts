import { builder } from '../../builder/builder.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';
import { CategoryRef } from './category.ref.ts';

builder.queryField('categories', (t) =>
  t.field({
    complexity: costOfTwoSearches,
    type: [CategoryRef],
    description: 'All categories, including those without offers, oldest first.',
    // No upstream lists categories alone; every city has all of them.
    resolve: async (_query, _args, { loaders }) => {
      const [city] = await loaders.cities.topCities.load({ limit: 1 });
      if (city === undefined) return [];
      const rows = await loaders.cityCategories.cityCategories.load({ citySlug: city.slug });
      return rows.map(({ category }) => category).toSorted((one, other) => one.id - other.id);
    },
  }),
);
