// What is asked about job offers.
import { asBot, inEveryLanguage, inLanguages } from '../inLanguages.mjs';

const inTheirPlace = ({ city, partner }, language) => ({
  citySlug: city.slug[language],
  partnerSlug: partner.slug,
});

const page = (offer, language) => ({ ...inTheirPlace(offer, language), utmSource: null, reviewsPage: 1 });

/** Every company in the city that has offers in every state, live or not. */
const inBerlin = ({ partners }) =>
  [...partners.map(({ slug }) => slug), 'no-such-company'].map((partnerSlug) => ({
    id: partnerSlug,
    citySlug: 'berlin',
    partnerSlug,
  }));

const berlinVariables = ({ citySlug, partnerSlug }) => ({
  citySlug,
  partnerSlug,
  utmSource: null,
  reviewsPage: 1,
});

const comparedAtOnce = 4;

/** The offers of each city by fours, as many as a comparison has; the last ones may be fewer. */
const comparisons = ({ offers }) =>
  [...Map.groupBy(offers, ({ city }) => city.id).values()].flatMap((inCity) =>
    Array.from({ length: Math.ceil(inCity.length / comparedAtOnce) }, (_none, index) => {
      const compared = inCity.slice(index * comparedAtOnce, (index + 1) * comparedAtOnce);
      return { id: compared.map(({ id }) => id).join(' '), compared };
    }),
  );

const comparison = ({ compared }, language) =>
  Object.fromEntries(
    [0, 1, 2, 3].flatMap((index) => {
      const offer = compared[index];
      return [
        [`city${index + 1}`, offer?.city.slug[language] ?? ''],
        [`partner${index + 1}`, offer?.partner.slug ?? ''],
        [`asked${index + 1}`, offer !== undefined],
      ];
    }),
  );

export const offerVariables = {
  jobOfferRoutes_JobOfferPageQuery: (world) => [
    ...inLanguages(1, world.offers, page),
    ...inEveryLanguage(inBerlin(world), berlinVariables),
    ...asBot(inLanguages(1, inBerlin(world), berlinVariables)),
    ...inLanguages(1, inBerlin(world), (offer) => ({ ...berlinVariables(offer), utmSource: 'newsletter' })),
    ...inLanguages(1, inBerlin(world), (offer) => ({ ...berlinVariables(offer), reviewsPage: 2 })),
  ],
  compareRoutes_ComparePageQuery: (world) => inLanguages(1, comparisons(world), comparison),
  loadOfferReviewsQuery: ({ offers }) => [
    ...inLanguages(1, offers, ({ id }) => ({ offerId: id, page: 2 })),
    ...inEveryLanguage(['nonsense'], (offerId) => ({ offerId, page: 1 })),
  ],
  redirectRoutes_RedirectPageQuery: (world) => [
    ...inLanguages(1, world.offers, inTheirPlace),
    ...inEveryLanguage(inBerlin(world), ({ citySlug, partnerSlug }) => ({ citySlug, partnerSlug })),
  ],
};
