import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { parseIds } from '../../rest/ids.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { CategoryReference } from '../../rest/references.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { isAmong } from '../../sql/isAmong.ts';
import { categoryReference } from '../../sql/references.ts';
import { listCategories } from './categoryOperations.ts';

export const categoryRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listCategories,
    handler: async (request) => {
      const rows = await database.rows(
        sql`select ${categoryReference(sql`category`, sql`text`)} as item
          from categories category
          join category_texts text on text.category_id = category.id and text.language = ${languageOf(request)}
          where ${isAmong(sql`category.id`, parseIds(request.query.ids))}
          order by category.id`,
        Type.Object({ item: CategoryReference }),
      );
      return toUnpagedList(rows.map(({ item }) => item));
    },
  });
};
