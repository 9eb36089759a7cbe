import { secretHashOf } from '../../src/text/secrets.ts';

interface Sample {
  path: string;
  status: number;
  body?: object;
  anonymous?: true;
}

const get = (valid: string, invalid: string, status = 400): [Sample, Sample] => [
  { path: valid, status: 200 },
  { path: invalid, status },
];

const contribution = (path: string, value: number | string): [Sample, Sample] => [
  { path, status: 201, body: { jobOfferId: 1, value, session_id: 's' } },
  { path, status: 422, body: { jobOfferId: 1, value: null } },
];

const withdrawal = (path: string): [Sample, Sample] => [
  { path, status: 200 },
  { path, status: 404 },
];

const lead: [Sample, Sample] = [
  { path: '/lead', status: 201, body: { offer_id: 1, type: 'job', locale: 'en' } },
  { path: '/lead', status: 422, body: { offer_id: 1, type: 'job' } },
];

/** The path of each upstream. */
export const mounts: Record<string, string> = {
  'web-api': '/web-api/en',
  'sales-api': '/sales-api',
  'ofp-api': '/ofp-api',
  'more-jobs-api': '/more-jobs-api',
  'ip-lookup': '',
};

/** A link that the suite inserts into the database. */
export const resetLink = { email: 'contract@example.org', token: 'reset-me' };
export const resetSecret = 'contract-secret';

/** The token of a mail about new offers that the suite inserts into the database. */
export const unsubscribeToken = 'contract-unsubscribe';

/** A PNG of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM44KAAAALkASGBJcjIAAAAAElFTkSuQmCC';

/** Two sample requests for each operation, usually one that succeeds and one that fails. */
export const contractSamples: Record<string, [Sample, Sample]> = {
  'web-api listCities': get('/cities?query=berl&lat=52&lng=13&expand=overview', '/cities?limit=x'),
  'web-api getCityById': get('/cities/id/2950159', '/cities/id/1', 404),
  'web-api getCityBySlug': get(
    '/cities/slug/berlin?expand=topReviews,overview,categories',
    '/cities/slug/nowhere',
    404,
  ),
  'web-api search': get(
    '/search?text=weekend%20delivery%20berlin&near=munich&limit=3',
    '/search?text=courier&kinds=post',
  ),
  'web-api listTopCities': get('/cities/top', '/cities/top?limit=0'),
  'web-api listNewestCities': get('/cities/newest', '/cities/newest?limit=0'),
  'web-api listEarningRanges': get('/cities/earning-ranges?ids=2950159', '/cities/earning-ranges'),
  'web-api listCategoryPay': get('/cities/2950159/categories/1/pay', '/cities/berlin/categories/1/pay'),
  'web-api listCountryNetPay': get('/countries/net-pay', '/../xx/countries/net-pay', 404),
  'web-api listPartnerPay': get(
    '/partners/1/pay?country_code=de&expand=cities,quarters',
    '/partners/1/pay?country_code=germany',
  ),
  'web-api proposeCity': [
    { path: '/cities/proposition', status: 201, body: { proposition: 'Werder', session_id: null } },
    { path: '/cities/proposition', status: 422, body: {} },
  ],
  'web-api listCityCategories': get(
    '/city_categories?city_slug=berlin',
    '/city_categories?city_slug=nowhere',
    404,
  ),
  'web-api recordCitySearch': [
    { path: '/city-search', status: 201, body: { query: 'berl' } },
    { path: '/city-search', status: 422, body: { query: 1 } },
  ],
  'web-api getEarning': get('/job_offers/1/earning', '/job_offers/x/earning'),
  'web-api getPlausibleAmounts': get(
    '/job_offers/1/plausible-amounts',
    '/job_offers/99999999/plausible-amounts',
    404,
  ),
  'web-api getSignUpTime': get('/job-offers/1/sign-up-time', '/job-offers/99999999/sign-up-time', 404),
  'web-api getCustomerAvailability': get(
    '/job-offers/1/customer-availability',
    '/job-offers/99999999/customer-availability',
    404,
  ),
  'web-api listEquipment': get('/job_offers/1/products/equipment', '/job_offers/0/products/equipment'),
  'web-api listServices': get('/job_offers/1/products/service', '/job_offers/99999999/products/service', 404),
  'web-api listJobOffers': get(
    '/job_offers?city_slug=berlin&limit=200&expand=texts,review_partner_country,countries,earning,signUpTime,customerAvailability',
    '/job_offers?type=night',
  ),
  'web-api getJobOffer': get(
    '/job-offer?city_slug=berlin&partner_slug=swiftbite&review_partner_country=1',
    '/job-offer?city_slug=berlin&partner_slug=nobody',
    404,
  ),
  'web-api listPromotedJobOffers': get('/job-offers/promoted/1', '/job-offers/promoted/99999999', 404),
  'web-api listLanguages': get('/languages', '/../xx/languages', 404),
  'web-api listPartners': get('/partners?limit=200', '/partners?page=0'),
  'web-api getPartnerBySlug': get('/partners/slug/swiftbite', '/partners/slug/nobody', 404),
  'web-api getPhrases': get('/phrases', '/../xx/phrases', 404),
  'web-api getSiteTotals': get('/site-totals', '/../xx/site-totals', 404),
  'web-api listPosts': get('/posts?limit=200&expand=body,city', '/posts?ids=a'),
  'web-api listJobOfferPosts': get(
    '/posts/job_offer?city_slug=berlin&partner_slug=swiftbite',
    '/posts/job_offer?city_slug=berlin',
  ),
  'web-api listSimilarPosts': get('/posts/similar?id=1&expand=body,city', '/posts/similar?id=99999999', 404),
  'web-api listRedirectLinks': get('/redirect-links?uri=/berlin', '/redirect-links'),
  'web-api listLatestReviews': get(
    '/reviews/latest?page=1&limit=200&with_text=true&expand=city,partner,ratings',
    '/reviews/latest?city_id=x',
  ),
  'web-api listTopReviews': get('/reviews/top?limit=200', '/reviews/top?limit=1000'),
  'sales-api createLead': lead,
  'ofp-api createLead': lead,
  'web-api listPartnerReviews': get(
    '/reviews/partner/1?expand=city,partner',
    '/reviews/partner/99999999',
    404,
  ),
  'web-api submitEarning': contribution('/job_offers/1/earning', 12.5),
  'web-api submitCostToStart': contribution('/job_offers/1/cost-start', 0),
  'web-api submitSignUpTime': contribution('/job-offers/1/sign-up-time', '1_week'),
  'web-api submitCustomerAvailability': contribution('/job-offers/1/customer-availability', 'high'),
  'web-api withdrawEarning': withdrawal('/job_offers/1/earning'),
  'web-api withdrawCostToStart': withdrawal('/job_offers/1/cost-start'),
  'web-api withdrawSignUpTime': withdrawal('/job-offers/1/sign-up-time'),
  'web-api withdrawCustomerAvailability': withdrawal('/job-offers/1/customer-availability'),
  'web-api addReview': [
    { path: '/job_offers/2/reviews', status: 201, body: { rating: 4, reviewText: 'Good.', session_id: 's' } },
    { path: '/job_offers/2/reviews', status: 422, body: { rating: 6 } },
  ],
  'web-api editReview': [
    { path: '/job_offers/2/reviews', status: 200, body: { rating: 5 } },
    { path: '/job_offers/3/reviews', status: 404, body: { rating: 5 } },
  ],
  'web-api deleteReview': [
    { path: '/job_offers/2/reviews', status: 200 },
    { path: '/job_offers/2/reviews', status: 404 },
  ],
  'web-api addReviewOpportunity': [
    { path: '/reviews/opportunity', status: 201, body: { job_offer_id: 1 } },
    { path: '/reviews/opportunity', status: 404, body: { job_offer_id: 99999999 } },
  ],
  'web-api dismissReviewOpportunity': [
    { path: '/reviews/opportunity/dismiss', status: 200, body: { job_offer_id: 1 } },
    { path: '/reviews/opportunity/dismiss', status: 404, body: { job_offer_id: 99999999 } },
  ],
  'web-api reportReview': [
    { path: '/reviews/1/report', status: 200, body: { reason: 'spam' } },
    { path: '/reviews/99999999/report', status: 404, body: { reason: 'spam' } },
  ],
  'web-api reportJobOffer': [
    { path: '/job_offers/1/report', status: 200, body: { reason: 'scam' } },
    { path: '/job_offers/99999999/report', status: 404, body: { reason: 'scam' } },
  ],
  'web-api markReviewHelpful': [
    { path: '/reviews/1/helpful', status: 200, body: { helpful: true } },
    { path: '/reviews/99999999/helpful', status: 404, body: { helpful: true } },
  ],
  'web-api listMyHelpfulReviews': get('/my/helpful_reviews?ids=1,2', '/my/helpful_reviews'),
  'web-api deleteReviewOpportunity': [
    { path: '/reviews/opportunity/{opportunity}', status: 204 },
    { path: '/reviews/opportunity/99999999', status: 404 },
  ],
  'web-api listMyJobOffers': get('/my/job_offers?expand=texts,countries', '/my/job_offers?limit=0'),
  'web-api setMyApplication': [
    {
      path: '/my/job_offers/2/application',
      status: 200,
      body: { stage: 'approved', reached_on: '2026-01-05' },
    },
    {
      path: '/my/job_offers/99999999/application',
      status: 404,
      body: { stage: 'approved', reached_on: null },
    },
  ],
  'web-api listMyReportedOffers': get('/my/contributions?expand=texts', '/my/contributions?limit=0'),
  'web-api findMyContributions': get('/my/contributions/1', '/my/contributions/99999999', 404),
  'web-api listMyReviewOpportunities': get('/my/review_opportunities?ids=1,2', '/my/review_opportunities'),
  'web-api listCategories': get('/categories?ids=1,2', '/categories?ids=x'),
  'web-api listMySavedOffers': get(
    '/my/saved_offers?expand=texts,countries&ids=1,2',
    '/my/saved_offers?limit=0',
  ),
  'web-api changeMySavedOffers': [
    { path: '/my/saved_offers', status: 204, body: { add: [1], remove: [2] } },
    { path: '/my/saved_offers', status: 422, body: { add: ['x'] } },
  ],
  'web-api listMySavedSearches': [
    { path: '/my/saved_searches', status: 200 },
    { path: '/my/saved_searches', status: 401, anonymous: true },
  ],
  'web-api changeMySavedSearches': [
    { path: '/my/saved_searches', status: 204, body: { add: [{ city_id: 2950159, type: 'student' }] } },
    { path: '/my/saved_searches', status: 422, body: { add: [{ city_id: 0 }] } },
  ],
  'web-api setMySearchAlert': [
    { path: '/my/saved_searches/alert', status: 204, body: { city_id: 2950159, alerts: false } },
    { path: '/my/saved_searches/alert', status: 422, body: { city_id: 1, alerts: true } },
  ],
  'web-api unsubscribe': [
    { path: '/unsubscribe', status: 200, body: { token: unsubscribeToken } },
    { path: '/unsubscribe', status: 422, body: { token: 'unknown' } },
  ],
  'web-api listMyLanguages': get('/my/languages?expand=level', `/my/languages?expand=${'x'.repeat(201)}`),
  'web-api saveMyLanguages': [
    { path: '/my/languages', status: 200, body: { add_languages: [{ id: 'de', level: 'fluent' }] } },
    { path: '/my/languages', status: 422, body: { add_languages: [{ id: 'xx' }] } },
  ],
  'web-api forgotPassword': [
    { path: '/auth/forgot-password', status: 200, body: { email: 'somebody@example.org' } },
    { path: '/auth/forgot-password', status: 422, body: { email: 'somebody' } },
  ],
  'web-api checkResetPasswordToken': [
    { path: '/auth/check-reset-password-token', status: 200, body: { ...resetLink } },
    { path: '/auth/check-reset-password-token', status: 422, body: { ...resetLink, token: 'x' } },
  ],
  'web-api resetPassword': [
    {
      path: '/auth/reset-password',
      status: 503,
      body: {
        ...resetLink,
        secretHash: secretHashOf(resetSecret, resetLink.email, resetLink.token),
        password: 'a good password',
      },
    },
    { path: '/auth/reset-password', status: 422, body: { ...resetLink, secretHash: 'x', password: 'short' } },
  ],
  'web-api verifyEmailSend': [
    { path: '/auth/verify-email-send', status: 200, body: { email: 'somebody@example.org' } },
    { path: '/auth/verify-email-send', status: 422, body: {} },
  ],
  'web-api verifyEmailConfirm': [
    {
      path: '/auth/verify-email-confirm',
      status: 200,
      anonymous: true,
      body: { ...resetLink, token: 'verify-me' },
    },
    { path: '/auth/verify-email-confirm', status: 422, body: { ...resetLink, token: 'x' } },
  ],
  'web-api getUser': [
    { path: '/my/user', status: 200 },
    { path: '/my/user', status: 401, anonymous: true },
  ],
  'web-api deleteUser': [
    { path: '/my/user', status: 401, anonymous: true },
    { path: '/my/user', status: 200 },
  ],
  'web-api changePassword': [
    {
      path: '/my/user/change-password',
      status: 503,
      body: { old_password: 'old password', new_password: 'new password' },
    },
    { path: '/my/user/change-password', status: 422, body: { old_password: 'old password' } },
  ],
  'web-api exportUserData': [
    { path: '/my/user/data', status: 200 },
    { path: '/my/user/data', status: 401, anonymous: true },
  ],
  'web-api setAvatar': [
    { path: '/my/user/avatar', status: 200, body: { picture: onePixel } },
    { path: '/my/user/avatar', status: 422, body: { picture: 'AAAA' } },
  ],
  'web-api removeAvatar': [
    { path: '/my/user/avatar', status: 200 },
    { path: '/my/user/avatar', status: 401, anonymous: true },
  ],
  'web-api getUserMetadata': [
    { path: '/my/user/metadata/', status: 200 },
    { path: '/my/user/metadata/', status: 401, anonymous: true },
  ],
  'web-api updateUserMetadata': [
    {
      path: '/my/user/metadata/',
      status: 200,
      body: {
        given_name: 'Ada',
        referral_data: { url: 'https://e.org/', expires_at: '2027-01-01T00:00:00Z' },
      },
    },
    { path: '/my/user/metadata/', status: 422, body: { gender: 'x' } },
  ],
  'web-api saveUser': [
    { path: '/my/user/save', status: 200, body: { emailConsent: true } },
    { path: '/my/user/save', status: 422, body: { emailConsent: 'yes' } },
  ],
  'web-api initUser': [
    { path: '/my/user/init?userRegisterSource=AddReview', status: 200 },
    { path: '/my/user/init', status: 401, anonymous: true },
  ],
  'web-api recordPageView': [
    { path: '/page-view', status: 201, body: { url: '/berlin', type: 'city', params: { page: 1 } } },
    { path: '/page-view', status: 422, body: { url: '/berlin' } },
  ],
  'more-jobs-api listMoreJobOffers': get('/job-offers?limit=200&expand=texts', '/job-offers?after=x'),
  'more-jobs-api listMoreJobFacets': get(
    '/job-offers/facets?city=berlin&keyword=driver',
    '/job-offers/facets?country_code=Germany',
  ),
  'more-jobs-api getMoreJobOffer': get('/job-offer?id={moreJob}', '/job-offer?title_slug=none', 404),
  'ip-lookup lookUpIp': get('/ip_lookup?ip=8.8.8.8', `/ip_lookup?ip=${'1'.repeat(101)}`),
};
