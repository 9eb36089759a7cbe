import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionPage, type PageArguments } from '../../builder/connection.ts';
import type { Context } from '../../builder/context.ts';
import { costOfOwnCall, costOfSearch } from '../../builder/fieldCost.ts';
import { optionalRowId } from '../../builder/globalId.ts';
import { limitOf, optionalLimit, pageArguments } from '../../builder/arguments.ts';
import { selectedFields } from '../../builder/selection.ts';
import { PartnerPlaceRef } from '../refs.ts';
import { CityConnectionRef, CityRef, namesTexts } from './city.ref.ts';

const cityBySlug = (slug: string, { loaders }: Pick<Context, 'loaders'>, info: GraphQLResolveInfo) => {
  const wanted = selectedFields(info);
  const parts = [
    'country',
    ...(wanted.has('overview') ? ['overview'] : []),
    ...(wanted.has('topReviews') ? ['topReviews'] : []),
    ...(wanted.has('updatedAt') ? ['updated'] : []),
  ];
  return loaders.cities.cityBySlug.load({ slug: slug.toLowerCase(), expand: parts.join(',') });
};

interface CityFilter {
  readonly query?: string | null | undefined;
  readonly partnerId?: number | null | undefined;
  readonly countryCode?: string | null | undefined;
}

const citiesPage = (
  filter: CityFilter,
  page: PageArguments,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
) => {
  const wanted = selectedFields(info, 'edges', 'node');
  const parts = [namesTexts(wanted) && 'overview', wanted.has('updatedAt') && 'updated'].filter(Boolean);
  const expand = parts.length === 0 ? undefined : parts.join(',');
  return connectionPage(page, (number, limit) =>
    loaders.cities.citiesPage.load({ ...filter, expand, page: number, limit }),
  );
};

builder.queryFields((t) => ({
  city: t.field({
    type: CityRef,
    description: 'A city by its slug in any language, or by an old slug. Null when there is none.',
    args: {
      slug: t.arg.string({
        required: true,
        description: 'The slug as in URLs, in any case.',
      }),
    },
    resolve: (_query, { slug }, context, info) => cityBySlug(slug, context, info),
  }),

  cities: t.field({
    type: CityConnectionRef,
    description:
      'Cities, optionally filtered. The search tolerates typing errors and finds names in any language, short names, and the cities of a country.',
    args: {
      ...pageArguments(t.arg),
      query: t.arg.string({
        description:
          'A name or the beginning of one, at most 100 characters: `berl`, `NYC`, `berlin, germany`. The best matches come first.',
      }),
      partnerId: t.arg.id({ description: 'Only cities with offers of this partner: the `id` of a Partner.' }),
      countryCode: t.arg.string({ description: 'Only cities of this country, ISO 3166-1 alpha-2: `DE`.' }),
    },
    resolve: (_query, { query, partnerId, countryCode, ...page }, context, info) =>
      citiesPage({ query, countryCode, partnerId: optionalRowId('Partner', partnerId) }, page, context, info),
  }),

  nearbyCities: t.field({
    complexity: costOfSearch,
    type: [CityRef],
    description: 'Cities around a point, nearest first. Empty for bots, at 0, 0, and when the look-up fails.',
    args: {
      latitude: t.arg.float({ required: true, description: 'Degrees north, -90 to 90.' }),
      longitude: t.arg.float({ required: true, description: 'Degrees east, -180 to 180.' }),
      limit: t.arg.int({ defaultValue: 4, description: 'The maximum number, 1 to 100.' }),
      distanceLessThan: t.arg.float({ description: 'The maximum distance in kilometres, 0 to 20,100.' }),
    },
    resolve: (_query, { latitude, longitude, limit, distanceLessThan }, { bot, loaders }) => {
      // 0, 0 stands for an unknown location.
      if (bot || (latitude === 0 && longitude === 0)) return [];
      return loaders.cities.nearbyCities.load({
        latitude,
        longitude,
        limit: limitOf(limit, 4),
        distanceLessThan: distanceLessThan ?? null,
      });
    },
  }),

  topCities: t.field({
    complexity: costOfSearch,
    type: [CityRef],
    description:
      'The cities with the most offers; up to half of them are in the countries of the language of the request, and come first.',
    args: {
      limit: t.arg.int({ description: 'The maximum number, 1 to 100; the service decides by default.' }),
    },
    resolve: (_query, { limit }, { loaders }) =>
      loaders.cities.topCities.load({ limit: optionalLimit(limit) }),
  }),

  newestCities: t.field({
    complexity: costOfSearch,
    type: [CityRef],
    description: 'The newest cities of the site, newest first.',
    args: {
      limit: t.arg.int({ description: 'The maximum number, 1 to 100; the service decides by default.' }),
    },
    resolve: (_query, { limit }, { loaders }) =>
      loaders.cities.newestCities.load({ limit: optionalLimit(limit) }),
  }),
}));

builder.objectFields(PartnerPlaceRef, (t) => ({
  city: t.field({
    complexity: costOfOwnCall(1),
    type: CityRef,
    description:
      'The city. Null without `citySlug`, when the city is unknown, and when it is in another country.',
    resolve: async ({ country, citySlug }, _args, context, info) => {
      if (citySlug === null) return null;
      const city = await cityBySlug(citySlug, context, info);
      return country === null || city?.countryCode === country.countryCode ? city : null;
    },
  }),

  cities: t.field({
    type: CityConnectionRef,
    description: 'The cities of the country in which the company offers gigs, largest first.',
    args: pageArguments(t.arg),
    resolve: ({ partner, countryCode }, page, context, info) =>
      citiesPage({ partnerId: partner.id, countryCode }, page, context, info),
  }),
}));
