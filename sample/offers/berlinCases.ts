import type { OfferKind } from '../texts/kinds.ts';
import type { SampleOffer } from './sampleOffer.ts';

/** Fixed values of offers in Berlin, which give an example of every state that an offer can have. */
export const berlinCases: Readonly<Record<string, Partial<SampleOffer>>> = {
  // Has every text and every figure; applications go to the partner's site.
  swiftbite: { type: 'part-time', weight: 1450, validThrough: null },
  nestkin: { type: 'weekend', weight: 1100, validThrough: null },
  'lumen-labs': { type: 'freelance', weight: 620, validThrough: null },
  parcelpath: { status: 'expired' },
  'oddjob-guild': { categories: [], validThrough: null },
  quietdesk: { validThrough: '2024-02-29' },
  'paws-and-co': { type: 'freelance', validThrough: null },
  glowclean: { type: 'part-time', validThrough: null },
  fixwren: { type: 'full-time' },
  tandemtray: { type: 'student' },
};

/** Exact numbers of reviews in Berlin. */
export const berlinReviewCounts: Readonly<Record<string, number>> = {
  swiftbite: 64,
  'paws-and-co': 0,
  glowclean: 1,
};

/** Exact numbers of contributions of each sort in Berlin. */
export const berlinContributionCounts: Readonly<Record<string, number>> = {
  swiftbite: 20,
  'paws-and-co': 0,
};

/** Fixed kinds of partners with several kinds: in Berlin they deliver, so that this category fills more than one page. */
export const berlinKinds: Readonly<Record<string, OfferKind>> = {
  crateclimb: 'car-delivery',
  larderloop: 'car-delivery',
  breadbeam: 'bike-delivery',
  hopcarriage: 'car-delivery',
  hammerhare: 'car-delivery',
  platterpool: 'bike-delivery',
  shelfswift: 'car-delivery',
  'zwawy-kurier': 'bike-delivery',
};
