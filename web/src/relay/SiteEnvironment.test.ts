import { createOperationDescriptor } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import cityPageQuery from '../__generated__/CityPageQuery.graphql.ts';
import type { GatewayResponse, Send } from './gatewayResponse.ts';
import { createEnvironment } from './createEnvironment.ts';
import { cacheConfigOf } from './operationRole.ts';

const variablesOf = (citySlug: string) => ({
  uri: `/${citySlug}`,
  citySlug,
  page: 1,
  categories: null,
  type: null,
  sort: null,
  utmSource: null,
});
const operationOf = (citySlug: string, preload = true) =>
  createOperationDescriptor(
    cityPageQuery,
    variablesOf(citySlug),
    cacheConfigOf({ needed: ['city'], preload }),
  );

const answer: GatewayResponse = { data: { redirectLinks: [], city: null } };
const failure: GatewayResponse = { data: null, errors: [{ message: 'Cannot load data.' }] };

const send = vi.fn<Send>();
const onMessages = vi.fn<(texts: readonly string[]) => void>();
const onNoAnswer = vi.fn<(error: unknown) => void>();

const site = () => createEnvironment({ send, late: new Set(), patienceMs: 700, onMessages, onNoAnswer });

const sentCities = () => send.mock.calls.map(([, { citySlug }]) => citySlug as string);

beforeEach(() => {
  vi.resetAllMocks();
});

describe('a preload', () => {
  it('leaves the data in the store', async () => {
    send.mockResolvedValue(answer);
    const environment = site();
    await environment.preload(operationOf('berlin'));
    expect(environment.check(operationOf('berlin', false)).status).toBe('available');
    expect(sentCities()).toEqual(['berlin']);
  });

  it('is joined by the page that opens meanwhile', async () => {
    let reply: (answer: GatewayResponse) => void = () => undefined;
    send.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
    const environment = site();
    const preloaded = environment.preload(operationOf('berlin'));
    const opened = environment.execute({ operation: operationOf('berlin', false) }).toPromise();
    reply(answer);
    await Promise.all([preloaded, opened]);
    expect(sentCities()).toEqual(['berlin']);
    expect(environment.check(operationOf('berlin', false)).status).toBe('available');
  });

  it('is not sent while the page’s own request is under way', async () => {
    send.mockResolvedValue(answer);
    const environment = site();
    const opened = environment.execute({ operation: operationOf('berlin', false) }).toPromise();
    await environment.preload(operationOf('berlin'));
    await opened;
    expect(sentCities()).toEqual(['berlin']);
  });

  it('is sent once, and only two at a time', async () => {
    send.mockImplementation(() => new Promise(() => undefined));
    const environment = site();
    for (const city of ['berlin', 'berlin', 'potsdam', 'hamburg'])
      void environment.preload(operationOf(city));
    await Promise.resolve();
    expect(sentCities()).toEqual(['berlin', 'potsdam']);
  });

  it.each([
    ['an error', () => Promise.resolve(failure)],
    [
      'a service that failed silently',
      () => Promise.resolve({ ...answer, extensions: { degraded: ['web-api'] } }),
    ],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('with %s shows nothing, and the page requests its data itself', async (_case, reply) => {
    send.mockImplementationOnce(reply).mockResolvedValueOnce(answer);
    const environment = site();
    const preloaded = environment.preload(operationOf('berlin'));
    const opened = environment.execute({ operation: operationOf('berlin', false) }).toPromise();
    await Promise.all([preloaded, opened]);
    expect(sentCities()).toEqual(['berlin', 'berlin']);
    expect(onMessages).not.toHaveBeenCalled();
    expect(onNoAnswer).not.toHaveBeenCalled();
    await environment.preload(operationOf('berlin'));
    expect(sentCities()).toHaveLength(2);
  });
});
