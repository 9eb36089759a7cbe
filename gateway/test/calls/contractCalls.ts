import { toGlobalId } from '../../src/builder/globalId.ts';
import { mutation, node, ofViewer, query, signedIn, within, type ContractCall } from './contractCall.ts';
import {
  cityCategoryRow,
  cityRow,
  metadataRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
  moreJobRow,
  savedSearchRow,
} from '../rows.ts';

const api = '/web-api/en';
const key = 'idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11"';
const offer = toGlobalId('JobOffer', 100);
const offerId = `offerId: "${offer}"`;
const moreJob = toGlobalId('MoreJobOffer', '6f1c2f0e-6a52-4c1e-9d0b-3f8f5a4f2b11');
const loadPost = { message: 'Cannot load blog post.', messageKey: 'error.loadPost' };
const loadMetadata = { message: 'Cannot load my metadata.', messageKey: 'error.loadMetadata' };
const page = '{ totalCount edges { node { id } } }';
const address = 'email: "kim@example.org"';
const link = `${address}, token: "t"`;
const account = { silenced: null, limited: true } as const;
const lead = { silenced: null, names: 'offerId', closes: true } as const;
const slugs = '(citySlug: "berlin", partnerSlug: "swiftbite")';

const ofCity = within('{ city(slug: "berlin") { … } }', 'city', { [`${api}/cities/slug/berlin`]: cityRow() });
const ofListedCity = within('{ topCities { … } }', 'topCities.0', {
  [`${api}/cities/top`]: pageOf([cityRow()]),
});
const ofCategory = within(
  '{ cityCategory(citySlug: "berlin", categorySlug: "delivery") { … } }',
  'cityCategory',
  { [`${api}/city_categories`]: pageOf([cityCategoryRow()]) },
);
const ofOffer = within(`{ jobOffer${slugs} { … } }`, 'jobOffer', { [`${api}/job-offer`]: offerRow() });
const ofPartner = within('{ partner(slug: "swiftbite") { … } }', 'partner', {
  [`${api}/partners/slug/swiftbite`]: partnerRow(),
});
const ofPlace = within(
  '{ partner(slug: "swiftbite") { place(countrySlug: "germany", citySlug: "berlin") { … } } }',
  'partner.place',
  { [`${api}/partners/slug/swiftbite`]: partnerRow() },
);
const ofReview = within('{ latestReviews { … } }', 'latestReviews.0', {
  [`${api}/reviews/latest`]: pageOf([reviewRow()]),
});
const ofPost = within('{ post(slug: "a") { … } }', 'post', {
  [`${api}/posts`]: pageOf([postRow({ city: { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin' } })]),
});
const unknownPlace = { latitude: 0, longitude: 0, succeeded: false };
const place = '{ latitude longitude succeeded }';

/** Every call of the contract with every field that makes it. */
export const contractCalls: readonly ContractCall[] = [
  query('city(slug: "berlin")', '{ id }', `${api}/cities/slug/berlin`, 'one'),
  query('cities', page, `${api}/cities`, 'page'),
  query('nearbyCities(latitude: 1, longitude: 1)', '{ id }', `${api}/cities`, 'list', { silenced: [] }),
  query('topCities', '{ id }', `${api}/cities/top`, 'list'),
  query('newestCities', '{ id }', `${api}/cities/newest`, 'list'),
  node('City', 1, `${api}/cities`),
  node('City', 1, `${api}/cities/id/1`, { withoutIds: true }),
  ofCity('post', '{ id }', `${api}/posts`, 'one', { own: loadPost }),
  ofCity('posts', page, `${api}/posts/`, 'page'),
  ofCity('latestReviews', '{ id }', `${api}/reviews/latest`, 'list'),
  ofCity('categories', '{ id }', `${api}/city_categories`, 'list'),
  ofCity('jobOffers', page, `${api}/job_offers`, 'page'),
  ofCity('earningRanges', '{ lowest }', `${api}/cities/earning-ranges`, 'list'),
  ofCity('nearby', '{ id }', `${api}/cities`, 'list', { silenced: [] }),
  ofListedCity('topReviews', '{ id }', `${api}/cities/slug/berlin`, 'list'),
  query(
    'cityCategory(citySlug: "berlin", categorySlug: "delivery")',
    '{ id }',
    `${api}/city_categories`,
    'one',
  ),
  query('cityCategories(citySlug: "berlin")', '{ id }', `${api}/city_categories`, 'list'),
  query('categories', '{ id }', `${api}/cities/top`, 'list'),
  query('categories', '{ id }', `${api}/city_categories`, 'list', {
    before: { [`${api}/cities/top`]: pageOf([cityRow()]) },
  }),
  ofCategory('latestReviews', '{ id }', `${api}/reviews/latest`, 'list'),
  ofCategory('jobOffers', page, `${api}/job_offers`, 'page'),
  ofCategory('city', '{ latitude }', `${api}/cities`, 'one'),
  query(`jobOffer${slugs}`, '{ id }', `${api}/job-offer`, 'one'),
  query('jobOffers', page, `${api}/job_offers`, 'page'),
  query(`promotedJobOffers(offerId: "${offer}")`, '{ id }', `${api}/job-offers/promoted/100`, 'list'),
  node('JobOffer', 100, `${api}/job_offers`),
  ofOffer('earning', '{ count }', `${api}/job_offers/100/earning`, 'one'),
  query(
    `plausibleAmounts(offerId: "${offer}")`,
    '{ currency }',
    `${api}/job_offers/100/plausible-amounts`,
    'one',
    { silenced: null },
  ),
  ofOffer('signUpTime', '{ count }', `${api}/job-offers/100/sign-up-time`, 'one'),
  ofOffer('customerAvailability', '{ count }', `${api}/job-offers/100/customer-availability`, 'one'),
  ofOffer('equipment', '{ id }', `${api}/job_offers/100/products/equipment`, 'list'),
  ofOffer('services', '{ id }', `${api}/job_offers/100/products/service`, 'list'),
  ofOffer('promoted', '{ id }', `${api}/job-offers/promoted/100`, 'list'),
  ofOffer('similar', '{ id }', `${api}/job-offers/promoted/100`, 'list'),
  ofOffer('posts', '{ id }', `${api}/posts/job_offer`, 'list'),
  ofOffer('latestReviews', '{ id }', `${api}/reviews/latest`, 'list'),
  ofOffer('city', '{ latitude }', `${api}/cities`, 'one'),
  ofOffer('partner', '{ website }', `${api}/partners`, 'one'),
  ofOffer('partner', '{ website }', `${api}/partners/slug/swiftbite`, 'one', { withoutIds: true }),
  query('moreJobOffer(id: "1-a")', '{ id }', '/more-jobs-api/job-offer', 'one'),
  query('moreJobOffers', page, '/more-jobs-api/job-offers', 'page'),
  query('moreJobFacets', '{ everywhere }', '/more-jobs-api/job-offers/facets', 'one'),
  within('{ moreJobOffer(id: "1-a") { … } }', 'moreJobOffer', {
    '/more-jobs-api/job-offer': moreJobRow(),
  })('alternatives', '{ id }', '/more-jobs-api/job-offers', 'list'),
  query('partner(slug: "swiftbite")', '{ id }', `${api}/partners/slug/swiftbite`, 'one'),
  query(
    'search(text: "courier", near: "berlin", kinds: [CATEGORY])',
    '{ totalCount edges { cursor } }',
    `${api}/search`,
    'page',
  ),
  query('partners', page, `${api}/partners`, 'page'),
  node('Partner', 11, `${api}/partners`),
  { ...query(`nodes(ids: ["${toGlobalId('City', 1)}"])`, '{ id }', `${api}/cities`, 'one'), at: 'nodes.0' },
  node('CityCategory', '1-5', `${api}/city_categories`),
  ofCategory('updatedAt', '', `${api}/city_categories`, 'one'),
  ofCategory('pay', '{ inCity { count } }', `${api}/cities/1/categories/5/pay`, 'list'),
  node('Category', 5, `${api}/categories`),
  node('ReviewOpportunity', 3, `${api}/my/review_opportunities`),
  node('UserJobOffer', 100, `${api}/my/job_offers`),
  node('MoreJobOffer', moreJobRow().id, '/more-jobs-api/job-offers'),
  node('MoreJobOffer', moreJobRow().id, '/more-jobs-api/job-offer', { withoutIds: true }),
  node('SavedSearch', savedSearchRow().id, `${api}/my/saved_searches`),
  ofPartner('jobOffers', page, `${api}/job_offers`, 'page'),
  ofPartner('reviews', page, `${api}/reviews/partner/11`, 'page'),
  ofPartner('cities', '{ id }', `${api}/cities`, 'list'),
  ofPartner('placeLink(countrySlug: "deutschland")', '{ uri }', `${api}/redirect-links`, 'one'),
  ofPlace('city', '{ id }', `${api}/cities/slug/berlin`, 'one'),
  ofPlace('pay', '{ pay { count } }', `${api}/partners/11/pay`, 'list'),
  ofPlace('cities', page, `${api}/cities`, 'page'),
  ofPlace('jobOffers', page, `${api}/job_offers`, 'page'),
  ofPlace('reviews', page, `${api}/reviews/partner/11`, 'page'),
  within(
    '{ jobOffersByPlaces(places: [{ citySlug: "berlin", partnerSlug: "swiftbite" }]) { … } }',
    'jobOffersByPlaces.0',
    {},
  )('jobOffer', '{ id }', `${api}/job-offer`, 'one'),
  query('latestReviews', '{ id }', `${api}/reviews/latest`, 'list'),
  query('topReviews', '{ id }', `${api}/reviews/top`, 'list'),
  query('partnerReviews(partnerId: "11")', page, `${api}/reviews/partner/11`, 'page'),
  node('Review', 900, `${api}/reviews/latest`),
  ofReview('jobOffer', '{ status }', `${api}/job_offers`, 'one'),
  ofReview('city', '{ latitude }', `${api}/cities`, 'one'),
  { ...ofReview('viewerFoundHelpful', '', `${api}/my/helpful_reviews`, 'flag'), authorised: true },
  ofReview('partner', '{ website }', `${api}/partners`, 'one'),
  query('post(slug: "a")', '{ id }', `${api}/posts`, 'one', { own: loadPost }),
  query('posts', page, `${api}/posts/`, 'page'),
  query('similarPosts(postId: "70")', '{ id }', `${api}/posts/similar`, 'list'),
  query(`jobOfferPosts${slugs}`, '{ id }', `${api}/posts/job_offer`, 'list'),
  node('Post', 70, `${api}/posts`, { own: loadPost }),
  ofPost('city', '{ latitude }', `${api}/cities`, 'one'),
  query('languages', '{ id }', `${api}/languages`, 'list'),
  query('netPayByCountry', '{ count }', `${api}/countries/net-pay`, 'list'),
  query('siteTotals', '{ cities }', `${api}/site-totals`, 'one'),
  query('phrases', '{ key }', `${api}/phrases/`, 'list'),
  query('redirectLinks(uri: "/")', '{ uri }', `${api}/redirect-links`, 'list'),
  query('location', place, '/ip_lookup', 'one', { silenced: unknownPlace }),
  query('location(citySlug: "berlin")', place, `${api}/cities/slug/berlin`, 'one', {
    before: { '/ip_lookup': { status: 'fail', lat: null, lon: null, country: null } },
    silenced: unknownPlace,
  }),
  ofViewer('userId', '', `${api}/my/user`, 'one'),
  ofViewer('data', '', `${api}/my/user/data`, 'one'),
  ofViewer('metadata', '{ country }', `${api}/my/user/metadata/`, 'one', { own: loadMetadata }),
  ofViewer('languages', '{ id }', `${api}/my/languages`, 'list'),
  ofViewer('jobOffers', page, `${api}/my/job_offers`, 'page'),
  ofViewer(`contributions(offerId: "${offer}")`, '{ currency }', `${api}/my/contributions/100`, 'one'),
  ofViewer('reportedOffers', page, `${api}/my/contributions`, 'page'),
  ofViewer('savedSearches', '{ id }', `${api}/my/saved_searches`, 'list'),
  ofViewer('savedOffers', page, `${api}/my/saved_offers`, 'page'),
  {
    ...ofViewer('metadata', '{ worktown { name } }', `${api}/cities`, 'one', {
      before: { [`${api}/my/user/metadata/`]: metadataRow() },
    }),
    at: 'viewer.metadata.worktown',
  },
  mutation('createLead', `${key}, offerId: "${offer}"`, '/sales-api/lead', lead),
  mutation('createLead', `${key}, offerId: "${moreJob}"`, '/ofp-api/lead', lead),
  mutation('requestCity', 'proposition: "Gotham"', `${api}/cities/proposition`),
  mutation('recordCitySearch', 'query: "ber"', `${api}/city-search`, { silenced: null, names: 'cityId' }),
  mutation('initUser', 'registerSource: "AddReview"', `${api}/my/user/init`, {
    authorised: true,
    silenced: null,
  }),
  mutation('forgotPassword', address, `${api}/auth/forgot-password`, account),
  mutation('checkResetPasswordToken', link, `${api}/auth/check-reset-password-token`, account),
  mutation(
    'resetPassword',
    `${link}, secretHash: "h", password: "a good password"`,
    `${api}/auth/reset-password`,
    account,
  ),
  mutation('verifyEmailSend', address, `${api}/auth/verify-email-send`, account),
  mutation('unsubscribe', 'token: "t"', `${api}/unsubscribe`, account),
  mutation('verifyEmailConfirm', link, `${api}/auth/verify-email-confirm`, account),
  {
    ...signedIn(
      'changePassword',
      'oldPassword: "old", newPassword: "a good password"',
      `${api}/my/user/change-password`,
    ),
    limited: true,
  },
  { ...signedIn('setAvatar', 'picture: "AAAA"', `${api}/my/user/avatar`), limited: true },
  signedIn('removeAvatar', '', `${api}/my/user/avatar`, 'DELETE'),
  signedIn('deleteUser', '', `${api}/my/user`, 'DELETE'),
  signedIn('saveUser', 'givenName: "Kim"', `${api}/my/user/save`),
  signedIn('updateMetadata', 'country: "DE"', `${api}/my/user/metadata/`, 'PATCH'),
  signedIn('saveLanguages', 'addLanguages: []', `${api}/my/languages`, 'PATCH'),
  signedIn(
    'setApplication',
    `offerId: "${offer}", stage: ENDED`,
    `${api}/my/job_offers/100/application`,
    'PATCH',
  ),
  signedIn('changeSavedOffers', 'add: []', `${api}/my/saved_offers`, 'PATCH'),
  signedIn('changeSavedSearches', 'add: []', `${api}/my/saved_searches`, 'PATCH'),
  signedIn('setSearchAlert', 'cityId: "7", alerts: true', `${api}/my/saved_searches/alert`, 'PATCH'),
  signedIn('addReview', `${key}, offerId: "${offer}", rating: 5`, `${api}/job_offers/100/reviews`),
  signedIn('editReview', `offerId: "${offer}", rating: 5`, `${api}/job_offers/100/reviews`, 'PATCH'),
  signedIn('deleteReview', offerId, `${api}/job_offers/100/reviews`, 'DELETE'),
  signedIn('addReviewOpportunity', offerId, `${api}/reviews/opportunity`),
  signedIn('dismissReviewOpportunity', offerId, `${api}/reviews/opportunity/dismiss`),
  signedIn('deleteReviewOpportunity', 'opportunityId: "5"', `${api}/reviews/opportunity/5`, 'DELETE'),
  signedIn('reportReview', 'reviewId: "900", reason: SPAM', `${api}/reviews/900/report`),
  signedIn('reportJobOffer', `offerId: "${offer}", reason: SCAM`, `${api}/job_offers/100/report`),
  signedIn('markReviewHelpful', 'reviewId: "900", helpful: true', `${api}/reviews/900/helpful`),
  signedIn('submitEarning', `${key}, offerId: "${offer}", value: 1`, `${api}/job_offers/100/earning`),
  signedIn('submitCostToStart', `${key}, offerId: "${offer}", value: 1`, `${api}/job_offers/100/cost-start`),
  signedIn(
    'submitSignUpTime',
    `${key}, offerId: "${offer}", value: LONGER`,
    `${api}/job-offers/100/sign-up-time`,
  ),
  signedIn(
    'submitCustomerAvailability',
    `${key}, offerId: "${offer}", value: LOW`,
    `${api}/job-offers/100/customer-availability`,
  ),
  signedIn('withdrawEarning', offerId, `${api}/job_offers/100/earning`, 'DELETE'),
  signedIn('withdrawCostToStart', offerId, `${api}/job_offers/100/cost-start`, 'DELETE'),
  signedIn('withdrawSignUpTime', offerId, `${api}/job-offers/100/sign-up-time`, 'DELETE'),
  signedIn('withdrawCustomerAvailability', offerId, `${api}/job-offers/100/customer-availability`, 'DELETE'),
  signedIn('recordPageView', 'url: "/", type: "home"', `${api}/page-view`),
];
