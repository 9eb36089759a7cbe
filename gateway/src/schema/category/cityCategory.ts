import { costOfHtml, costOfOwnCall } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { limitOf } from '../../builder/arguments.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef, ReviewRef, CityCategoryRef, CityCategorySortRef } from '../refs.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { selectedFields } from '../../builder/selection.ts';

CityCategoryRef.implement({
  description: 'A category of gigs in one city.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: (cityCategory) => toGlobalId('CityCategory', cityCategory.id),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (cityCategory, _args, context, info) => referencedCity(cityCategory.city, info, context),
    }),
    category: t.expose('category', {
      type: CategoryRef,
      nullable: false,
      description: 'The category.',
    }),
    header: t.exposeString('header', { description: 'The headline of the page; null when there is none.' }),
    overview: t.string({
      complexity: costOfHtml,
      description: 'What this kind of gig is like in the city: sanitized HTML. Null when there is none.',
      resolve: (cityCategory, _args, context) => safeHtml(cityCategory.overview, context),
    }),
    rating: t.float({
      description: 'The mean rating of these offers, 1 to 5 with one decimal; null without ratings.',
      resolve: (cityCategory) => rating(cityCategory.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'The number of ratings.',
    }),
    jobOffersCount: t.exposeInt('jobOffersCount', {
      nullable: false,
      description: 'The number of live offers of the category in the city; may be 0.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of partners with such offers in the city.',
    }),
    updatedAt: t.expose('updated', {
      type: 'DateTime',
      description:
        'When the city, an offer of the category in it or a review of one was last added or changed.',
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of these offers, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'The maximum number, 1 to 100.' }) },
      resolve: ({ city, category }, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({
          limit: limitOf(limit, 1),
          cityId: city.id,
          categoryId: category.id,
        }),
    }),
  }),
});

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
