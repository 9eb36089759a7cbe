import { randomUUID } from 'node:crypto';
import type { SampleValues } from './argumentsFor.ts';

/** In base64. */
const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Values for arguments that need no row of the sample data. */
export const fixedValues: SampleValues = {
  // Arguments that select rows
  slug: 'berlin',
  citySlug: 'berlin',
  categorySlug: 'delivery',
  partnerSlug: 'swiftbite',
  'partner.slug': 'swiftbite',
  latitude: 52.52,
  longitude: 13.405,
  uri: '/berlin',
  'cities.query': 'berln',
  'posts.cityId': null,
  'cities.partnerId': null,
  'moreJobOffer.citySlug': null,
  'moreJobOffer.partnerSlug': null,
  'moreJobOffers.citySlug': null,
  'moreJobOffers.partnerSlug': null,
  limit: 2,
  first: 2,
  page: 1,

  // Input of mutations
  helpful: true,
  alerts: true,
  reason: 'SPAM',
  'reportJobOffer.reason': 'SCAM',
  comment: 'Advertising.',
  idempotencyKey: () => randomUUID(),
  clientMutationId: 'outside',
  rating: 4,
  reviewText: 'Fair pay, friendly people.',
  proposition: 'Gotham',
  query: 'gotham',
  type: null,
  'recordPageView.type': 'city',
  url: 'https://citygigs.example/berlin',
  'submitEarning.value': 14.5,
  'submitCostToStart.value': 20,
  'setAvatar.picture': onePixelPng,
  givenName: 'Ada',
  email: 'ada@example.org',
  'createLead.email': null,
  password: 'Correct-horse-7-battery',
  oldPassword: 'Correct-horse-7-battery',
  currentPassword: 'Correct-horse-7-battery',
  newPassword: 'Another-horse-8-battery',
  token: 'a-token-from-an-email',
  secretHash: 'the-hash-of-its-link',
  code: '123456',
  'saveLanguages.addLanguages': [{ id: 'de', level: 'FLUENT' }],
};
