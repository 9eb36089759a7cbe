import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../rowsOf.ts';
import { get, type List, type ServicesOf } from '../../testServices.ts';

interface Offer {
  id: number;
  city: number;
  country: string;
  partner: string;
  categories: string[];
  type: string;
  weight: number;
  currency: string;
  rating: { total: number; count: number };
  earning: { total: number; count: number };
  cost: { total: number; count: number };
  sign_up: { total: number; count: number };
}

const answers = (table: string, value: string, condition = 'true') =>
  sql.raw(`(select json_build_object('total', coalesce(sum(${value}), 0)::float8, 'count', count(*))
    from ${table} answer where answer.job_offer_id = offer.id and ${condition})`);

const amounts = (table: string) =>
  answers(table, 'answer.amount_minor', 'answer.counts and answer.currency = offer.currency');

/** Every listed offer, from the rows themselves. */
const allOffers = sql`
  select offer.id, offer.city_id as city, city.country_code as country, partner.slug as partner, offer.type,
    offer.weight, offer.currency,
    array(select category.org_slug from job_offer_categories belongs
      join categories category on category.id = belongs.category_id where belongs.job_offer_id = offer.id) as categories,
    ${answers('reviews', 'answer.rating', 'answer.waits_for is null')} as rating,
    ${amounts('earnings')} as earning,
    ${amounts('cost_starts')} as cost,
    ${answers(
      'sign_up_times',
      "case answer.value when '1_day' then 1 when '2_3_days' then 2.5 when '1_week' then 7 when '2_weeks' then 14 else 30 end",
      'answer.counts',
    )} as sign_up
  from listed_offers offer
  join cities city on city.id = offer.city_id
  join partners partner on partner.id = offer.partner_id`;

type Figure = 'rating' | 'earning' | 'cost' | 'sign_up';

const byWeight = (one: Offer, other: Offer): number => other.weight - one.weight || one.id - other.id;

/** The score of each offer by the documented rule: averages of five answers or more, in multiples of that of the list. */
const scoresOf = (offers: readonly Offer[], figure: Figure): Map<number, number> => {
  const groupOf = ({ currency }: Offer) => (figure === 'earning' || figure === 'cost' ? currency : '');
  const sums = new Map<string, { total: number; count: number }>();
  for (const offer of offers) {
    const sum = sums.get(groupOf(offer)) ?? { total: 0, count: 0 };
    sums.set(groupOf(offer), {
      total: sum.total + offer[figure].total,
      count: sum.count + offer[figure].count,
    });
  }
  const scores = new Map<number, number>();
  for (const offer of offers.filter((each) => each[figure].count >= 5)) {
    const { total, count } = sums.get(groupOf(offer)) ?? { total: 0, count: 1 };
    const average = total / count;
    const { total: own, count: answered } = offer[figure];
    scores.set(offer.id, average === 0 ? 0 : own / (answered * average));
  }
  return scores;
};

const sorted = (offers: readonly Offer[], sort: Figure | 'weight'): Offer[] => {
  if (sort === 'weight') return offers.toSorted(byWeight);
  const scores = scoresOf(offers, sort);
  const direction = sort === 'rating' || sort === 'earning' ? -1 : 1;
  const last = direction === 1 ? Infinity : -Infinity;
  return offers.toSorted((one, other) => {
    const [first, second] = [scores.get(one.id) ?? last, scores.get(other.id) ?? last];
    return first === second ? byWeight(one, other) : direction * (first - second);
  });
};

const onePerPartner = (offers: readonly Offer[]): Offer[] => {
  const best = new Map<string, Offer>();
  for (const offer of offers.toSorted(byWeight)) if (!best.has(offer.partner)) best.set(offer.partner, offer);
  return [...best.values()];
};

const countsOf = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

interface Facets {
  facets: {
    categories: { category: { orgSlug: string }; count: number }[];
    types: { type: string; count: number }[];
  };
}

const has = (categories: string[]) => (offer: Offer) =>
  categories.some((category) => offer.categories.includes(category));

const lists: readonly [query: string, keeps: (offer: Offer) => boolean][] = [
  ['', () => true],
  ['country_code=de', ({ country }) => country === 'DE'],
  ['partner_slug=swiftbite', ({ partner }) => partner === 'swiftbite'],
  ['categories=delivery', has(['delivery'])],
  ['categories=delivery,cleaning', has(['delivery', 'cleaning'])],
  ['type=student', ({ type }) => type === 'student'],
  [
    'categories=babysitting&country_code=gb&type=freelance',
    (offer) => has(['babysitting'])(offer) && offer.country === 'GB' && offer.type === 'freelance',
  ],
  ['city_slug=berlin', ({ city }) => city === 2950159],
  ['city_slug=berlin&categories=delivery', (offer) => offer.city === 2950159 && has(['delivery'])(offer)],
  ['categories=nothing', () => false],
  ['partner_slug=nobody', () => false],
];

export const orderedListsSuite = (services: ServicesOf): void => {
  describe('lists of offers', () => {
    let offers: Offer[] = [];

    beforeAll(async () => {
      offers = await rowsOf<Offer>(services().database, allOffers);
    });

    const pageOf = (query: string, page: number, limit: number) =>
      get<List<{ id: number }>>(services(), `/job_offers?${query}&page=${page}&limit=${limit}`);

    const expectList = async (query: string, expected: readonly Offer[]): Promise<void> => {
      const limit = 200;
      const pageCount = Math.ceil(expected.length / limit);
      // The first pages, one in the middle, the last ones, and one beyond.
      const pages = new Set([1, 2, Math.ceil(pageCount / 2), pageCount - 1, pageCount, pageCount + 1]);
      for (const page of [...pages].filter((each) => each >= 1)) {
        const { body } = await pageOf(query, page, limit);
        const ids = expected.slice((page - 1) * limit, page * limit).map(({ id }) => id);
        expect({ query, page, ids: body.items.map(({ id }) => id) }).toEqual({ query, page, ids });
        expect(body).toMatchObject({ total: expected.length, pageCount });
      }
    };

    it.each(lists)('have the offers of the rows, in the documented order: %s', async (query, keeps) => {
      const matching = offers.filter(keeps);
      await expectList(query, sorted(matching, 'weight'));
      await expectList(`${query}&one_per_partner=1`, sorted(onePerPartner(matching), 'weight'));
    });

    it.each(['rating', 'earning', 'cost', 'sign_up'] as const)('are sorted by %s', async (sort) => {
      for (const [query, keeps] of lists.slice(0, 8))
        await expectList(`${query}&sort=${sort}`, sorted(offers.filter(keeps), sort));
    });

    it('count the offers of each category and type with the other filters', async () => {
      const inUse: readonly [query: string, others: (offer: Offer) => boolean][] = [
        ['', () => true],
        ['country_code=fr', ({ country }) => country === 'FR'],
        ['partner_slug=swiftbite', ({ partner }) => partner === 'swiftbite'],
        ['city_slug=berlin', ({ city }) => city === 2950159],
      ];
      for (const [query, others] of inUse) {
        const path = `/job_offers?${query}&categories=delivery&type=weekend&limit=1&expand=facets`;
        const { facets } = (await get<Facets>(services(), path)).body;
        const ofType = offers.filter((offer) => others(offer) && offer.type === 'weekend');
        const ofCategory = offers.filter((offer) => others(offer) && has(['delivery'])(offer));
        expect({
          query,
          categories: Object.fromEntries(
            facets.categories.map(({ category, count }) => [category.orgSlug, count]),
          ),
          types: Object.fromEntries(facets.types.map(({ type, count }) => [type, count])),
        }).toEqual({
          query,
          categories: countsOf(ofType.flatMap(({ categories }) => categories)),
          types: countsOf(ofCategory.map(({ type }) => type)),
        });
      }
    });
  });
};
