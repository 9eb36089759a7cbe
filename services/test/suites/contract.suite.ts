import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { upstreams } from '../../src/contract/upstreams.ts';
import type { WorldOf } from '../world.ts';

type Sample = { path: string; status: number; body?: object };

const get = (valid: string, invalid: string, status = 400): [Sample, Sample] => [
  { path: valid, status: 200 },
  { path: invalid, status },
];

const lead: [Sample, Sample] = [
  { path: '/lead', status: 201, body: { offer_id: 1, type: 'job', locale: 'en' } },
  { path: '/lead', status: 422, body: { offer_id: 1, type: 'job' } },
];

/** For each operation one request that is answered and one that is refused. */
const SAMPLES: Record<string, [Sample, Sample]> = {
  'web-api listCities': get('/cities?query=berl&lat=52&lng=13&expand=overview', '/cities?limit=x'),
  'web-api getCityById': get('/cities/id/2950159', '/cities/id/1', 404),
  'web-api getCityBySlug': get(
    '/cities/slug/berlin?expand=topReviews,overview,categories',
    '/cities/slug/nowhere',
    404,
  ),
  'web-api listTopCities': get('/cities/top', '/cities/top?limit=0'),
  'web-api listNewestCities': get('/cities/newest', '/cities/newest?limit=0'),
  'web-api proposeCity': [
    { path: '/cities/proposition', status: 201, body: { proposition: 'Werder', session_id: null } },
    { path: '/cities/proposition', status: 422, body: {} },
  ],
  'web-api listCityCategories': get(
    '/city_categories?city_slug=berlin',
    '/city_categories?city_slug=nowhere',
    404,
  ),
  'web-api recordCitySearch': [
    { path: '/city-search', status: 201, body: { query: 'berl' } },
    { path: '/city-search', status: 422, body: { query: 1 } },
  ],
  'web-api getEarning': get('/job_offers/1/earning', '/job_offers/x/earning'),
  'web-api getSignUpTime': get('/job-offers/1/sign-up-time', '/job-offers/99999999/sign-up-time', 404),
  'web-api getCustomerAvailability': get(
    '/job-offers/1/customer-availability',
    '/job-offers/99999999/customer-availability',
    404,
  ),
  'web-api listEquipment': get('/job_offers/1/products/equipment', '/job_offers/0/products/equipment'),
  'web-api listServices': get('/job_offers/1/products/service', '/job_offers/99999999/products/service', 404),
  'web-api listJobOffers': get(
    '/job_offers?city_slug=berlin&limit=200&expand=texts,review_partner_country,countries,earning,signUpTime,customerAvailability',
    '/job_offers?type=night',
  ),
  'web-api getJobOffer': get(
    '/job-offer?city_slug=berlin&partner_slug=swiftbite&review_partner_country=1',
    '/job-offer?city_slug=berlin&partner_slug=nobody',
    404,
  ),
  'web-api listPromotedJobOffers': get('/job-offers/promoted/1', '/job-offers/promoted/99999999', 404),
  'web-api listLanguages': get('/languages', '/../xx/languages', 404),
  'web-api listPartners': get('/partners?limit=200', '/partners?page=0'),
  'web-api getPartnerBySlug': get('/partners/slug/swiftbite', '/partners/slug/nobody', 404),
  'web-api getPhrases': get('/phrases', '/../xx/phrases', 404),
  'web-api listPosts': get('/posts?limit=200&expand=body,city', '/posts?ids=a'),
  'web-api listJobOfferPosts': get(
    '/posts/job_offer?city_slug=berlin&partner_slug=swiftbite',
    '/posts/job_offer?city_slug=berlin',
  ),
  'web-api listSimilarPosts': get('/posts/similar?id=1&expand=body,city', '/posts/similar?id=99999999', 404),
  'web-api listRedirectLinks': get('/redirect-links?uri=/berlin', '/redirect-links'),
  'web-api listLatestReviews': get(
    '/reviews/latest?limit=200&expand=city,partner',
    '/reviews/latest?city_id=x',
  ),
  'web-api listTopReviews': get('/reviews/top?limit=200', '/reviews/top?limit=1000'),
  'sales-api createLead': lead,
  'ofp-api createLead': lead,
  'ip-lookup lookUpIp': get('/ip_lookup?ip=8.8.8.8', `/ip_lookup?ip=${'1'.repeat(101)}`),
};

const MOUNTS: Record<string, string> = {
  'web-api': '/web-api/en',
  'sales-api': '/sales-api',
  'ofp-api': '/ofp-api',
  'more-jobs-api': '/more-jobs-api',
  'ip-lookup': '',
};

type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
};

const committed = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../schema/rest/${name}.json`, import.meta.url), 'utf8')) as Document;

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

export const contractSuite = (world: WorldOf): void => {
  describe.each(upstreams.map(({ name }) => name))('the contract of %s', (name) => {
    const document = committed(name);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajvFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', ...document });

    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]) => ({
        path,
        method,
        operationId,
        responses,
      })),
    );

    it('has a sample of every operation', () => {
      const sampled = Object.keys(SAMPLES).filter((key) => key.startsWith(`${name} `));
      expect(sampled.toSorted()).toEqual(
        operations.map(({ operationId }) => `${name} ${operationId}`).toSorted(),
      );
    });

    for (const { path, method, operationId, responses } of operations) {
      it(`holds for ${operationId}, answered and refused`, async () => {
        for (const sample of SAMPLES[`${name} ${operationId}`] ?? []) {
          const answer = await world().app.inject({
            method: method === 'get' ? 'GET' : 'POST',
            url: `${MOUNTS[name] ?? ''}${sample.path}`.replace('/en/..', ''),
            ...(sample.body !== undefined && { payload: sample.body }),
          });
          expect(answer.statusCode).toBe(sample.status);
          // An unknown language is refused before there is an operation.
          if (!(String(sample.status) in responses)) continue;
          const pointer = [
            'paths',
            path,
            method,
            'responses',
            String(sample.status),
            'content',
            'application/json',
          ];
          const validate = ajv.compile({ $ref: `contract#/${pointer.map(escaped).join('/')}/schema` });
          validate(answer.json());
          expect(validate.errors ?? []).toEqual([]);
        }
      });
    }
  });
};
