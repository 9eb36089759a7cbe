// The resolvers of the peers that take the product's schema as text: mercurius and Apollo Server. Fields that are not
// here are read from the rows as they are.
import { fillCityPlaceholder } from '../../../../gateway/src/rules/fillCityPlaceholder.ts';
import { hasCategories } from '../../../../gateway/src/rules/hasCategories.ts';
import { price } from '../../../../gateway/src/rules/price.ts';
import { rating } from '../../../../gateway/src/rules/rating.ts';
import { safeHtml } from '../../../../gateway/src/rules/safeHtml.ts';
import { paths } from '../../handWritten/paths.mjs';
import { availabilityShares, globalId, signUpShares } from '../../handWritten/rows.mjs';

const idOf =
  (type) =>
  ({ id }) =>
    globalId(type, id);
const meanOf = (row) => rating(row.rating);
const connectionOf = ({ items, total }) => ({
  totalCount: total,
  edges: items.filter(hasCategories).map((node) => ({ node })),
});
const rowsOf = ({ items, total }) => ({ totalCount: total, edges: items.map((node) => ({ node })) });
const itemsOf = (page) => page?.items ?? [];
const textOf = (name) => (offer) => fillCityPlaceholder(offer[name], offer.city.name);
const htmlOf = (name) => (offer, _args, context) =>
  safeHtml(fillCityPlaceholder(offer[name], offer.city.name), context.reader);
/** Bots get no figures. */
const figureOf = (name) => (offer, _args, context) =>
  context.reader.bot ? null : (offer[name] ?? context.read(paths[name](offer.id)));
const productsOf = (name) => async (offer, _args, context) =>
  itemsOf(await context.read(paths[name](offer.id)));

export const resolvers = {
  Query: {
    city: (_query, { slug }, context) => context.read(paths.city(slug)),
    jobOffer: async (_query, { citySlug, partnerSlug }, context) => {
      const offer = await context.read(paths.offer(citySlug, partnerSlug));
      if (offer !== null && !hasCategories(offer)) throw new Error('The offer has no categories');
      return offer;
    },
    jobOffers: async (_query, { first }, context) => connectionOf(await context.read(paths.offers(first))),
    partner: (_query, { slug }, context) => context.read(paths.partner(slug)),
    posts: async (_query, { first }, context) => rowsOf(await context.read(paths.posts(first))),
  },
  City: {
    id: idOf('City'),
    // A city that a row refers to has no rating: it is loaded with the others of the request.
    rating: async (city, _args, context) =>
      meanOf('rating' in city ? city : await context.cityById.load(city.id)),
    categories: async (city, _args, context) => itemsOf(await context.read(paths.categoriesOf(city.slug))),
    jobOffers: async (city, { first }, context) =>
      connectionOf(await context.read(paths.offersInCity(city.slug, first))),
  },
  CityCategory: { id: idOf('CityCategory') },
  Category: { id: idOf('Category') },
  JobOffer: {
    id: idOf('JobOffer'),
    price: ({ weight }) => price(weight),
    cardTitle: textOf('cardTitle'),
    description: htmlOf('description'),
    howToStart: htmlOf('howToStart'),
    earning: figureOf('earning'),
    signUpTime: figureOf('signUpTime'),
    customerAvailability: figureOf('customerAvailability'),
    equipment: productsOf('equipment'),
    services: productsOf('services'),
  },
  RatingSummary: { rating: meanOf },
  SignUpTime: { percents: ({ percents }) => signUpShares(percents) },
  CustomerAvailability: { percents: ({ percents }) => availabilityShares(percents) },
  Partner: {
    id: idOf('Partner'),
    rating: meanOf,
    description: ({ description }, _args, context) => safeHtml(description, context.reader),
    place: (partner) => ({ partner }),
  },
  PartnerPlace: {
    jobOffers: async ({ partner }, { first }, context) =>
      connectionOf(await context.read(paths.offersOfPartner(partner.slug, first))),
    reviews: async ({ partner }, { first }, context) =>
      rowsOf(await context.read(paths.reviewsOfPartner(partner.id, first))),
  },
  Review: { id: idOf('Review') },
  Post: { id: idOf('Post') },
};
