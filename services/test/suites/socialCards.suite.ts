import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findCard } from '../../src/images/social/findCard.ts';
import { siteLanguages, type Language } from '../../src/rest/language.ts';
import { get, type ServicesOf } from '../testServices.ts';

export const socialCardsSuite = (services: ServicesOf): void => {
  const fetchCard = (path: string, headers: Record<string, string> = {}) =>
    services().app.inject({ url: `/images/social${path}`, headers });
  const cardOf = (language: Language, path: string) =>
    findCard({ database: services().database, language }, path, 'Citygigs');

  describe('pictures for sharing', () => {
    it.each([
      '/en/site',
      '/de/cities/hamburg',
      '/pl/city-categories/warszawa/delivery',
      '/fr/partners/swiftbite',
      '/tr/offers/berlin/swiftbite',
      '/en/posts/taxes-for-side-jobs',
    ])('%s is drawn in the size that social networks recommend', async (path) => {
      const answer = await fetchCard(path);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toContain('max-age=86400');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    });

    it('are not sent again to who has them', async () => {
      const { etag } = (await fetchCard('/sv/cities/malmo')).headers;
      const again = await fetchCard('/sv/cities/malmo', { 'if-none-match': String(etag) });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      const other = await fetchCard('/sv/cities/lisbon', { 'if-none-match': String(etag) });
      expect([other.statusCode, other.headers['etag'] === etag]).toEqual([200, false]);
    });

    it('have the texts of the site in each language, and no gaps in them', async () => {
      for (const language of siteLanguages)
        for (const path of [
          'site',
          'cities/berlin',
          'city-categories/berlin/delivery',
          'offers/berlin/swiftbite',
        ]) {
          const card = await cardOf(language, path);
          expect(card?.title).toMatch(/^[^{}]{4,}$/);
          expect(card?.title).not.toMatch(/^\P{L}|\s$|undefined|null/u);
        }
      expect(await cardOf('de', 'cities/munich')).toMatchObject({
        title: expect.stringContaining('München'),
        brand: 'Citygigs',
        picture: { slug: 'munich' },
      });
      expect((await cardOf('en', 'offers/paris/swiftbite'))?.kicker).toBe('Swiftbite · Paris');
      expect((await cardOf('tr', 'city-categories/berlin/delivery'))?.kicker).toBe('Berlin');
      const { title, figures } = (await cardOf('de', 'partners/swiftbite')) ?? {};
      expect([title, figures]).toEqual(['Swiftbite', [expect.stringMatching(/^★ \d(,\d)? \([\d.]+\)$/)]]);
    });

    it('show the pay of a gig as its page does, and how many gigs a city has', async () => {
      const { body } = await get<{ avg: number; count: number }>(services(), '/job_offers/1/earning');
      const card = await cardOf('de', 'offers/berlin/swiftbite');
      const amount = body.avg.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
      expect(card?.pay).toEqual({
        amount: `${amount} pro Stunde`,
        answers: `Durchschnitt aus ${body.count} Angaben`,
      });
      expect((await cardOf('en', 'cities/berlin'))?.figures[0]).toMatch(/^\d\d gigs$/);
      expect((await cardOf('en', 'partners/swiftbite'))?.pay).toBeNull();
    });

    it.each([
      '?title=Account%20suspended&kicker=Official%20notice',
      '/en?title=Account%20suspended',
      '/en/title/Account%20suspended',
      '/en/site/Account%20suspended',
      '/en/cities/nowhere-at-all',
      '/en/cities/berlin/delivery',
      '/en/city-categories/berlin/surgery',
      '/en/city-categories/berlin',
      '/en/partners/official-notice',
      '/en/offers/berlin/official-notice',
      '/en/posts/official-notice',
      '/en/__proto__',
      '/xx/site',
      '/xx/cities/berlin',
    ])('do not exist at %s', async (path) => {
      expect((await fetchCard(path)).statusCode).toBe(404);
    });

    it('wait for each other only: pictures of pages are drawn meanwhile, and too many are refused', async () => {
      const slugs = [
        'munich',
        'cologne',
        'frankfurt',
        'stuttgart',
        'hamburg',
        'vienna',
        'zurich',
        'paris',
        'madrid',
      ];
      const cards = ['de', 'nl'].flatMap((language) =>
        slugs.map((slug) => fetchCard(`/${language}/cities/${slug}`)),
      );
      let drawn = 0;
      for (const card of cards) void card.then(({ statusCode }) => (drawn += Number(statusCode === 200)));
      const picture = await services().app.inject('/images/c_fill,w_50,h_50,f_auto/partners/not-drawn-yet');
      const before = drawn;
      const statuses = (await Promise.all(cards)).map(({ statusCode }) => statusCode);
      expect(picture.statusCode).toBe(200);
      expect(statuses).toContain(503);
      expect(drawn).toBeGreaterThan(before + 3);
    });

    it('show nothing of what is added to an address', async () => {
      const plain = await fetchCard('/en/partners/paws-and-co');
      const added = await fetchCard('/en/partners/paws-and-co?title=Official%20notice&figure=1&brand=Bank');
      expect(added.rawPayload.equals(plain.rawPayload)).toBe(true);
    });
  });
};
