import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static, type TSchema } from 'typebox';
import type { RunQuery } from './database.ts';

/** Returns the rows of a select as JSON, with instants and nested values in the form of the contract. */
export const jsonRows = async <Item extends TSchema>(
  rows: RunQuery,
  item: Item,
  { select, order }: { select: SQL; order?: SQL },
): Promise<Static<Item>[]> => {
  const found = await rows(
    sql`select to_json(item) as item from (${select}) as item ${order === undefined ? sql`` : sql`order by ${order}`}`,
    Type.Object({ item }) as TSchema,
  );
  return (found as { item: Static<Item> }[]).map((row) => row.item);
};
