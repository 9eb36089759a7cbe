import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { isNew, valueOf, writtenAt } from '../counting/formerValue.ts';
import type { Database } from '../db/database.ts';
import type { ContributionTable } from '../counting/contributionTables.ts';

/** A mean has changed suddenly if the new answers moved it by this share or more; ratings, by this number of stars. */
const minShare = 0.1;
const minStars = 0.3;
/** A distribution has, if this many answers are new, and at least as many as before. */
const minNew = 3;
/** A figure whose answers are all new is shown from this many on: nothing earlier tells what is usual. */
const minFirst = 5;

const Change = Type.Object({
  /** What is counted. */
  counted: Type.Union([Type.Literal('answers'), Type.Literal('votes')]),
  figure: Type.String(),
  offer: Type.Integer(),
  partner: Type.String(),
  city: Type.String(),
  before: Type.Union([Type.Number(), Type.Null()]),
  after: Type.Number(),
  unit: Type.String(),
  answers: Type.Integer(),
  waiting: Type.Integer(),
  accounts: Type.Integer(),
  networks: Type.Integer(),
  from: Type.String(),
  to: Type.String(),
});

export type SuddenChange = Static<typeof Change>;

interface Figure {
  readonly name: string;
  readonly table: ContributionTable | 'reviews';
  readonly unit: SQL;
  /**
   * When the mean has changed suddenly, by the columns `before`, `after`, `answers`, `earlier` (answers that are not new) and
   * `known` (values before the new ones).
   */
  readonly isSudden: SQL;
}

const isFirst = sql`(known = 0 and answers >= ${minFirst}::int)`;
const isFar = sql`(${isFirst} or abs(after - before) >= ${minShare}::float8 * greatest(before, 1))`;
const isMany = sql`(${isFirst} or answers >= ${minNew}::int and answers >= earlier and known > 0)`;

const figures: readonly Figure[] = [
  {
    name: 'earnings',
    table: 'earnings',
    unit: sql`offer.currency`,
    isSudden: isFar,
  },
  {
    name: 'cost to start',
    table: 'cost_starts',
    unit: sql`offer.currency`,
    isSudden: isFar,
  },
  {
    name: 'sign-up time',
    table: 'sign_up_times',
    unit: sql`'days'::text`,
    isSudden: isMany,
  },
  {
    name: 'customers (1 to 3)',
    table: 'customer_availabilities',
    unit: sql`''::text`,
    isSudden: isMany,
  },
  {
    name: 'rating',
    table: 'reviews',
    unit: sql`'stars'::text`,
    isSudden: sql`(${isFirst} or abs(after - before) >= ${minStars}::float8)`,
  },
];

const time = (moment: SQL): SQL => sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** What the new ones of `answer` have in common, by the time at which each was written. */
const newAnswers = (written: SQL): SQL => sql`count(*) filter (where ${isNew(written)})::int as answers,
  count(*) filter (where not ${isNew(written)})::int as earlier, count(answer.waits_for)::int as waiting,
  count(distinct answer.mailbox_hash) filter (where ${isNew(written)})::int as accounts,
  count(distinct answer.network_hash) filter (where ${isNew(written)})::int as networks,
  min(${written}) filter (where ${isNew(written)}) as first, max(${written}) filter (where ${isNew(written)}) as last`;

const votedAt = sql`answer.created_at`;

/** The reviews that many new votes call helpful, or will once they count. */
const findSuddenVotes = ({ rows }: Database): Promise<SuddenChange[]> =>
  rows(
    sql`
    select 'votes' as counted, 'helpful votes for review ' || review.id as figure, offer.id as offer,
      partner.name as partner, city.org_slug as city, earlier as before, earlier + answers as after, ''::text as unit,
      answers, waiting, accounts, networks, ${time(sql`first`)} as "from", ${time(sql`last + interval '1 second'`)} as "to"
    from (
      select answer.review_id, count(*) filter (where not ${isNew(votedAt)})::int as known, ${newAnswers(votedAt)}
      from review_votes answer
      where answer.waits_for is distinct from 'moderator'
        and answer.review_id in (select answer.review_id from review_votes answer where ${isNew(votedAt)})
      group by answer.review_id
    ) as moved
    join reviews review on review.id = moved.review_id
    join job_offers offer on offer.id = review.job_offer_id
    join partners partner on partner.id = offer.partner_id
    join cities city on city.id = offer.city_id
    where ${isMany}`,
    Change,
  );

const findSuddenAnswers = (
  { rows }: Database,
  { name, table, unit, isSudden }: Figure,
): Promise<SuddenChange[]> => {
  const answer = sql`answer`;
  const written = writtenAt(table, answer);
  const value = sql`(${valueOf[table](answer)})::float8`;
  const before = sql`case when ${isNew(written)} then answer.former_value else ${value} end`;
  return rows(
    sql`
    select 'answers' as counted, ${name}::text as figure, moved.job_offer_id as offer, partner.name as partner, city.org_slug as city,
      round(before::numeric, 2)::float8 as before, round(after::numeric, 2)::float8 as after, ${unit} as unit, answers, waiting, accounts, networks,
      ${time(sql`first`)} as "from", ${time(sql`last + interval '1 second'`)} as "to"
    from (
      select answer.job_offer_id, avg(${before}) as before, avg(${value}) as after, count(${before})::int as known, ${newAnswers(written)}
      from ${sql.identifier(table)} answer
      where ${table === 'reviews' ? sql`true` : sql`(answer.counts or answer.waits_for is not null)`} and answer.job_offer_id in (
        select answer.job_offer_id from ${sql.identifier(table)} answer where ${isNew(written)} and answer.mailbox_hash is not null)
      group by answer.job_offer_id
    ) as moved
    join job_offers offer on offer.id = moved.job_offer_id
    join partners partner on partner.id = offer.partner_id
    join cities city on city.id = offer.city_id
    where answers > 0 and (${isSudden})`,
    Change,
  );
};

/**
 * The figures, ratings and numbers of votes that new answers have moved far, or will once they count, those with the most answers
 * first.
 */
export const findSuddenChanges = async (database: Database): Promise<SuddenChange[]> => {
  const changes = await Promise.all([
    findSuddenVotes(database),
    ...figures.map((figure) => findSuddenAnswers(database, figure)),
  ]);
  return changes.flat().toSorted((one, other) => other.answers - one.answers || one.offer - other.offer);
};

/** A change as the moderator reads it, with the command that undoes it. */
export const describeChange = ({
  counted,
  figure,
  offer,
  partner,
  city,
  before,
  after,
  unit,
  ...change
}: SuddenChange): string =>
  [
    `offer ${offer} (${partner}, ${city})  ${figure}: ${before ?? 'nothing'} → ${after} ${unit}`.trimEnd(),
    `    by ${change.answers} ${counted} (${change.waiting} do not count yet) of ${change.accounts} accounts from ${change.networks} networks, ${change.from} to ${change.to}`,
    `    npm run moderate -- exclude --offer ${offer} --from ${change.from} --to ${change.to}`,
  ].join('\n');
