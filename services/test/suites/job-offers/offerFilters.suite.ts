import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { JobOffer, JobOfferFacets } from '../../../src/web-api/job-offers/jobOfferSchema.ts';
import { get, type List, type ServicesOf } from '../../testServices.ts';

type Offer = Static<typeof JobOffer>;
type Offers = List<Offer> & { facets?: Static<typeof JobOfferFacets> };

const ranks = ['none', 'bike', 'scooter', 'car'];

/** Filters, and whether an offer as the list shows it fulfils them. */
const filters: [string, (offer: Offer) => boolean][] = [
  ['age=16', ({ minAge }) => minAge !== null && minAge <= 16],
  ['vehicle=none', ({ vehicle }) => vehicle === 'none'],
  ['vehicle=scooter', ({ vehicle }) => vehicle !== null && ranks.indexOf(vehicle) <= 2],
  ['work_language=en', ({ workLanguages }) => workLanguages.includes('en')],
  ['remote=true', ({ isRemote }) => isRemote],
  ['verified=true', ({ isVerified }) => isVerified],
  ['pay_from=15.5', ({ earning }) => (earning?.avg ?? 0) >= 15.5],
  ['cost_up_to=60', ({ costToStart }) => costToStart.avg !== null && Math.round(costToStart.avg) <= 60],
  ['sign_up_within=7', ({ signUpTime }) => Math.round(signUpTime?.days ?? Infinity) <= 7],
  ['rating_from=4', ({ review }) => Math.round((review.rating ?? 0) * 10) / 10 >= 4],
];

export const offerFiltersSuite = (services: ServicesOf): void => {
  const list = async (query: string) =>
    (await get<Offers>(services(), `/job_offers?limit=200&expand=earning,signUpTime,facets&${query}`)).body;
  const slugs = ({ items }: Offers) => items.map(({ partner }) => partner.slug).toSorted();

  describe('filters of lists of offers', () => {
    it.each(filters)('%s leaves the offers whose shown facts fulfil it', async (query, fulfils) => {
      const all = await list('city_slug=berlin');
      const left = await list(`city_slug=berlin&${query}`);
      expect(slugs(left)).toEqual(slugs({ ...all, items: all.items.filter(fulfils) }));
      expect(left.total).toBe(left.items.length);
      expect(left.total).toBeGreaterThan(0);
      expect(left.total).toBeLessThan(all.total);
    });

    it('apply together, with the other parameters and in every order; false asks for nothing', async () => {
      const query = 'vehicle=none&age=18&work_language=en&verified=true&rating_from=3';
      const matches = (offer: Offer) =>
        filters.every(([name, fulfils]) =>
          ['vehicle=none', 'work_language=en', 'verified=true'].includes(name) ? fulfils(offer) : true,
        ) &&
        (offer.minAge ?? 99) <= 18 &&
        (offer.review.rating ?? 0) >= 3;
      const all = await list('city_slug=berlin&categories=cleaning,crowdtesting,translation,pet-care');
      const left = await list(
        `city_slug=berlin&categories=cleaning,crowdtesting,translation,pet-care&sort=cost&${query}`,
      );
      expect(left.total).toBeGreaterThan(0);
      expect(slugs(left)).toEqual(slugs({ ...all, items: all.items.filter(matches) }));
      expect((await list('city_slug=berlin&remote=false&verified=false')).total).toBe(
        (await list('city_slug=berlin')).total,
      );
    });

    it('apply to lists of a company, of a country and of everything, of which each company may have one', async () => {
      for (const scope of [
        'partner_slug=lumen-labs&type=freelance',
        'country_code=AT',
        'country_code=AT&one_per_partner=1',
      ]) {
        const all = await list(scope);
        const left = await list(`${scope}&work_language=de&pay_from=14`);
        expect(left.total).toBeLessThan(all.total);
        expect(left.items.length).toBe(Math.min(200, left.total));
        expect(left.items.length).toBeGreaterThan(0);
        for (const { workLanguages, earning } of left.items) {
          expect(workLanguages).toContain('de');
          expect(earning?.avg).toBeGreaterThanOrEqual(14);
        }
      }
    });

    it('offer choices that divide the list, each with the number of offers that it leaves beside the others', async () => {
      const chosen = 'vehicle=bike&work_language=en&type=part-time';
      const { facets } = await list(`city_slug=berlin&${chosen}`);
      const all = (await list('city_slug=berlin&type=part-time')).total;
      expect(new Set(facets?.choices.map(({ filter }) => filter))).toEqual(
        new Set([
          'age',
          'vehicle',
          'work_language',
          'remote',
          'verified',
          'pay_from',
          'cost_up_to',
          'sign_up_within',
          'rating_from',
        ]),
      );
      for (const { filter, value, count } of facets?.choices ?? []) {
        const alone = await list(`city_slug=berlin&type=part-time&${filter}=${value}`);
        expect({ filter, value, total: alone.total }).not.toMatchObject({ total: 0 });
        expect({ filter, value, total: alone.total }).not.toMatchObject({ total: all });
        const others = chosen.split('&').filter((part) => !part.startsWith(`${filter}=`));
        const beside = await list(`city_slug=berlin&${others.join('&')}&${filter}=${value}`);
        expect({ filter, value, count }).toEqual({ filter, value, count: beside.total });
      }
      for (const { type, count } of facets?.types ?? [])
        expect((await list(`city_slug=berlin&vehicle=bike&work_language=en&type=${type}`)).total).toBe(count);
    });

    it('offer amounts only where there is one currency, and no choices for lists of everywhere', async () => {
      const namesOf = ({ facets }: Offers) => new Set(facets?.choices.map(({ filter }) => filter));
      const everywhere = namesOf(await list('partner_slug=swiftbite'));
      expect(everywhere).toContain('rating_from');
      expect(everywhere).not.toContain('pay_from');
      const currencyOf = async (query: string) => (await list(query)).facets?.currency;
      expect(await currencyOf('partner_slug=swiftbite')).toBe(null);
      expect(await currencyOf('partner_slug=swiftbite&country_code=PL')).toBe('PLN');
      expect(namesOf(await list('partner_slug=swiftbite&country_code=PL'))).toContain('pay_from');
      expect(namesOf(await list('country_code=PL'))).toEqual(new Set());
      expect(namesOf(await list('country_code=PL&verified=true'))).toEqual(new Set());
    });

    it.each([
      'age=13',
      'age=old',
      'vehicle=train',
      'work_language=english',
      'remote=perhaps',
      'pay_from=-1',
      'pay_from=Infinity',
      'sign_up_within=0',
      'rating_from=6',
    ])('refuse %s', async (query) => {
      expect((await get(services(), `/job_offers?city_slug=berlin&${query}`)).status).toBe(400);
    });
  });
};
