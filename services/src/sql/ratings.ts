import { sql, type SQL } from 'drizzle-orm';

/** The sum of all stars, from the numbers of reviews by stars in the columns `stars_1` to `stars_5` of one row. */
export const sumOfStars = (row: SQL): SQL =>
  sql`(${row}.stars_1 + 2 * ${row}.stars_2 + 3 * ${row}.stars_3 + 4 * ${row}.stars_4 + 5 * ${row}.stars_5)`;

/** The average rating, from the same columns. */
export const averageOfStars = (row: SQL): SQL =>
  sql`(${sumOfStars(row)}::numeric / nullif(${countOfStars(row)}, 0)::numeric)::float8`;

/** The number of reviews in the same columns. */
export const countOfStars = (row: SQL): SQL =>
  sql`(${row}.stars_1 + ${row}.stars_2 + ${row}.stars_3 + ${row}.stars_4 + ${row}.stars_5)::int`;

/** The numbers of reviews by stars, from 1 to 5. */
export const countsByStars = (row: SQL): SQL =>
  sql`json_build_array(${row}.stars_1, ${row}.stars_2, ${row}.stars_3, ${row}.stars_4, ${row}.stars_5)`;

/**
 * A lateral subquery with `rating`, `rating_count` and `rating_counts` (by number of stars). `counted` names a table that
 * counts reviews by stars, and the condition on its rows.
 */
export const ratingsOf = (counted: SQL): SQL => sql`lateral (
  select ${averageOfStars(sql`sums`)} as rating, ${countOfStars(sql`sums`)} as rating_count,
    ${countsByStars(sql`sums`)} as rating_counts
  from (
    select coalesce(sum(stars_1), 0) as stars_1, coalesce(sum(stars_2), 0) as stars_2,
      coalesce(sum(stars_3), 0) as stars_3, coalesce(sum(stars_4), 0) as stars_4,
      coalesce(sum(stars_5), 0) as stars_5
    from ${counted}
  ) as sums
)`;
