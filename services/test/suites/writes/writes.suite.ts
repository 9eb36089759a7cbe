import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { takesApplications } from '../../../src/sql/takesApplications.ts';
import { rowsOf } from '../../rowsOf.ts';
import { numberFrom, servicesOrigin, post, type Errors, type ServicesOf } from '../../testServices.ts';

interface Lead {
  id: string;
  created: boolean;
  createdAt: string;
  userAnonymousId: string;
  affiliate_url: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const writesSuite = (services: ServicesOf): void => {
  const offerId = (partnerSlug: string) =>
    numberFrom(
      services(),
      sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
        where offer.city_id = 2950159 and partner.slug = ${partnerSlug}`,
    );
  const countOf = (table: string) =>
    numberFrom(services(), sql`select count(*) from ${sql.identifier(table)}`);

  describe.each(['/sales-api/lead', '/ofp-api/lead'])('POST %s', (url) => {
    it(
      'records a lead and answers id, created, userAnonymousId and affiliate_url',
      { tags: ['R7.89'] },
      async () => {
        const id = await offerId('swiftbite');
        const before = await countOf('leads');
        const { status, body } = await post<Lead>(services(), url, {
          offer_id: id,
          type: 'job',
          locale: 'de',
          source: 'offer_page',
          click_source: 'card',
          utm_source: 'mail',
          referral_url: 'https://example.org/',
          email: 'ada@example.org',
          full_name: ' Ada Łovelace ',
          phone: '+49 (30) 123-456',
          session_id: 'session-1',
        });
        expect(status).toBe(201);
        expect(body.id).toMatch(uuid);
        expect(body.created).toBe(true);
        expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
        expect(body.userAnonymousId.length).toBeGreaterThan(0);
        expect(body.affiliate_url).toBe(
          `${servicesOrigin}/partner-site/swiftbite?lead=${body.id}&city=berlin`,
        );
        expect(await countOf('leads')).toBe(before + 1);
        const [row] = await services().database.rows(sql`
        select offer_id, type, locale, source, click_source, utm_source, referral_url, email, full_name, phone, session_id
        from leads where id = ${body.id}`);
        expect(row).toEqual({
          offer_id: id,
          type: 'job',
          locale: 'de',
          source: 'offer_page',
          click_source: 'card',
          utm_source: 'mail',
          referral_url: 'https://example.org/',
          email: 'ada@example.org',
          full_name: 'Ada Łovelace',
          phone: '+49 (30) 123-456',
          session_id: 'session-1',
        });
      },
    );

    it('assigns the same anonymous id to all leads of a session', async () => {
      const visitorOf = async (session_id: string | null) => {
        const body = { offer_id: await offerId('swiftbite'), type: 'job', locale: 'en', session_id };
        return (await post<Lead>(services(), url, body)).body.userAnonymousId;
      };
      const visitor = await visitorOf('session-9');
      expect(visitor).toMatch(/^[0-9a-f]{32}$/);
      expect(await visitorOf('session-9')).toBe(visitor);
      const others = [await visitorOf('session-10'), await visitorOf(null), await visitorOf(null)];
      expect(new Set([visitor, ...others]).size).toBe(4);
    });

    it('answers requests that repeat a key with the first lead, even ten concurrent ones', async () => {
      const body = { offer_id: await offerId('nestkin'), type: 'job', locale: 'en' };
      const before = await countOf('leads');
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post<Lead>(services(), url, body, key)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
      for (const { status, body: lead } of answers) expect(lead.created).toBe(status === 201);
      const leads = answers.map(({ body: { created: _created, ...lead } }) => JSON.stringify(lead));
      expect(new Set(leads).size).toBe(1);
      expect(await countOf('leads')).toBe(before + 1);
      expect(await post(services(), url, body, key.toUpperCase())).toEqual({
        status: 200,
        body: { ...answers[0]?.body, created: false },
      });

      const other = await post<Errors>(
        services(),
        url,
        { ...body, offer_id: await offerId('swiftbite') },
        key,
      );
      expect(other.status).toBe(422);
      expect(other.body.errors[0]).toMatchObject({ field: 'idempotency-key', code: 'reused' });
    });

    it('stores one lead for two concurrent requests with the same key for different offers, and rejects the other request', async () => {
      const before = await countOf('leads');
      const [key, offers] = [randomUUID(), [await offerId('nestkin'), await offerId('swiftbite')]];
      const answers = await Promise.all(
        offers.map((offer_id) => post<Errors>(services(), url, { offer_id, type: 'job', locale: 'en' }, key)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      const rejected = answers.find(({ status }) => status === 422);
      expect(rejected?.body.errors[0]).toMatchObject({ field: 'idempotency-key', code: 'reused' });
      expect(await countOf('leads')).toBe(before + 1);
    });

    it('answers a repeated request with the first lead even after the offer has expired', async () => {
      const id = await offerId('glowclean');
      const body = { offer_id: id, type: 'job', locale: 'en' };
      const key = randomUUID();
      const first = await post<Lead>(services(), url, body, key);
      await services().database.rows(sql`update job_offers set status = 'expired' where id = ${id}`);
      try {
        expect(await post(services(), url, body, key)).toEqual({
          status: 200,
          body: { ...first.body, created: false },
        });
        expect((await post(services(), url, body, randomUUID())).status).toBe(409);
      } finally {
        await services().database.rows(sql`update job_offers set status = 'live' where id = ${id}`);
      }
    });

    it('refuses a lead as soon as the last day of an offer is over in UTC', async () => {
      const gig = await offerId('glowclean');
      const [job] = await rowsOf<{ id: string }>(
        services().database,
        sql`select id from more_job_offers where status = 'live' and valid_through is null limit 1`,
      );
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      for (const [table, id] of [
        [sql`job_offers`, gig],
        [sql`more_job_offers`, job?.id],
      ] as const) {
        const statusUntil = async (end: string | null) => {
          await services().database.rows(sql`update ${table} set valid_through = ${end} where id = ${id}`);
          const before = await countOf('leads');
          const body = { offer_id: id, type: 'job', locale: 'en' };
          const { status } = await post<Lead>(services(), url, body, randomUUID());
          expect(await countOf('leads')).toBe(status === 201 ? before + 1 : before);
          return status;
        };
        try {
          expect(await statusUntil(day(0).slice(0, 10))).toBe(201);
          expect(await statusUntil(day(-1).slice(0, 10))).toBe(409);
          expect(await statusUntil(`${day(0.01).slice(0, 19)}Z`)).toBe(201);
          expect(await statusUntil(`${day(-0.01).slice(0, 19)}Z`)).toBe(409);
        } finally {
          expect(await statusUntil(null)).toBe(201);
        }
      }
    });

    it('rejects unknown offers, expired ones and invalid requests', async () => {
      const id = await offerId('swiftbite');
      const before = await countOf('leads');
      const attempt = (more: object, key?: string) =>
        post<Errors>(services(), url, { offer_id: id, type: 'job', locale: 'en', ...more }, key);
      expect((await attempt({ offer_id: 99_999_999 })).status).toBe(404);
      expect((await attempt({ offer_id: await offerId('parcelpath') })).status).toBe(409);
      for (const [more, field, code] of [
        [{ email: 'nonsense' }, 'email', 'invalid'],
        [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'too_long'],
        [{ phone: 'call me' }, 'phone', 'invalid'],
        [{ phone: '+49 30 1' }, 'phone', 'invalid'],
        [{ phone: '1234567890123456' }, 'phone', 'invalid'],
        [{ phone: '+49 30 123456 x7' }, 'phone', 'invalid'],
        [{ locale: 'xx' }, 'locale', 'unknown'],
        [{ type: 'other' }, 'type', 'unknown'],
        [{ offer_id: 'one' }, 'offer_id', 'invalid'],
        [{ full_name: 'x'.repeat(201) }, 'full_name', 'too_long'],
        [{ source: 'a\0b' }, 'source', 'invalid'],
      ] as const) {
        const { status, body } = await attempt(more);
        expect(status).toBe(422);
        expect(body.errors[0]).toMatchObject({ field, code });
      }
      const missing = await post<Errors>(services(), url, {});
      expect(missing.body.errors.map(({ field }) => field).toSorted()).toEqual([
        'locale',
        'offer_id',
        'type',
      ]);
      expect((await attempt({}, 'no-uuid')).status).toBe(400);
      expect(await countOf('leads')).toBe(before);
    });
  });

  describe('the end of an offer', () => {
    const isOpen = async (status: string, end: string | null, at: string) => {
      const moment: SQL = sql`${at}::timestamptz`;
      const [row] = await rowsOf<{ open: boolean }>(
        services().database,
        sql`select ${takesApplications(moment)} as open
          from (values (${status}::text, ${end}::text)) offer(status, valid_through)`,
      );
      return row?.open;
    };

    it.each([
      ['live', '2027-03-14', '2027-03-14T23:59:59.999Z', true],
      ['live', '2027-03-14', '2027-03-15T00:00:00Z', false],
      ['live', '2027-03-14', '2027-03-14T20:30:00-04:00', false],
      ['live', '2027-03-14T18:30:00Z', '2027-03-14T18:29:59Z', true],
      ['live', '2027-03-14T18:30:00Z', '2027-03-14T18:30:00Z', false],
      ['live', '2027-03-14T18:30:00Z', '2027-03-14T18:30:01Z', false],
      ['live', null, '2099-01-01T00:00:00Z', true],
      ['expired', '2027-03-14', '2027-03-01T00:00:00Z', false],
    ])('of a %s one until %s at %s is open: %j', async (status, end, at, expected) => {
      expect(await isOpen(status, end, at)).toBe(expected);
    });
  });

  describe('POST /cities/proposition', () => {
    const url = '/web-api/en/cities/proposition';

    it('stores the suggestion with its session id', { tags: ['R7.28'] }, async () => {
      const key = randomUUID();
      const body = { proposition: '  Bad Belzig ', session_id: 'session-2' };
      const { status, body: answer } = await post<{ id: string }>(services(), url, body, key);
      expect(status).toBe(201);
      expect(answer).toMatchObject({ proposition: 'Bad Belzig', session_id: 'session-2' });
      const rows = await services().database.rows(
        sql`select proposition, session_id from city_propositions where id = ${answer.id}`,
      );
      expect(rows).toEqual([{ proposition: 'Bad Belzig', session_id: 'session-2' }]);
      expect(await post(services(), url, body, key)).toEqual({ status: 200, body: answer });
    });

    it.each([['x'], [''], ['   '], [' x '], ['x'.repeat(121)]])(
      'rejects the proposition %j',
      async (proposition) => {
        const { status, body } = await post<Errors>(services(), url, { proposition });
        expect(status).toBe(422);
        expect(body.errors[0]?.field).toBe('proposition');
      },
    );
  });

  describe('POST /city-search', () => {
    const url = '/web-api/en/city-search';

    it('records the query, the city and the session', { tags: ['R7.95'] }, async () => {
      const [key, search] = [randomUUID(), { query: 'berl', city_id: 2950159, session_id: 's' }];
      const { status, body } = await post<{ id: string }>(services(), url, search, key);
      expect(status).toBe(201);
      expect(await post(services(), url, search, key)).toEqual({ status: 200, body });
      const rows = await services().database.rows(
        sql`select query, city_id, session_id from city_searches where id = ${body.id}`,
      );
      expect(rows).toEqual([{ query: 'berl', city_id: 2950159, session_id: 's' }]);
    });

    it('rejects an unknown city, an empty query and a huge one', async () => {
      const unknown = await post<Errors>(services(), url, { query: 'berl', city_id: 1 });
      expect(unknown.status).toBe(422);
      expect(unknown.body.errors[0]).toMatchObject({ field: 'city_id', code: 'unknown' });
      expect((await post(services(), url, { query: '' })).status).toBe(422);
      expect((await post(services(), url, { query: 'x'.repeat(201) })).status).toBe(422);
    });
  });
};
