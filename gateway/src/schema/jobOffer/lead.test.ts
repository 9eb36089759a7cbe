import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { leadRow, moreJobPage, moreJobRow, offerRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const idempotencyKey = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
const mutation = `mutation ($input: CreateLeadInput!) { createLead(input: $input) {
  lead { id uuid created createdAt userAnonymousId affiliateUrl } userErrors { field code message } } }`;

const apply = (input: object = {}, lang = 'en') =>
  stack.gateway.ask(mutation, {
    lang,
    headers: { 'x-session-id': 'session-1' },
    variables: { input: { offerId: toGlobalId('JobOffer', 100), idempotencyKey, ...input } },
  });

describe('createLead', () => {
  it(
    'sends the lead to the sales API under its names',
    { tags: ['R3.101', 'R3.102', 'R3.103', 'R3.104', 'R7.91', 'R7.05'] },
    async () => {
      stack.rest.on('/sales-api/lead', json(201, leadRow()));
      await apply({ source: 's', referralUrl: 'r', clickSource: 'c', utmSource: 'u' }, 'de');
      expect(stack.rest.calls).toHaveLength(1);
      expect(stack.rest.calls[0]).toMatchObject({ method: 'POST', url: '/sales-api/lead' });
      expect(stack.rest.calls[0]?.headers['idempotency-key']).toBe(idempotencyKey);
      expect(stack.rest.calls[0]?.body).toEqual({
        offer_id: 100,
        source: 's',
        referral_url: 'r',
        click_source: 'c',
        utm_source: 'u',
        type: 'job',
        locale: 'de',
        session_id: 'session-1',
      });
    },
  );

  it('adds email, full_name and phone when they are given', { tags: ['R3.105'] }, async () => {
    stack.rest.on('/sales-api/lead', json(201, leadRow()));
    await apply({ email: 'kim@example.org', fullName: 'Kim Lee', phone: '+49301234567' });
    expect(stack.rest.calls[0]?.body).toMatchObject({
      email: 'kim@example.org',
      full_name: 'Kim Lee',
      phone: '+49301234567',
    });
  });

  it.each([
    ['JobOffer', 100, '/sales-api/lead', '/web-api/en/job_offers', pageOf([offerRow()])],
    [
      'MoreJobOffer',
      moreJobRow().id,
      '/ofp-api/lead',
      '/more-jobs-api/job-offers',
      moreJobPage([moreJobRow()]),
    ],
  ])('returns the %s that it is for', async (__typename, key, lead, path, page) => {
    stack.rest.on(lead, json(201, leadRow()));
    stack.rest.on(path, page);
    const { data, errors } = await stack.gateway.ask(
      `mutation ($input: CreateLeadInput!) { createLead(input: $input) {
        lead { continueUrl offer { __typename id city { name } } } } }`,
      { variables: { input: { offerId: toGlobalId(__typename, key), idempotencyKey } } },
    );
    expect(errors).toBeUndefined();
    const offer = { __typename, id: toGlobalId(__typename, key), city: { name: 'Berlin' } };
    expect(data).toEqual({ createLead: { lead: { continueUrl: leadRow().affiliate_url, offer } } });
  });

  it('returns id, created, userAnonymousId and affiliateUrl', { tags: ['R3.107'] }, async () => {
    stack.rest.on('/sales-api/lead', json(201, leadRow()));
    const { data, errors } = await apply();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createLead: {
        lead: {
          id: toGlobalId('Lead', '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11'),
          uuid: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
          created: true,
          createdAt: '2026-01-02T03:04:05Z',
          userAnonymousId: 'anon-1',
          affiliateUrl: 'https://partner.example/?lead=1',
        },
        userErrors: [],
      },
    });
  });

  it(
    'sends a lead for a full-time offer to the ofp API, with city, feed, partner and title',
    { tags: ['R3.106'] },
    async () => {
      stack.rest.on('/ofp-api/lead', json(201, leadRow()));
      const uuid = '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11';
      const place = { city: 'berlin', feed: 'jobfeed', partner: 'swiftbite', title: 'warehouse-clerk' };
      const { data } = await apply({ offerId: toGlobalId('MoreJobOffer', uuid), ...place });
      expect(data).toMatchObject({ createLead: { lead: { userAnonymousId: 'anon-1' }, userErrors: [] } });
      expect(stack.rest.calls).toHaveLength(1);
      expect(stack.rest.calls[0]).toMatchObject({ method: 'POST', url: '/ofp-api/lead' });
      expect(stack.rest.calls[0]?.body).toEqual({
        offer_id: uuid,
        ...place,
        type: 'job',
        locale: 'en',
        session_id: 'session-1',
      });
    },
  );

  it('returns the rejected fields of a 422 as user errors', async () => {
    const fault = { field: 'email', code: 'invalid', message: 'is not an address' };
    stack.rest.on('/sales-api/lead', json(422, { errors: [fault] }));
    const { data, errors } = await apply({ email: 'x' });
    expect(errors).toBeUndefined();
    const userErrors = [
      { field: ['email'], code: 'INVALID', message: 'Enter an email address such as name@example.com.' },
    ];
    expect(data).toEqual({ createLead: { lead: null, userErrors } });
  });

  it.each([500, 503, 429])(
    'is null at %i with a silenced error that says to send it again',
    { tags: ['R7.92', 'R8.08', 'R8.15'] },
    async (status) => {
      stack.rest.on('/sales-api/lead', json(status));
      const { data, errors } = await apply();
      expect(data).toEqual({ createLead: null });
      expect(errors).toMatchObject([
        {
          path: ['createLead'],
          extensions: {
            code: 'UPSTREAM_ERROR',
            status,
            messageKey: 'error.load',
            silenced: true,
            retryable: true,
          },
        },
      ]);
      expect(stack.gateway.logged).toContainEqual(expect.objectContaining({ msg: 'lead not recorded' }));
    },
  );

  it.each([
    ['/sales-api/lead', 409, 'en', 'EXPIRED', 'Applications are closed.', {}],
    ['/sales-api/lead', 410, 'de', 'EXPIRED', 'Bewerbungen sind hier nicht mehr möglich.', {}],
    ['/sales-api/lead', 404, 'fr', 'NOT_FOUND', 'Cela n’existe plus.', {}],
    [
      '/ofp-api/lead',
      409,
      'sv',
      'EXPIRED',
      'Det går inte längre att ansöka.',
      { offerId: toGlobalId('MoreJobOffer', '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11') },
    ],
  ])(
    'says by a user error on the offer that %s refuses for good, with %i',
    async (path, status, lang, code, message, input) => {
      stack.rest.on(path, json(status));
      const { data, errors } = await apply(input, lang);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        createLead: { lead: null, userErrors: [{ field: ['offerId'], code, message }] },
      });
      expect(stack.gateway.logged).not.toContainEqual(expect.objectContaining({ msg: 'lead not recorded' }));
    },
  );

  it('logs no address, name or phone number', async () => {
    stack.rest.on('/sales-api/lead', json(500));
    await apply({ email: 'canary@example.org', fullName: 'Canary Name', phone: '+4930555555' });
    expect(JSON.stringify(stack.gateway.logged)).not.toMatch(/canary|4930555555/i);
  });

  it('rejects an id of another type and a key that is not a UUID before any call', async () => {
    const wrongId = await apply({ offerId: toGlobalId('City', 1) });
    expect(wrongId.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    const wrongKey = await apply({ idempotencyKey: 'again' });
    expect(wrongKey.errors).toHaveLength(1);
    expect(stack.rest.calls).toHaveLength(0);
  });
});
