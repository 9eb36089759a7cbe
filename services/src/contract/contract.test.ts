import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../rest/language.ts';
import { openApiDocument } from './openApiDocument.ts';
import { operationsOf, pathOf } from './upstream.ts';
import { upstreams } from '../documentation/upstreams.ts';

interface Document {
  info: { version: string };
  servers: { url: string; variables?: Record<string, object> }[];
  paths: Record<string, Record<string, { security: object[] }>>;
  components: { securitySchemes?: object };
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../schema/rest/${name}.json`, import.meta.url), 'utf8');

const committedDocument = (name: string): Document => JSON.parse(textOf(name)) as Document;

describe('the printed contracts', () => {
  it.each(upstreams)('match the committed files: $name', (upstream) => {
    expect(`${JSON.stringify(openApiDocument(upstream), null, 2)}\n`).toBe(textOf(upstream.name));
  });

  it.each(upstreams)('give each operation a unique name and a summary: $name', (upstream) => {
    const operations = operationsOf(upstream);
    const names = operations.map(({ schema }) => schema.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { schema } of operations) expect(schema.summary).toBeTruthy();
  });
});

describe('a contract document', () => {
  it.each(upstreams)('declares its server: $name', ({ name }) => {
    const [server] = committedDocument(name).servers;
    expect(URL.canParse(server?.url ?? '')).toBe(true);
    const variables = [...(server?.url ?? '').matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable);
    expect(Object.keys(server?.variables ?? {})).toEqual(variables);
  });

  it('lists the languages of the web API', () => {
    expect(committedDocument('web-api').servers).toMatchObject([
      { variables: { language: { default: 'en', enum: [...siteLanguages] } } },
    ]);
  });

  it.each(upstreams)('declares the security schemes of its operations: $name', ({ name }) => {
    const { paths, components } = committedDocument(name);
    const schemes = Object.keys(components.securitySchemes ?? {});
    for (const { security } of Object.values(paths).flatMap((methods) => Object.values(methods)))
      for (const scheme of security) expect(schemes).toEqual(expect.arrayContaining(Object.keys(scheme)));
  });

  it.each(upstreams)('has the latest version of the changelog: $name', ({ name }) => {
    const changes = readFileSync(new URL('../../../schema/rest/CHANGELOG.md', import.meta.url), 'utf8');
    expect(committedDocument(name).info.version).toBe(/^## (\S+)/m.exec(changes)?.[1]);
  });
});

interface Write {
  security: object[];
  parameters?: { name: string }[];
}

const isNone = (schemes: object): boolean => Object.keys(schemes).length === 0;

it('only these writes need neither a token nor an idempotency key, so that who sees one can repeat it', () => {
  const free = upstreams.flatMap(({ name }) => {
    const { paths } = JSON.parse(textOf(name)) as { paths: Record<string, Record<string, Write>> };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .filter(([, { security }]) => security.length === 0 || security.some(isNone))
        .filter(([, { parameters = [] }]) => parameters.every((one) => one.name !== 'idempotency-key'))
        .map(([method]) => `${name} ${method} ${path}`),
    );
  });
  expect(free).toEqual([
    'web-api post /auth/check-reset-password-token',
    'web-api post /auth/forgot-password',
    'web-api post /auth/reset-password',
    'web-api post /auth/verify-email-confirm',
    'web-api post /auth/verify-email-send',
    'web-api post /unsubscribe',
  ]);
});

/** The operations of section 7 of the specification, without those of the identity service. */
const specifiedPaths: Record<string, string[]> = {
  'web-api': [
    // The specification lets users add reviews and figures, but not take them back.
    'DELETE /job-offers/{id}/customer-availability',
    'DELETE /job-offers/{id}/sign-up-time',
    'DELETE /job_offers/{id}/cost-start',
    'DELETE /job_offers/{id}/earning',
    'DELETE /job_offers/{job_offer_id}/reviews',
    'DELETE /my/user',
    'DELETE /my/user/avatar',
    'DELETE /reviews/opportunity/{id}',
    'GET /categories',
    'GET /cities',
    // Not in the specification, where a page would read 50 offers for the range of earnings in a city.
    'GET /cities/earning-ranges',
    'GET /cities/id/{id}',
    'GET /cities/newest',
    'GET /cities/slug/{slug}',
    'GET /cities/top',
    // Not in the specification, where pages show the pay of single offers only.
    'GET /cities/{id}/categories/{category_id}/pay',
    'GET /city_categories',
    // Not in the specification, which has no estimate of what is left of the pay.
    'GET /countries/net-pay',
    'GET /job-offer',
    'GET /job-offers/promoted/{id}',
    'GET /job-offers/{id}/customer-availability',
    'GET /job-offers/{id}/sign-up-time',
    'GET /job_offers',
    'GET /job_offers/{id}/earning',
    // Not in the specification, where a guest learns only after the sign-up that an amount is implausible.
    'GET /job_offers/{id}/plausible-amounts',
    'GET /job_offers/{id}/products/equipment',
    'GET /job_offers/{id}/products/service',
    'GET /languages',
    'GET /my/job_offers',
    'GET /my/languages',
    // The specification has neither what users reported nor what they saved or found helpful.
    'GET /my/contributions',
    'GET /my/contributions/{id}',
    'GET /my/helpful_reviews',
    'GET /my/review_opportunities',
    'GET /my/saved_offers',
    'GET /my/saved_searches',
    // The specification has this path, but not this method.
    'GET /my/user',
    // Not in the specification, which describes neither the upload of a picture nor the export.
    'GET /my/user/data',
    'GET /my/user/metadata',
    'GET /partners',
    'GET /partners/slug/{slug}',
    'GET /partners/{id}/pay',
    'GET /phrases',
    'GET /posts',
    'GET /posts/job_offer',
    'GET /posts/similar',
    'GET /redirect-links',
    'GET /reviews/latest',
    'GET /reviews/partner/{id}',
    'GET /reviews/top',
    'GET /search',
    // The specification has no totals.
    'GET /site-totals',
    'PATCH /job_offers/{job_offer_id}/reviews',
    'PATCH /my/languages',
    'PATCH /my/job_offers/{job_offer_id}/application',
    'PATCH /my/saved_offers',
    'PATCH /my/saved_searches',
    'PATCH /my/saved_searches/alert',
    'PATCH /my/user/metadata',
    'POST /auth/check-reset-password-token',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/verify-email-confirm',
    'POST /auth/verify-email-send',
    'POST /cities/proposition',
    'POST /city-search',
    'POST /job-offers/{id}/customer-availability',
    'POST /job-offers/{id}/sign-up-time',
    'POST /job_offers/{id}/cost-start',
    'POST /job_offers/{id}/earning',
    'POST /job_offers/{job_offer_id}/reviews',
    'POST /my/user/avatar',
    'POST /my/user/change-password',
    'POST /my/user/init',
    'POST /my/user/save',
    'POST /page-view',
    'POST /reviews/opportunity',
    'POST /reviews/opportunity/dismiss',
    // The specification does not have these four.
    'POST /reviews/{id}/helpful',
    'POST /reviews/{id}/report',
    'POST /job_offers/{id}/report',
    'POST /unsubscribe',
  ],
  'sales-api': ['POST /lead'],
  'ofp-api': ['POST /lead'],
  // The specification does not have the facets.
  'more-jobs-api': ['GET /job-offer', 'GET /job-offers', 'GET /job-offers/facets'],
  'ip-lookup': ['GET /ip_lookup'],
};

/** The fields of section 3 of the specification. */
const specifiedFields: Record<string, string> = {
  JobOffer:
    'id status url city partner categories cardTitle weight validThrough isVerified isMoreJob isDirectApply feedId slugTitle seoTitle review review_partner_country cardOverview earnings description howToStart jobRequirementsDetails fees commonExpenses joiningBonus overview overviewHeader structuredData seoDescription seoKeywords',
  MoreJobOffer:
    'id status url city partner categories cardTitle weight validThrough isVerified isMoreJob isDirectApply feedId slugTitle seoTitle',
  Earning: 'avg count currency',
  CostToStart: 'avg count currency',
  SignUpTime: 'count percents',
  CustomerAvailability: 'count percents',
  City: 'id slug orgSlug name country latitude longitude header overview seoDescription rating ratingCount isRedirection topReviews state countryCode',
  CityCategory: 'city category header overview rating ratingCount jobOffersCount',
  Partner: 'id name slug countries',
  CityProposition: 'proposition',
  Review: 'id username avatar rating reviewText userId city partner',
  Post: 'slug body city',
  Language: 'id name title application uri',
  UserLanguage: 'id level',
  RedirectLink: 'locale uri title',
  User: 'user_id email given_name family_name picture logins_count user_metadata',
  UserMetadata:
    'given_name family_name birthdate worktown_id worktown_slug country avatar phone gender favourite_categories type_of_jobs work_from_home language referral_data userId email',
  Lead: 'id created userAnonymousId affiliate_url',
};

describe('the specification', () => {
  it.each(upstreams)(
    'has the same operations in section 7 as the contract: $name',
    { tags: ['R7.110'] },
    (upstream) => {
      const operations = operationsOf(upstream).map(
        (operation) => `${operation.method} ${pathOf(operation)}`,
      );
      expect(operations.toSorted()).toEqual(specifiedPaths[upstream.name]?.toSorted());
    },
  );

  it.each(Object.entries(specifiedFields))(
    'has only fields in section 3 that the contract has too: %s',
    { tags: ['R7.111'] },
    (entity, names) => {
      type Schemas = { components: { schemas: Record<string, { properties: object }> } };
      const schemas = upstreams.map(
        (upstream) => (openApiDocument(upstream) as unknown as Schemas).components.schemas[entity],
      );
      const fields = schemas.flatMap((schema) => Object.keys(schema?.properties ?? {}));
      expect(fields).toEqual(expect.arrayContaining(names.split(' ')));
    },
  );
});
