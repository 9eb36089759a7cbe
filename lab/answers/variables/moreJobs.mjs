// Variables of operations on full-time offers.
import { inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';
import { pathIn } from '../pathIn.mjs';

const placeOf = ({ city, partner, feedId }, language) => ({
  citySlug: city.slug[language],
  partnerSlug: partner.slug,
  feed: feedId,
});

const pageOf = (offer, last, language) => {
  const place = placeOf(offer, language);
  const { citySlug, partnerSlug, feed } = place;
  return { uri: pathIn(language, `/more-jobs/${citySlug}/${partnerSlug}/${feed}/${last}`), ...place };
};

const noFilters = {
  city: null,
  state: null,
  countryCode: null,
  keyword: null,
  filter: null,
  page: 1,
  after: null,
  listed: true,
};

/** Single and several words, with special letters, and some that find nothing. */
const keywords = ['driver', 'night driver', 'kurier', 'küche', 'şoför', 'camarero', 'a', 'zzzz', '100%', '"'];

const countryCodesOf = ({ cities }) => [
  ...new Set(cities.map(({ countryCode }) => countryCode.toLowerCase())),
];

const statesOf = ({ cities }) =>
  [
    ...new Map(
      cities
        .filter(({ state }) => state !== null)
        .map(({ state, countryCode }) => [`${state} ${countryCode}`, { state, countryCode }]),
    ).values(),
  ].map(({ state, countryCode }) => ({ state: state.toLowerCase(), countryCode: countryCode.toLowerCase() }));

/** Filters beside place and words. */
const filters = [
  { contract: 'FIXED_TERM', payFrom: null, postedWithin: null, radius: null },
  { contract: null, payFrom: 2500, postedWithin: 30, radius: 50 },
];

const search = (filter) => ({ ...noFilters, ...filter });

export const moreJobVariables = {
  MoreJobsPageQuery: (data) => [
    ...inEveryLanguage([{}, { listed: false }], search),
    ...inLanguages(2, pagesOf(data.moreJobOffers, 20), (page) => search({ page })),
    ...inLanguages(2, countryCodesOf(data), (countryCode) => search({ countryCode })),
    ...inLanguages(2, statesOf(data), search),
    ...inLanguages(2, data.cities, ({ slug, countryCode }, language) =>
      search({ city: slug[language], countryCode: countryCode.toLowerCase() }),
    ),
    ...inEveryLanguage(keywords, (keyword) => search({ keyword })),
    ...inLanguages(2, keywords, (keyword) => search({ keyword, countryCode: 'de' })),
    ...inEveryLanguage(filters, (filter) => search({ city: 'berlin', filter })),
    ...inLanguages(1, ['nonsense'], (after) => search({ page: null, after })),
  ],
  MoreJobFiltersModalQuery: () =>
    inEveryLanguage([{ filter: null }, ...filters.map((filter) => ({ filter }))], ({ filter }) => ({
      city: 'berlin',
      state: null,
      countryCode: 'de',
      keyword: null,
      filter,
    })),
  MoreJobOfferPageQuery: ({ moreJobOffers }) => [
    ...inLanguages(1, moreJobOffers, (offer, language) => ({
      ...pageOf(offer, offer.slugTitle, language),
      id: null,
      title: offer.slugTitle,
    })),
    ...inEveryLanguage(moreJobOffers.slice(0, 20), (offer, language) => ({
      ...pageOf(offer, offer.uuid, language),
      id: offer.uuid,
      title: null,
    })),
  ],
  RedirectMoreJobsPageQuery: ({ moreJobOffers }) =>
    inLanguages(1, moreJobOffers, (offer, language) => ({
      ...placeOf(offer, language),
      id: offer.uuid,
    })),
};
