import { cityRow, pageOf } from '../rows.ts';
import { api, cities } from './fakeLists.ts';

const average = { avg: null, count: 0, currency: 'EUR' };
export const offerFigures: Readonly<Record<string, { path: (id: number) => string; row: unknown }>> = {
  'earning { count }': { path: (id) => `${api}/job_offers/${id}/earning`, row: average },
  'signUpTime { count }': {
    path: (id) => `${api}/job-offers/${id}/sign-up-time`,
    row: { count: 0, percents: { '1_day': 0, '2_3_days': 0, '1_week': 0, '2_weeks': 0, longer: 0 } },
  },
  'customerAvailability { count }': {
    path: (id) => `${api}/job-offers/${id}/customer-availability`,
    row: { count: 0, percents: { low: 0, medium: 0, high: 0 } },
  },
  'equipment { id }': { path: (id) => `${api}/job_offers/${id}/products/equipment`, row: pageOf([]) },
  'services { id }': { path: (id) => `${api}/job_offers/${id}/products/service`, row: pageOf([]) },
  'similar { id }': { path: (id) => `${api}/job-offers/promoted/${id}`, row: pageOf([]) },
  'posts { id }': { path: () => `${api}/posts/job_offer`, row: pageOf([]) },
  'latestReviews { id }': { path: () => `${api}/reviews/latest`, row: pageOf([]) },
};

/** Stays within the cost limit although the tests select each row twice, with an edge that makes a call. */
export const rows = 11;

/** For edges that make two searches per row. */
const fewRows = 6;

export const offersWith = (field: string) => `jobOffers(first: ${rows}) { edges { node { ${field} } } }`;
const partnersWith = (field: string) => `partners(first: ${rows}) { edges { node { ${field} } } }`;
const citiesWith = (field: string) => `cities(first: ${rows}) { edges { node { ${field} } } }`;

/** Edges without a batch form, with the path of their calls. */
export const edges: Readonly<Record<string, { path: (id: number) => string; row: unknown }>> = {
  ...Object.fromEntries(Object.entries(offerFigures).map(([field, edge]) => [offersWith(field), edge])),
  [offersWith('promoted { id }')]: {
    path: (id) => `${api}/job-offers/promoted/${id}`,
    row: pageOf([]),
  },
  [offersWith('reviews(first: 1) { totalCount ratings { rating } }')]: {
    path: () => `${api}/reviews/latest`,
    row: pageOf([]),
  },
  [citiesWith('categories { id }')]: { path: () => `${api}/city_categories`, row: pageOf([]) },
  [citiesWith('jobOffers(first: 1) { totalCount }')]: { path: () => `${api}/job_offers`, row: pageOf([]) },
  [citiesWith('latestReviews { id }')]: { path: () => `${api}/reviews/latest`, row: pageOf([]) },
  [citiesWith('post { id }')]: { path: () => `${api}/posts`, row: pageOf([]) },
  [citiesWith('topReviews { id }')]: {
    path: (id) => `${api}/cities/slug/s${id}`,
    row: cityRow({ topReviews: [] }),
  },
  [partnersWith('cities(limit: 1) { id }')]: {
    path: () => cities,
    row: pageOf([]),
  },
  [partnersWith('jobOffers(first: 1) { totalCount }')]: { path: () => `${api}/job_offers`, row: pageOf([]) },
  [partnersWith('reviews(first: 1) { totalCount }')]: {
    path: (id) => `${api}/reviews/partner/${id}`,
    row: pageOf([]),
  },
  [citiesWith('posts(first: 1) { totalCount }')]: { path: () => `${api}/posts/`, row: pageOf([]) },
  [partnersWith('place { jobOffers(first: 1) { totalCount } }')]: {
    path: () => `${api}/job_offers`,
    row: pageOf([]),
  },
  [partnersWith('place { pay { pay { count } } }')]: {
    path: (id) => `${api}/partners/${id}/pay`,
    row: pageOf([]),
  },
  [partnersWith('placeLink(countrySlug: "atlantis") { uri }')]: {
    path: () => `${api}/redirect-links`,
    row: pageOf([]),
  },
  [`posts(first: ${rows}) { edges { node { similar { id } } } }`]: {
    path: () => `${api}/posts/similar`,
    row: pageOf([]),
  },
};

const places = Array.from(
  { length: rows },
  (_, index) => `{ citySlug: "s${index}", partnerSlug: "swiftbite" }`,
);

/** Edges whose calls have the path of their list, with the number of all calls. */
export const edgesOfTheSamePath = {
  [citiesWith('nearby(limit: 1) { id }')]: rows + 1,
  [`moreJobOffers(first: ${fewRows}) { edges { node { alternatives(limit: 1) { id } } } }`]: fewRows + 1,
  [`jobOffersByPlaces(places: [${places.join(' ')}]) { jobOffer { id } }`]: rows,
  // All rows have the same city.
  [partnersWith('place(citySlug: "berlin") { country { name } city { id } }')]: 2,
};
