import { deprecated } from '../../builder/deprecated.ts';
import { costOfFigure, costOfHtml, costOfOwnCall } from '../../builder/fieldCost.ts';
import { limitOf } from '../../builder/arguments.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef, ReviewRef, CityCategoryRef, CityCategorySortRef } from '../refs.ts';
import type { Context } from '../../builder/context.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { selectedFields } from '../../builder/selection.ts';

builder.node(CityCategoryRef, {
  description: 'A category of gigs in one city.',
  id: { resolve: (cityCategory) => cityCategory.id },
  loadWithoutCache: (id, { loaders }) => shallowCopy(loaders.cityCategories.cityCategoryById.load(id)),
  fields: (t) => ({
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
    updatedAt: t.field({
      complexity: costOfFigure,
      type: 'DateTime',
      description:
        'When the city, an offer of the category in it or a review of one was last added or changed. Null when unknown.',
      resolve: (cityCategory, _args, { loaders }) =>
        cityCategory.updated ?? loaders.cityCategories.updatedOf(cityCategory),
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
const usualCategories = 15;

const expandOf = (info: GraphQLResolveInfo): string | undefined =>
  selectedFields(info).has('updatedAt') ? 'updated' : undefined;

const categoriesOfCity = (
  citySlug: string,
  sort: (typeof CityCategorySortRef)['$inferType'] | null | undefined,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
) => loaders.cityCategories.cityCategories.load({ citySlug, sort, expand: expandOf(info) });

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
    deprecationReason: deprecated('`City.categories`'),
    complexity: costOfOwnCall(usualCategories),
    type: [CityCategoryRef],
    description: 'All categories of a city, including those without offers. Empty when the city is unknown.',
    args: {
      citySlug: t.arg.string({
        required: true,
        description: 'The slug of the city in any language: `berlin`.',
      }),
      sort: t.arg({ type: CityCategorySortRef, description: 'The order; that of the service by default.' }),
    },
    resolve: (_query, { citySlug, sort }, context, info) =>
      categoriesOfCity(citySlug.toLowerCase(), sort, context, info),
  }),
}));

builder.objectField(CityRef, 'categories', (t) =>
  t.field({
    complexity: costOfOwnCall(usualCategories),
    type: [CityCategoryRef],
    description: 'All categories of the city, including those without offers.',
    args: {
      sort: t.arg({ type: CityCategorySortRef, description: 'The order; that of the service by default.' }),
    },
    resolve: ({ slug }, { sort }, context, info) => categoriesOfCity(slug, sort, context, info),
  }),
);
