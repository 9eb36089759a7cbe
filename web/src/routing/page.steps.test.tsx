import queryMiddleware from 'farce/queryMiddleware';
import type { RouteObject } from 'found';
import { getFarceResult } from 'found/server';
import { isValidElement } from 'react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { companySteps } from '../pages/company/companySteps.ts';
import { PageSteps } from '../relay/pageSteps.ts';
import { SteppedResolver } from '../relay/SteppedResolver.ts';
import { placeQuery } from '../shell/shellRoute.tsx';
import { routeResolver } from './foundTypes.ts';
import { page, type PageOptions } from './page.tsx';
import type { RoutingContext } from './routingContext.ts';

interface Answer {
  readonly variables: Record<string, unknown>;
  readonly response: { readonly city: unknown };
}
interface Steps {
  readonly partner: { readonly id: string } | null;
}

const Shown = ({ data }: { data: Partial<Steps> }) => <p>{data.partner?.id}</p>;

/**
 * Resolves a page whose query needs the company's id. `given` has the answer of each operation; others stay unanswered.
 */
const resolve = async (
  options: Partial<PageOptions<Answer, Steps>> = {},
  gateway: {
    readonly partner?: object | null;
    readonly failing?: string;
    readonly failures?: Set<string>;
  } = {},
) => {
  const { partner = { id: 'P1' }, failing, failures = new Set<string>() } = gateway;
  const asked: unknown[] = [];
  const environment = createMockEnvironment();
  const answerNext = (): void => {
    const [operation] = environment.mock.getAllOperations();
    if (operation === undefined) return;
    const { node, variables } = operation.request;
    asked.push([node.params.name, variables]);
    if (node.params.name === failing) return environment.mock.rejectMostRecentOperation(new Error('down'));
    environment.mock.resolveMostRecentOperation(
      MockPayloadGenerator.generate(operation, {
        Query: () => (partner === null ? { partner } : {}),
        Partner: () => partner ?? {},
      }),
    );
  };
  const answering = setInterval(answerNext);
  const steps = new PageSteps(environment as never, failures);
  const matchContext: RoutingContext = {
    server: true,
    bot: false,
    categories: null,
    failures,
    late: new Set(),
    steps,
  };
  const route: RouteObject = page<Answer, Steps>({
    path: 'company/:partnerSlug',
    load: () => Promise.resolve(Shown as never),
    subject: 'partner',
    steps: companySteps.slice(0, 1),
    query: placeQuery,
    prepareVariables: (_params, _match, { partner: company }) =>
      company ? { uri: company.id, citySlug: '', hasCity: false } : null,
    ...options,
  });
  const result = await getFarceResult({
    url: '/company/swiftbite',
    routeConfig: [{ path: '/', children: [route] }],
    historyMiddlewares: [queryMiddleware],
    resolver: routeResolver(new SteppedResolver(environment as never, steps)),
    matchContext,
    render: (args) => (
      <>{'elements' in args && isValidElement(args.elements.at(-1)) ? args.elements.at(-1) : null}</>
    ),
  });
  clearInterval(answering);
  return { asked, result };
};

const theCompany = ['companySteps_CompanyQuery', { partnerSlug: 'swiftbite' }];

describe('page({ steps })', () => {
  it('sends its query last, with the answers of the steps', async () => {
    const { asked, result } = await resolve();
    expect(result.status).toBe(200);
    expect(asked).toEqual([
      theCompany,
      ['shellRoute_PlaceQuery', { uri: 'P1', citySlug: '', hasCity: false }],
    ]);
  });

  it('answers 404 when the steps find no subject, and sends no query', async () => {
    const { asked, result } = await resolve({}, { partner: null });
    expect(result.status).toBe(404);
    expect(asked).toEqual([theCompany]);
  });

  it('answers 503 when a step fails, and sends no query', async () => {
    const { asked, result } = await resolve({}, { failing: 'companySteps_CompanyQuery' });
    expect(result.status).toBe(503);
    expect(asked).toEqual([theCompany]);
  });

  it('redirects when the steps leave nothing to request', async () => {
    const { asked, result } = await resolve({
      prepareVariables: () => null,
      outcome: ({ partner }) => ({ to: `/${partner?.id}` }),
    });
    expect(result).toEqual({ status: 301, redirect: { url: '/P1' } });
    expect(asked).toEqual([theCompany]);
  });
});
