import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoreJobFacets } from '../../../src/more-jobs/moreJobFacetSchema.ts';
import type { MoreJobOfferList } from '../../../src/more-jobs/moreJobOfferSchema.ts';
import { get, type ServicesOf } from '../../testServices.ts';
import { titleSearches } from './titleSearches.ts';

const berlin = 2950159;
const hamburg = 2911298;
const warsaw = 756135;

/** Titles of offers, with words in none of the sample data. */
const titles: readonly (readonly [title: string, cityId: number])[] = [
  ['Dachdecker (m/w/d)', berlin],
  ['Dachdecker/in', hamburg],
  ['Dachlatte', berlin],
  ['Zahnärztin', berlin],
  ['Flight steward', berlin],
  ['Peluquera canina', berlin],
  ['Boulanger H/F', berlin],
  ['Coiffeur.se', berlin],
  ['Fioraia', berlin],
  ['Kapster', berlin],
  ['Zweminstructeur', berlin],
  ['Fryzjer/ka', warsaw],
  ['Spawacz', warsaw],
  ['Padeiro', berlin],
  ['Undersköterska', berlin],
  ['Terzi', berlin],
  ['Terminal', berlin],
];

export const jobTitlesSuite = (services: ServicesOf): void => {
  describe('full-time offers by title', () => {
    beforeAll(async () => {
      const all = titleSearches.flatMap((language) => language.titles);
      await insert('titles', titles);
      await insert(
        'searches',
        all.map((title) => [title, berlin]),
      );
    });

    afterAll(() =>
      services().database.rows(
        sql`delete from more_job_offers where feed in ('titles', 'searches', 'words')`,
      ),
    );

    const insert = async (feed: string, offers: typeof titles): Promise<void> => {
      const rows = offers.map(
        ([title, cityId], at) =>
          sql`(gen_random_uuid(), ${feed}, ${`titles-${at}`}, ${cityId}::int, 1, ${title}::text, ${`zyx${feed}-${at}`}, '', 'en', '/x',
            'live', '2026-01-01'::timestamptz)`,
      );
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
          language, url, status, posted_at)
        values ${sql.join(rows, sql`, `)}
        on conflict do nothing`);
    };

    const found = async (keyword: string, feed = 'titles'): Promise<string[]> => {
      const query = `feed=${feed}&limit=50&keyword=${encodeURIComponent(keyword)}`;
      const { body } = await get<Static<typeof MoreJobOfferList>>(
        services(),
        `/more-jobs-api/job-offers?${query}`,
      );
      return body.items.map(({ cardTitle }) => cardTitle).toSorted();
    };

    it.each(titleSearches.flatMap(({ searches }) => Object.entries(searches)))(
      '%s finds the titles that people mean, and nothing else: %j',
      async (keyword, offers) => {
        expect(await found(keyword, 'searches')).toEqual(offers.toSorted());
      },
    );

    const roofers = ['Dachdecker (m/w/d)', 'Dachdecker/in'];

    it.each([
      ['Dachdeckerin', roofers],
      ['Dachdeckerinnen', roofers],
      ['Dachdecker:in (w/m/d)', roofers],
      ['Zahnarzt', ['Zahnärztin']],
      ['stewardess', ['Flight steward']],
      ['peluquero', ['Peluquera canina']],
      ['peluquer@', ['Peluquera canina']],
      ['boulangère', ['Boulanger H/F']],
      ['coiffeuse', ['Coiffeur.se']],
      ['coiffeur·euse', ['Coiffeur.se']],
      ['fioraio', ['Fioraia']],
      ['kapper', ['Kapster']],
      ['zweminstructrice', ['Zweminstructeur']],
      ['fryzjerka', ['Fryzjer/ka']],
      ['spawaczka', ['Spawacz']],
      ['padeira', ['Padeiro']],
      ['underskötare', ['Undersköterska']],
      ['terzisi', ['Terzi']],
    ])('%s finds the other forms, and nothing else', { tags: ['R7.84'] }, async (keyword, offers) => {
      expect(await found(keyword)).toEqual(offers);
    });

    it.each([
      'Dachdecker Jobs',
      'Arbeit als Dachdecker',
      'Dachdecker Stellenangebote',
      'Dachdecker/Dachdeckerin',
    ])('%s finds what the title finds', async (keyword) => {
      expect(await found(keyword)).toEqual(roofers);
    });

    it('finds either of two titles with a slash between them', async () => {
      expect(await found('Kapper/Padeiro')).toEqual(['Kapster', 'Padeiro']);
      expect(await found('Kapper Padeiro')).toEqual([]);
    });

    it.each([
      ['Dachdeckerin', ['Dachdecker (m/w/d)', 'Dachdecker/in']],
      ['flihgt stewrd flihgt', ['Flight steward']],
      ['Flight steward Flight steward Flight steward stewardess', ['Flight steward']],
    ])('%s is searched as six words or fewer', async (keyword, offers) => {
      expect(await found(keyword)).toEqual(offers);
    });

    it('takes the seventh word and those after it as they are', async () => {
      await insert('words', [['Zyxa Zyxb Zyxc Zyxd Zyxe Tilers Welders', berlin]]);
      const six = 'zyxa zyxb zyxc zyxd zyxe tiler';
      expect(await found(six, 'words')).toHaveLength(1);
      expect(await found(`${six} welders`, 'words')).toHaveLength(1);
      expect(await found(`${six} welder`, 'words')).toEqual([]);
    });

    it.each(['jobs', 'oferty pracy', 'iş'])('%s alone is no keyword', async (keyword) => {
      expect(await found(keyword)).toEqual(await found(''));
      expect(await found(keyword)).toHaveLength(titles.length);
      const facets = async (query: string) =>
        (await get<Static<typeof MoreJobFacets>>(services(), `/more-jobs-api/job-offers/facets?${query}`))
          .body;
      expect(await facets(`keyword=${encodeURIComponent(keyword)}`)).toEqual(await facets(''));
    });

    it.each([
      ['Dachdecker in Berlin', ['Dachdecker (m/w/d)']],
      ['Hamburg Dachdecker', ['Dachdecker/in']],
      ['spawacz w Warszawie', ['Spawacz']],
      ['fryzjer Varsovia', ['Fryzjer/ka']],
      ['terzi Berlin’de', ['Terzi']],
      ['Spawacz in Berlin', []],
      ['Dachdecker Atlantisstadt', []],
    ])('%s finds the title in that city', async (keyword, offers) => {
      expect(await found(keyword)).toEqual(offers);
    });
  });
};
