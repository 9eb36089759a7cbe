import { cityRow, offerRow, reviewRow } from '../rows.ts';
import { api, brief, cities, references, partners } from './fakeLists.ts';

const place = 'city { latitude country { name } } partner { website countries { name } }';
export const figures = `earning { count } signUpTime { percents { key } } customerAvailability { percents { key } } review { ratingCount }
  reviewPartnerCountry { rating } costToStart { count } overview seoTitle categories { name }`;
/** Lists with every edge that has a batch form, and the number of calls they need. */
export const lists: Readonly<Record<string, { list: string; calls: Readonly<Record<string, number>> }>> = {
  'job offers with cities, partners, categories and texts': {
    list: `jobOffers(first: N) { edges { node { ${place} overview categories { name } } } }`,
    calls: { [`${api}/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
  'cities with countries': {
    list: 'cities(first: N) { edges { node { name overview country { name countryCode } } } }',
    calls: { [cities]: 1 },
  },
  'partners with countries': {
    list: 'partners(first: N) { edges { node { name countries { name } } } }',
    calls: { [partners]: 1 },
  },
  'reviews with offers, cities and partners': {
    list: `partnerReviews(partnerId: "11", first: N) { edges { node { jobOffer { status } ${place} } } }`,
    calls: { [`${api}/reviews/partner/11`]: 1, [`${api}/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
  'cities of a company in a country': {
    list: 'partner(slug: "swiftbite") { place(countrySlug: "germany") { cities(first: N) { edges { node { overview } } } } }',
    calls: { [`${partners}/slug/swiftbite`]: 1, [cities]: 1 },
  },
  'reviews of a company in a country, with cities and partners': {
    list: `partner(slug: "swiftbite") { place(countrySlug: "germany") {
      reviews(first: N) { edges { node { ${place} } } } } }`,
    calls: {
      [`${partners}/slug/swiftbite`]: 1,
      [`${api}/reviews/partner/11`]: 1,
      [cities]: 1,
      [partners]: 1,
    },
  },
  'posts with cities': {
    list: 'posts(first: N) { edges { node { body city { latitude } } } }',
    calls: { [`${api}/posts/`]: 1, [cities]: 1 },
  },
  'full-time offers with cities and partners': {
    list: `moreJobOffers(first: N) { edges { node { description categories { name } pay { from { amount } } ${place} } } }`,
    calls: { '/more-jobs-api/job-offers': 1, [cities]: 1, [partners]: 1 },
  },
  'the viewer’s offers with offers, reviews, cities and partners': {
    list: `viewer { jobOffers(first: N) { edges { node { application { stage } opportunity { jobOffer { status } } review { ${place} }
      jobOffer { ${place} cardTitle } } } } }`,
    calls: { [`${api}/my/job_offers`]: 1, [`${api}/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
  'cities and partners of offers, with fields that need a second call': {
    list: 'jobOffers(first: N) { edges { node { city { updatedAt } partner { categories { name } } } } }',
    calls: { [`${api}/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
  'cities with texts and dates': {
    list: 'cities(first: N) { edges { node { header overview seoTitle seoDescription updatedAt } } }',
    calls: { [cities]: 1 },
  },
  'partners with what they can be filtered by': {
    list: 'partners(first: N) { categories { category { name } } countries { country { name } } ratings { ratingFrom } edges { node { name } } }',
    calls: { [partners]: 1 },
  },
  'partners with categories and dates': {
    list: 'partners(first: N) { categories { partnersCount category { name } } edges { node { ratings { rating } categories { name } updatedAt } } }',
    calls: { [partners]: 1 },
  },
};

/** Lists of at most a hundred rows. */
export const shortLists: Readonly<
  Record<
    string,
    { list: string; path: string; row: (id: number) => object; calls: Readonly<Record<string, number>> }
  >
> = {
  'top cities with texts and dates': {
    list: 'topCities(limit: N) { header overview updatedAt }',
    path: `${cities}/top`,
    row: (id) => cityRow(brief(id)),
    calls: { [`${cities}/top`]: 1, [cities]: 2 },
  },
  'top cities with what their offers earn': {
    list: 'topCities(limit: N) { earningRanges { currency lowest highest } earnings { lowest { amount } } }',
    path: `${cities}/top`,
    row: (id) => cityRow(brief(id)),
    calls: { [`${cities}/top`]: 1, [`${cities}/earning-ranges`]: 1 },
  },
  'promoted offers with cities and partners': {
    list: `promotedJobOffers(offerId: "1", limit: N) { ${place} overview }`,
    path: `${api}/job-offers/promoted/1`,
    row: (id) => offerRow({ id, ...references(id) }),
    calls: { [`${api}/job-offers/promoted/1`]: 1, [cities]: 1, [partners]: 1 },
  },
  'latest reviews with cities and partners': {
    list: `latestReviews(limit: N) { ${place} }`,
    path: `${api}/reviews/latest`,
    row: (id) => reviewRow({ id, ...references(id) }),
    calls: { [`${api}/reviews/latest`]: 1, [cities]: 1, [partners]: 1 },
  },
};

/** Lists without an argument for their length, with the number of calls of each path. */
export const listsWithoutLimit: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  [
    '{ cityCategories(citySlug: "berlin") { category { name } city { latitude } } }',
    { [`${api}/city_categories`]: 1, [cities]: 1 },
  ],
  [
    '{ cityCategory(citySlug: "berlin", categorySlug: "delivery") { pay { partners { partner { website } } quarters { start } } } }',
    { [`${api}/city_categories`]: 1, [`${cities}/1/categories/5/pay`]: 1, [partners]: 1 },
  ],
  [
    '{ partner(slug: "swiftbite") { place { pay { country { code } cities { city { latitude } } quarters { start } } } } }',
    { [`${partners}/slug/swiftbite`]: 1, [`${partners}/11/pay`]: 1, [cities]: 1 },
  ],
  [
    '{ moreJobFacets { countries { country { name } } states { state } choices { count } cities { city { latitude } } } }',
    { '/more-jobs-api/job-offers/facets': 1, [cities]: 1 },
  ],
  [
    '{ viewer { savedSearches { city { latitude } categories { name } } } }',
    { [`${api}/my/saved_searches`]: 1, [cities]: 1 },
  ],
  ['{ similarPosts(postId: "1") { city { latitude } } }', { [`${api}/posts/similar`]: 1, [cities]: 1 }],
];
