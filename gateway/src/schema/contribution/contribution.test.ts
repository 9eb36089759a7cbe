import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { myContributionsRow, offerRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const idempotencyKey = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
const headers = { authorization: 'Bearer t.o.k', 'x-session-id': 'session-1' };
const average = { avg: 14.5, count: 2, currency: 'EUR' };
const percents = { '1_day': 100, '2_3_days': 0, '1_week': 0, '2_weeks': 0, longer: 0 };

const each = [
  {
    name: 'submitEarning',
    path: '/web-api/en/job_offers/100/earning',
    value: '14.5, currency: "EUR"',
    sent: { value: 14.5, currency: 'EUR' },
    answer: average,
    selection: 'earning { avg count currency }',
    shown: { earning: average },
  },
  {
    name: 'submitCostToStart',
    path: '/web-api/en/job_offers/100/cost-start',
    value: '50',
    sent: { value: 50 },
    answer: average,
    selection: 'costToStart { avg count currency }',
    shown: { costToStart: average },
  },
  {
    name: 'submitSignUpTime',
    path: '/web-api/en/job-offers/100/sign-up-time',
    value: 'TWO_OR_THREE_DAYS',
    sent: { value: '2_3_days' },
    answer: { count: 1, percents },
    selection: 'signUpTime { count }',
    shown: { signUpTime: { count: 1 } },
  },
  {
    name: 'submitCustomerAvailability',
    path: '/web-api/en/job-offers/100/customer-availability',
    value: 'HIGH',
    sent: { value: 'high' },
    answer: { count: 1, percents: { low: 0, medium: 0, high: 100 } },
    selection: 'customerAvailability { percents { key percent } }',
    shown: {
      customerAvailability: {
        percents: [
          { key: 'LOW', percent: 0 },
          { key: 'MEDIUM', percent: 0 },
          { key: 'HIGH', percent: 100 },
        ],
      },
    },
  },
];

const mutation = ({ name, value, selection }: Pick<(typeof each)[number], 'name' | 'value' | 'selection'>) =>
  `mutation { ${name}(input: { idempotencyKey: "${idempotencyKey}", offerId: "${toGlobalId('JobOffer', 100)}",
    value: ${value} }) { ${selection} userErrors { field code message } } }`;

describe('viewer.contributions', () => {
  const query = `{ viewer { contributions(offerId: "${toGlobalId('JobOffer', 100)}") {
    earning costToStart currency signUpTime customerAvailability
    earningReportedAt costToStartReportedAt signUpTimeReportedAt customerAvailabilityReportedAt
    earningStatus earningCountsFrom costToStartStatus customerAvailabilityStatus } } }`;
  const path = '/web-api/en/my/contributions/100';

  it('returns what the user reported, in one call with the token', async () => {
    stack.rest.on(path, myContributionsRow());
    const { data, errors } = await stack.gateway.ask(query, { headers });
    expect(errors).toBeUndefined();
    const reported = { earning: 14.5, costToStart: 0, currency: 'EUR', signUpTime: 'TWO_OR_THREE_DAYS' };
    const reportedAt = {
      earningReportedAt: '2026-11-20T08:00:00.000Z',
      costToStartReportedAt: '2026-11-21T08:00:00.000Z',
      signUpTimeReportedAt: '2026-11-22T08:00:00.000Z',
      customerAvailabilityReportedAt: null,
    };
    const statuses = {
      earningStatus: 'NEW_ACCOUNT',
      earningCountsFrom: '2026-11-27T08:00:00.000Z',
      costToStartStatus: 'COUNTS',
      customerAvailabilityStatus: null,
    };
    expect(data).toEqual({
      viewer: { contributions: { ...reported, customerAvailability: null, ...reportedAt, ...statuses } },
    });
    expect(stack.rest.calls).toHaveLength(1);
    expect(stack.rest.calls[0]).toMatchObject({ url: path, headers: { authorization: 'Bearer t.o.k' } });
  });

  it('is null without an offer, and nothing is called', async () => {
    const { data } = await stack.gateway.ask('{ viewer { contributions { currency } } }', { headers });
    expect(data).toEqual({ viewer: { contributions: null } });
    expect(stack.rest.calls).toEqual([]);
  });

  it('is null for an offer that does not exist', async () => {
    stack.rest.on(path, json(404, { message: 'There is no such offer.' }));
    const { data, errors } = await stack.gateway.ask(query, { headers });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { contributions: null } });
  });
});

describe('viewer.reportedOffers', () => {
  const path = '/web-api/en/my/contributions';

  it('lists offers with what the user reported, in one call with the token', async () => {
    stack.rest.on(path, pageOf([{ ...offerRow({ id: 100 }), contributions: myContributionsRow() }]));
    const { data, errors } = await stack.gateway.ask(
      `{ viewer { reportedOffers(first: 20) { totalCount edges { node {
        id jobOffer { id city { name } partner { name } } contributions { earning earningStatus currency } } } } } }`,
      { headers },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        reportedOffers: {
          totalCount: 1,
          edges: [
            {
              node: {
                id: toGlobalId('ReportedOffer', 100),
                jobOffer: { id: toGlobalId('JobOffer', 100) },
                contributions: { earning: 14.5, earningStatus: 'NEW_ACCOUNT', currency: 'EUR' },
              },
            },
          ],
        },
      },
    });
    expect(stack.rest.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${path}?page=1&limit=20`,
    ]);
    expect(stack.rest.calls[0]?.headers.authorization).toBe('Bearer t.o.k');
  });
});

describe.each(each)('$name', ({ path, sent, answer, shown, ...one }) => {
  it(
    'sends offer and value with key, token and session id, and returns the new figures',
    { tags: ['R1.13', 'R6.13', 'R7.86', 'R7.87', 'R7.88', 'R7.09'] },
    async () => {
      stack.rest.on(path, json(201, answer));
      const { data, errors } = await stack.gateway.ask(mutation(one), {
        headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ [one.name]: { ...shown, userErrors: [] } });
      expect(stack.rest.calls).toHaveLength(1);
      expect(stack.rest.calls[0]).toMatchObject({
        method: 'POST',
        url: path,
        headers: {
          authorization: 'Bearer t.o.k',
          'idempotency-key': idempotencyKey,
          'x-forwarded-for': '203.0.113.9',
        },
      });
      expect(stack.rest.calls[0]?.body).toEqual({ jobOfferId: 100, ...sent, session_id: 'session-1' });
    },
  );

  it('says how long ago the user gave it, and that it is older than what they did since', async () => {
    const fault = { field: 'seconds_ago', code: 'conflict', message: 'Newer.' };
    stack.rest.on(path, json(422, { errors: [fault] }));
    const queued = mutation(one).replace('value:', 'secondsAgo: 600, value:');
    const { data } = await stack.gateway.ask(queued, { headers });
    expect(stack.rest.calls[0]?.body).toMatchObject({ seconds_ago: 600 });
    const userErrors = [{ field: ['secondsAgo'], code: 'CONFLICT' }];
    expect(data).toMatchObject({ [one.name]: { userErrors } });
  });

  it('returns the faults of a 422 as user errors', { tags: ['R8.05'] }, async () => {
    const faults = [{ field: 'value', code: 'out_of_range', message: 'is too small' }];
    stack.rest.on(path, json(422, { errors: faults }));
    const { data, errors } = await stack.gateway.ask(mutation(one), { headers });
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['value'], code: 'INVALID', message: 'is too small' }];
    expect(data).toMatchObject({ [one.name]: { userErrors } });
  });

  it('gives the sign-in message without a token, and sends nothing', { tags: ['R8.03'] }, async () => {
    const { data, errors } = await stack.gateway.ask(mutation(one));
    expect(data).toEqual({ [one.name]: null });
    expect(errors?.[0]?.message).toBe('Unauthorized. Please sign in again.');
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe.each(each)('the withdrawal of what $name saves', ({ path, answer, selection, shown, ...one }) => {
  const name = one.name.replace('submit', 'withdraw');
  const withdrawal = `mutation { ${name}(input: { offerId: "${toGlobalId('JobOffer', 100)}" }) {
    ${selection} userErrors { field code } } }`;

  it('deletes the contribution of the user, and returns the new figures', async () => {
    stack.rest.on(path, answer);
    const { data, errors } = await stack.gateway.ask(withdrawal, { headers });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [name]: { ...shown, userErrors: [] } });
    expect(stack.rest.calls).toMatchObject([
      { method: 'DELETE', url: path, headers: { authorization: 'Bearer t.o.k' } },
    ]);
  });

  it('returns NOT_FOUND without a contribution, and sends nothing without a token', async () => {
    const { data, errors } = await stack.gateway.ask(withdrawal, { headers });
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['offerId'], code: 'NOT_FOUND' }];
    expect(data).toMatchObject({ [name]: { userErrors } });
    stack.rest.reset();
    expect((await stack.gateway.ask(withdrawal)).data).toEqual({ [name]: null });
    expect(stack.rest.calls).toEqual([]);
  });
});
