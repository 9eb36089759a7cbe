import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../src/text/fold.ts';
import type { MoreJobOffer, MoreJobOfferList } from '../../src/more-jobs/moreJobOfferSchema.ts';
import { insertManyMoreJobs } from '../manyMoreJobs.ts';
import { type Errors, get, numberFrom, post, type ServicesOf } from '../testServices.ts';
import { moreJobFacetsSuite } from './moreJobFacets.suite.ts';
import { jobTitlesSuite } from './more-jobs/jobTitles.suite.ts';
import { moreJobDetailsSuite } from './more-jobs/moreJobDetails.suite.ts';
import { rowsOf } from '../rowsOf.ts';

type Offer = Static<typeof MoreJobOffer>;
type Offers = Static<typeof MoreJobOfferList>;

export const moreJobsSuite = (services: ServicesOf): void => {
  const list = async (query: string) =>
    (await get<Offers>(services(), `/more-jobs-api/job-offers?${query}`)).body;
  const find = (query: string) => get<Offer>(services(), `/more-jobs-api/job-offer?${query}`);
  const countLive = (condition: ReturnType<typeof sql>) =>
    numberFrom(
      services(),
      sql`select count(*) from more_job_offers offer join cities city on city.id = offer.city_id
        where offer.status = 'live' and ${condition}`,
    );

  describe('full-time offers', () => {
    beforeAll(() => insertManyMoreJobs(services()));

    it(
      'GET /job-offers lists offers by city, state, country, partner and feed, newest first, with their total',
      { tags: ['R7.84'] },
      async () => {
        const all = await list('limit=200');
        expect(all.items).toHaveLength(200);
        expect(all).toMatchObject({ total: 10_000, totalIsExact: false, pageCount: 50 });
        const instants = all.items.map(({ created }) => created);
        expect(instants).toEqual(instants.toSorted().toReversed());
        for (const [query, condition, matches] of [
          ['city=berlin', sql`city.org_slug = 'berlin'`, (offer: Offer) => offer.city.orgSlug === 'berlin'],
          [
            'state=tx',
            sql`lower(city.state) = 'tx'`,
            (offer: Offer) => offer.city.state?.toLowerCase() === 'tx',
          ],
          [
            'country_code=de',
            sql`city.country_code = 'DE'`,
            (offer: Offer) => offer.city.country.countryCode === 'DE',
          ],
          [
            'partner=GLOWCLEAN',
            sql`offer.partner_id = (select id from partners where slug = 'glowclean')`,
            (offer: Offer) => offer.partner.slug === 'glowclean',
          ],
          ['feed=jobrill', sql`offer.feed = 'jobrill'`, (offer: Offer) => offer.feedId === 'jobrill'],
        ] as const) {
          const found = await list(`limit=200&${query}`);
          expect(found.total).toBe(await countLive(condition));
          expect(found.total).toBeGreaterThan(0);
          expect(found.items.every(matches)).toBe(true);
        }
        expect((await list('city=nowhere')).items).toEqual([]);
        expect((await list('city=varsovia')).total).toBe((await list('city=warsaw')).total);
      },
    );

    it(
      'keyword finds offers that contain every word, including common words',
      { tags: ['R7.84'] },
      async () => {
        const even = await list('keyword=ZYXEVEN%20zyxdeep&limit=200&page=2');
        expect(even).toMatchObject({ total: 749, totalIsExact: true, page: 2, pageCount: 4 });
        expect(even.items.every(({ cardTitle }) => cardTitle.includes('zyxeven'))).toBe(true);
        const deep = await list('keyword=zyxdeep&page=75');
        expect(deep).toMatchObject({ total: 1499, totalIsExact: true, pageCount: 75 });
        expect(deep.items.at(-1)?.slugTitle).toBe('zyxdeep-1');
        const flood = await list('keyword=zyxflood&page=25');
        expect(flood).toMatchObject({ total: 500, totalIsExact: false, pageCount: 25 });
        expect(flood.items[0]?.slugTitle).toBe('zyxflood-9570');
        expect((await list('keyword=zyxflood&page=26')).items).toEqual([]);
        expect(await list('keyword=zyxeven%20zyxodd')).toMatchObject({ total: 0, pageCount: 0, next: null });
        expect((await list('keyword=zyxnowhere')).total).toBe(0);
        expect((await list('keyword=zyxdeep&city=warsaw')).total).toBe(0);
        expect((await list('keyword=ty%C3%B6&feed=deep')).total).toBe(1499);
      },
    );

    it('keyword tolerates a typing mistake and matches parts of words', { tags: ['R7.84'] }, async () => {
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
          language, url, status, posted_at)
        values
          (gen_random_uuid(), 'parts', 'parts-1', 2950159, 1, 'Zyxbusfahrer', 'zyxparts-1', 'zyxparts', 'de', '/x', 'live', '2026-01-01'),
          (gen_random_uuid(), 'parts', 'parts-2', 2950159, 1, 'Zyxlkwfahrerin', 'zyxparts-2', 'zyxparts', 'de', '/x', 'live', '2026-01-02')
        on conflict do nothing`);
      const titles = async (keyword: string) =>
        (await list(`feed=parts&keyword=${encodeURIComponent(keyword)}`)).items.map(
          ({ cardTitle }) => cardTitle,
        );
      expect(await titles('Zyxbusfarher')).toEqual(['Zyxbusfahrer']);
      expect(await titles('zyxbusfahrr zyxparts')).toEqual(['Zyxbusfahrer']);
      expect(await titles('yxbusfah')).toEqual(['Zyxbusfahrer']);
      expect(await titles('yxlkw yxpart')).toEqual(['Zyxlkwfahrerin']);
      expect(await titles('zyxbusfahrr zyxlkwfahrerin')).toEqual([]);
      expect((await list('keyword=zyxparts')).total).toBe(2);
      const facets = await get<{ everywhere: number }>(
        services(),
        '/more-jobs-api/job-offers/facets?keyword=zyxbusfahrr',
      );
      expect(facets.body.everywhere).toBe(1);
    });

    it('keyword also finds compounds and inflected words', { tags: ['R7.84'] }, async () => {
      const texts = [
        ['compounds-1', 'Zyxfahrer'],
        ['compounds-2', 'Zustellzyxfahrer'],
        ['compounds-3', 'Zyxfahrerin'],
        ['compounds-4', 'Zyxfahrten'],
        ['compounds-5', 'ŞOFÖRZYXler'],
        ['compounds-6', 'şoförzyx'],
        ['compounds-7', 'Zyx'],
        ['compounds-8', 'Zyxwagen'],
      ].map(
        ([
          id,
          title,
        ]) => sql`(gen_random_uuid(), 'compounds', ${id}, 2950159, 1, ${title}, ${id}, '', 'de', '/x', 'live',
          '2026-01-01'::timestamptz)`,
      );
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
          language, url, status, posted_at)
        values ${sql.join(texts, sql`, `)}`);
      const titles = async (keyword: string) =>
        (await list(`feed=compounds&keyword=${encodeURIComponent(keyword)}`)).items
          .map(({ cardTitle }) => cardTitle)
          .toSorted();
      expect(await titles('zyxfahrer')).toEqual(['Zustellzyxfahrer', 'Zyxfahrer', 'Zyxfahrerin']);
      expect(await titles('şoförzyx')).toEqual(['ŞOFÖRZYXler', 'şoförzyx']);
      // A word of three letters stands for itself.
      expect(await titles('zyx')).toEqual(['Zyx']);
      await services().database.rows(sql`delete from more_job_offers where feed = 'compounds'`);
    });

    it('treats punctuation in a keyword as text', async () => {
      for (const keyword of ["zyx'nowhere", 'zyx\\nowhere', 'zyx%nowhere', "zyxn' | 'driver"])
        expect((await list(`keyword=${encodeURIComponent(keyword)}`)).total).toBe(0);
    });

    it('indexes the words of a changed offer', async () => {
      await services().database.rows(sql`
        update more_job_offers set description = 'zyxchanged' where external_id = 'parts-2'`);
      expect((await list('keyword=yxchange')).total).toBe(1);
    });

    it('keyword ignores case and accents in all ten languages', { tags: ['R7.84'] }, async () => {
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
          language, url, status, posted_at)
        values (gen_random_uuid(), 'letters', 'letters-1', 2950159, 1, 'Zyxletters ŞOFÖR İşçi', 'zyxletters',
          '<p>Großlager Łódź, coração, señor, dégât, œuvre, Ångström, città, kłaść, Müller</p>',
          'tr', '/x', 'live', '2026-01-01'::timestamptz)
        on conflict do nothing`);
      const words =
        'ŞOFÖR şoför sofor SOFOR işçi ISCI İŞÇİ grosslager GROSSLAGER Großlager lodz coracao CORAÇÃO senor degat oeuvre ŒUVRE angstrom citta klasc muller Müller';
      for (const word of words.split(' ')) {
        const found = await list(`keyword=${encodeURIComponent(`zyxletters ${word}`)}`);
        expect(`${word} ${found.items.map(({ slugTitle }) => slugTitle).join()}`).toBe(`${word} zyxletters`);
      }
      // The first keyword is part of a word, the second is not.
      expect((await list('keyword=zyxletters%20osslag')).total).toBe(1);
      expect((await list('keyword=zyxletters%20aussläger')).total).toBe(0);
    });

    it('excludes offers that are past their last day in UTC', { tags: ['R7.84'] }, async () => {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const ends = [null, day(0).slice(0, 10), day(1), day(-1).slice(0, 10), day(-0.001)];
      const rows = ends.map(
        (end, at) => sql`(gen_random_uuid(), 'ending', ${`ending-${at}`}, 2950159, 1, 'Zyxending',
          ${`zyxending-${at}`}, '', 'en', '/x', 'live', '2026-01-01'::timestamptz, ${end}::text)`,
      );
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
          language, url, status, posted_at, valid_through)
        values ${sql.join(rows, sql`, `)} on conflict do nothing`);
      const { items } = await list('keyword=zyxending');
      expect(items.map(({ slugTitle }) => slugTitle).toSorted()).toEqual([
        'zyxending-0',
        'zyxending-1',
        'zyxending-2',
      ]);
      expect((await find('title_slug=zyxending-3')).body.status).toBe('expired');
    });

    it('folds words in the database in the same way as in the services', async () => {
      const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
        .filter((letter) => /^[a-z0-9]+$/.test(fold(letter)))
        .join(' ');
      const rows = await services().database.rows(sql`select lower(folded(${letters})) as folded`);
      expect(rows).toEqual([{ folded: fold(letters) }]);
    });

    it.each(['keyword=zyxdeep', 'keyword=zyxeven', 'feed=deep'])(
      '`after` pages through all offers of %s',
      async (query) => {
        const seen: string[] = [];
        let next: string | null | undefined;
        do {
          const page: Offers = await list(`limit=200&${query}${next ? `&after=${next}` : ''}`);
          seen.push(...page.items.map(({ slugTitle }) => slugTitle));
          next = page.next;
        } while (next !== null && seen.length < 2_000);
        const expected = query === 'keyword=zyxeven' ? 749 : 1499;
        expect(new Set(seen).size).toBe(expected);
        expect(seen).toHaveLength(expected);
      },
    );

    it('ids selects offers on one page, including expired ones', async () => {
      const rows = await rowsOf<{ id: string }>(
        services().database,
        sql`select id from more_job_offers where slug_title in ('zyxdeep-1500', 'zyxdeep-7')`,
      );
      const ids = rows.map(({ id }) => id);
      const found = await list(`ids=${ids.join(',')},00000000-0000-4000-8000-000000000000`);
      expect(found.items.map(({ id, status }) => [id, status]).toSorted()).toEqual(
        found.items
          .map(({ id, slugTitle }) => [id, slugTitle === 'zyxdeep-7' ? 'live' : 'expired'])
          .toSorted(),
      );
      expect(found.total).toBe(2);
    });

    moreJobFacetsSuite(services);
    jobTitlesSuite(services);
    moreJobDetailsSuite(services);

    it(
      'GET /job-offer answers the same offer by id and by title_slug, and 404 for an unknown one',
      { tags: ['R7.85'] },
      async () => {
        const offer = (await list('city=berlin&feed=workmeadow&limit=1')).items[0];
        if (offer === undefined) throw new Error('There is no offer.');
        const byId = await find(`id=${offer.id.toUpperCase()}`);
        expect(byId.status).toBe(200);
        expect(byId.body).toMatchObject({
          ...offer,
          partner: { ...offer.partner, website: `https://www.${offer.partner.slug}.example` },
          isMoreJob: true,
          type: 'full-time',
          categories: [],
        });
        expect(byId.body.description?.length).toBeGreaterThan(20);
        expect(JSON.parse(byId.body.structuredData ?? '')).toMatchObject({
          '@type': 'JobPosting',
          hiringOrganization: { sameAs: `https://www.${offer.partner.slug}.example` },
        });
        const filters = `city=berlin&partner=${offer.partner.slug}&feed=${offer.feedId}`;
        expect(await find(`title_slug=${offer.slugTitle}&${filters}`)).toEqual(byId);
        expect((await find('id=deep-7&feed=deep')).body.slugTitle).toBe('zyxdeep-7');
        for (const elsewhere of ['city=warsaw', 'partner=nobody', 'feed=deep'])
          expect((await find(`id=${offer.id}&${elsewhere}`)).status).toBe(404);
        expect((await find('id=00000000-0000-4000-8000-000000000000')).status).toBe(404);
        expect((await find('title_slug=nothing')).status).toBe(404);
        expect((await find('title_slug=zyxdeep-1500')).body).toMatchObject({
          status: 'expired',
          structuredData: null,
        });
        expect((await find('city=berlin')).status).toBe(400);
      },
    );

    it.each([
      ['after=nonsense', 'after'],
      ['page=0', 'page'],
      ['country_code=Germany', 'country_code'],
      ['ids=1', 'ids'],
      ['language=xx', 'language'],
    ])('answers 400 to %s', async (query, field) => {
      const { status, body } = await get<Errors>(services(), `/more-jobs-api/job-offers?${query}`);
      expect(status).toBe(400);
      expect(body.errors[0]?.field).toBe(field);
    });

    it(
      'POST /ofp-api/lead stores city, feed, partner and title of a full-time offer',
      { tags: ['R3.106'] },
      async () => {
        const { body: offer } = await find('title_slug=zyxdeep-8');
        const body = {
          offer_id: offer.id,
          type: 'job',
          locale: 'en',
          city: offer.city.slug,
          feed: offer.feedId,
          partner: offer.partner.slug,
          title: offer.slugTitle,
        };
        const lead = await post<{ id: string; affiliate_url: string }>(services(), '/ofp-api/lead', body);
        expect(lead.status).toBe(201);
        expect(lead.body.affiliate_url).toContain(`/partner-site/${offer.partner.slug}?lead=${lead.body.id}`);
        const rows = await services().database.rows(
          sql`select offer_id, more_job_offer_id, city, feed, partner, title from leads where id = ${lead.body.id}`,
        );
        expect(rows).toEqual([
          {
            offer_id: null,
            more_job_offer_id: offer.id,
            city: 'berlin',
            feed: 'deep',
            partner: offer.partner.slug,
            title: 'zyxdeep-8',
          },
        ]);
        const expired = (await find('title_slug=zyxdeep-1500')).body.id;
        expect((await post(services(), '/ofp-api/lead', { ...body, offer_id: expired })).status).toBe(409);
        const unknown = '00000000-0000-4000-8000-000000000000';
        expect((await post(services(), '/ofp-api/lead', { ...body, offer_id: unknown })).status).toBe(404);
      },
    );
  });
};
