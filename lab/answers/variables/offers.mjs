// Variables of operations on job offers.
import { asBot, inEveryLanguage, inLanguages } from '../inLanguages.mjs';
import { pathIn } from '../pathIn.mjs';
import { nextReviews, someReviews } from './lists.mjs';

const placeOf = ({ city, partner }, language) => ({
  citySlug: city.slug[language],
  partnerSlug: partner.slug,
});

const pageAt = ({ citySlug, partnerSlug }, language) => ({
  uri: pathIn(language, `/${citySlug}/${partnerSlug}`),
  citySlug,
  partnerSlug,
  utmSource: null,
  reviewsPage: 1,
});

const page = (offer, language) => pageAt(placeOf(offer, language), language);

/** Every company in Berlin, which has offers in every state. */
const inBerlin = ({ partners }) =>
  [...partners.map(({ slug }) => slug), 'no-such-company'].map((partnerSlug) => ({
    id: partnerSlug,
    citySlug: 'berlin',
    partnerSlug,
  }));

const comparedAtOnce = 4;

/** The offers of each city in groups of up to four, the size of a comparison. */
const comparisons = ({ offers }) =>
  [...Map.groupBy(offers, ({ city }) => city.id).values()].flatMap((inCity) =>
    Array.from({ length: Math.ceil(inCity.length / comparedAtOnce) }, (_none, index) => {
      const compared = inCity.slice(index * comparedAtOnce, (index + 1) * comparedAtOnce);
      return { id: compared.map(({ id }) => id).join(' '), compared };
    }),
  );

const comparison = ({ compared }, language) => ({
  places: compared.map((offer) => placeOf(offer, language)),
});

export const offerVariables = {
  SentApplicationsQuery: ({ offers }) => inLanguages(1, offers, ({ id }) => ({ ids: [id] })),
  JobOfferPageQuery: (data) => [
    ...inLanguages(1, data.offers, page),
    ...inEveryLanguage(inBerlin(data), pageAt),
    ...asBot(inLanguages(1, inBerlin(data), pageAt)),
    ...inLanguages(1, inBerlin(data), (offer, language) => ({
      ...pageAt(offer, language),
      utmSource: 'newsletter',
    })),
    ...inLanguages(1, inBerlin(data), (offer, language) => ({ ...pageAt(offer, language), reviewsPage: 2 })),
  ],
  ComparePageQuery: (data) => inLanguages(1, comparisons(data), comparison),
  useOffersByPlacesQuery: (data) => inLanguages(1, comparisons(data), comparison),
  EarningsReportQuery: (data) => inEveryLanguage(inBerlin(data), ({ id }) => ({ offerId: id })),
  OfferDialogReviewsQuery: ({ offers }) => [
    ...inLanguages(1, offers, ({ id }) => ({ offerId: id, ...someReviews })),
    ...inEveryLanguage(['nonsense'], (offerId) => ({ offerId, ...someReviews })),
  ],
  OfferDialogReviewsPaginationQuery: ({ offers }) =>
    inLanguages(1, offers, ({ id }) => ({ id, ...someReviews, ...nextReviews })),
  OfferReviewListPaginationQuery: ({ offers }) =>
    inLanguages(1, offers, ({ id }) => ({ id, reviewsPage: 1, ...nextReviews })),
  usePlausibleAmountsQuery: ({ offers }) => inLanguages(1, offers, ({ id }) => ({ offerId: id })),
  useOfferInQuery: (data) =>
    inEveryLanguage(inBerlin(data), ({ citySlug, partnerSlug }) => ({ places: [{ citySlug, partnerSlug }] })),
  RedirectPageQuery: (data) => [
    ...inLanguages(1, data.offers, placeOf),
    ...inEveryLanguage(inBerlin(data), ({ citySlug, partnerSlug }) => ({ citySlug, partnerSlug })),
  ],
};
