import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';

const tableRow = Type.Object({
  name: Type.String(),
  /** Without generated columns, which the database computes. */
  columns: Type.Array(Type.String()),
  /** The tables that its foreign keys name. */
  references: Type.Array(Type.String()),
});

export type Table = Static<typeof tableRow>;

const afterWhatTheyReference = (tables: readonly Table[]): Table[] => {
  const ordered = new Set<Table>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const add = (table: Table): void => {
    if (ordered.has(table)) return;
    for (const name of table.references) {
      const referenced = byName.get(name);
      if (referenced !== undefined) add(referenced);
    }
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
};

/** The tables of the product, each after those that its foreign keys name. */
export const listTables = async (rows: RunQuery): Promise<Table[]> =>
  afterWhatTheyReference(
    await rows(
      sql`
        select t.relname as name,
          (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
            where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
          array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
            where c.conrelid = t.oid and c.contype = 'f' and r.oid <> t.oid) as "references"
        from pg_class t
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        order by t.relname`,
      tableRow,
    ),
  );
