import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { languages } from '../../../db/schema/language.ts';
import { userLanguages, type LanguageLevel } from '../../../db/schema/user.ts';
import { userOf } from '../../../identity/requestUser.ts';
import { parseExpand } from '../../../rest/expand.ts';
import { HttpProblem } from '../../../rest/httpProblem.ts';
import { toUnpagedList } from '../../../rest/listOf.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { ensureUser } from '../user/ensureUser.ts';
import { listMyLanguages, saveMyLanguages } from './myLanguageOperations.ts';

interface AddedLanguage {
  id: string;
  level?: LanguageLevel | null;
}

const findLanguages = async ({ orm }: Database, userId: string, withLevel: boolean) => {
  const rows = await orm
    .select({
      id: languages.code,
      name: languages.name,
      title: languages.title,
      level: userLanguages.level,
      userId: userLanguages.userId,
    })
    .from(userLanguages)
    .innerJoin(languages, eq(languages.code, userLanguages.language))
    .where(eq(userLanguages.userId, userId))
    .orderBy(languages.code);
  return toUnpagedList(rows.map(({ level, ...row }) => (withLevel ? { ...row, level } : row)));
};

const lowerCased = <T extends { id: string }>(items: T[] | undefined): T[] =>
  (items ?? []).map((item) => ({ ...item, id: item.id.toLowerCase() }));

/** Rejects unknown languages, before any change is made. */
const rejectUnknown = async ({ orm }: Database, lists: Record<string, { id: string }[]>): Promise<void> => {
  const known = new Set((await orm.select({ code: languages.code }).from(languages)).map(({ code }) => code));
  const faults = Object.entries(lists).flatMap(([field, items]) =>
    items.flatMap(({ id }, at) =>
      known.has(id)
        ? []
        : [{ field: `${field}.${at}.id`, code: 'unknown', message: 'There is no such language.' }],
    ),
  );
  if (faults.length > 0) throw new HttpProblem(422, 'The body is not valid.', faults);
};

export const myLanguageRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listMyLanguages,
    handler: async (request) =>
      findLanguages(database, userOf(request).id, parseExpand(request.query.expand).has('level')),
  });

  app.route({
    ...saveMyLanguages,
    handler: async (request) => {
      const user = userOf(request);
      const add: AddedLanguage[] = lowerCased(request.body.add_languages);
      const remove = lowerCased(request.body.delete_languages).map(({ id }) => id);
      await rejectUnknown(database, {
        add_languages: add,
        delete_languages: remove.map((id) => ({ id })),
      });
      await database.orm.transaction(async (transaction) => {
        await ensureUser(transaction, user);
        if (remove.length > 0) {
          await transaction
            .delete(userLanguages)
            .where(and(eq(userLanguages.userId, user.id), inArray(userLanguages.language, remove)));
        }
        for (const { id, level } of add) {
          await transaction
            .insert(userLanguages)
            .values({ userId: user.id, language: id, level: level ?? null })
            .onConflictDoUpdate({
              target: [userLanguages.userId, userLanguages.language],
              set: { level: level === undefined ? sql`${userLanguages.level}` : level },
            });
        }
      });
      return findLanguages(database, user.id, true);
    },
  });
};
