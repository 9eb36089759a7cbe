import queryMiddleware from 'farce/queryMiddleware';
import type { Match, RouteObject } from 'found';
import { getFarceResult } from 'found/server';
import { isValidElement } from 'react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import cityPageQuery from '../__generated__/CityPageQuery.graphql.ts';
import { PatientResolver } from './resolver/PatientResolver.ts';
import { routeResolver } from './foundTypes.ts';
import { page } from './page.tsx';
import type { PageOptions } from './pageOptions.ts';
import type { RoutingContext } from './routingContext.ts';

interface Answer {
  readonly variables: Record<string, unknown>;
  readonly response: { readonly city: unknown };
}

const Shown = () => <p>shown</p>;

/** Resolves a page on the server; its query is answered after a delay, or never. */
const resolve = async (
  options: Partial<PageOptions<Answer>>,
  { url = '/place', known = true, patience = 5000, after = 0, error = false } = {},
) => {
  const environment = createMockEnvironment();
  const route: RouteObject = page<Answer>({
    path: 'place',
    load: () =>
      Promise.resolve({
        Component: Shown,
        query: cityPageQuery,
        prepareVariables: () => ({ citySlug: 'berlin', page: 1 }),
        ...options,
      }),
  });
  const resolver = new PatientResolver(environment as never, patience);
  const answer: { status?: number } = {};
  const context: RoutingContext = {
    server: true,
    bot: false,
    categories: null,
    utmSource: null,
    renderedSearch: '',
    late: new Set(),
    answer,
  };
  const result = getFarceResult({
    url,
    routeConfig: [{ path: '/:lang(de)?', children: [route] }],
    historyMiddlewares: [queryMiddleware],
    resolver: routeResolver(resolver),
    matchContext: context,
    render: (args) => (
      <>{'elements' in args && isValidElement(args.elements.at(-1)) ? args.elements.at(-1) : null}</>
    ),
  });
  setTimeout(() => {
    if (error) return environment.mock.rejectMostRecentOperation(new Error('down'));
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => (known ? {} : { city: null }) }),
    );
  }, after);
  return { result: await result, late: resolver.late, status: answer.status };
};

describe('page()', () => {
  it('answers 200 with the page', async () => {
    const { result } = await resolve({ subject: 'city' });
    expect(result.status).toBe(200);
  });

  it('answers 404 when its subject does not exist', async () => {
    const { result } = await resolve({ subject: 'city' }, { known: false });
    expect(result.status).toBe(404);
  });

  it('answers 503 when no answer arrives', async () => {
    const { result } = await resolve({}, { error: true });
    expect(result.status).toBe(503);
  });

  it.each([
    ['does not exist', { known: false }, 404],
    ['could not be loaded', { error: true }, 503],
  ])('renders its own message when its subject %s, with the status', async (_what, value, status) => {
    const answered = await resolve({ subject: 'city', failed: <p>sorry</p> }, value);
    expect(answered.result.status).toBe(200);
    expect(answered.status).toBe(status);
  });

  it('redirects within the same language', async () => {
    const outcome = (_data: unknown, match: Match) => ({ to: `/other${match.location.search}` });
    const { result } = await resolve({ outcome }, { url: '/de/place?type=weekend' });
    expect(result).toEqual({ status: 301, redirect: { url: '/de/other?type=weekend' } });
  });

  it('does not redirect to its own address', async () => {
    const outcome = () => ({ to: '/place?type=weekend' });
    const { result } = await resolve({ outcome }, { url: '/de/place?type=weekend' });
    expect(result).toMatchObject({ status: 200 });
  });

  it(
    'sends its loading state when the data take longer than its patience',
    { tags: ['R2.124'] },
    async () => {
      const { late } = await resolve({ loading: <p>loading</p> }, { patience: 20, after: 300 });
      expect(late).toBe(true);
    },
  );

  it('waits for the data within its patience', async () => {
    const { late } = await resolve({ loading: <p>loading</p> }, { patience: 500, after: 20 });
    expect(late).toBe(false);
  });
});
