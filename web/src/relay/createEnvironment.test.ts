import { fetchQuery, type CacheConfig, type Environment } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import nextOffersQuery from '../__generated__/CityOfferListPaginationQuery.graphql.ts';
import cityPageQuery from '../__generated__/CityPageQuery.graphql.ts';
import type { GatewayResponse, Send } from './gatewayResponse.ts';
import { cacheConfigOf, type OperationRole } from './operationRole.ts';
import { createEnvironment } from './createEnvironment.ts';
import { withQuietFailure } from './quietFailure.ts';
import { madeOn } from './requestPage.ts';

const filters = { categories: null, type: null, filter: null, sort: null, utmSource: null };
const variables = { uri: '/berlin', citySlug: 'berlin', page: 1, ...filters };
const key = `CityPageQuery ${JSON.stringify(variables)}`;
const city = { __typename: 'City', id: 'C1', nearby: [] };
const whole: GatewayResponse = { data: { redirectLinks: [], city } };
const without = (field: string, code: string): GatewayResponse => ({
  data: { redirectLinks: [], city, [field]: null },
  errors: [{ message: 'no', path: [field], extensions: { code, silenced: code === 'LATE' } }],
});

const late = new Set<string>();
const failures = new Set<string>();
const onMessages = vi.fn<(texts: readonly string[]) => void>();
const onFailedPart = vi.fn<() => void>();
const send = vi.fn<Send>();

const request = (role?: OperationRole) => {
  const environment = createEnvironment({
    send,
    failures,
    late,
    patienceMs: 700,
    onMessages,
    onFailedPart,
    onNoAnswer: () => undefined,
  });
  const answer = fetchQuery(environment, cityPageQuery, variables, {
    networkCacheConfig: { force: true, ...(role ? cacheConfigOf(role) : {}) },
  }).toPromise();
  return { environment, answer };
};

/** The root fields in the store. */
const storedFields = (environment: Environment): string[] =>
  Object.keys(environment.getStore().getSource().get('client:root') ?? {}).filter(
    (field) => !field.startsWith('__'),
  );

/** The patience with which each query was sent. */
const patience = () => send.mock.calls.map(([, , value]) => value);

beforeEach(() => {
  late.clear();
  failures.clear();
  vi.resetAllMocks();
});

describe('the query of a page', () => {
  it('has the page’s patience, which starts when the first field of its subject is loaded', async () => {
    send.mockResolvedValue(whole);
    await request({ awaited: ['city'] }).answer;
    await request({ optional: true }).answer;
    await request({ awaited: ['city'], again: true }).answer;
    await request().answer;
    expect(patience()).toEqual(['700; after=first-answer', '700', null, null]);
  });

  it('is recorded as late while parts are missing, without a message', async () => {
    send.mockResolvedValueOnce(without('redirectLinks', 'LATE'));
    await request({ awaited: ['city'] }).answer;
    expect([...late]).toEqual([key]);
    expect(onMessages).not.toHaveBeenCalled();
    expect(onFailedPart).toHaveBeenCalledTimes(1);
    send.mockResolvedValueOnce(whole);
    await request({ awaited: ['city'], again: true }).answer;
    expect([...late]).toEqual([]);
  });

  it('is sent again without patience when its subject was late', async () => {
    send.mockResolvedValueOnce(without('city', 'LATE')).mockResolvedValueOnce(whole);
    await expect(request({ awaited: ['city'] }).answer).resolves.toMatchObject({ redirectLinks: [] });
    expect(patience()).toEqual(['700; after=first-answer', null]);
    expect([...late]).toEqual([]);
  });

  it('fails as a whole when a needed field did not load, and writes nothing to the store', async () => {
    send.mockResolvedValue(without('city', 'TIMEOUT'));
    const { environment, answer } = request({ needed: ['city'] });
    await expect(answer).rejects.toThrow('city could not be loaded');
    expect(storedFields(environment)).toEqual([]);
    expect(onMessages).toHaveBeenCalledWith(['no'], false);
  });

  it('succeeds when a needed row does not exist', async () => {
    send.mockResolvedValue({ data: { redirectLinks: [], city: null } });
    await expect(request({ needed: ['city'] }).answer).resolves.toMatchObject({ city: null });
  });

  it('keeps data of other operations when the page is complete without it', async () => {
    send.mockResolvedValue(without('city', 'TIMEOUT'));
    const { environment, answer } = request({ optional: true });
    await answer;
    expect(storedFields(environment)).toEqual(['redirectLinks(uri:"/berlin")']);
    expect([...failures]).toEqual([]);
  });
});

describe('the query for the next nodes of a list', () => {
  const node = { __typename: 'City', id: 'C1', slug: 'berlin', jobOffers: null };
  const lost: GatewayResponse = {
    data: { node },
    errors: [{ message: 'no', path: ['node', 'jobOffers'], extensions: { code: 'TIMEOUT' } }],
  };
  const next = (cursor: string | null) => {
    send.mockResolvedValue(lost);
    const { environment } = request();
    return fetchQuery(environment, nextOffersQuery, {
      ...filters,
      id: 'C1',
      page: 1,
      count: 20,
      cursor,
    }).toPromise();
  };

  it('fails when the list did not load, so that what the list holds stays', async () => {
    await expect(next('20')).rejects.toThrow('node.jobOffers could not be loaded');
    await expect(next(null)).resolves.toHaveProperty('node');
  });
});

describe('a call whose token was rejected', () => {
  const rejected = without('city', 'UNAUTHENTICATED');
  const renewTokens = vi.fn<() => Promise<boolean>>();
  const onUnauthenticated = vi.fn<() => void>();
  const ask = () =>
    fetchQuery(
      createEnvironment({
        send,
        late,
        patienceMs: null,
        onMessages,
        onNoAnswer: () => undefined,
        renewTokens,
        onUnauthenticated,
      }),
      cityPageQuery,
      variables,
      { networkCacheConfig: { force: true } },
    ).toPromise();

  beforeEach(() => {
    send.mockReset();
    renewTokens.mockReset();
    onUnauthenticated.mockReset();
    onMessages.mockReset();
  });

  it('is repeated once with a new token', { tags: ['R4.21'] }, async () => {
    send.mockResolvedValueOnce(rejected).mockResolvedValueOnce(whole);
    renewTokens.mockResolvedValue(true);
    await ask();
    expect(send).toHaveBeenCalledTimes(2);
    expect(renewTokens).toHaveBeenCalledTimes(1);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onMessages).not.toHaveBeenCalled();
  });

  it('signs out when the new token is rejected, too', { tags: ['R8.02'] }, async () => {
    send.mockResolvedValue(rejected);
    renewTokens.mockResolvedValue(true);
    await ask();
    expect(send).toHaveBeenCalledTimes(2);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(onMessages).toHaveBeenCalledExactlyOnceWith(['no'], true);
  });

  it('is not repeated without a new token; the message is shown', async () => {
    send.mockResolvedValue(rejected);
    renewTokens.mockResolvedValue(false);
    await ask();
    expect(send).toHaveBeenCalledTimes(1);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onMessages).toHaveBeenCalledExactlyOnceWith(['no'], true);
  });
});

describe('an operation that gets no answer', () => {
  const ask = async (config?: CacheConfig) => {
    const onNoAnswer = vi.fn<(error: unknown) => void>();
    const environment = createEnvironment({ send, late, patienceMs: null, onMessages, onNoAnswer });
    const networkCacheConfig = { force: true, ...config };
    const answer = fetchQuery(environment, cityPageQuery, variables, { networkCacheConfig }).toPromise();
    await expect(answer).rejects.toMatchObject({ message: 'Failed to fetch', isOfRequest: true });
    return onNoAnswer;
  };

  it('is reported, unless its caller keeps it and says so', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask()).toHaveBeenCalledOnce();
    expect(await ask(withQuietFailure())).not.toHaveBeenCalled();
    expect(await ask(withQuietFailure(madeOn({ language: 'de', sessionId: 'S' })))).not.toHaveBeenCalled();
    expect(send.mock.lastCall?.[3]).toEqual({ language: 'de', sessionId: 'S' });
  });
});
