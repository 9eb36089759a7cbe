import { sql, type SQL } from 'drizzle-orm';

/** The sort orders of lists of offers. */
export const jobOfferSorts = ['weight', 'rating', 'earning', 'cost', 'sign_up'] as const;

export type JobOfferSort = (typeof jobOfferSorts)[number];

/** Offers with fewer contributions or reviews are not ranked by their average. */
export const minAnswers = 5;
/** Bayesian average: adds this many values, each equal to the average of the list, to those of an offer. */
const addedValues = 5;

interface Figure {
  /** Selects the `value` of each contribution to or review of `offer`. */
  readonly answers: SQL;
  readonly direction: SQL;
  /** Only offers for which this expression is equal are compared with each other. */
  readonly comparable: SQL;
}

const amounts = (table: 'earnings' | 'cost_starts') => sql`
  select contribution.amount_minor::float8 as value from ${sql.identifier(table)} contribution
  where contribution.job_offer_id = offer.id and contribution.currency = offer.currency and contribution.counts`;

const figures: Record<Exclude<JobOfferSort, 'weight'>, Figure> = {
  rating: {
    answers: sql`select review.rating::float8 as value from reviews review where review.job_offer_id = offer.id`,
    direction: sql`desc`,
    comparable: sql`true`,
  },
  earning: { answers: amounts('earnings'), direction: sql`desc`, comparable: sql`offer.currency` },
  cost: { answers: amounts('cost_starts'), direction: sql`asc`, comparable: sql`offer.currency` },
  sign_up: {
    // In days.
    answers: sql`
      select case contribution.value when '1_day' then 1 when '2_3_days' then 2.5 when '1_week' then 7
        when '2_weeks' then 14 else 30 end::float8 as value
      from sign_up_times contribution where contribution.job_offer_id = offer.id and contribution.counts`,
    direction: sql`asc`,
    comparable: sql`true`,
  },
};

/** The order of offers that rank equally or are not ranked. */
export const byWeight = sql`weight desc, id`;

/** Adds the columns that a sort order needs to a list of offers; returns the query and the order. */
export const sortedBy = (sort: JobOfferSort, offers: SQL): { matches: SQL; order: SQL } => {
  if (sort === 'weight') return { matches: offers, order: byWeight };
  const { answers, direction, comparable } = figures[sort];
  // Averages of few values are weighted towards the average of the list. Amounts in different currencies are compared as
  // multiples of the average in their currency.
  return {
    matches: sql`
      select id, weight,
        case when count >= ${minAnswers}
          then coalesce((total + ${addedValues} * average) / ((count + ${addedValues}) * nullif(average, 0)), 0)
        end as score
      from (
        select offer.id, offer.weight, answered.total, answered.count,
          sum(answered.total) over list / nullif(sum(answered.count) over list, 0) as average
        from (${offers}) listed
        join job_offers offer on offer.id = listed.id
        cross join lateral (
          select coalesce(sum(value), 0)::float8 as total, count(*)::int as count from (${answers}) each_answer
        ) answered
        window list as (partition by ${comparable})
      ) as rated`,
    order: sql`score ${direction} nulls last, ${byWeight}`,
  };
};
