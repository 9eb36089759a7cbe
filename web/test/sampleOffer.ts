const full = {
  id: 'T2ZmZXI6MQ==',
  takesApplications: true,
  isVerified: true,
  isDirectApply: false,
  type: 'PART_TIME',
  datePosted: '2026-03-01T08:00:00Z',
  validThrough: '2030-05-01',
  cardTitle: 'Deliver food in Berlin',
  seoTitle: 'Swiftbite rider jobs',
  seoDescription: 'Ride for Swiftbite.',
  seoKeywords: 'delivery, bike',
  jsonLd: { '@type': 'JobPosting', title: '</script>x' },
  overviewHeader: 'Ride through Berlin',
  overview: '<p>Overview text</p>',
  description: '<p>Bring <b>food</b> to people.</p>',
  earnings: '<p>Per order</p>',
  howToStart: '<ol><li>Sign up</li></ol>',
  jobRequirementsDetails: '<p>A bike</p>',
  joiningBonus: '<p>50 euros</p>',
  fees: '<p>None</p>',
  commonExpenses: '<p>Repairs</p>',
  externalUrl: 'https://swiftbite.example/?city=berlin',
  categories: [
    { id: 'c2', name: 'Driving', slug: 'driving', orgSlug: 'driving' },
    { id: 'c1', name: 'Delivery', slug: 'delivery', orgSlug: 'delivery' },
  ],
  currency: 'EUR',
  earning: {
    average: { amount: 15, currency: 'EUR' },
    count: 23,
    latest: '2025-06-30',
    net: {
      hourly: { amount: 9.89, currency: 'EUR' },
      costs: { amount: 0, currency: 'EUR' },
      taxPercent: 34.1,
      sources: ['OECD, Taxing Wages 2026'],
    },
    typicalRange: {
      lowest: { amount: 12, currency: 'EUR' },
      highest: { amount: 17.5, currency: 'EUR' },
    },
  },
  costToStart: {
    average: { amount: 140, currency: 'EUR' },
    count: 9,
    latest: null,
    typicalRange: null,
  },
  signUpTime: {
    count: 12,
    days: 4,
    latest: '2025-05-01',
    percents: [
      { key: 'ONE_DAY', percent: 50 },
      { key: 'ONE_WEEK', percent: 50 },
    ],
  },
  customerAvailability: {
    count: 4,
    latest: null,
    percents: [
      { key: 'HIGH', percent: 75 },
      { key: 'LOW', percent: 25 },
    ],
  },
  isRemote: false,
  minimumAge: 18,
  vehicle: 'BIKE',
  workLanguages: ['de', 'en'],
  equipment: [
    {
      id: 'p1',
      name: 'Thermal bag',
      description: null,
      picture: null,
      shopUrl: null,
      cost: { amount: 20, currency: 'EUR' },
    },
  ],
  services: [{ id: 'p2', name: 'Tax adviser', description: null, picture: null, shopUrl: null, cost: null }],
  posts: [
    {
      id: 'b1',
      title: 'Riding in winter',
      excerpt: 'Warm hands.',
      picture: null,
      publishedAt: '2026-01-05T08:00:00Z',
    },
  ],
  reviews: {
    totalCount: 1,
    pageCount: 1,
    edges: [
      {
        node: {
          id: 'r1',
          authorPicture: null,
          createdAt: '2026-03-05T23:30:00Z',
          ratingCountsFrom: null,
          languageCode: 'de',
          rating: 4,
          reviewText: 'Gute <b>Schichten</b>',
          username: '',
          city: { id: 'Q2l0eTox', name: 'Berlin', slug: 'berlin', country: { name: 'Germany' } },
          partner: { id: 'P1', name: 'Swiftbite', slug: 'swiftbite' },
        },
      },
    ],
  },
  review: { rating: 4.3, ratingCount: 20, ratingCounts: [2, 1, 0, 5, 12] },
  reviewPartnerCountry: { rating: 4.1, ratingCount: 90 },
  city: {
    id: 'Q2l0eTox',
    name: 'Berlin',
    slug: 'berlin',
    earnings: [{ lowest: { amount: 10, currency: 'EUR' }, highest: { amount: 30, currency: 'EUR' } }],
  },
  partner: { id: 'P1', name: 'Swiftbite', slug: 'swiftbite', orgSlug: 'swiftbite' },
};

const similarOne = {
  ...full,
  id: 'T2ZmZXI6Mg==',
  cardTitle: 'Walk dogs',
  partner: { id: 'P2', name: 'Paws', slug: 'paws', orgSlug: 'paws' },
};

/** Offers for tests: one with every text and figure, and one that is similar. */
export const sampleOffer = { full: { ...full, similar: [similarOne] }, similarOne };
