import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { costOfOwnCall } from '../../builder/fieldCost.ts';
import { selectedFields } from '../../builder/selection.ts';
import { CityRef } from '../city/city.ref.ts';
import { CityCategoryRef, CityCategorySortRef } from './cityCategory.ref.ts';

/** The assumed number of categories of a city, as in the sample data. */
const categoriesOfCity = 15;

const expandOf = (info: GraphQLResolveInfo): string | undefined =>
  selectedFields(info).has('updatedAt') ? 'updated' : undefined;

builder.queryFields((t) => ({
  cityCategory: t.field({
    type: CityCategoryRef,
    description: 'One category of one city. Null when either is unknown.',
    args: {
      citySlug: t.arg.string({
        required: true,
        description: 'The slug of the city in any language: `berlin`.',
      }),
      categorySlug: t.arg.string({
        required: true,
        description: 'The slug of the category in any language, without `-c`: `delivery`.',
      }),
    },
    resolve: async (_query, { citySlug, categorySlug }, { loaders }, info) => {
      const slugs = {
        citySlug: citySlug.toLowerCase(),
        categorySlug: categorySlug.toLowerCase(),
        expand: expandOf(info),
      };
      const [found] = await loaders.cityCategories.cityCategories.load(slugs);
      return found ?? null;
    },
  }),

  cityCategories: t.field({
    complexity: costOfOwnCall(categoriesOfCity),
    type: [CityCategoryRef],
    description: 'All categories of a city, including those without offers. Empty when the city is unknown.',
    args: {
      citySlug: t.arg.string({
        required: true,
        description: 'The slug of the city in any language: `berlin`.',
      }),
      sort: t.arg({ type: CityCategorySortRef, description: 'The order; that of the service by default.' }),
    },
    resolve: (_query, { citySlug, sort }, { loaders }, info) =>
      loaders.cityCategories.cityCategories.load({
        citySlug: citySlug.toLowerCase(),
        sort,
        expand: expandOf(info),
      }),
  }),
}));

builder.objectField(CityRef, 'categories', (t) =>
  t.field({
    complexity: costOfOwnCall(categoriesOfCity),
    type: [CityCategoryRef],
    description: 'All categories of the city, including those without offers.',
    args: {
      sort: t.arg({ type: CityCategorySortRef, description: 'The order; that of the service by default.' }),
    },
    resolve: (city, { sort }, { loaders }, info) =>
      loaders.cityCategories.cityCategories.load({ citySlug: city.slug, sort, expand: expandOf(info) }),
  }),
);
