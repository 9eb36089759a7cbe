import { randomUUID } from 'node:crypto';
import createClient, { type Client } from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import type { paths as IpLookup } from '../../src/rest/__generated__/ip-lookup.ts';
import type { paths as MoreJobsApi } from '../../src/rest/__generated__/more-jobs-api.ts';
import type { paths as OfpApi } from '../../src/rest/__generated__/ofp-api.ts';
import type { paths as SalesApi } from '../../src/rest/__generated__/sales-api.ts';
import type { paths as WebApi } from '../../src/rest/__generated__/web-api.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

interface Document {
  readonly servers: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, { readonly default: string }>>;
  }[];
}

/** The server URL of a document, with the default of each variable that `values` lacks. */
const serverOf = async (document: string, values: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await fetch(document);
  const [server] = ((await answer.json()) as Document).servers;
  const { url = '', variables = {} } = server ?? {};
  return url.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? variables[name]?.default ?? '');
};

/** Clients by openapi-typescript and openapi-fetch: types from the committed documents, URLs from the served ones. */
export const restClientsSuite = (stack: GetReferenceStack): void => {
  describe('clients generated from the REST documents', () => {
    const clientOf = async <Paths extends object>(
      name: string,
      values: Readonly<Record<string, string>> = {},
    ): Promise<Client<Paths>> =>
      createClient<Paths>({
        baseUrl: await serverOf(`${stack().servicesOrigin}/docs/${name}.json`, values),
      });

    const swiftbite = { city_slug: 'berlin', partner_slug: 'swiftbite' };

    it('list cities in German, and in English by default', async () => {
      for (const [values, country] of [
        [{ language: 'de' }, 'Deutschland'],
        [{}, 'Germany'],
      ] as const) {
        const client = await clientOf<WebApi>('web-api', values);
        const { data } = await client.GET('/cities', { params: { query: { query: 'berlin', limit: 1 } } });
        expect(data?.items.map((city) => city.country.name)).toEqual([country]);
      }
    });

    it('read an offer, and get the reason when there is none', async () => {
      const client = await clientOf<WebApi>('web-api');
      const found = await client.GET('/job-offer', { params: { query: swiftbite } });
      expect(found.data?.partner.slug).toBe('swiftbite');
      const missing = await client.GET('/job-offer', {
        params: { query: { ...swiftbite, partner_slug: 'nobody' } },
      });
      expect(missing.response.status).toBe(404);
      expect(missing.error).toEqual({ message: expect.any(String) as string });
    });

    it('record a lead once for two requests under one key', async () => {
      const web = await clientOf<WebApi>('web-api');
      const { data: offer } = await web.GET('/job-offer', { params: { query: swiftbite } });
      const sales = await clientOf<SalesApi>('sales-api');
      const send = () =>
        sales.POST('/lead', {
          params: { header: { 'idempotency-key': key } },
          body: { offer_id: offer?.id ?? 0, type: 'job', locale: 'de' },
        });
      const key = randomUUID();
      const [first, second] = [await send(), await send()];
      expect([first.response.status, second.response.status]).toEqual([201, 200]);
      expect([first.data?.created, second.data?.created]).toEqual([true, false]);
      expect(second.data?.id).toBe(first.data?.id);
    });

    it('search full-time offers, and apply for one', async () => {
      const moreJobs = await clientOf<MoreJobsApi>('more-jobs-api');
      const { data } = await moreJobs.GET('/job-offers', {
        params: { query: { keyword: 'driver', limit: 3 } },
      });
      expect(data?.items).toHaveLength(3);
      const ofp = await clientOf<OfpApi>('ofp-api');
      const lead = await ofp.POST('/lead', {
        body: { offer_id: data?.items[0]?.id ?? '', type: 'job', locale: 'en' },
      });
      expect(lead.data?.created).toBe(true);
    });

    it('look up an address', async () => {
      const client = await clientOf<IpLookup>('ip-lookup');
      const { data } = await client.GET('/ip_lookup', { params: { query: { ip: '81.2.69.142' } } });
      expect(data?.status).toBe('success');
    });

    it('read and change the data of the user, with an id token only', async () => {
      const client = await clientOf<WebApi>('web-api');
      const stranger = await client.GET('/my/user');
      expect(stranger.response.status).toBe(401);
      expect(stranger.response.headers.get('www-authenticate')).toBe('Bearer');
      const headers = { authorization: `Bearer ${stack().tokenOf('rest-client')}` };
      const changed = await client.PATCH('/my/user/metadata', { headers, body: { given_name: 'Kim' } });
      expect(changed.data?.given_name).toBe('Kim');
    });

    it('do not compile with paths, parameters or fields that the documents do not have', async () => {
      const client = await clientOf<WebApi>('web-api');
      const wrong = [
        // @ts-expect-error -- there is no such path
        () => client.GET('/towns'),
        // @ts-expect-error -- the parameters are required
        () => client.GET('/job-offer'),
        // @ts-expect-error -- the limit is a number
        () => client.GET('/cities', { params: { query: { limit: 'three' } } }),
        // @ts-expect-error -- there is no such field
        async () => (await client.GET('/cities/top')).data?.towns,
      ];
      expect(wrong).toHaveLength(4);
    });
  });
};
