import { describe, expect, it } from 'vitest';
import { upstreams } from '../../src/documentation/upstreams.ts';
import { get, servicesOrigin, type Errors, type ServicesOf } from '../testServices.ts';

export const edgesSuite = (services: ServicesOf): void => {
  describe('GET /ip_lookup', () => {
    type Location = { status: string; lat: number | null; lon: number | null; country: string | null };
    const lookUp = async (query = '') => (await get<Location>(services(), `/ip_lookup${query}`)).body;

    it('answers without authorisation', { tags: ['R7.56'] }, async () => {
      expect((await get(services(), '/ip_lookup')).status).toBe(200);
    });

    it('answers status, lat, lon and country', { tags: ['R7.57'] }, async () => {
      expect(await lookUp('?ip=127.0.0.1')).toEqual({
        status: 'success',
        lat: 52.52437,
        lon: 13.41053,
        country: 'DE',
      });
      const abroad = await lookUp('?ip=81.2.69.142');
      expect(abroad.status).toBe('success');
      expect(abroad.country).toMatch(/^[A-Z]{2}$/);
      expect(Object.keys(abroad).toSorted()).toEqual(['country', 'lat', 'lon', 'status']);
    });

    it('locates private networks in Berlin, in any notation of the address', async () => {
      for (const ip of ['::1', '10.1.2.3', '192.168.0.1', '172.20.1.1', '::ffff:127.0.0.1', 'fd00::1']) {
        expect(await lookUp(`?ip=${ip}`)).toMatchObject({ status: 'success', country: 'DE' });
      }
    });

    it('answers the status "fail" for an invalid address', async () => {
      for (const ip of ['nonsense', '999.1.1.1', '0.0.0.0', '']) {
        expect(await lookUp(`?ip=${ip}`)).toEqual({ status: 'fail', lat: null, lon: null, country: null });
      }
    });
  });

  describe('bad input', () => {
    it.each([
      ['/job_offers?page=0', 'page', 'too_small'],
      ['/job_offers?page=x', 'page', 'invalid'],
      ['/job_offers?page=1&page=2', 'page', 'invalid'],
      ['/job_offers?limit=201', 'limit', 'too_large'],
      ['/job_offers?type=night', 'type', 'unknown'],
      ['/job_offers?ids=1;2', 'ids', 'invalid'],
      [`/job_offers?ids=${Array.from({ length: 201 }, () => 1).join()}`, 'ids', 'invalid'],
      ['/cities?country_code=Germany', 'country_code', 'invalid'],
      ['/cities?lat=91&lng=0', 'lat', 'too_large'],
      ['/cities/id/2147483648', 'id', 'too_large'],
      ['/cities/slug/a%00b', 'slug', 'invalid'],
      ['/cities?query=a%00b', 'query', 'invalid'],
      ['/cities/slug/%E0%A4%A', 'path', 'malformed'],
    ])('answers 400 to %s and reports %s', async (path, field, code) => {
      const { status, body } = await get<Errors>(services(), path);
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ field, code });
      expect(body.errors[0]?.message).toBeTruthy();
    });

    it('ignores ids out of range', async () => {
      expect((await get(services(), '/job_offers?ids=9999999999,0')).body).toEqual({
        items: [],
        total: 0,
        page: 1,
        pageCount: 0,
      });
    });

    it('answers 404 with a message to an unknown path', async () => {
      expect(await get(services(), '/nothing/here')).toEqual({
        status: 404,
        body: { message: 'There is no such path.' },
      });
    });

    it('answers 400, 415 and 413 to malformed bodies, other media types and huge bodies', async () => {
      const send = (payload: string, type: string) =>
        services().app.inject({
          method: 'POST',
          url: '/sales-api/lead',
          payload,
          headers: { 'content-type': type },
        });
      expect((await send('{"offer_id":', 'application/json')).statusCode).toBe(400);
      expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
      expect((await send(`"${'x'.repeat(70_000)}"`, 'application/json')).statusCode).toBe(413);
    });

    it.each([
      ['DELETE', '/my/user', 200],
      ['POST', '/my/user/init', 200],
      ['DELETE', '/my/user/avatar', 200],
      ['DELETE', '/reviews/opportunity/1', 404],
      ['POST', '/page-view', 422],
      ['PATCH', '/my/languages', 422],
    ] as const)('takes an empty body of the type JSON as none: %s %s', async (method, path, status) => {
      const { app, identity } = services();
      for (const payload of [undefined, '']) {
        const authorization = `Bearer ${identity.tokenOf(`bodiless ${path} ${String(payload)}`)}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const request = { method, url: `/web-api/en${path}`, headers, ...(payload === '' && { payload }) };
        const answer = await app.inject(request);
        expect(answer.statusCode).toBe(status);
        expect(answer.body).not.toContain('malformed');
      }
    });

    it('serves the contract as a page', async () => {
      const page = await services().app.inject('/docs/');
      expect(page.statusCode).toBe(200);
      for (const { name } of upstreams) {
        expect(page.body).toContain(`/docs/${name}.json`);
        const document = await services().app.inject(`/docs/${name}.json`);
        expect(document.json()).toMatchObject({
          openapi: '3.1.0',
          servers: [{ url: expect.stringMatching(`^${servicesOrigin}(/|$)`) as string }],
        });
      }
      expect((await services().app.inject('/docs/other.json')).statusCode).toBe(404);
    });

    it('answers 200 to GET /healthz, and to GET /readyz if the database answers and takes writes', async () => {
      expect(await get(services(), '/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
      for (const path of ['/readyz', '/sales-api/readyz', '/ofp-api/readyz'])
        expect(await get(services(), path)).toEqual({ status: 200, body: { status: 'ready' } });
    });
  });
};
