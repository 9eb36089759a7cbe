import type {
  City,
  CityCategory,
  JobOffer,
  Lead,
  MoreJobOffer,
  MoreJobOfferPage,
  MyContributions,
  MyJobOffer,
  Partner,
  Post,
  Product,
  Review,
  ReviewOpportunity,
  SavedSearch,
  User,
  UserMetadata,
} from '../src/rest/rows.ts';

const created = '2026-01-02T03:04:05Z';

/** Rows as the services send them. A test overrides the values that matter to it. */
export const pageOf = <T>(items: readonly T[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageCount: Math.ceil(total / 20),
});

export const cityRow = (values: Partial<City> = {}): City => ({
  id: 1,
  slug: 'berlin',
  orgSlug: 'berlin-org',
  name: 'Berlin',
  country: { countryCode: 'DE', name: 'Germany' },
  countryCode: 'DE',
  state: null,
  latitude: 52.52,
  longitude: 13.41,
  header: 'Gigs in Berlin',
  overview: '<p>Much to do</p>',
  seoTitle: 'Berlin gigs',
  seoDescription: 'All gigs of Berlin',
  rating: 4.25,
  ratingCount: 7,
  jobOffersCount: 30,
  isRedirection: false,
  created,
  ...values,
});

export const cityCategoryRow = (values: Partial<CityCategory> = {}): CityCategory => ({
  id: '1-5',
  city: { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin-org' },
  category: { id: 5, slug: 'delivery', orgSlug: 'delivery-org', name: 'Delivery' },
  header: 'Delivery in Berlin',
  overview: '<p>Ride</p>',
  rating: 3.96,
  ratingCount: 4,
  jobOffersCount: 21,
  partnersCount: 9,
  ...values,
});

export const partnerRow = (values: Partial<Partner> = {}): Partner => ({
  id: 11,
  slug: 'swiftbite',
  orgSlug: 'swiftbite-org',
  name: 'Swiftbite',
  description: '<p>Food</p>',
  website: 'https://swiftbite.example',
  countries: [{ countryCode: 'DE', name: 'Germany' }],
  rating: 4.4,
  ratingCount: 12,
  jobOffersCount: 40,
  ...values,
});

export const savedSearchRow = (values: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '5f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  city: { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin-org' },
  category_slugs: ['delivery-org'],
  categories: [{ id: 5, slug: 'delivery', orgSlug: 'delivery-org', name: 'Delivery' }],
  type: 'part-time',
  filter: { age: 16, pay_from: 12.5 },
  currency: 'EUR',
  alerts: false,
  created: '2026-01-02T03:04:05.000Z',
  ...values,
});

export const myContributionsRow = (values: Partial<MyContributions> = {}): MyContributions => ({
  earning: 14.5,
  earning_reported_at: '2026-11-20T08:00:00.000Z',
  earning_status: 'new_account',
  earning_counts_from: '2026-11-27T08:00:00.000Z',
  cost_to_start: 0,
  cost_to_start_reported_at: '2026-11-21T08:00:00.000Z',
  cost_to_start_status: 'counts',
  cost_to_start_counts_from: null,
  currency: 'EUR',
  sign_up_time: '2_3_days',
  sign_up_time_reported_at: '2026-11-22T08:00:00.000Z',
  sign_up_time_status: 'counts',
  sign_up_time_counts_from: null,
  customer_availability: null,
  customer_availability_reported_at: null,
  customer_availability_status: null,
  customer_availability_counts_from: null,
  ...values,
});

export const offerRow = (values: Partial<JobOffer> = {}): JobOffer => ({
  id: 100,
  status: 'live',
  url: 'https://swiftbite.example/berlin',
  city: { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin-org' },
  partner: { id: 11, name: 'Swiftbite', slug: 'swiftbite', orgSlug: 'swiftbite-org' },
  categories: [{ id: 5, slug: 'delivery', orgSlug: 'delivery-org', name: 'Delivery' }],
  type: 'part-time',
  cardTitle: 'Ride in {city}',
  cardOverview: 'See {city} and earn',
  weight: 250,
  validThrough: null,
  isVerified: true,
  isMoreJob: false,
  isDirectApply: false,
  feedId: null,
  slugTitle: null,
  minAge: 18,
  vehicle: 'bike',
  workLanguages: ['de', 'en'],
  isRemote: false,
  created,
  review: { rating: 4.24, ratingCount: 3, ratingCounts: [0, 0, 0, 2, 1] },
  costToStart: { avg: 50, count: 2, currency: 'EUR' },
  ...values,
});

export const reviewRow = (values: Partial<Review> = {}): Review => ({
  id: 900,
  username: 'Kim',
  avatar: null,
  rating: 5,
  ratingCountsFrom: null,
  reviewText: 'Good',
  language: 'en',
  userId: null,
  authorId: null,
  created,
  helpfulCount: 2,
  jobOfferId: 100,
  city: {
    id: 1,
    name: 'Berlin',
    slug: 'berlin',
    orgSlug: 'berlin-org',
    country: { countryCode: 'DE', name: 'Germany' },
  },
  partner: { id: 11, name: 'Swiftbite', slug: 'swiftbite' },
  ...values,
});

export const postRow = (values: Partial<Post> = {}): Post => ({
  id: 70,
  slug: 'first-gig',
  title: 'Your first gig',
  image: null,
  excerpt: 'How to begin',
  created,
  ...values,
});

export const productRow = (values: Partial<Product> = {}): Product => ({
  id: 40,
  name: 'Bag',
  description: 'Keeps food warm',
  image: 'products/bag',
  url: 'https://shop.example/bag',
  price: 29.9,
  currency: 'EUR',
  ...values,
});

export const moreJobRow = (values: Partial<MoreJobOffer> = {}): MoreJobOffer => ({
  id: '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  status: 'live',
  url: 'https://jobs.example/1',
  city: {
    id: 1,
    name: 'Berlin',
    slug: 'berlin',
    orgSlug: 'berlin-org',
    state: null,
    country: { countryCode: 'DE', name: 'Germany' },
  },
  partner: { id: 11, name: 'Swiftbite', slug: 'swiftbite', orgSlug: 'swiftbite-org' },
  categories: [],
  type: 'full-time',
  cardTitle: 'Warehouse clerk in {city}',
  cardOverview: 'You pack.',
  seoTitle: 'Warehouse clerk',
  seoDescription: null,
  language: 'en',
  weight: 0,
  validThrough: null,
  isVerified: false,
  isMoreJob: true,
  isDirectApply: false,
  feedId: 'jobfeed',
  slugTitle: 'warehouse-clerk',
  pay: { from: 2500, to: 3000, currency: 'EUR', period: 'month' },
  contract: 'permanent',
  created,
  ...values,
});

export const moreJobPage = (
  items: MoreJobOffer[],
  values: Partial<MoreJobOfferPage> = {},
): MoreJobOfferPage => ({
  items,
  total: items.length,
  totalIsExact: true,
  page: 1,
  pageCount: 1,
  next: null,
  ...values,
});

export const leadRow = (values: Partial<Lead> = {}): Lead => ({
  id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  created: true,
  createdAt: created,
  userAnonymousId: 'anon-1',
  affiliate_url: 'https://partner.example/?lead=1',
  ...values,
});

export const metadataRow = (values: Partial<UserMetadata> = {}): UserMetadata => ({
  userId: 'u-1',
  given_name: 'Kim',
  family_name: 'Lee',
  email: 'kim@example.org',
  birthdate: '1990-05-17',
  worktown_id: 1,
  worktown_slug: 'berlin',
  country: 'DE',
  avatar: 'https://img.example/kim.png',
  phone: '+49301234567',
  gender: 'other',
  favourite_categories: ['delivery'],
  type_of_jobs: ['part-time', 'full-time'],
  work_from_home: true,
  language: 'de',
  referral_data: { url: 'https://friend.example/', expires_at: created },
  review_ids: [],
  ...values,
});

export const ownDataRow = () => ({
  user_id: 'u-1',
  exported_at: created,
  data: { profile: [{ givenName: 'Kim' }] },
});

export const userRow = (values: Partial<User> = {}): User => ({
  user_id: 'u-1',
  author_id: '5b0c4a0e-6d1f-4c3a-9d57-0f8f3a1b2c44',
  identity_provider: 'cognito',
  email: 'kim@example.org',
  emailVerified: true,
  given_name: 'Kim',
  family_name: 'Lee',
  picture: 'https://img.example/kim.png',
  avatar: 'upload-1',
  logins_count: 3,
  emailConsent: true,
  userRegisterSource: null,
  user_metadata: metadataRow(),
  ...values,
});

export const opportunityRow = (values: Partial<ReviewOpportunity> = {}): ReviewOpportunity => ({
  id: 5,
  job_offer_id: 100,
  dismissed: false,
  created,
  ...values,
});

export const myOfferRow = (values: Partial<MyJobOffer> = {}): MyJobOffer => {
  const { review: ratings, ...offer } = offerRow();
  return {
    ...offer,
    ratings,
    review: reviewRow(),
    opportunity: opportunityRow(),
    application: { stage: 'documents', reached_on: '2026-01-05' },
    lead_created: created,
    ...values,
  };
};
