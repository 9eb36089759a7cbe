import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import pages from '../../../schema/pages.json' with { type: 'json' };
import { siteLanguages } from '../../src/rest/language.ts';
import type { Post } from '../../src/web-api/posts/postSchema.ts';
import { get, type List, numberFrom, type ServicesOf } from '../testServices.ts';

type Links = List<{ locale: string; uri: string; title: string | null }>;
type Posts = List<Static<typeof Post>>;

const uris = ({ items }: Links) => Object.fromEntries(items.map(({ locale, uri }) => [locale, uri]));

export const contentSuite = (services: ServicesOf): void => {
  describe('texts', () => {
    it(
      'GET /phrases/ answers the same keys in every language, with translated texts',
      { tags: ['R7.53'] },
      async () => {
        const english = (await get<Record<string, string>>(services(), '/web-api/en/phrases/')).body;
        const german = (await get<Record<string, string>>(services(), '/web-api/de/phrases/')).body;
        expect(Object.keys(german)).toEqual(Object.keys(english));
        expect(english['test.greeting']).toBe('Hello');
        expect(german['test.greeting']).toBe('Hallo');
      },
    );

    it(
      'GET /languages lists the languages of the site, and marks the three of the application',
      { tags: ['R7.42'] },
      async () => {
        type Language = { id: string; name: string; title: string; application: boolean; uri: string };
        const { items } = (await get<List<Language>>(services(), '/languages')).body;
        expect(items.map(({ id }) => id).toSorted()).toEqual(siteLanguages.toSorted());
        expect(items.filter(({ application }) => application).map(({ id }) => id)).toEqual([
          'en',
          'es',
          'fr',
        ]);
        expect(items.find(({ id }) => id === 'sv')).toEqual({
          id: 'sv',
          name: 'Swedish',
          title: 'Svenska',
          application: false,
          uri: '/sv',
        });
        expect(items.find(({ id }) => id === 'en')?.uri).toBe('/');
      },
    );

    it('answers 404 for an unknown language in the path, and accepts a language in upper case', async () => {
      expect((await get(services(), '/web-api/xx/languages')).status).toBe(404);
      expect((await get(services(), '/web-api/DE/languages')).status).toBe(200);
    });
  });

  describe('redirect links', () => {
    const links = async (uri: string, more = '') =>
      (await get<Links>(services(), `/redirect-links?uri=${encodeURIComponent(uri)}${more}`)).body;

    it(
      'GET /redirect-links lists the paths of a city in ten languages, for a path in any language',
      { tags: ['R7.55'] },
      async () => {
        for (const uri of ['/warsaw', '/pl/warszawa', 'warsaw/', '/warsaw?type=student']) {
          const found = await links(uri);
          expect(found.total).toBe(10);
          expect(uris(found)).toMatchObject({ en: '/warsaw', pl: '/pl/warszawa' });
        }
        expect(uris(await links('/warsaw/page-2'))).toMatchObject({
          en: '/warsaw/page-2',
          pl: '/pl/warszawa/page-2',
        });
      },
    );

    it('lists ten paths for every page whose path is the same in all languages', async () => {
      for (const word of Object.keys({ ...pages.staticPages, ...pages.withData })) {
        const found = uris(await links(`/tr/${word}`));
        expect(Object.keys(found)).toHaveLength(10);
        expect(found).toMatchObject({ en: `/${word}`, de: `/de/${word}` });
      }
    });

    it('lists the paths of city categories, offers, posts and static pages', async () => {
      expect(uris(await links('/berlin/delivery-c'))).toMatchObject({
        en: '/berlin/delivery-c',
        de: '/de/berlin/lieferung-c',
      });
      expect(uris(await links('/de/berlin/swiftbite'))).toMatchObject({
        en: '/berlin/swiftbite',
        sv: '/sv/berlin/swiftbite',
      });
      expect(uris(await links('/de/blog/dein-erster-nebenjob'))).toMatchObject({
        en: '/blog/your-first-gig-job',
        de: '/de/blog/dein-erster-nebenjob',
        tr: '/tr/blog/ilk-ek-isin',
      });
      expect(uris(await links('/blog/page-2'))).toMatchObject({ en: '/blog/page-2', pl: '/pl/blog/page-2' });
      expect((await links('/blog/no-such-post')).items).toEqual([]);
      expect(uris(await links('/'))).toMatchObject({ en: '/', fr: '/fr' });
      expect(uris(await links('/fr/about'))).toMatchObject({ en: '/about', fr: '/fr/about' });
      expect((await links('/berlin', '&locale=it')).items).toEqual([
        { locale: 'it', uri: '/it/berlino', title: 'Berlino' },
      ]);
    });

    it('lists the paths of company pages, with countries and cities in each language', async () => {
      expect(uris(await links('/companies'))).toMatchObject({ en: '/companies', tr: '/tr/companies' });
      expect(uris(await links('/de/company/swiftbite'))).toMatchObject({
        en: '/company/swiftbite',
        tr: '/tr/company/swiftbite',
      });
      for (const uri of ['/company/swiftbite/germany', '/de/company/swiftbite/deutschland']) {
        const found = uris(await links(uri));
        expect(Object.keys(found)).toHaveLength(10);
        expect(found).toMatchObject({
          en: '/company/swiftbite/germany',
          de: '/de/company/swiftbite/deutschland',
          pl: '/pl/company/swiftbite/niemcy',
        });
      }
      expect(uris(await links('/company/swiftbite/united-kingdom/london'))).toMatchObject({
        en: '/company/swiftbite/united-kingdom/london',
        it: '/it/company/swiftbite/regno-unito/londra',
      });
    });

    it.each([
      '/company',
      '/company/nobody',
      '/company/swiftbite/nowhere',
      '/company/swiftbite/france/berlin',
    ])('lists no paths for %s, which is not the page of a company', async (uri) => {
      expect((await links(uri)).items).toEqual([]);
    });

    it.each([
      '/nowhere',
      '/berlin/nobody',
      '/berlin/nothing-c',
      '/a/b/c/d',
      '/%E0%A4%A',
      '/about/page-2',
      '/page-2',
      '/404',
      '/my-desk',
    ])('lists no paths for %s, which is not a page', async (uri) => {
      expect((await links(uri)).items).toEqual([]);
    });
  });

  describe('totals', () => {
    it('GET /site-totals counts what is listed', async () => {
      const { status, body } = await get(services(), '/site-totals');
      expect(status).toBe(200);
      const count = (query: SQL) => numberFrom(services(), query);
      expect(body).toEqual({
        job_offers: await count(sql`select count(*) from listed_offers`),
        cities: await count(sql`select count(distinct city_id) from listed_offers`),
        partners: await count(sql`select count(distinct partner_id) from listed_offers`),
        contributions: await count(sql`
          select (select count(*) from earnings join job_offers offer on offer.id = job_offer_id
              where counts and earnings.currency = offer.currency)
            + (select count(*) from cost_starts join job_offers offer on offer.id = job_offer_id
              where counts and cost_starts.currency = offer.currency)`),
        largest_city: expect.objectContaining({ slug: 'new-york-city', name: 'New York City' }),
        reviews: await count(
          sql`select sum(stars_1 + stars_2 + stars_3 + stars_4 + stars_5) from offer_facts`,
        ),
      });
    });
  });

  describe('posts', () => {
    it('GET /posts/ lists one page of posts, and the total', { tags: ['R7.46'] }, async () => {
      const first = (await get<Posts>(services(), '/posts/?limit=3&page=1')).body;
      const second = (await get<Posts>(services(), '/posts/?limit=3&page=2')).body;
      expect(first.items).toHaveLength(3);
      expect(first).toMatchObject({ page: 1, pageCount: Math.ceil(first.total / 3) });
      expect(second.total).toBe(first.total);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(
        3 + second.items.length,
      );
    });

    it(
      'finds the newest post of a city, a post by its slug, and posts related to an offer or a post',
      { tags: ['R7.47', 'R7.48', 'R7.49', 'R7.50'] },
      async () => {
        const ofBerlin = (await get<Posts>(services(), '/posts?city_id=2950159&limit=1&expand=city')).body;
        expect(ofBerlin.items).toHaveLength(1);
        expect(ofBerlin.items[0]?.city?.slug).toBe('berlin');
        const slug = ofBerlin.items[0]?.slug ?? '';
        const bySlug = (await get<Posts>(services(), `/posts?slug=${slug}&expand=body,city`)).body;
        expect(bySlug.total).toBe(1);
        expect(bySlug.items[0]?.city?.slug).toBe('berlin');
        const bare = (await get<Posts>(services(), `/posts?slug=${slug}`)).body.items[0];
        expect(bare).not.toHaveProperty('body');
        expect(bare).not.toHaveProperty('city');
        expect(bySlug.items[0]?.body?.length).toBeGreaterThan(100);
        expect(ofBerlin.items[0]).not.toHaveProperty('body');
        const id = bySlug.items[0]?.id ?? 0;
        const similar = (await get<Posts>(services(), `/posts/similar?id=${id}`)).body;
        expect(similar.total).toBe(3);
        expect(similar.items.some((post) => post.id === id)).toBe(false);
        const path = '/posts/job_offer?city_slug=berlin&partner_slug=swiftbite';
        expect((await get<Posts>(services(), path)).body.total).toBeGreaterThan(0);
        expect((await get(services(), '/posts/similar?id=999999')).status).toBe(404);
      },
    );
  });
};
