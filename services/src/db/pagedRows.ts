import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

type Paged = {
  /** Selects every row that matches, with an `id` and whatever `order` needs. */
  matches: SQL;
  /** How the matches are ordered, by their columns; it must leave no ties. */
  order: SQL;
  page: { page: number; limit: number };
  /** Selects the answer's columns from `page`, which holds the matches of the page. */
  select: SQL;
};

/** One page of rows and the number of all of them, in one query; columns carry the answer's field names. */
export const pagedRows = async <Row>(
  database: Database,
  { matches, order, page, select }: Paged,
): Promise<{ items: Row[]; total: number }> => {
  const [answer] = await database.rows<{ items: Row[]; total: number }>(sql`
    with matches as materialized (${matches}),
    page as materialized (
      select *, row_number() over (order by ${order}) as position
      from matches
      order by ${order}
      limit ${page.limit} offset ${(page.page - 1) * page.limit}
    )
    select
      (select count(*)::int from matches) as total,
      (select coalesce(json_agg(to_json(item) order by item.position), '[]') from (${select}) as item) as items`);
  return answer ?? { items: [], total: 0 };
};
