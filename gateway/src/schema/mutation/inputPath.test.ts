import { isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { schema } from '../index.ts';
import { inputPath } from './inputPath.ts';

interface Shown {
  readonly field: readonly string[] | null;
}

const stack = setUpStack();
const idempotencyKey = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
const offerId = toGlobalId('JobOffer', 100);
const moreJobId = toGlobalId('MoreJobOffer', '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11');
const api = '/web-api/en';
const metadata = {
  givenName: 'Ada',
  familyName: 'Lee',
  email: 'ada@example.org',
  birthdate: '1990-05-17',
  worktownId: toGlobalId('City', 7),
  worktownSlug: 'berlin',
  country: 'DE',
  avatar: 'https://a.example/1',
  phone: '+49 30 1234567',
  gender: 'OTHER',
  favouriteCategories: ['delivery', 'driving'],
  typeOfJobs: ['PART_TIME', 'WEEKEND'],
  workFromHome: true,
  language: 'de',
  referralData: { url: 'https://r.example/', expiresAt: '2027-01-01T00:00:00Z' },
};
const lead = {
  idempotencyKey,
  source: 'page',
  referralUrl: 'https://r.example/',
  clickSource: 'card',
  utmSource: 'mail',
  email: 'lee@example.org',
  fullName: 'Kim Lee',
  phone: '+49 30 7654321',
};
const search = { cityId: toGlobalId('City', 7), categories: ['delivery'], type: 'STUDENT' };
const link = { email: 'ada@example.org', token: 'a-token' };

/** A full input of every mutation, and where it is sent. */
const inputs: readonly (readonly [
  mutation: string,
  path: string,
  input: Readonly<Record<string, unknown>>,
])[] = [
  ['addReview', `${api}/job_offers/100/reviews`, { idempotencyKey, offerId, rating: 4, reviewText: 'Good' }],
  ['editReview', `${api}/job_offers/100/reviews`, { offerId, rating: 4, reviewText: 'Good' }],
  ['deleteReview', `${api}/job_offers/100/reviews`, { offerId }],
  ['withdrawEarning', `${api}/job_offers/100/earning`, { offerId }],
  ['withdrawCostToStart', `${api}/job_offers/100/cost-start`, { offerId }],
  ['withdrawSignUpTime', `${api}/job-offers/100/sign-up-time`, { offerId }],
  ['withdrawCustomerAvailability', `${api}/job-offers/100/customer-availability`, { offerId }],
  ['addReviewOpportunity', `${api}/reviews/opportunity`, { offerId }],
  ['dismissReviewOpportunity', `${api}/reviews/opportunity/dismiss`, { offerId, dismissed: false }],
  [
    'reportReview',
    `${api}/reviews/900/report`,
    { reviewId: toGlobalId('Review', 900), reason: 'SPAM', comment: 'Advertising.' },
  ],
  [
    'reportJobOffer',
    `${api}/job_offers/100/report`,
    { offerId, reason: 'SCAM', comment: 'They want a deposit.' },
  ],
  ['markReviewHelpful', `${api}/reviews/900/helpful`, { reviewId: toGlobalId('Review', 900), helpful: true }],
  [
    'deleteReviewOpportunity',
    `${api}/reviews/opportunity/5`,
    { opportunityId: toGlobalId('ReviewOpportunity', 5) },
  ],
  [
    'changePassword',
    `${api}/my/user/change-password`,
    { oldPassword: 'old-one', newPassword: 'new-one', accessToken: 'a-token' },
  ],
  ['checkResetPasswordToken', `${api}/auth/check-reset-password-token`, link],
  ['forgotPassword', `${api}/auth/forgot-password`, { email: link.email }],
  ['resetPassword', `${api}/auth/reset-password`, { ...link, secretHash: 'a-hash', password: 'a password' }],
  ['verifyEmailSend', `${api}/auth/verify-email-send`, { email: link.email }],
  ['unsubscribe', `${api}/unsubscribe`, { token: link.token }],
  ['verifyEmailConfirm', `${api}/auth/verify-email-confirm`, link],
  ['createLead', '/sales-api/lead', { ...lead, offerId }],
  [
    'createLead',
    '/ofp-api/lead',
    { ...lead, offerId: moreJobId, city: 'berlin', feed: 'jobs', partner: 'swiftbite', title: 'a-title' },
  ],
  ['recordCitySearch', `${api}/city-search`, { idempotencyKey, query: 'ber', cityId: toGlobalId('City', 7) }],
  ['setAvatar', `${api}/my/user/avatar`, { picture: 'AAAA' }],
  ['removeAvatar', `${api}/my/user/avatar`, {}],
  ['deleteUser', `${api}/my/user`, {}],
  ['initUser', `${api}/my/user/init`, { registerSource: 'AddReview' }],
  [
    'recordPageView',
    `${api}/page-view`,
    {
      idempotencyKey,
      url: 'https://u.example/',
      type: 'city',
      referralUrl: 'https://r.example/',
      params: [
        { name: 'citySlug', value: 'berlin' },
        { name: 'page.number', value: '2' },
      ],
    },
  ],
  ['requestCity', `${api}/cities/proposition`, { idempotencyKey, proposition: 'Gotham' }],
  [
    'saveLanguages',
    `${api}/my/languages`,
    {
      addLanguages: [{ id: 'de', level: 'FLUENT' }, { id: 'fr' }],
      deleteLanguages: [{ id: 'pl' }],
    },
  ],
  [
    'setApplication',
    `${api}/my/job_offers/100/application`,
    { offerId, stage: 'APPROVED', reachedOn: '2026-01-05' },
  ],
  ['changeSavedOffers', `${api}/my/saved_offers`, { add: [offerId], remove: [101] }],
  [
    'changeSavedSearches',
    `${api}/my/saved_searches`,
    { add: [search], remove: [{ ...search, cityId: '8' }] },
  ],
  ['setSearchAlert', `${api}/my/saved_searches/alert`, { ...search, alerts: true }],
  ['saveUser', `${api}/my/user/save`, { ...metadata, picture: 'https://p.example/1', emailConsent: true }],
  ['updateMetadata', `${api}/my/user/metadata/`, metadata],
  [
    'submitEarning',
    `${api}/job_offers/100/earning`,
    { idempotencyKey, offerId, value: 14.5, currency: 'EUR' },
  ],
  [
    'submitCostToStart',
    `${api}/job_offers/100/cost-start`,
    { idempotencyKey, offerId, value: 20, currency: 'EUR' },
  ],
  ['submitSignUpTime', `${api}/job-offers/100/sign-up-time`, { idempotencyKey, offerId, value: 'ONE_DAY' }],
  [
    'submitCustomerAvailability',
    `${api}/job-offers/100/customer-availability`,
    { idempotencyKey, offerId, value: 'HIGH' },
  ],
];

/** Whether a path comes from the input; the gateway adds others. */
const isOfInput = (mutation: string, input: object, place: string): boolean => {
  if (place === 'idempotency-key') return 'idempotencyKey' in input;
  return place !== 'session_id' && !(mutation === 'createLead' && ['locale', 'type'].includes(place));
};

/** The paths and values of a body. */
const leavesOf = (value: unknown, place: string): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, place === '' ? name : `${place}.${name}`),
      )
    : [[place, value]];

/** The value that is sent for a value of the input. */
const asSent = new Map<unknown, unknown>([
  ['SCAM', 'scam'],
  [offerId, 100],
  [moreJobId, '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11'],
  [metadata.worktownId, 7],
  ['8', 8],
  ['OTHER', 'other'],
  ['SPAM', 'spam'],
  ['APPROVED', 'approved'],
  ['PART_TIME', 'part-time'],
  ['WEEKEND', 'weekend'],
  ['STUDENT', 'student'],
  ['FLUENT', 'fluent'],
  ['ONE_DAY', '1_day'],
  ['HIGH', 'high'],
]);

const valueAt = (input: unknown, path: readonly string[]): unknown => {
  const value = path.reduce((inner, name) => Object(inner)[name] as unknown, input);
  return asSent.get(value) ?? value;
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe('the field of a user error', () => {
  it('is tested for every mutation that has user errors', () => {
    const withUserErrors = mutations.filter(
      ({ type }) => 'getFields' in type && 'userErrors' in type.getFields(),
    );
    expect(withUserErrors.length).toBeGreaterThanOrEqual(22);
    expect(new Set(inputs.map(([mutation]) => mutation))).toEqual(
      new Set(withUserErrors.map(({ name }) => name)),
    );
  });

  it.each(inputs)(
    'of %s by %s is the path in the input, for every value that is sent',
    async (mutation, path, input) => {
      const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
      let places: readonly (readonly [string, unknown])[] = [];
      stack.rest.on(path, (response, seen) => {
        places = [...leavesOf(seen.body ?? {}, ''), ['idempotency-key', idempotencyKey]];
        const errors = places.map(([field]) => ({ field, code: 'too_long', message: field }));
        json(422, { errors })(response, seen);
      });
      const { data, errors } = await stack.gateway.ask<Record<string, { userErrors: Shown[] }>>(
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { field code } } }`,
        { headers: { authorization: 'Bearer t.o.k', 'x-session-id': 's-1' }, variables: { input } },
      );
      expect(errors).toBeUndefined();
      const shown = data?.[mutation]?.userErrors ?? [];
      expect(shown).toHaveLength(places.length);
      // The path in the body, with the value that the input has at the path of the user error.
      expect(shown.map(({ field }, at) => [places[at]?.[0], field && valueAt(input, field)])).toEqual(
        places.map(([place, sent]) => [place, isOfInput(mutation, input, place) ? sent : null]),
      );
    },
  );

  it('is the longest path that the input has, and null if it has none', () => {
    const input = schema.getType('SaveLanguagesInput');
    if (!isInputObjectType(input)) throw new Error('There is no such input');
    expect(inputPath(input, 'add_languages.1.id')).toEqual(['addLanguages', '1', 'id']);
    expect(inputPath(input, 'add_languages')).toEqual(['addLanguages']);
    expect(inputPath(input, 'add_languages.1.name')).toEqual(['addLanguages', '1']);
    expect(inputPath(input, 'body')).toBeNull();
    expect(inputPath(input, '__proto__.toString')).toBeNull();
  });

  it('is `registerSource` for the query parameter of a login', () => {
    const input = schema.getType('InitUserInput');
    expect(isInputObjectType(input) && inputPath(input, 'userRegisterSource')).toEqual(['registerSource']);
  });
});
