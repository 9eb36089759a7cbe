import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import {
  cityRow,
  metadataRow,
  myOfferRow,
  offerRow,
  ownDataRow,
  pageOf,
  reviewRow,
  userRow,
} from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const authorization = 'Bearer header.payload.signature';
const ask = (query: string, lang = 'en') => stack.gateway.ask(query, { lang, headers: { authorization } });

describe('viewer', () => {
  it('has the account, with one call', { tags: ['R3.01', 'R3.02'] }, async () => {
    stack.rest.on('/web-api/en/my/user', userRow());
    const { data, errors } = await ask(
      '{ viewer { userId identityProvider email emailVerified givenName familyName picture avatar loginsCount emailConsent } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        userId: 'u-1',
        identityProvider: 'COGNITO',
        email: 'kim@example.org',
        emailVerified: true,
        givenName: 'Kim',
        familyName: 'Lee',
        picture: 'https://img.example/kim.png',
        avatar: 'upload-1',
        loginsCount: 3,
        emailConsent: true,
      },
    });
    expect(stack.rest.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /web-api/en/my/user',
    ]);
  });

  it(
    'has the metadata of GET /my/user/metadata/',
    {
      tags: [
        'R3.03',
        'R3.06',
        'R3.07',
        'R3.08',
        'R3.09',
        'R3.10',
        'R3.11',
        'R3.13',
        'R3.14',
        'R3.15',
        'R3.16',
        'R3.17',
        'R3.18',
      ],
    },
    async () => {
      stack.rest.on('/web-api/de/my/user/metadata/', metadataRow());
      const { data, errors } = await ask(
        `{ viewer { metadata { userId email givenName familyName birthdate worktownId worktownSlug country avatar phone
        gender favouriteCategories typeOfJobs workFromHome language referralData { url expiresAt } } } }`,
        'de',
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        viewer: {
          metadata: {
            userId: 'u-1',
            email: 'kim@example.org',
            givenName: 'Kim',
            familyName: 'Lee',
            birthdate: '1990-05-17',
            worktownId: toGlobalId('City', 1),
            worktownSlug: 'berlin',
            country: 'DE',
            avatar: 'https://img.example/kim.png',
            phone: '+49301234567',
            gender: 'OTHER',
            favouriteCategories: ['delivery'],
            typeOfJobs: ['PART_TIME', 'FULL_TIME'],
            workFromHome: true,
            language: 'de',
            referralData: { url: 'https://friend.example/', expiresAt: '2026-01-02T03:04:05Z' },
          },
        },
      });
      expect(stack.rest.urls()).toEqual(['/web-api/de/my/user/metadata/']);
    },
  );

  it('has everything stored about the user as JSON', async () => {
    stack.rest.on('/web-api/en/my/user/data', ownDataRow());
    const { data } = await ask('{ viewer { data } }');
    expect(data).toEqual({ viewer: { data: JSON.stringify(ownDataRow()) } });
    expect(stack.rest.urls()).toEqual(['/web-api/en/my/user/data']);
  });

  it('has languages with their levels', { tags: ['R3.90'] }, async () => {
    stack.rest.on(
      '/web-api/en/my/languages',
      pageOf([{ id: 'de', name: 'German', title: 'Deutsch', level: 'fluent', userId: 'u-1' }]),
    );
    const { data } = await ask('{ viewer { languages { id code name title level } } }');
    expect(data).toEqual({
      viewer: {
        languages: [
          {
            id: toGlobalId('UserLanguage', 'de:u-1'),
            code: 'de',
            name: 'German',
            title: 'Deutsch',
            level: 'FLUENT',
          },
        ],
      },
    });
    expect(stack.rest.urls()).toEqual(['/web-api/en/my/languages?expand=level']);
  });

  it('has job offers with the user’s own review', { tags: ['R3.43'] }, async () => {
    stack.rest.on(
      '/web-api/en/my/job_offers',
      pageOf([myOfferRow(), myOfferRow({ id: 101, review: null })], 41),
    );
    const { data, errors } = await ask(
      `{ viewer { jobOffers(page: 2) { totalCount pageCount edges { node { appliedAt application { stage reachedOn } review { id rating }
        opportunity { dismissed } jobOffer { cardTitle review { ratingCount } } } } } } }`,
    );
    expect(errors).toBeUndefined();
    const mine = {
      appliedAt: '2026-01-02T03:04:05Z',
      application: { stage: 'DOCUMENTS', reachedOn: '2026-01-05' },
      review: { id: toGlobalId('Review', 900), rating: 5 },
      opportunity: { dismissed: false },
      jobOffer: { cardTitle: 'Ride in Berlin', review: { ratingCount: 3 } },
    };
    expect(data).toEqual({
      viewer: {
        jobOffers: {
          totalCount: 41,
          pageCount: 3,
          edges: [{ node: mine }, { node: { ...mine, review: null } }],
        },
      },
    });
    expect(stack.rest.urls()).toEqual(['/web-api/en/my/job_offers?page=2&limit=20']);
  });

  it(
    'forwards the token unchanged to the calls under /my and to no call of a city',
    { tags: ['R6.27', 'R6.28'] },
    async () => {
      stack.rest.on('/web-api/en/my/user/metadata/', metadataRow());
      stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
      stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
      const { errors } = await ask(
        '{ viewer { metadata { worktown { name } } } city(slug: "berlin") { name } }',
      );
      expect(errors).toBeUndefined();
      const sent = stack.rest.calls.map(({ url, headers }) => [url.split('?')[0], headers.authorization]);
      expect(Object.fromEntries(sent)).toEqual({
        '/web-api/en/my/user/metadata/': authorization,
        '/web-api/en/cities': undefined,
        '/web-api/en/cities/slug/berlin': undefined,
      });
    },
  );

  it('is null for a guest, without an error and without a call', async () => {
    const { data, errors } = await stack.gateway.ask(
      '{ viewer { id metadata { country } jobOffers { totalCount } } }',
    );
    expect(data).toEqual({ viewer: null });
    expect(errors).toBeUndefined();
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('has the same id wherever it is reached, without a call', async () => {
    const id = toGlobalId('User', 'u-1');
    expect((await ask('{ viewer { id } }')).data).toEqual({ viewer: { id } });
    expect(stack.rest.calls).toHaveLength(0);
    stack.rest.on('/web-api/en/my/user/save', userRow());
    const { data } = await ask('mutation { saveUser(input: {}) { user { id userId } } }');
    expect(data).toEqual({ saveUser: { user: { id, userId: 'u-1' } } });
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
  ])('gives the sign-in message when a service answers %i', { tags: ['R8.03'] }, async (status, text) => {
    stack.rest.on('/web-api/en/my/languages', json(status));
    const { data, errors } = await ask('{ viewer { languages { id } } }');
    expect(data).toEqual({ viewer: { languages: null } });
    expect(errors?.[0]?.message).toBe(`${text}. Please sign in again.`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status });
  });

  it(
    'gives the error of the metadata and the other fields when the metadata do not load',
    { tags: ['R8.07', 'R8.11'] },
    async () => {
      stack.rest.on('/web-api/en/my/user/metadata/', json(500));
      stack.rest.on('/web-api/en/my/job_offers', pageOf([]));
      const { data, errors } = await ask('{ viewer { metadata { country } jobOffers { totalCount } } }');
      expect(data).toEqual({ viewer: { metadata: null, jobOffers: { totalCount: 0 } } });
      expect(errors?.[0]?.message).toBe(
        'Cannot load my metadata. Please try again later or contact us at help@site.example.',
      );
    },
  );

  it('has the city and the company of each review, which one call reads for all', async () => {
    const mine = [1, 2].map((id) => {
      const { city: _city, partner: _partner, ...review } = reviewRow({ id, jobOfferId: id });
      return myOfferRow({ id, review });
    });
    stack.rest.on('/web-api/en/my/job_offers', pageOf(mine));
    stack.rest.on('/web-api/en/job_offers', pageOf([1, 2].map((id) => offerRow({ id }))));
    const { data, errors } = await stack.gateway.ask(
      '{ viewer { jobOffers { edges { node { review { city { name } partner { name } } } } } } }',
      { headers: { authorization: 'Bearer t.o.k' } },
    );
    expect(errors).toBeUndefined();
    const node = { review: { city: { name: 'Berlin' }, partner: { name: 'Swiftbite' } } };
    expect(data).toEqual({ viewer: { jobOffers: { edges: [{ node }, { node }] } } });
    expect(stack.rest.urls().map((url) => url.split('?', 1)[0])).toEqual([
      '/web-api/en/my/job_offers',
      '/web-api/en/job_offers',
    ]);
  });
});
