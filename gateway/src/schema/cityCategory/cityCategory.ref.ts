import { builder } from '../../builder/builder.ts';
import type { CityCategory } from '../../rest/rows.ts';

export const CityCategoryRef = builder.objectRef<CityCategory>('CityCategory');

export const CityCategorySortRef = builder.enumType('CityCategorySort', {
  description: 'The order of the categories of a city.',
  values: {
    PARTNERS_COUNT: {
      value: 'partners_count',
      description: 'The number of partners with offers there, most first.',
    },
  },
});
