import { sql, type SQL } from 'drizzle-orm';
import { netPay } from '../../net-pay/netPay.ts';
import { countOfStars, sumOfStars } from '../../sql/ratings.ts';

/** The sort orders of lists of offers. */
export const jobOfferSorts = ['weight', 'rating', 'earning', 'net', 'cost', 'sign_up'] as const;

export type JobOfferSort = (typeof jobOfferSorts)[number];

/** Offers with fewer contributions or reviews are not ranked by their average: a few answers say little. */
export const minAnswers = 5;

interface Figure {
  /** The sum and the number of the answers about `offer`, a row of its facts. */
  readonly total: SQL;
  readonly count: SQL;
  readonly direction: SQL;
  /** Only offers for which this expression is equal are compared with each other. */
  readonly comparable: SQL;
}

const figures: Record<Exclude<JobOfferSort, 'weight'>, Figure> = {
  rating: {
    total: sumOfStars(sql`offer`),
    count: countOfStars(sql`offer`),
    direction: sql`desc`,
    comparable: sql`true`,
  },
  earning: {
    total: sql`offer.earning_total`,
    count: sql`offer.earning_count`,
    direction: sql`desc`,
    comparable: sql`offer.currency`,
  },
  net: {
    total: sql`(
      select net * offer.earning_count
      from (${netPay(sql`round(offer.earning_total::numeric / nullif(offer.earning_count, 0))`, {
        country: sql`offer.country_code`,
        currency: sql`offer.currency`,
        vehicle: sql`(select vehicle from job_offers where job_offers.id = offer.id)`,
        type: sql`offer.type`,
      })}) as left_over)`,
    count: sql`offer.earning_count`,
    direction: sql`desc`,
    comparable: sql`offer.currency`,
  },
  cost: {
    total: sql`offer.cost_total`,
    count: sql`offer.cost_count`,
    direction: sql`asc`,
    comparable: sql`offer.currency`,
  },
  sign_up: {
    total: sql`offer.sign_up_days`,
    count: sql`offer.sign_up_count`,
    direction: sql`asc`,
    comparable: sql`true`,
  },
};

/** The order of offers that rank equally or are not ranked. */
export const byWeight = sql`weight desc, id`;

/** Adds the columns that a sort order needs to the facts of a list of offers; returns the query and the order. */
export const sortedBy = (sort: JobOfferSort, offers: SQL): { matches: SQL; order: SQL } => {
  if (sort === 'weight')
    return { matches: sql`select id, weight from (${offers}) as listed`, order: byWeight };
  const { total, count, direction, comparable } = figures[sort];
  // The averages that pages show, so that a visitor sees why an offer precedes another. Amounts in different currencies are
  // compared as multiples of the average in their currency. What is left of the pay may be negative on average.
  return {
    matches: sql`
      select id, weight,
        case when count >= ${minAnswers} and total is not null
          then coalesce(total / (count * nullif(abs(average), 0)), 0)
        end as score
      from (
        select offer.id, offer.weight, ${total}::float8 as total, ${count} as count, ${comparable} as compared
        from (${offers}) as offer
      ) as answered
      join (
        select ${comparable} as compared, sum(${total})::float8 / nullif(sum(${count}), 0) as average
        from (${offers}) as offer
        group by 1
      ) as compared_offers using (compared)`,
    order: sql`score ${direction} nulls last, ${byWeight}`,
  };
};
