import { sql, type SQL } from 'drizzle-orm';

/** How a list of offers can be sorted. */
export const jobOfferSorts = ['weight', 'rating', 'earning', 'cost', 'sign_up'] as const;

export type JobOfferSort = (typeof jobOfferSorts)[number];

/** Fewer answers are too few to rank an offer by. */
export const minAnswers = 5;
/** As many answers at the average of the list are added to those of each offer. */
const addedAnswers = 5;

interface Figure {
  /** Selects the `value` of each answer about `offer`. */
  readonly answers: SQL;
  readonly direction: SQL;
  /** Answers that can be compared with each other have this in common. */
  readonly comparable: SQL;
}

const amounts = (table: 'earnings' | 'cost_starts') => sql`
  select contribution.amount_minor::float8 as value from ${sql.identifier(table)} contribution
  where contribution.job_offer_id = offer.id and contribution.currency = offer.currency`;

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
      from sign_up_times contribution where contribution.job_offer_id = offer.id`,
    direction: sql`asc`,
    comparable: sql`true`,
  },
};

/** The order of offers that are as good as each other, and of those with too few answers. */
export const byWeight = sql`weight desc, id`;

/** What a list is ordered by: the columns added to its offers, by their ids, and the order by them. */
export const sortedBy = (sort: JobOfferSort, offers: SQL): { matches: SQL; order: SQL } => {
  if (sort === 'weight') return { matches: offers, order: byWeight };
  const { answers, direction, comparable } = figures[sort];
  // The average of few answers is drawn towards that of the list. Amounts of several currencies are compared as
  // multiples of the average in each.
  return {
    matches: sql`
      select id, weight,
        case when count >= ${minAnswers}
          then coalesce((total + ${addedAnswers} * average) / ((count + ${addedAnswers}) * nullif(average, 0)), 0)
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
