import { fillCityPlaceholder } from '../../../gateway/src/rules/fillCityPlaceholder.ts';
import { hasCategories } from '../../../gateway/src/rules/hasCategories.ts';
import { price } from '../../../gateway/src/rules/price.ts';
import { rating } from '../../../gateway/src/rules/rating.ts';
import { safeHtml } from '../../../gateway/src/rules/safeHtml.ts';
import { paths } from './paths.mjs';
import { availabilityShares, globalId, signUpShares } from './rows.mjs';

const categoryOf = ({ id, name, orgSlug }) => ({ id: globalId('Category', id), name, orgSlug });
const figureOf = (figure) => figure && { avg: figure.avg, count: figure.count, currency: figure.currency };
const sharesOf = (figure, shares) => figure && { count: figure.count, percents: shares(figure.percents) };
const named = ({ name }) => ({ name });

const cardOf = (
  { id, cardTitle, isVerified, isDirectApply, weight, categories, partner, city, review },
  earning,
) => ({
  id: globalId('JobOffer', id),
  cardTitle: fillCityPlaceholder(cardTitle, city.name),
  isVerified,
  isDirectApply,
  price: price(weight),
  categories: categories.map(categoryOf),
  partner: {
    id: globalId('Partner', partner.id),
    name: partner.name,
    slug: partner.slug,
    orgSlug: partner.orgSlug,
  },
  city: { id: globalId('City', city.id), name: city.name, slug: city.slug },
  review: { rating: rating(review.rating), ratingCount: review.ratingCount },
  earning: figureOf(earning),
});

/** A page of offers as a connection. Bots get no figures. */
export const offerConnection = ({ items, total }, { bot }) => ({
  totalCount: total,
  edges: items
    .filter(hasCategories)
    .map((offer) => ({ node: cardOf(offer, bot ? null : (offer.earning ?? null)) })),
});

export const offerList = async ({ first }, { read, reader }) => ({
  jobOffers: offerConnection(await read(paths.offers(first)), reader),
});

export const offerPage = async ({ citySlug, partnerSlug }, { read, reader }) => {
  const offer = await read(paths.offer(citySlug, partnerSlug));
  if (offer === null) return { jobOffer: null };
  if (!hasCategories(offer)) throw new Error('The offer has no categories');
  const { id, city } = offer;
  const figure = (path) => (reader.bot ? null : read(path));
  const [earning, signUpTime, customerAvailability, equipment, services] = await Promise.all([
    figure(paths.earning(id)),
    figure(paths.signUpTime(id)),
    figure(paths.customerAvailability(id)),
    read(paths.equipment(id)),
    read(paths.services(id)),
  ]);
  const html = (text) => safeHtml(fillCityPlaceholder(text, city.name), reader);
  return {
    jobOffer: {
      ...cardOf(offer, earning),
      description: html(offer.description),
      howToStart: html(offer.howToStart),
      signUpTime: sharesOf(signUpTime, signUpShares),
      customerAvailability: sharesOf(customerAvailability, availabilityShares),
      equipment: equipment?.items.map(named) ?? [],
      services: services?.items.map(named) ?? [],
    },
  };
};
