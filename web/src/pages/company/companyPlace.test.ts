import {
  commitLocalUpdate,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
} from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import placeQuery from '../../__generated__/companyPlace_CompanyPlaceQuery.graphql.ts';
import pageQuery, { type CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import type { GatewayResponse, Send } from '../../relay/gatewayResponse.ts';
import { createEnvironment } from '../../relay/createEnvironment.ts';
import { cacheConfigOf, queryKey } from '../../relay/operationRole.ts';
import { companyPlace } from './companyPlace.ts';

type Response = CompanyPageQuery['response'];

const queries: Readonly<Record<string, GraphQLTaggedNode>> = {
  CompanyPageQuery: pageQuery,
  companyPlace_CompanyPlaceQuery: placeQuery,
};
const countries = [
  { code: 'DE', name: 'Germany', slug: 'germany' },
  { code: 'FR', name: 'France', slug: 'france' },
];

let errors: GatewayResponse['errors'];
let campaign: string | null;
const late = new Set<string>();
const send = vi.fn<Send>();

/** Answers like the gateway, with a company whose slug and id are the requested slug. */
const answer: Send = (operation, variables) => {
  const { partnerSlug, id = partnerSlug } = variables as { partnerSlug: string; id?: string };
  const partner = { __typename: 'Partner', id, slug: id, countries };
  const request = createOperationDescriptor(getRequest(queries[operation.name]!), variables);
  const { data } = MockPayloadGenerator.generate(request, {
    Partner: () => partner,
    Node: () => partner,
  }) as unknown as { data: { node?: object } };
  // The generator gives it an id of its own.
  if (data.node) Object.assign(data.node, { id });
  return Promise.resolve({ data, errors } as GatewayResponse);
};

const variablesOf = (
  partnerSlug: string,
  countrySlug: string | null = null,
  citySlug: string | null = null,
) => ({
  uri: '/',
  partnerSlug,
  countrySlug,
  citySlug,
  inCountry: countrySlug !== null,
  inCity: citySlug !== null,
  everywhere: countrySlug === null,
  countryCode: 'GB',
  reviewsPage: 1,
  utmSource: campaign,
});

let environment: ReturnType<typeof createEnvironment>;

const open = async (...place: Parameters<typeof variablesOf>): Promise<Response> => {
  const findRefetch = (...args: Parameters<typeof companyPlace>) => Promise.resolve(companyPlace(...args));
  const role = { needed: ['partner'], findRefetch: findRefetch as never };
  const data = await fetchQuery<CompanyPageQuery>(environment, pageQuery, variablesOf(...place), {
    fetchPolicy: 'store-or-network',
    networkCacheConfig: cacheConfigOf(role),
  }).toPromise();
  return data as Response;
};

/** The operations that were sent, with the variables that distinguish them. */
const sent = () =>
  send.mock.calls.map(([{ name }, { id, countrySlug, citySlug, inCountry }]) =>
    name === 'CompanyPageQuery' ? 'page' : [id, countrySlug, citySlug, inCountry],
  );

beforeEach(() => {
  errors = undefined;
  campaign = null;
  late.clear();
  send.mockReset().mockImplementation(answer);
  const ignore = () => undefined;
  environment = createEnvironment({ send, late, patienceMs: 700, onMessages: ignore, onNoAnswer: ignore });
});

describe('navigation between the places of a company', () => {
  it(
    'requests neither the company nor the cities of its country again',
    { tags: ['R2.43', 'R4.64'] },
    async () => {
      await open('swiftbite');
      const { partner } = await open('swiftbite', 'germany');
      expect(partner).toMatchObject({ slug: 'swiftbite' });
      expect(partner?.inCountry?.cities).toBeTruthy();
      expect(partner?.place?.reviews).toBeTruthy();
      const inBerlin = await open('swiftbite', 'germany', 'berlin');
      expect(inBerlin.partner?.place?.city).toBeTruthy();
      expect(inBerlin.partner?.place?.jobOffers).toBeTruthy();
      expect(inBerlin.partner?.inCountry?.cities).toBeTruthy();
      await open('swiftbite', 'germany');
      await open('swiftbite');
      expect(sent()).toEqual([
        'page',
        ['swiftbite', 'germany', null, true],
        ['swiftbite', 'germany', 'berlin', false],
      ]);
    },
  );

  it('finds the top gigs of the page of all countries', { tags: ['R2.43'] }, async () => {
    await open('swiftbite', 'germany');
    expect((await open('swiftbite')).jobOffers).toBeTruthy();
    expect(sent()).toEqual(['page', ['swiftbite', null, null, false]]);
  });

  it(
    'finds the offers that were requested with the campaign of the visit',
    { tags: ['R2.43', 'R7.71'] },
    async () => {
      campaign = 'Spring';
      await open('swiftbite');
      const { partner } = await open('swiftbite', 'germany', 'berlin');
      expect(partner?.place?.jobOffers).toBeTruthy();
      expect(send.mock.calls.map(([, { utmSource }]) => utmSource)).toEqual(['Spring', 'Spring']);
    },
  );

  it('also reuses the cities that came with a whole page', { tags: ['R2.43'] }, async () => {
    await open('swiftbite', 'germany', 'berlin');
    const { partner } = await open('swiftbite', 'germany');
    expect(partner?.inCountry?.cities).toBeTruthy();
    expect(sent()).toEqual(['page', ['swiftbite', 'germany', null, false]]);
  });

  it('requests the whole page, once, when a write has outdated the store', async () => {
    await open('swiftbite');
    await open('swiftbite', 'germany');
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    send.mockClear();
    for (const place of [['germany'], [], ['germany'], []]) await open('swiftbite', ...place);
    expect(sent()).toEqual(['page', 'page']);
  });

  it('requests the whole page for another company', { tags: ['R4.64'] }, async () => {
    await open('swiftbite');
    await open('nestkin');
    expect(sent()).toEqual(['page', 'page']);
  });

  it('does not repeat a request that is in flight', { tags: ['R4.65'] }, async () => {
    await open('swiftbite');
    await Promise.all([open('swiftbite', 'germany'), open('swiftbite', 'germany')]);
    expect(sent()).toHaveLength(2);
  });

  it('records late parts under the query of the page', async () => {
    await open('swiftbite');
    errors = [
      {
        message: 'late',
        path: ['node', 'inCountry', 'cities'],
        extensions: { code: 'LATE', silenced: true },
      },
    ];
    await open('swiftbite', 'germany');
    expect([...late]).toEqual([queryKey(pageQuery.params, variablesOf('swiftbite', 'germany'))]);
  });

  it('fails when the city does not load', async () => {
    await open('swiftbite');
    send.mockResolvedValue({
      data: { node: { place: { city: null } } },
      errors: [{ message: 'no', path: ['node', 'place', 'city'], extensions: { code: 'TIMEOUT' } }],
    });
    await expect(open('swiftbite', 'germany', 'berlin')).rejects.toThrow(
      'node.place.city could not be loaded',
    );
  });

  it('requests the whole page when data are missing afterwards', async () => {
    await open('swiftbite');
    send.mockResolvedValueOnce({ data: { redirectLinks: [] } });
    const { partner } = await open('swiftbite', 'germany');
    expect(partner?.place?.reviews).toBeTruthy();
    expect(sent()).toEqual(['page', ['swiftbite', 'germany', null, true], 'page']);
  });
});
