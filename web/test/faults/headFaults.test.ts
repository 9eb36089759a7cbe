// @vitest-environment node
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import cityCategoryPageQuery from '../../src/__generated__/CityCategoryPageQuery.graphql.ts';
import cityPageQuery from '../../src/__generated__/CityPageQuery.graphql.ts';
import companyPageQuery from '../../src/__generated__/CompanyPageQuery.graphql.ts';
import { renderPage } from '../../src/entry/server.tsx';
import type { GatewayResponse, Send } from '../../src/relay/gatewayResponse.ts';
import { compilePhrase } from '../../src/server/page/compilePhrase.ts';
import { siteConfig } from '../siteConfig.ts';

// The build provides the style sheets.
vi.mock('../../src/ui/theme/styles.ts', () => ({}));

/** The pages whose addresses differ by language, which the query of each asks for. */
const pages = [
  ['/hamburg', cityPageQuery],
  ['/hamburg/delivery-c', cityCategoryPageQuery],
  ['/company/nestkin', companyPageQuery],
] as const;

const queries = new Map(pages.map(([, query]) => [getRequest(query).params.name, query]));

const links = ['en', 'de'].map((locale) => ({ locale, uri: locale === 'en' ? '/hamburg' : '/de/hamburg' }));

/** Whatever the query of a page asks for, without the named field. */
const answerWithout = (
  name: string,
  variables: Record<string, unknown>,
  field: string | null,
): GatewayResponse => {
  const query = queries.get(name);
  if (query === undefined) return { data: { newestCities: [], topCities: [] } };
  const operation = createOperationDescriptor(getRequest(query), variables);
  const { data } = MockPayloadGenerator.generate(operation, {
    LanguageLink: () => links[0],
    Review: () => ({
      createdAt: '2026-03-04T05:06:07Z',
      updatedAt: '2026-03-04T05:06:07Z',
      ratingCountsFrom: null,
    }),
    City: () => ({ slug: 'hamburg', name: 'Hamburg', isRedirection: false, seoTitle: 'Hamburg' }),
    Partner: () => ({ slug: 'nestkin', name: 'Nestkin' }),
    Category: () => ({ slug: 'delivery', name: 'Delivery' }),
    JobOfferConnection: () => ({ pageCount: 1, edges: [] }),
    ReviewConnection: () => ({ pageCount: 1, edges: [] }),
  }) as { data: Record<string, unknown> };
  const whole = { ...data, redirectLinks: links };
  if (field === null) return { data: whole };
  const fault = {
    message: 'Late.',
    path: [field],
    extensions: { code: 'LATE', status: 504, silenced: true },
  };
  return { data: { ...whole, [field]: null }, errors: [fault] };
};

const statusOf = async (url: string, bot: boolean, field: string | null) => {
  const send: Send = async ({ name }, variables) => answerWithout(name, variables, field);
  const patience = { pageMs: 20_000, partMs: 20_000, botPartMs: 20_000, botPageMs: 20_000 };
  const rendered = await renderPage({
    url,
    language: 'en',
    config: siteConfig,
    bot,
    send,
    sendForAll: () => Promise.resolve({ data: { phrases: [] } }),
    turn: () => Promise.resolve(),
    patience,
    phrases: { compile: compilePhrase, maxAgeMs: 60_000 },
    categories: null,
  });
  return 'location' in rendered ? rendered.location : rendered.status;
};

describe.each(pages)('%s', (url) => {
  it('is complete', async () => {
    expect([await statusOf(url, true, null), await statusOf(url, false, null)]).toEqual([200, 200]);
  });

  it('is unavailable to a crawler without the links between languages, and is shown to people', async () => {
    expect(await statusOf(url, true, 'redirectLinks')).toBe(503);
    expect(await statusOf(url, false, 'redirectLinks')).toBe(200);
  });
});
