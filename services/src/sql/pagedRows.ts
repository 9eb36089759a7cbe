import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static, type TSchema } from 'typebox';
import type { Page } from '../rest/paging.ts';
import type { Database } from '../db/database.ts';

interface PageQuery<Item extends TSchema> {
  /** The schema of an item. */
  item: Item;
  /** Selects the `id` of every matching row and the columns that `order` uses. */
  matches: SQL;
  /** Must be a total order: no two rows may be equal in it. */
  order: SQL;
  page: Page;
  /** The number of matching rows, if it is denormalised. The rows are then read in order, only as far as the page needs. */
  total?: SQL | undefined;
  /** Selects the items, with `page` as the table of the matches on this page. */
  select: SQL;
}

/** Returns one page of rows and the number of all rows, in one query. Columns are named like the fields of the answer. */
export const pagedRows = async <Item extends TSchema>(
  database: Database,
  { item, matches, order, page, total, select }: PageQuery<Item>,
): Promise<{ items: Static<Item>[]; total: number }> => {
  // Not a value: the plan of a prepared statement for any offset would read everything for the first page or for the last.
  const offset = sql.raw(String((page.page - 1) * page.limit));
  const [answer] = await database.rows(
    sql`
    with matches as ${total === undefined ? sql`materialized` : sql`not materialized`} (${matches}),
    page as materialized (
      select *, row_number() over (order by ${order}) as position
      from (
        select * from matches order by ${order} limit ${page.limit} offset ${offset}
      ) as shown
    )
    select
      (${total ?? sql`select count(*)::int from matches`}) as total,
      (select coalesce(json_agg(to_json(item) order by item.position), '[]') from (${select}) as item) as items`,
    Type.Object({ items: Type.Array(item), total: Type.Integer() }) as TSchema,
  );
  return (answer as { items: Static<Item>[]; total: number } | undefined) ?? { items: [], total: 0 };
};
