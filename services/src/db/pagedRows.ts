import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static, type TSchema } from 'typebox';
import type { Page } from '../rest/paging.ts';
import type { Database } from './database.ts';

interface PageQuery<Item extends TSchema> {
  /** What an item looks like. */
  item: Item;
  /** Selects every matching row, with an `id` and whatever `order` needs. */
  matches: SQL;
  /** Orders the matches by their columns; it must leave no ties. */
  order: SQL;
  page: Page;
  /** Selects the columns of the items from `page`, which holds the matches of the page. */
  select: SQL;
}

/** Returns one page of rows and the number of all of them, in one query. Columns carry the field names of the answer. */
export const pagedRows = async <Item extends TSchema>(
  database: Database,
  { item, matches, order, page, select }: PageQuery<Item>,
): Promise<{ items: Static<Item>[]; total: number }> => {
  const [answer] = await database.rows(
    sql`
    with matches as materialized (${matches}),
    page as materialized (
      select *, row_number() over (order by ${order}) as position
      from matches
      order by ${order}
      limit ${page.limit} offset ${(page.page - 1) * page.limit}
    )
    select
      (select count(*)::int from matches) as total,
      (select coalesce(json_agg(to_json(item) order by item.position), '[]') from (${select}) as item) as items`,
    Type.Object({ items: Type.Array(item), total: Type.Integer() }) as TSchema,
  );
  return (answer as { items: Static<Item>[]; total: number } | undefined) ?? { items: [], total: 0 };
};
