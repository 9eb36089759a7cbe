import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { costOfFigure, costOfHtml, costOfOwnCall, costOfSearch } from '../../builder/fieldCost.ts';
import { optionalRowId } from '../../builder/globalId.ts';
import { limitOf } from '../../builder/arguments.ts';
import { CatalogueError } from '../../errors/catalogue.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CountryRef, ReviewRef, PostRef, postExpansion } from '../refs.ts';
import { picture, PictureRef } from '../values/picture.ref.ts';
import { MoneyRangeRef } from '../values/money.ref.ts';
import { CityRef, locationOf, textOf } from './city.ref.ts';
import type { Context } from '../../builder/context.ts';
import type { City, EarningRange } from '../../rest/rows.ts';

builder.node(CityRef, {
  description: 'A city with its texts, its ratings and the offers there.',
  id: { resolve: (city) => city.id },
  loadWithoutCache: (id, { loaders }) => shallowCopy(loaders.cities.cityById.load(Number(id))),
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nullable: false,
      description: 'The slug in the language of the request, as used in URLs.',
    }),
    orgSlug: t.exposeString('orgSlug', {
      nullable: false,
      description: 'The original slug, the same in every language.',
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name in the language of the request.',
    }),
    country: t.expose('country', {
      type: CountryRef,
      nullable: false,
      description: 'The country of the city.',
    }),
    picture: t.field({
      type: PictureRef,
      nullable: false,
      description: 'Its skyline.',
      resolve: ({ orgSlug, name }) => picture('cities', orgSlug, name),
    }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      deprecationReason: deprecated('`City.country`'),
      description: 'The code of the country, ISO 3166-1 alpha-2: `DE`.',
    }),
    state: t.string({
      description:
        'The code of the state, two letters in upper case: `NY`. Null in countries where names of cities do not include one.',
      resolve: ({ state }) => state?.toUpperCase() ?? null,
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: false,
      description: 'Degrees north of the equator, -90 to 90.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: false,
      description: 'Degrees east of Greenwich, -180 to 180.',
    }),
    header: t.string({
      description: 'The headline of the city page; null when there is none.',
      resolve: (city, _args, context) => textOf(city, 'header', context),
    }),
    overview: t.string({
      complexity: costOfHtml,
      description: 'What gig work is like in the city: sanitized HTML. Null when there is none.',
      resolve: async (city, _args, context) => safeHtml(await textOf(city, 'overview', context), context),
    }),
    seoTitle: t.string({
      description: 'The title for search engines; null when there is none.',
      resolve: (city, _args, context) => textOf(city, 'seoTitle', context),
    }),
    seoDescription: t.string({
      description: 'The description for search engines; null when there is none.',
      resolve: (city, _args, context) => textOf(city, 'seoDescription', context),
    }),
    rating: t.float({
      description:
        'The mean rating of the offers in the city, 1 to 5 with one decimal; null without ratings.',
      resolve: (city) => rating(city.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'The number of ratings.',
    }),
    jobOffersCount: t.exposeInt('jobOffersCount', {
      nullable: false,
      description: 'The number of live offers in the city.',
    }),
    isRedirection: t.exposeBoolean('isRedirection', {
      nullable: false,
      description:
        'Whether the requested slug is old or of another language: redirect visitors to `slug` then. It depends on how the city was requested; where a cache stores cities by id, compare `slug` with the requested one.',
    }),
    updatedAt: t.field({
      complexity: costOfFigure,
      type: 'DateTime',
      description:
        'When the city, an offer in it or a review of one was last added or changed. Null when unknown.',
      resolve: (city, _args, { loaders }) => city.updated ?? loaders.cities.updatedOf(city),
    }),
    topReviews: t.field({
      complexity: costOfOwnCall(20),
      type: [ReviewRef],
      description: 'The best reviews of offers in the city.',
      resolve: async (city, _args, { loaders }) => {
        if (city.topReviews !== undefined) return city.topReviews;
        const whole = await loaders.cities.cityBySlug.load({ slug: city.slug, expand: 'country,topReviews' });
        return whole?.topReviews ?? [];
      },
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of offers in the city, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'The maximum number, 1 to 100.' }) },
      resolve: (city, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({ limit: limitOf(limit, 1), cityId: city.id }),
    }),
    nearby: t.field({
      complexity: costOfSearch,
      type: [CityRef],
      description: 'Other cities around, nearest first. Empty for bots and when the look-up fails.',
      args: {
        limit: t.arg.int({ defaultValue: 7, description: 'The maximum number, 1 to 100.' }),
        distanceLessThan: t.arg.float({
          defaultValue: 100,
          description: 'The maximum distance in kilometres, 0 to 20,100.',
        }),
        partnerId: t.arg.id({
          description: 'Only cities with offers of this partner: the `id` of a Partner.',
        }),
      },
      resolve: async (city, { limit, distanceLessThan, partnerId }, { bot, loaders }) => {
        if (bot) return [];
        const location = await locationOf(city, { loaders }).catch((error: unknown) => {
          if (error instanceof CatalogueError) return null;
          throw error;
        });
        if (location === null) return [];
        const count = limitOf(limit, 7);
        // One more, because the nearest city to a city is the city itself.
        const found = await loaders.cities.nearbyCities.load({
          latitude: location.latitude,
          longitude: location.longitude,
          limit: count + 1,
          distanceLessThan: distanceLessThan ?? 100,
          partnerId: optionalRowId('Partner', partnerId),
        });
        return found.filter((other) => other.id !== city.id).slice(0, count);
      },
    }),
    post: t.field({
      complexity: costOfOwnCall(1),
      type: PostRef,
      description: 'A blog post about the city; null when there is none.',
      resolve: (city, _args, { loaders }, info) =>
        loaders.posts.postByCityId.load({ cityId: city.id, expand: postExpansion(info) }),
    }),
  }),
});

const EarningRangeRef = builder.objectRef<EarningRange>('EarningRange').implement({
  description:
    'The range in which the hourly earnings of offers lie, as reported by people who did the gigs.',
  fields: (t) => ({
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      nullable: false,
      description: 'ISO 4217: `EUR`.',
    }),
    lowest: t.exposeFloat('lowest', {
      nullable: false,
      description: 'The lowest mean of an offer, per hour, in `currency`.',
    }),
    highest: t.exposeFloat('highest', {
      nullable: false,
      description: 'The highest mean of an offer, per hour, in `currency`.',
    }),
  }),
});

/** The offers of a city have one currency, or two near a border. */
const usualCurrencies = 2;

const earningRanges = async (
  { id }: Pick<City, 'id'>,
  { bot, loaders }: Pick<Context, 'bot' | 'loaders'>,
): Promise<readonly EarningRange[]> =>
  bot ? [] : ((await loaders.cities.earningRangesByCityId.load(id))?.ranges ?? []);

const complexity = { field: costOfFigure, multiplier: usualCurrencies };

builder.objectFields(CityRef, (t) => ({
  earnings: t.field({
    complexity,
    type: [MoneyRangeRef],
    description:
      'What the live and valid offers of the city earn in an hour: one range for each currency, of the `average` of their `earning`. Empty without contributions, and for bots.',
    resolve: (city, _args, context) => earningRanges(city, context),
  }),
  earningRanges: t.field({
    complexity,
    type: [EarningRangeRef],
    deprecationReason: deprecated('`City.earnings`'),
    description:
      'What the live and valid offers of the city earn: one range for each currency, of the `avg` of their `earning`. Empty without contributions, and for bots.',
    resolve: (city, _args, context) => earningRanges(city, context),
  }),
}));
